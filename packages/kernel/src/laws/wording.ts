import type { AnyGame } from '../game.ts';
import type { Phrase, PhraseValue } from '../phrase.ts';
import type { Params } from '../verdict.ts';
import { kernelWords } from '../words.ts';

/** The names that an ICU message fills in, in order of the alphabet. */
export function placeholders(text: string): readonly string[] {
  const names = new Set<string>();
  readMessage(text, 0, names);
  return [...names].sort();
}

/** Reads up to the brace that closes this message; returns where. */
function readMessage(text: string, from: number, names: Set<string>): number {
  let at = from;
  while (at < text.length && text[at] !== '}') {
    if (text[at] === "'" && (text[at + 1] === '{' || text[at + 1] === '}')) at = closing(text, at);
    at = text[at] === '{' ? readArgument(text, at + 1, names) : at + 1;
  }
  return at;
}

/** The end of a quoted part: braces inside it are only signs. */
function closing(text: string, at: number): number {
  const end = text.indexOf("'", at + 1);
  return end < 0 ? text.length : end;
}

function readArgument(text: string, from: number, names: Set<string>): number {
  const [head, name] = /^\s*([\w-]+)\s*/.exec(text.slice(from)) ?? ['', ''];
  names.add(name);
  let at = from + head.length;
  while (at < text.length && text[at] !== '}') at = text[at] === '{' ? readMessage(text, at + 1, names) + 1 : at + 1;
  return at + 1;
}

const LANGUAGES = ['en', 'de'] as const;
const checked = new WeakMap<AnyGame, { readonly words: string | undefined; readonly phrases: Set<string> }>();

function knownOf(game: AnyGame) {
  const known = checked.get(game) ?? { words: compareWords(game), phrases: new Set<string>() };
  checked.set(game, known);
  return known;
}

/** What is wrong with the game's words as a whole: a key or a placeholder that only one language has. */
export const wordsProblem = (game: AnyGame): string | undefined => knownOf(game).words;

function compareWords(game: AnyGame): string | undefined {
  const { en, de } = game.phrases.words;
  for (const key of new Set([...Object.keys(en), ...Object.keys(de)])) {
    if (typeof en[key] !== 'string') return `${key} has no English words`;
    if (typeof de[key] !== 'string') return `${key} has no German words`;
    const [left, right] = [placeholders(en[key]), placeholders(de[key])].map((names) => names.join(', '));
    if (left !== right) return `${key} fills in (${left}) in English and (${right}) in German`;
  }
  return undefined;
}

/** What is wrong with a phrase: no words for its key, or something to fill in that it does not bring. */
export function phraseProblem(game: AnyGame, phrase: Phrase): string | undefined {
  const values = phrase.values ?? {};
  const names = Object.keys(values);
  const { phrases } = knownOf(game);
  const signature = `${phrase.key} ${names.join()}`;
  const problem = phrases.has(signature) ? undefined : sentenceProblem(game, phrase.key, names);
  if (problem !== undefined) return problem;
  phrases.add(signature);
  for (const name of names) {
    const inside = valueProblem(game, values[name]);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function valueProblem(game: AnyGame, value: PhraseValue): string | undefined {
  if (typeof value !== 'object' || 'seat' in value) return value === undefined ? 'an empty value' : undefined;
  if ('key' in value) return phraseProblem(game, value);
  for (const entry of value.list) {
    const problem = valueProblem(game, entry);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What is wrong with a refusal's sentence. */
export function refusalProblem(game: AnyGame, code: string, params: Params): string | undefined {
  return sentenceProblem(game, `refusal.${code}`, Object.keys(params));
}

function sentenceProblem(game: AnyGame, key: string, values: readonly string[]): string | undefined {
  for (const language of LANGUAGES) {
    const text = game.phrases.words[language][key] ?? kernelWords[language][key];
    if (text === undefined) return `no words for ${key} (${language})`;
    const missing = placeholders(text).find((name) => !values.includes(name));
    if (missing !== undefined) return `nothing to fill in for {${missing}} of ${key} (${language})`;
  }
  return undefined;
}
