import type { GameRecord } from './schedule.ts';

/** Strengths such that each next place goes to a bot with a chance in proportion to strength of bot times seat. */
export interface Strengths {
  /** By index of the bot; their geometric mean is 1. */
  readonly bots: number[];
  /** By seat; their geometric mean is 1. */
  readonly seats: number[];
}

/** One pick of a next place: who could have got it, and how many of them (the first ones) did. */
interface Stage {
  readonly bots: Int32Array;
  readonly seats: Int32Array;
  readonly picked: number;
}

/** Half a virtual win and loss against the average for each: keeps strengths finite where one always wins. */
const CAUTION = 0.5;
const MOST_ROUNDS = 500;
const CLOSE = 1e-6;

/** The picks of one game, from the first place to the last but one. Ties are picked together. */
export function stagesOf({ seats, places }: Pick<GameRecord, 'seats' | 'places'>, names: readonly string[]): Stage[] {
  const order = seats.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b);
  const stages: Stage[] = [];
  for (let from = 0; from < order.length - 1; ) {
    const left = order.slice(from);
    const picked = left.filter((seat) => places[seat] === places[left[0]]).length;
    stages.push({
      bots: Int32Array.from(left, (seat) => names.indexOf(seats[seat])),
      seats: Int32Array.from(left),
      picked,
    });
    from += picked;
  }
  return stages;
}

/** The likeliest strengths of bots and seats (maximum likelihood by minorisation, Hunter 2004). */
export function fitStrengths(stages: readonly Stage[], bots: number, seats: number, start?: Strengths): Strengths {
  let strengths: Strengths = {
    bots: start?.bots ?? Array.from({ length: bots }, () => 1),
    seats: start?.seats ?? Array.from({ length: seats }, () => 1),
  };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const nextBots = improved(stages, strengths, 'bots');
    const nextSeats = improved(stages, { ...strengths, bots: nextBots }, 'seats');
    const moved = change(strengths.bots, nextBots) + change(strengths.seats, nextSeats);
    strengths = { bots: nextBots, seats: nextSeats };
    if (moved < CLOSE) break;
  }
  return strengths;
}

/** One step towards the likeliest strengths of bots, or of seats, with the others held. */
function improved(stages: readonly Stage[], strengths: Strengths, part: 'bots' | 'seats'): number[] {
  const old = strengths[part];
  const other = strengths[part === 'bots' ? 'seats' : 'bots'];
  const picks = old.map(() => CAUTION);
  const exposure = old.map((strength) => (2 * CAUTION) / (strength + 1));
  for (const stage of stages) {
    const mine = stage[part];
    const others = stage[part === 'bots' ? 'seats' : 'bots'];
    let total = 0;
    for (let i = 0; i < mine.length; i++) total += old[mine[i]] * other[others[i]];
    for (let i = 0; i < mine.length; i++) {
      exposure[mine[i]] += (stage.picked * other[others[i]]) / total;
      if (i < stage.picked) picks[mine[i]]++;
    }
  }
  return centred(picks.map((n, i) => n / exposure[i]));
}

function centred(strengths: readonly number[]): number[] {
  const mean = Math.exp(strengths.reduce((sum, s) => sum + Math.log(s), 0) / strengths.length);
  return strengths.map((s) => s / mean);
}

function change(before: readonly number[], after: readonly number[]): number {
  return after.reduce((most, s, i) => Math.max(most, Math.abs(Math.log(s / before[i]))), 0);
}
