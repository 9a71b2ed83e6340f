import {
  type Action,
  type Ask,
  type Random,
  type Sandbox,
  type Seat,
  type Simulator,
  urgencyOf,
} from '@starboard/kernel';
import { askOf, type Bot, standing, type Thinking } from './bot.ts';
import { candidates, worthATry } from './candidates.ts';
import { likeliest } from './weights.ts';

export interface GreedyOptions {
  readonly name?: string;
  /** How many futures each answer is tried in, where luck or hidden things make them differ. */
  readonly samples?: number;
  /** How far apart answers may be, in log odds of `value`, and still be confused: what is worse by more is never taken for better. */
  readonly noise?: number;
}

/** Looks one decision ahead with the game's own `value`. All answers are tried in the same futures. */
export function greedyBot<S, A extends Action>(game: Thinking<S, A>, options: GreedyOptions = {}): Bot<S, A> {
  const { name = 'greedy', samples = 6, noise = 0 } = options;
  return {
    name,
    decide({ seat, simulator }, random) {
      const run = simulator.fork(random);
      const answers = worthATry(game, run.state, seat, candidates(askOf(run, seat), run.state, random));
      if (answers.length === 1) return answers[0];
      const seen = lookAhead(game, simulator, answers, samples, random);
      const values = noise > 0 ? blurred(seen, noise, random) : seen;
      const priors = answers.map((answer) => game.bot.prior(run.state, seat, answer));
      return answers[bestOf(values, priors, random)];
    },
  };
}

/**
 * What each answer is worth to the seat, over the same futures for all. Two futures show which answers luck does not touch: what
 * is hidden shifts them all alike. Of those only the best is tried further, beside those that luck does touch.
 */
export function lookAhead<S, A extends Action>(
  game: Thinking<S, A>,
  simulator: Simulator<S, A>,
  answers: readonly A[],
  samples: number,
  random: Random,
): number[] {
  const luckless: boolean[] = [];
  const one = random.spawn();
  const first = answers.map((answer) => {
    const value = valueAfter(game, simulator, answer, one.clone());
    luckless.push(game.bot.valueIsOpen === true && !hadLuck);
    return value;
  });
  if (samples < 2) return first;
  const other = random.spawn();
  const second = answers.map((answer, i) =>
    luckless[i] ? first[i] : valueAfter(game, simulator, answer, other.clone()),
  );
  const isSure = areSure(first, second);
  if (!isSure.includes(false)) return first;
  const best = bestAmong(first, isSure);
  const totals = first.map((value, i) => value + second[i]);
  for (let sample = 2; sample < samples; sample++) {
    const luck = random.spawn();
    for (let i = 0; i < answers.length; i++)
      if (!isSure[i] || i === best) totals[i] += valueAfter(game, simulator, answers[i], luck.clone());
  }
  const means = totals.map((total) => total / samples);
  return means.map((mean, i) => (isSure[i] ? shifted(means[best], first[i], first[best]) : mean));
}

/** A chance as far from `mean` as `one` is from `other`. */
const shifted = (mean: number, one: number, other: number): number =>
  one === other ? mean : chanceOf(oddsOf(mean) + oddsOf(one) - oddsOf(other));

/** Chances as logarithms of odds: what happens to others alone shifts those of all answers by the same. */
export const oddsOf = (chance: number): number => {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, chance));
  return Math.log(inside / (1 - inside));
};
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
/** Odds that differ by less differ by rounding alone. */
export const SAME = 1e-6;

/** Which answers moved from one future to the other by the same as most did; of several such shifts by the least. */
function areSure(first: readonly number[], second: readonly number[]): boolean[] {
  const shifts = first.map((value, i) => oddsOf(second[i]) - oddsOf(value));
  const likes = (shift: number): number => shifts.filter((other) => Math.abs(other - shift) < SAME).length;
  const byLikes = shifts.map((shift) => ({ shift, many: likes(shift) }));
  const common = byLikes.reduce((a, b) =>
    b.many > a.many || (b.many === a.many && Math.abs(b.shift) < Math.abs(a.shift)) ? b : a,
  );
  return shifts.map((shift) => Math.abs(shift - common.shift) < SAME);
}

function bestAmong(values: readonly number[], counts: readonly boolean[]): number {
  let best = counts.indexOf(true);
  for (let i = best + 1; i < values.length; i++) if (counts[i] && values[i] > values[best]) best = i;
  return best;
}

const outlook: number[] = [];
/** Whether luck fell after the answer that was valued last, something hidden was shown, or others replied. */
let hadLuck = false;

function valueAfter<S, A extends Action>(
  game: Thinking<S, A>,
  simulator: Simulator<S, A>,
  answer: A,
  luck: Random,
): number {
  const { seat } = simulator;
  const run = simulator.fork(luck);
  const { question } = askOf(run, seat);
  const together = run.asks.length > 1 && question.race !== true ? question : undefined;
  const { disclosures } = run;
  const isUnderWay = game.bot.isUnderWay?.(run.state) === true;
  run.answer(seat, answer);
  const replies = hearReplies(game, run, seat, together, luck);
  if (isUnderWay) settle(game, run, luck);
  hadLuck = replies > 0 || run.disclosures !== disclosures;
  standing(game, run, outlook);
  return outlook[seat];
}

/** Lets the others reply as their priors say, so that an offer, or an answer given `together`, takes effect; returns how many replies there were. */
function hearReplies<S, A extends Action>(
  game: Thinking<S, A>,
  run: Sandbox<S, A>,
  seat: Seat,
  together: Ask<S, A>['question'] | undefined,
  luck: Random,
): number {
  let replies = 0;
  for (; replies < 2 * run.players && !run.over; replies++) {
    const ask = run.next();
    if (ask.seat === seat) break;
    if (ask.question !== together && urgencyOf(ask, run.state) !== 'invited') break;
    const replied = candidates(ask, run.state, luck, 1);
    run.answer(ask.seat, likeliest(game, run.state, ask.seat, replied));
  }
  return replies;
}

/** More decisions than anything takes to be resolved. */
const MOST_TO_SETTLE = 1000;

/** Lets everybody go on at first sight until what was under way is over. */
function settle<S, A extends Action>(game: Thinking<S, A>, run: Sandbox<S, A>, luck: Random): void {
  for (let n = 0; n < MOST_TO_SETTLE && !run.over && game.bot.isUnderWay?.(run.state) === true; n++) {
    const ask = run.next();
    run.answer(ask.seat, likeliest(game, run.state, ask.seat, candidates(ask, run.state, luck, 1)));
  }
}

/** The best value; among equals the best prior; among those any. */
function bestOf(values: readonly number[], priors: readonly number[], random: Random): number {
  const ahead = (i: number, j: number) => values[i] - values[j] || priors[i] - priors[j];
  let best = [0];
  for (let i = 1; i < values.length; i++) {
    const lead = ahead(i, best[0]);
    if (lead > 0) best = [i];
    else if (lead === 0) best.push(i);
  }
  return best.length === 1 ? best[0] : best[random.below(best.length)];
}

/** Values as odds, seen less clearly; what is worth the same still looks the same. */
function blurred(values: readonly number[], noise: number, random: Random): number[] {
  const luck = new Map<number, number>();
  return values.map((value) => {
    const error = luck.get(value) ?? noise * random.fraction();
    luck.set(value, error);
    return oddsOf(value) + error;
  });
}
