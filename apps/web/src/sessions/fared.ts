import { LEVELS, type Level } from '@starboard/bots/levels';
import type { Outcome } from '@starboard/kernel';
import { remember, rememberedRecord } from '../app/remembered.ts';
import type { LocalMatch } from '../match/localMatch.ts';

/** How somebody fares against bots on this device: what "Play now" goes by. */

export const DEFAULT_LEVEL: Level = 'pilot';
const KEY = 'starboard.fared';

/** By game: the level to play next, and the match that said so. */
type Fared = Readonly<Record<string, { readonly level: Level; readonly match: string }>>;

/** Who wins meets stronger bots next time, and who comes last meets weaker ones. */
export function nextLevel(level: Level, place: number, players: number): Level {
  const step = place === 1 ? 1 : place === players ? -1 : 0;
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, LEVELS.indexOf(level) + step))];
}

export const levelFor = (game: string): Level => fared()[game]?.level ?? DEFAULT_LEVEL;

/** Takes note of a match of one person against bots that were all of one level; of each match once. */
export function noteEnd({ id, game, chairs }: LocalMatch, { places }: Outcome): void {
  const people = chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
  const levels = [...new Set(chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.level] : [])))];
  const level = LEVELS.find((one) => levels.length === 1 && one === levels[0]);
  const before = fared();
  if (people.length !== 1 || level === undefined || before[game]?.match === id) return;
  const next = { level: nextLevel(level, places[people[0]], chairs.length), match: id };
  remember(KEY, { ...before, [game]: next });
}

const fared = (): Fared => Object.fromEntries(Object.entries(rememberedRecord(KEY)).filter(isFared));

const isFared = (entry: readonly [string, unknown]): entry is [string, Fared[string]] =>
  LEVELS.includes((entry[1] as Partial<Fared[string]> | null)?.level as Level);
