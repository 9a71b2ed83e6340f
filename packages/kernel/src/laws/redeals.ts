import type { AnyGame } from '../game.ts';
import { type Action, Menu, type Seat } from '../question.ts';
import { Random } from '../random.ts';
import type { Sandbox } from '../run.ts';
import { seats } from '../seats.ts';
import type { Situation } from '../simulator.ts';
import type { Trial, Watch } from './law.ts';
import { type LawBot, LawBroken } from './lawCase.ts';
import { type AnyRun, judgeAgain, message, randomAnswer, type Step, sampled } from './played.ts';
import { difference, ownDecision, sight, stateSeen } from './sight.ts';

/**
 * Law 8: a re-dealt fork is one that the seat cannot tell from the real match, play goes on from it, and nothing about it
 * (nor what a bot decides on it) depends on what the seat may not know.
 */
export function redeals({ game, lawCase, settings, steps }: Trial): Watch {
  const { samples = 12, follow = 20, bot = samplingBot } = settings;
  const looked = sampled(8, lawCase, steps.length, samples);
  const luck = Random.fromSeed(`${lawCase.seed}/re-dealt`);
  const decide = bot(game);
  const changes: Changes = { deals: 0, secretDeals: 0, fields: new Set() };
  return {
    before(match, i) {
      if (!looked.has(i)) return;
      const run: AnyRun = match.fork();
      if (someSeeMore(run)) changes.secretDeals += run.players;
      for (const viewer of seats(run.players)) {
        const broken = (what: string, cause?: unknown) =>
          new LawBroken(8, game, lawCase, i, `for seat ${viewer} ${what}`, cause);
        noteChanges(changes, run.state, sameDeal(game, run, viewer, luck, follow, broken));
        if (run.atCheckpoint) sameAfterwards(game, run, viewer, luck, steps.slice(i, i + 6), broken);
        sameDecision(run, viewer, luck, decide, broken);
      }
    },
    end() {
      const lazy = lazinessOf(changes, settings.hidden ?? []);
      if (lazy !== undefined) throw new LawBroken(8, game, lawCase, undefined, lazy);
    },
  };
}

interface Changes {
  deals: number;
  /** Those made while somebody saw what others did not. */
  secretDeals: number;
  /** Which fields of the state came out of a deal otherwise than they are. */
  readonly fields: Set<string>;
}

/** Whether a seat sees something of the state that another one does not: then there is something to deal. */
function someSeeMore(run: AnyRun): boolean {
  const [first, ...others] = seats(run.players).map((viewer) => JSON.stringify(stateSeen(run, viewer)));
  return others.some((other) => other !== first);
}

function noteChanges(changes: Changes, truth: Fields, dealt: Fields): void {
  changes.deals++;
  for (const field of Object.keys(truth))
    if (JSON.stringify(truth[field]) !== JSON.stringify(dealt[field])) changes.fields.add(field);
}

type Fields = Readonly<Record<string, unknown>>;

/** A deal that always gives the truth passes every comparison: that is no deal. */
function lazinessOf({ deals, secretDeals, fields }: Changes, hidden: readonly string[]): string | undefined {
  if (secretDeals >= 20 && fields.size === 0) return `${secretDeals} deals changed nothing: bots are shown the truth`;
  if (deals < 20) return undefined;
  const kept = hidden.find((field) => !fields.has(field));
  return kept === undefined ? undefined : `${deals} deals never changed ${kept}: bots are shown the truth`;
}

type Broken = (what: string, cause?: unknown) => LawBroken;

/** A re-dealt fork of the real match, and one of a match whose hidden things were permuted before. */
function bothDeals(run: AnyRun, viewer: Seat, hidden: Random, luck: Random): readonly [AnyRun, AnyRun] {
  const permuted: AnyRun = run.redealt(viewer, hidden.clone());
  permuted.redeal(viewer, luck.clone());
  return [run.redealt(viewer, luck.clone()), permuted];
}

/** Checks one deal, and returns its state. */
function sameDeal(game: AnyGame, run: AnyRun, viewer: Seat, luck: Random, follow: number, broken: Broken): Fields {
  const [here, there] = bothDeals(run, viewer, luck.spawn(), luck.spawn());
  const [real, seen] = [run, here].map((one) => JSON.stringify(stateSeen(one, viewer)) + ownDecision(one, viewer));
  if (real !== seen) throw broken(`the re-dealt fork looks different: ${difference(real, seen)}`);
  const [left, right] = [run, here].map((one) => JSON.stringify(game.conserved(one.state)));
  if (left !== right) throw broken(`re-dealing makes or loses something: ${difference(left, right)}`);
  expectSame(here, there, broken, 'the deal depends on what it may not know');
  const dealt = game.copy(here.state);
  try {
    playBoth(here, there, luck.spawn(), follow);
  } catch (error) {
    throw broken(`play does not go on from a re-dealt fork: ${message(error)}`, error);
  }
  expectSame(here, there, broken, 'play goes on differently');
  return dealt;
}

