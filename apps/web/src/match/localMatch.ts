import {
  type LogEntry,
  LUCK_BYTES,
  type LuckVersion,
  type MatchFile,
  type OptionValues,
  toHex,
} from '@starboard/kernel';

/** Who sits in a seat of a local match. */
export type Chair = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string };

/** Everything a match on this device follows from. */
export interface LocalMatch {
  readonly id: string;
  readonly game: string;
  /** The version of the rules under which it began; left out in matches that were begun long ago. */
  readonly rules?: number;
  readonly players: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** How luck follows from the seed; 1 if left out, as in matches that were begun long ago. */
  readonly luck?: LuckVersion;
  /** Of a match that goes on from a file of a server's. */
  readonly contributions?: MatchFile['contributions'];
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  readonly log: readonly LogEntry[];
  /** The scenario file of a puzzle. */
  readonly scenario?: string;
}

/** A seed that nobody can guess. */
export const newSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(LUCK_BYTES)));

export const newId = (): string => newSeed().slice(0, 12);

export const people = (chairs: readonly Chair[]): readonly number[] =>
  chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));

/** A match that goes on from a file, after so many log entries: one person, bots in the other seats. */
export function branchOf(file: MatchFile, until: number, seat: number, level: string): LocalMatch {
  return {
    id: newId(),
    game: file.game,
    rules: file.rules,
    players: file.players,
    options: file.options,
    seed: file.seed ?? '',
    luck: file.luck ?? 1,
    ...(file.contributions === undefined ? {} : { contributions: file.contributions }),
    names: file.names,
    chairs: file.names.map((_, at) => (at === seat ? { kind: 'person' } : { kind: 'bot', level })),
    log: file.log.slice(0, until),
  };
}
