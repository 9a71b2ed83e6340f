import type { GameRecord } from './schedule.ts';

export interface Share {
  /** Games won; a shared first place counts as its part. */
  readonly wins: number;
  readonly games: number;
  readonly share: number;
  /** 95 %, by Wilson. */
  readonly interval: readonly [number, number];
}

/** What a first place is worth in a record: all of a win, or a part of it. */
export function winOf({ places }: Pick<GameRecord, 'places'>, seat: number): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

/** How often each bot wins. A bot that sits several times in a game plays it once for each chair. */
export function winShares(records: readonly GameRecord[]): ReadonlyMap<string, Share> {
  return tally(records, (record, seat) => record.seats[seat]);
}

/** How often each seat wins. */
export function seatShares(records: readonly GameRecord[]): readonly Share[] {
  const shares = tally(records, (_, seat) => seat);
  return [...shares.keys()].sort((a, b) => a - b).map((seat) => shares.get(seat) ?? shareOf(0, 0));
}

function tally<K>(records: readonly GameRecord[], of: (record: GameRecord, seat: number) => K): Map<K, Share> {
  const wins = new Map<K, number>();
  const games = new Map<K, number>();
  for (const record of records) {
    record.seats.forEach((_, seat) => {
      const who = of(record, seat);
      wins.set(who, (wins.get(who) ?? 0) + winOf(record, seat));
      games.set(who, (games.get(who) ?? 0) + 1);
    });
  }
  return new Map([...wins].map(([who, won]) => [who, shareOf(won, games.get(who) ?? 0)]));
}

export const shareOf = (wins: number, games: number): Share => ({
  wins,
  games,
  share: games === 0 ? 0 : wins / games,
  interval: wilson(wins, games),
});

const Z = 1.959964;

/** The 95 % interval of a share (Wilson): sensible also near 0 and 1, and for few games. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const shrink = 1 + (Z * Z) / games;
  const centre = (share + (Z * Z) / (2 * games)) / shrink;
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