function expectSame(here: AnyRun, there: AnyRun, broken: Broken, what: string): void {
  const [left, right] = [JSON.stringify(here.state), JSON.stringify(there.state)];
  if (left !== right) throw broken(`${what}: ${difference(left, right)}`);
}

function playBoth(here: AnyRun, there: AnyRun, luck: Random, follow: number): void {
  for (let i = 0; i < follow && !here.over; i++) {
    const which = luck.below(4) === 0 ? luck.below(here.asks.length) : here.asks.indexOf(here.next());
    const ask = randomAnswer(here.asks[which], here.state, luck.clone()) === undefined ? here.next() : here.asks[which];
    const action = randomAnswer(ask, here.state, luck);
    if (action === undefined) throw new Error(`${ask.question.kind} (seat ${ask.seat}) has no answer at all`);
    const { seat } = ask;
    here.answer(seat, action);
    there.answer(seat, action);
  }
}

/** Permuted at a checkpoint and played on by both: no secret may hide in the rules' own variables either. */
function sameAfterwards(
  game: AnyGame,
  run: AnyRun,
  viewer: Seat,
  luck: Random,
  later: readonly Step[],
  broken: Broken,
): void {
  const here: AnyRun = run.fork(true);
  const there: AnyRun = run.fork(true);
  game.redeal(there.state, viewer, luck);
  const shown = here.reveals + there.reveals;
  for (const step of later) {
    const { seat, action, at } = step;
    if (!judgeAgain(there, step).ok) return;
    here.answer(seat, action, at);
    there.answer(seat, action, at);
    if (here.reveals + there.reveals > shown || sight(here, viewer) !== sight(there, viewer)) return;
    const [left, right] = [here, there].map((one): AnyRun => one.redealt(viewer, luck.clone()));
    expectSame(left, right, broken, 'the deal depends, one step later, on what it may not know');
  }
}

function sameDecision(run: AnyRun, viewer: Seat, luck: Random, decide: LawBot, broken: Broken): void {
  const ask = run.asks.find(({ seat }) => seat === viewer);
  if (ask === undefined || randomAnswer(ask, run.state, luck.clone()) === undefined) return;
  const hidden = luck.spawn();
  const thinking = luck.spawn();
  const plain = (random: Random, forkable?: boolean): AnyRun => run.redealt(viewer, random, forkable);
  const permuted = (random: Random, forkable?: boolean): AnyRun => {
    const fork: AnyRun = run.redealt(viewer, hidden.clone(), forkable);
    fork.redeal(viewer, random);
    return fork;
  };
  const [left, right] = [plain, permuted].map((fork) =>
    JSON.stringify(decide(situation(run, viewer, fork), thinking.clone())),
  );
  if (left !== right) throw broken(`the bot decides by what it may not know: ${difference(left, right)}`);
}

function situation(
  run: AnyRun,
  seat: Seat,
  fork: (random: Random, forkable?: boolean) => AnyRun,
): Situation<unknown, Action> {
  const shown = fork(Random.fromSeed('shown'));
  const ask = shown.asks.find((open) => open.seat === seat);
  if (ask === undefined) throw new Error(`Seat ${seat} is not asked anything`);
  return {
    seat,
    question: ask.question,
    about: ask.about,
    simulator: { seat, players: run.players, fork },
    view: () => ({
      seq: 0,
      over: run.over,
      state: stateSeen(shown, seat) as Readonly<Record<string, unknown>>,
      decisions: [],
      mayUndo: false,
    }),
    menu: () => shown.menu(ask),
  };
}

/** Looks at up to four answers, plays each a few steps further, and takes the one that comes out best. */
function samplingBot(game: AnyGame): LawBot {
  return ({ seat, question, about, simulator }, random) => {
    const table = simulator.fork(random);
    const menu = new Menu<Action>(false);
    question.options?.(menu, table.state, seat, about);
    const answers = random.shuffle([...menu.options]).slice(0, 4);
    if (answers.length === 0) return randomAnswer({ seat, question, about }, table.state, random);
    const values = answers.map((answer) => outlook(game, simulator.fork(random), seat, answer, random));
    return answers[values.indexOf(Math.max(...values))];
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a bot plays every game
function outlook(game: AnyGame, table: Sandbox<any, any>, seat: Seat, answer: Action, random: Random): number {
  table.answer(seat, answer);
  for (let i = 0; i < 4 && !table.over; i++) {
    const ask = table.next();
    table.answer(ask.seat, randomAnswer(ask, table.state, random));
  }
  const out = Array.from({ length: table.players }, () => 0);
  game.bot.value(table.state, out);
  return out[seat];
}
