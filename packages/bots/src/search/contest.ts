import type { Action, Random, Situation } from '@starboard/kernel';
import { askOf, standing, type Thinking } from '../bot.ts';
import { candidates, worthATry } from '../candidates.ts';
import { lookAhead, oddsOf, SAME } from '../greedyBot.ts';
import { Course, Futures } from './futures.ts';
import { playGreedily } from './greedyPlay.ts';
import type { Thought } from './search.ts';
import type { ContestSettings } from './settings.ts';

/** An answer in a contest: what greedy thinks of it, and what came of it in each future. */
interface Rival<A> {
  readonly action: A;
  readonly value: number;
  readonly prior: number;
  readonly worths: number[];
}

/** In so many futures shows which answers luck does not touch. */
const TELLING = 2;
/** Where `value` cannot tell answers apart: those that look so much less likely than the best are not tried. */
const UNLIKELY = 0.02;
/** Chances that differ by no more than this are not worth a thought. */
const TRIFLE = 0.0005;

/**
 * Greedy's few best answers against each other: after each of them greedy plays on in every seat, in the same futures, to one end.
 * Greedy's own answer is left only for one that did clearly better: this is greedy with second thoughts, and no worse.
 */
export class Contest<S, A extends Action> {
  readonly #game: Thinking<S, A>;
  readonly #settings: ContestSettings;
  readonly #situation: Situation<S, A>;
  readonly #futures: Futures;
  readonly #end: number;
  /** All answers, greedy's own first. */
  readonly #answers: readonly Rival<A>[];
  /** Those that may still turn out best, in the same order. */
  #rivals: readonly Rival<A>[];
  /** Whose turn it is to be played on, and how many futures all rivals have had. */
  #next = 0;
  #rounds = 0;
  readonly #outlook: number[] = [];

  constructor(game: Thinking<S, A>, settings: ContestSettings, situation: Situation<S, A>, random: Random) {
    const { seat, simulator } = situation;
    const { state, asks } = simulator.fork(random);
    this.#game = game;
    this.#settings = settings;
    this.#situation = situation;
    const worth = worthATry(game, state, seat, candidates(askOf({ asks }, seat), state, random));
    const telling = worth.find((action) => game.bot.informs?.(state, seat, action) === true);
    const actions = telling === undefined ? worth : [telling];
    const values = actions.length < 2 ? [0] : lookAhead(game, simulator, actions, settings.samples, random);
    this.#answers = actions
      .map((action, i) => ({ action, value: values[i], prior: game.bot.prior(state, seat, action), worths: [] }))
      .sort((a, b) => b.value - a.value || b.prior - a.prior);
    const thinksTwice = game.bot.thinksTwice?.(state) ?? true;
    const ponders = game.bot.ponders?.(state) === true;
    this.#rivals = thinksTwice ? nearTheBest(this.#answers, settings, ponders) : this.#answers.slice(0, 1);
    this.#futures = new Futures(random);
    const turns = settings.turns * (game.bot.turnsAhead?.(simulator.players) ?? 1);
    this.#end = (game.bot.turn?.(state) ?? 0) + turns;
  }

