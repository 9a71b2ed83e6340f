import { type Action, type Ask, Menu, type Random, type Sandbox, type Seat, type Situation } from '@starboard/kernel';
import { askOf, standing, type Thinking } from '../bot.ts';
import { candidates, formAnswers, sampleForm, worthATry } from '../candidates.ts';
import { Course, Futures } from './futures.ts';
import { MoveStatistics } from './moveStatistics.ts';
import { type Extent, moveOf, Rollout } from './rollout.ts';
import type { SearchSettings } from './settings.ts';
import { Spread } from './spread.ts';
import { NONE, type Node, ROOT, Tree } from './tree.ts';

/** What a search thinks of one answer. */
export interface Thought<A> {
  readonly action: A;
  /** How often it was tried: the search's own measure of trust. */
  readonly visits: number;
  /** How likely the seat is to win by it. */
  readonly value: number;
  /** Its share of first impressions. */
  readonly prior: number;
}

/** The big arrays of a search, to be used again by the next one. */
export class SearchMemory {
  readonly tree: Tree;
  readonly statistics = new MoveStatistics();

  constructor(players: number, nodes: number) {
    this.tree = new Tree(players, nodes);
  }
}

const DEEPEST = 200;
const MOST_STEPS = 1000;
/** Stands for the deviation of values while none is known. */
const FIRST_DEVIATION = 0.05;
/** The least share of a prior: what is left alone in another future still has one. */
const LEAST_SHARE = 1e-30;
/** How much less a chance counts than its value says, for all and alike, while a match is not over. */
const DOUBT = 0.02;
/** Room for answers by form beside the options. */
const FORM_ANSWERS = 64;

/** An answer by form that was thought of at a node, and where it leads. */
interface Written<A> {
  readonly answer: A;
  node: Node;
}

/**
 * Information-set Monte-Carlo tree search on one decision: one tree for the searching seat, grown over many re-dealt
 * futures. Each seat is taken to play for itself (max^n).
 */
export class Search<S, A extends Action> {
  readonly #game: Thinking<S, A>;
  readonly #settings: SearchSettings;
  readonly #situation: Situation<S, A>;
  readonly #futures: Futures;
  readonly #tree: Tree;
  readonly #statistics: MoveStatistics;
  readonly #rollout: Rollout<S, A>;
  readonly #spreads: readonly Spread[];
  readonly #extent: Extent;

  readonly #rootAnswers: readonly A[];
  readonly #rootNodes: Int32Array;
  /** Answers by form, by the node whose question they answer. */
  readonly #written = new Map<Node, readonly Written<A>[]>();

  readonly #menu = new Menu<A>(false);
  #nodes = new Int32Array(256);
  #priors = new Float64Array(256);
  readonly #path = new Int32Array(DEEPEST);
  readonly #trail: Int32Array;
  readonly #worth: number[] = [];

  constructor(
    game: Thinking<S, A>,
    settings: SearchSettings,
    memory: SearchMemory,
    situation: Situation<S, A>,
    random: Random,
  ) {
    const { seat, simulator } = situation;
    this.#game = game;
    this.#settings = settings;
    this.#situation = situation;
    this.#tree = memory.tree;
    this.#statistics = memory.statistics;
    this.#tree.clear();
    this.#statistics.clear();
    this.#futures = new Futures(random);
    this.#rollout = new Rollout(game, this.#statistics);
    this.#spreads = Array.from({ length: simulator.players }, () => new Spread());
    const run = simulator.fork(random);
    const turns = settings.turns * (game.bot.turnsAhead?.(simulator.players) ?? 1);
    this.#extent = { decisions: settings.decisions * turns, end: (game.bot.turn?.(run.state) ?? 0) + turns };
    this.#trail = new Int32Array(DEEPEST + this.#extent.decisions);
    this.#rootAnswers = worthATry(game, run.state, seat, candidates(askOf(run, seat), run.state, random));
    this.#rootNodes = new Int32Array(this.#rootAnswers.length).fill(NONE);
    this.#makeNodes(ROOT, run.state, seat, this.#rootAnswers, this.#rootNodes);
  }

