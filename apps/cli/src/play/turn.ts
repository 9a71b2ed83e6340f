import { BadInput, type OpenDecision, type Seat } from '@starboard/kernel';
import { bold } from '../ui/style.ts';
import { harmless } from '../ui/text.ts';
import { fillIn } from './forms.ts';
import { type Entry, entriesOf, menuText } from './menu.ts';
import type { Session } from './session.ts';
import { COMMANDS } from './words.ts';

/** How a person's turn ended: something was done, the person leaves, or wants another match. */
export type TurnEnd = 'done' | 'quit' | { readonly resume: string };

export interface TurnSettings {
  readonly force: boolean;
}

/** Asks a person until something is done. */
export async function humanTurn(session: Session, seat: Seat, settings: TurnSettings): Promise<TurnEnd> {
  const { lines, voice } = session;
  const fresh = await session.handOver(seat);
  if (lines.interrupted) return 'quit';
  session.tellNews(seat);
  if (fresh || session.wantsMap(seat)) session.showMap(seat);
  const decision = session.match.decisions(seat).find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked anything`);
  const entries = entriesOf(decision, voice);
  const what = `${voice.of(decision.kind, 'question')} (${decision.rule})`;
  console.log(`\n${bold(voice.own('turn', { who: voice.name(seat), what }))}\n${menuText(entries, voice)}`);
  if (fresh) console.log(voice.own('hint'));
  for (;;) {
    const line = await lines.next(voice.own('prompt', { who: voice.name(seat) }));
    if (line === undefined) return 'quit';
    const end = await obey(line.trim(), { session, seat, settings, decision, entries });
    if (end !== undefined) return end;
  }
}

interface Turn {
  readonly session: Session;
  readonly seat: Seat;
  readonly settings: TurnSettings;
  readonly decision: OpenDecision;
  readonly entries: readonly Entry[];
}

/** Does what was typed; undefined if the person is to be asked again. */
async function obey(line: string, turn: Turn): Promise<TurnEnd | undefined> {
  const { session, seat } = turn;
  const { voice } = session;
  if (line === '') return undefined;
  if (/^\d+$/.test(line)) return choose(Number(line), turn);
  const [word, ...rest] = line.split(/\s+/);
  const about = rest.join(' ');
  switch (Object.hasOwn(COMMANDS, word.toLowerCase()) ? COMMANDS[word.toLowerCase()] : undefined) {
    case 'why':
      return say(why(Number(about), turn));
    case 'auto':
      return session.submit(seat, session.defaultFor(seat)) ? 'done' : undefined;
    case 'undo':
      return session.undo(seat) ? 'done' : undefined;
    case 'map':
      return say(session.showMap(seat));
    case 'log':
      return say(session.tellAll(seat));
    case 'rules':
      return say(voice.rule(about) ?? voice.own('no-rule', { id: harmless(about) }));
    case 'save':
      return say(save(about, turn));
    case 'resume':
      return about === '' ? say(voice.own('needs-file')) : { resume: about };
    case 'help':
      return say(voice.own('help'));
    case 'quit':
      return 'quit';
    default:
      return say(voice.own('unknown', { line: harmless(line) }));
  }
}

// biome-ignore lint/suspicious/noConfusingVoidType: what was shown already needs no more words
function say(text: string | void): undefined {
  if (text !== undefined) console.log(text);
}

async function choose(number: number, turn: Turn): Promise<TurnEnd | undefined> {
  const { session, seat, entries } = turn;
  const entry = entries.find((one) => one.number === number);
  if (entry === undefined) return say(session.voice.own('no-such-number', { n: number }));
  if (entry.refusal !== undefined) return say(session.voice.refusal(entry.refusal));
  const action =
    entry.fields === undefined ? entry.action : await fillIn(entry.kind, entry.fields, session.lines, session.voice);
  return action !== undefined && session.submit(seat, action) ? 'done' : undefined;
}

function why(number: number, { session, decision, entries }: Turn): string {
  const { voice } = session;
  const entry = entries.find((one) => one.number === number);
  if (entry === undefined) return voice.own('no-such-number', { n: Number.isNaN(number) ? '?' : number });
  if (entry.refusal !== undefined) return voice.refusal(entry.refusal);
  const asks = voice.rule(decision.rule);
  return [voice.own('possible', { rule: decision.rule }), ...(asks === undefined ? [] : [asks])].join('\n');
}

function save(path: string, { session, settings }: Turn): string {
  if (path === '') return session.voice.own('needs-file');
  try {
    session.save(path, settings.force);
    return session.voice.own('saved', { file: path });
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}