  /** Plays one more future of the rival whose turn it is. */
  iterate(): void {
    const rival = this.#rivals[this.#next];
    rival.worths.push(this.#worthOf(rival.action, this.#rounds));
    if (++this.#next < this.#rivals.length) return;
    this.#next = 0;
    const { least, sifts } = this.#settings;
    if (++this.#rounds >= least) this.#retire();
    if (!sifts) return;
    if (this.#rounds === TELLING) this.#retireForSure();
    if (this.#rounds >= least && Number.isInteger(Math.log2(this.#rounds / least))) this.#halve();
  }

  /** What comes of an answer in the n-th future. */
  #worthOf(action: A, n: number): number {
    const { seat, simulator } = this.#situation;
    const run = simulator.fork(this.#futures.random(n), true);
    const course = new Course(this.#game, this.#futures, n, run, this.#end);
    run.answer(seat, action);
    playGreedily(this.#game, this.#settings, course);
    standing(this.#game, run, this.#outlook, 'after-turn');
    return this.#outlook[seat];
  }

  /** Who cannot well be better than the leader plays no further. */
  #retire(): void {
    const leader = this.#leader();
    const { certainty } = this.#settings;
    this.#rivals = this.#rivals.filter((rival) => rival === leader || this.#lead(leader, rival, certainty) < -TRIFLE);
  }

  /** Who is behind the leader by the same in every future plays no further. */
  #retireForSure(): void {
    const leader = this.#leader();
    this.#rivals = this.#rivals.filter((rival) => rival === leader || !isSure(rival, leader, this.#rounds));
  }

  /** The better half plays on, and greedy's own answer. */
  #halve(): void {
    const best = [...this.#rivals].sort((a, b) => this.#lead(b, a, 0)).slice(0, Math.ceil(this.#rivals.length / 2));
    this.#rivals = this.#rivals.filter((rival) => best.includes(rival) || rival === this.#answers[0]);
  }

  /** Who did best on average; of equals the one that greedy prefers. */
  #leader(): Rival<A> {
    return this.#rivals.reduce((best, rival) => (this.#lead(rival, best, 0) > 0 ? rival : best));
  }

  /** By how much one is ahead of another at least, with so much certainty, in deviations of the mean over the futures of both. */
  #lead({ worths }: Rival<A>, other: Rival<A>, certainty: number): number {
    const n = this.#rounds;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const ahead = worths[i] - other.worths[i];
      sum += ahead;
      squares += ahead * ahead;
    }
    const mean = sum / n;
    const variance = Math.max(0, squares / n - mean * mean);
    return mean - certainty * Math.sqrt(variance / (n - 1));
  }

  /** Whether further futures cannot change the answer: no rival is left, or there are too few for another round. */
  decided(futuresLeft: number): boolean {
    return this.#rivals.length < 2 || (this.#next === 0 && futuresLeft < this.#rivals.length);
  }

  #winner(): Rival<A> {
    const [own] = this.#answers;
    const { doubt, least, sifts } = this.#settings;
    if (this.#rounds < (sifts ? TELLING : least)) return own;
    const leader = this.#leader();
    if (this.#rivals[0] !== own) return leader;
    const isKnown = this.#rounds >= least || isSure(leader, own, this.#rounds);
    return isKnown && this.#lead(leader, own, doubt) > 0 ? leader : own;
  }

  /** What the contest thinks of each answer, the best first. */
  thoughts(): Thought<A>[] {
    const winner = this.#winner();
    const priors = this.#answers.reduce((sum, { prior }) => sum + prior, 0);
    const others = this.#answers.filter((one) => one !== winner).sort((a, b) => b.worths.length - a.worths.length);
    return [winner, ...others].map(({ action, value, prior, worths }) => ({
      action,
      visits: worths.length,
      value: worths.length === 0 ? value : worths.reduce((sum, worth) => sum + worth, 0) / worths.length,
      prior: prior / priors,
    }));
  }
}

/** The few best answers, but for those that greedy thinks far behind. */
function nearTheBest<A>(
  answers: readonly Rival<A>[],
  { rivals, behind }: ContestSettings,
  ponders: boolean,
): readonly Rival<A>[] {
  const [best] = answers;
  if (best.value === answers[answers.length - 1].value) {
    return ponders ? answers.slice(0, rivals).filter(({ prior }) => prior >= best.prior * UNLIKELY) : [best];
  }
  const least = oddsOf(best.value) - behind;
  return answers.slice(0, rivals).filter(({ value }) => oddsOf(value) >= least);
}

/** Whether one was apart from another by the same in so many futures, as odds: luck moves both alike. */
function isSure<A>({ worths }: Rival<A>, other: Rival<A>, futures: number): boolean {
  const apart = (i: number): number => oddsOf(worths[i]) - oddsOf(other.worths[i]);
  for (let i = 1; i < futures; i++) if (Math.abs(apart(i) - apart(0)) > SAME) return false;
  return true;
}