  /** Makes the nodes that are missing. Of priors only proportions count: they are shares of their question, in this future. */
  #makeNodes(parent: Node, state: S, seat: Seat, answers: readonly A[], nodes: Int32Array): void {
    const { bot } = this.#game;
    const count = answers.length;
    if (!isMissing(nodes, count)) return;
    if (this.#priors.length < count) this.#priors = new Float64Array(2 * count);
    let total = 0;
    for (let i = 0; i < count; i++) {
      this.#priors[i] = bot.prior(state, seat, answers[i]);
      total += this.#priors[i];
    }
    for (let i = 0; i < count; i++) {
      if (nodes[i] !== NONE) continue;
      const share = Math.max(LEAST_SHARE, this.#priors[i] / total);
      nodes[i] = this.#tree.add(parent, moveOf(bot.key(answers[i]), seat), share);
    }
  }

  /** Plays one more future. The n-th try of every answer meets the same luck. */
  iterate(): void {
    const { seat, simulator } = this.#situation;
    const tree = this.#tree;
    for (let i = 0; i < this.#rootNodes.length; i++) tree.chances[this.#rootNodes[i]]++;
    const choice = this.#mostPromising(ROOT, seat, this.#rootNodes, this.#rootNodes.length);
    const node = this.#rootNodes[choice];
    const n = tree.visits[node];
    const run = simulator.fork(this.#futures.random(n));
    const course = new Course(this.#game, this.#futures, n, run, this.#extent.end);
    this.#path[0] = ROOT;
    this.#path[1] = node;
    run.answer(seat, this.#rootAnswers[choice]);
    const length = this.#descend(course);
    const written = this.#playOut(course, length);
    this.#learn(length, written);
  }

  /** Follows the tree to its edge. Returns the length of the path. */
  #descend(course: Course<S, A>): number {
    const { run } = course;
    const tree = this.#tree;
    const { options } = this.#menu;
    let length = 2;
    for (let steps = 0; steps < MOST_STEPS && length < DEEPEST; steps++) {
      const node = this.#path[length - 1];
      if (course.isOver()) break;
      if (tree.visits[node] === 0 || (tree.full && tree.firstChild[node] === NONE)) break;
      const ask = run.next();
      options.length = 0;
      ask.question.options?.(this.#menu, run.state, ask.seat, ask.about);
      if (options.length === 1 && ask.question.forms === undefined) {
        run.answer(ask.seat, options[0]);
        continue;
      }
      this.#findNodes(node, run, ask, course.choices);
      const choice = this.#mostPromising(node, ask.seat, this.#nodes, options.length);
      this.#path[length++] = this.#nodes[choice];
      run.answer(ask.seat, options[choice]);
    }
    return length;
  }

  /** Finds or makes the node of each option; answers by form join the options. */
  #findNodes(node: Node, run: Sandbox<S, A>, ask: Ask<S, A>, random: Random): void {
    const tree = this.#tree;
    const { bot } = this.#game;
    const { options } = this.#menu;
    const { seat } = ask;
    if (options.length + FORM_ANSWERS > this.#nodes.length) {
      this.#nodes = new Int32Array(2 * options.length + FORM_ANSWERS);
    }
    const nodes = this.#nodes;
    let hint = tree.firstChild[node];
    for (let i = 0; i < options.length; i++) {
      nodes[i] = tree.child(node, moveOf(bot.key(options[i]), seat), hint);
      if (nodes[i] !== NONE) hint = tree.sibling[nodes[i]];
    }
    if (ask.question.forms !== undefined) this.#addForms(node, run, ask, random);
    else this.#makeNodes(node, run.state, seat, options, nodes);
    for (let i = 0; i < options.length; i++) tree.chances[nodes[i]]++;
  }

  /** Adds the answers by form that were thought of at this node and that are allowed in this future. */
  #addForms(node: Node, run: Sandbox<S, A>, ask: Ask<S, A>, random: Random): void {
    const { state } = run;
    const { seat, question } = ask;
    const { options } = this.#menu;
    const listed = options.length;
    const known = this.#written.get(node) ?? formAnswers(ask, state, random, 2).map(unwritten);
    let written = known.filter(({ answer }) => isAllowed(ask, state, answer));
    if (listed + written.length === 0) {
      const answer = sampleForm(ask, state, random);
      if (answer === undefined) throw new Error(`${question.kind} has no answer at all`);
      written = [unwritten(answer)];
      this.#written.set(node, [...known, ...written]);
    } else this.#written.set(node, known);
    for (const { answer, node: child } of written) {
      this.#nodes[options.length] = child;
      options.push(answer);
    }
    this.#makeNodes(node, state, seat, options, this.#nodes);
    for (let i = 0; i < written.length; i++) written[i].node = this.#nodes[listed + i];
  }

  /** The index of the answer to try: what is good for the seat, what looks good, and what was tried little (PUCT). */
  #mostPromising(parent: Node, seat: number, nodes: Int32Array, count: number): number {
    const tree = this.#tree;
    const { curiosity, evenness, width } = this.#settings;
    let priors = 0;
    let tried = 0;
    for (let i = 0; i < count; i++) {
      priors += tree.prior[nodes[i]];
      if (tree.visits[nodes[i]] > 0) tried++;
    }
    const visits = tree.visits[parent];
    const wide = tried >= width * (1 + Math.sqrt(visits));
    const untried = visits > 0 ? tree.mean(parent, seat) : 0;
    const scale = curiosity * (this.#spreads[seat].deviation || FIRST_DEVIATION);
    const trusted = (1 - evenness) / priors;
    const even = evenness / count;
    let best = 0;
    let highest = -Infinity;
    for (let i = 0; i < count; i++) {
      const node = nodes[i];
      const n = tree.visits[node];
      if (n === 0 && wide) continue;
      const worth = n === 0 ? untried : tree.mean(node, seat);
      const pull = tree.prior[node] * trusted + even;
      const score = worth + (scale * pull * Math.sqrt(tree.chances[node])) / (1 + n);
      if (score > highest) {
        highest = score;
        best = i;
      }
    }
    return best;
  }

  /** Plays on by quick policy and judges the future. Returns how many moves the trail holds. */
  #playOut(course: Course<S, A>, length: number): number {
    for (let i = 1; i < length; i++) this.#trail[i - 1] = this.#tree.move[this.#path[i]];
    const written = this.#rollout.play(course, this.#extent.decisions, this.#trail, length - 1);
    standing(this.#game, course.run, this.#worth, 'after-turn');
    if (!course.run.over) this.#doubt();
    return written;
  }

  /** A win in hand is better than the best of prospects. */
  #doubt(): void {
    const { players } = this.#tree;
    if (players === 1) return;
    for (let seat = 0; seat < players; seat++) this.#worth[seat] += DOUBT * (1 / players - this.#worth[seat]);
  }

  /** Tells every node and every move on the way what the future was worth. */
  #learn(length: number, written: number): void {
    const tree = this.#tree;
    const { players } = tree;
    for (let seat = 0; seat < players; seat++) this.#spreads[seat].add(this.#worth[seat]);
    for (let i = 0; i < length; i++) {
      const node = this.#path[i];
      tree.visits[node]++;
      for (let seat = 0; seat < players; seat++) tree.worth[node * players + seat] += this.#worth[seat];
    }
    for (let i = 0; i < written; i++) {
      const seat = this.#trail[i] & 15;
      const spread = this.#spreads[seat];
      this.#statistics.learn(this.#trail[i], this.#worth[seat], spread.mean, spread.deviation);
    }
  }

  /** Whether no answer can overtake the most tried one in so many more futures. */
  decided(futuresLeft: number): boolean {
    let first = 0;
    let second = 0;
    for (const node of this.#rootNodes) {
      const visits = this.#tree.visits[node];
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second > futuresLeft;
  }

  /** What the search thinks of each answer, the best first. */
  thoughts(): Thought<A>[] {
    const tree = this.#tree;
    const { seat } = this.#situation;
    const priors = this.#rootNodes.reduce((sum, node) => sum + tree.prior[node], 0);
    const thoughts = this.#rootAnswers.map((action, i) => {
      const node = this.#rootNodes[i];
      const visits = tree.visits[node];
      return { action, visits, value: visits === 0 ? 0 : tree.mean(node, seat), prior: tree.prior[node] / priors };
    });
    return thoughts.sort((a, b) => b.visits - a.visits || b.value - a.value || b.prior - a.prior);
  }
}

function isMissing(nodes: Int32Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (nodes[i] === NONE) return true;
  return false;
}

const unwritten = <A>(answer: A): Written<A> => ({ answer, node: NONE });

function isAllowed<S, A extends Action>({ question, seat, about }: Ask<S, A>, state: S, answer: A): boolean {
  const form = question.forms?.find((one) => one.do === answer.do);
  return (
    form !== undefined && form.open?.(state, seat, about).ok !== false && form.check(state, seat, answer, about).ok
  );
}
