import {
  type Action,
  type AnyGame,
  type GameEvent,
  kernelWords,
  type Refusal,
  type Seat,
  type Words,
  type WrittenAction,
} from '@starboard/kernel';
import { bilingual, type Chapter, findRule, type Language, type Speaker, speaker } from '@starboard/text';
import { catalogueOf } from '../gameFiles.ts';
import { spelled, wrap } from '../ui/text.ts';
import { playWords } from './words.ts';

const WIDTH = 100;

const OWN = 'in-terminal.';

/** What the map of letters and digits calls otherwise than the board does: `in-terminal.point.space` stands for `point.space`. */
const inTerminal = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) => (key.startsWith(OWN) ? [[key.slice(OWN.length), text]] : [])),
  );

/** Puts what happens at one table into words. */
export class Voice {
  readonly speaker: Speaker;
  readonly #game: AnyGame;
  readonly #catalogue: readonly Chapter[];

  constructor(game: AnyGame, language: Language, names: readonly string[]) {
    this.#game = game;
    const words = game.phrases.words;
    const ofMap = { en: inTerminal(words.en), de: inTerminal(words.de) };
    this.speaker = speaker(bilingual(kernelWords, playWords, words, ofMap), language, names);
    this.#catalogue = catalogueOf(game, language);
  }

  own(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return this.speaker.say({ key: `cli.${key}`, values });
  }

  name(seat: Seat): string {
    return this.speaker.name(seat);
  }

  action(written: WrittenAction): string {
    return this.speaker.say(this.#game.phrases.action(this.#game.actions.read(written) as Action));
  }

  event(event: unknown): string {
    return this.speaker.say(this.#game.phrases.event(event as GameEvent));
  }

  /** The words for an id under the first key that has some; else the id itself, spelled out. */
  of(id: string, ...prefixes: readonly string[]): string {
    const key = [...prefixes.map((prefix) => `${prefix}.${id}`), id].find((one) => this.speaker.knows(one));
    return key === undefined ? spelled(id) : this.speaker.say({ key });
  }

  /** A refusal, and the rule behind it, if it is one. */
  refusal(verdict: Refusal): string {
    const rule = verdict.rule === undefined ? undefined : this.rule(verdict.rule);
    return [this.speaker.refusal(verdict), ...(rule === undefined ? [] : [rule])].join('\n');
  }

  /** A rule by its ID or a chapter by its number. */
  rule(wanted: string): string | undefined {
    const chapter = this.#catalogue.find(({ number }) => String(number) === wanted);
    if (chapter !== undefined) return [chapter.title, ...chapter.rules.map(ruleLine)].join('\n');
    const rule = findRule(this.#catalogue, wanted.toUpperCase());
    return rule === undefined ? undefined : ruleLine(rule);
  }
}

const ruleLine = ({ id, text }: { id: string; text: string }): string => wrap(`  ${id}  ${text}`, WIDTH, '    ');
