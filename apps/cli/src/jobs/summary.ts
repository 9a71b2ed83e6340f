import { type Share, shareOf, winOf } from '@starboard/bots';
import type { SimPlan, SimResult } from './simJob.ts';

/** What many matches came to. */
export interface Summary {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly games: number;
  /** Broken off, and counted as draws. */
  readonly unfinished: number;
  readonly decisions: Distribution;
  readonly winnersPoints: Distribution;
  readonly seats: readonly (Share & { readonly bot: string; readonly points: Distribution })[];
  readonly colours?: Readonly<Record<string, Share>>;
}

export interface Distribution {
  readonly mean: number;
  readonly least: number;
  readonly p5: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

export function summarise({ game, players, seed, bots }: SimPlan, results: readonly SimResult[]): Summary {
  const games = results.length;
  const won = (fits: (result: SimResult, seat: number) => boolean) =>
    shareOf(
      results.reduce((sum, result) => sum + winsOf(result, (seat) => fits(result, seat)), 0),
      games,
    );
  const colours = [...new Set(results.flatMap((result) => result.colours ?? []))].sort();
  return {
    game,
    players,
    seed,
    games,
    unfinished: results.filter(({ unfinished }) => unfinished).length,
    decisions: distribution(results.map(({ decisions }) => decisions)),
    winnersPoints: distribution(
      results.flatMap(({ outcome: { places, points } }) => (places.includes(1) ? [points[places.indexOf(1)]] : [])),
    ),
    seats: bots.map((bot, seat) => ({
      bot,
      ...won((_, at) => at === seat),
      points: distribution(results.map(({ outcome }) => outcome.points[seat])),
    })),
    ...(colours.length === 0
      ? {}
      : {
          colours: Object.fromEntries(
            colours.map((colour) => [colour, won((result, seat) => result.colours?.[seat] === colour)]),
          ),
        }),
  };
}

function winsOf({ outcome }: SimResult, fits: (seat: number) => boolean): number {
  return outcome.places.reduce((sum, _, seat) => sum + (fits(seat) ? winOf(outcome, seat) : 0), 0);
}

export function distribution(values: readonly number[]): Distribution {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = sorted.reduce((sum, n) => sum + n, 0) / Math.max(1, sorted.length);
  return { mean, least: at(0), p5: at(0.05), median: at(0.5), p95: at(0.95), most: at(1) };
}
