import { playMatch } from '@starboard/bots';
import type { Outcome } from '@starboard/kernel';
import { botOf } from '../botSpecs.ts';
import { findGame } from '../gameFiles.ts';

/** Everything that a simulation follows from: plain data, so that a worker can be handed it. */
export interface SimPlan {
  readonly kind: 'sim';
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  /** Time for one answer of an exec: bot, in ms. */
  readonly limit: number;
}

export interface SimResult {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly unfinished: boolean;
  /** By seat, where the game has colours. */
  readonly colours?: readonly string[];
}

/** Plays the matches of a plan by their number. Match n is the same wherever and after whatever it is played. */
export function simJob(plan: SimPlan): (n: number) => Promise<SimResult> {
  const game = findGame(plan.game);
  const bots = plan.bots.map((spec) => botOf(spec, game, plan.limit));
  return async (n) => {
    const { players, options, seed } = plan;
    const result = await playMatch(game, bots, { players, options, seed: `${seed} ${n}`, describe: true });
    const { outcome, decisions, unfinished } = result;
    const colours = coloursOf(result.final);
    return { outcome, decisions, unfinished, ...(colours === undefined ? {} : { colours }) };
  };
}

function coloursOf(described: Readonly<Record<string, unknown>> | undefined): readonly string[] | undefined {
  const seats = Object.values(described?.seats ?? {}) as { readonly colour?: unknown }[];
  const colours = seats.map((seat) => seat?.colour);
  return colours.length > 0 && colours.every((colour) => typeof colour === 'string') ? colours : undefined;
}
