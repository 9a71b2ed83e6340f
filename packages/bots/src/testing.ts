import {
  type Action,
  type Game,
  type GameEvent,
  Match,
  type OptionValues,
  Random,
  type Seat,
  type WrittenAction,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedyBot.ts';
import { policyBot } from './policyBot.ts';
import { searchBot } from './searchBot.ts';
import { situationIn, situationOf } from './situation.ts';

interface Plays {
  readonly players: number;
  readonly options?: OptionValues;
  /** How many decisions of a match are looked at, and at which distance. */
  readonly looks?: number;
  readonly every?: number;
}

/** How many futures of one decision are looked at. */
const ITERATIONS = 60;
const FEW = 16;

/** Tests that a search judges all its futures at one moment: `value` compares best where everybody has moved as often. */
export function searchTests<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  plays: readonly Plays[],
): void {
  describe('a search', () => {
    it.each(plays)(
      'with $players players judges all futures at the same moment',
      async ({ looks = 8, every = 40, ...setup }) => {
        const match = new Match(game, { seed: 'futures', ...setup });
        const random = Random.fromSeed('futures');
        const bot = policyBot(game);
        let looked = 0;
        for (let n = 0; !match.over && looked < looks; n++) {
          if (n % every === every - 1) {
            expect(new Set(endsOf(game, match, random)).size, `after ${n} decisions`).toBeLessThan(2);
            looked++;
          }
          await step(match, bot, random);
        }
        expect(looked).toBeGreaterThan(0);
      },
    );
    it.each(plays.slice(0, 1))('decides the same whatever is hidden', async ({ looks = 8, every = 40, ...setup }) => {
      const match = new Match(game, { seed: 'hidden', ...setup });
      const random = Random.fromSeed('hidden');
      const bot = policyBot(game);
      const search = searchBot(game, { iterations: FEW });
      let looked = 0;
      for (let n = 0; !match.over && looked < looks / 2; n++) {
        const { seat } = match.next();
        const run = match.fork();
        if (n % every >= every / 2 && run.atCheckpoint) {
          const decided = [run, run.redealt(seat, random.spawn())].map((one) => {
            const ask = one.asks.find((open) => open.seat === seat) ?? one.next();
            return search.decide(situationOf(one, ask), Random.fromSeed('same'));
          });
          expect(decided[1], `after ${n} decisions`).toEqual(decided[0]);
          looked++;
          n += every / 2;
        }
        await step(match, bot, random);
      }
      expect(looked).toBeGreaterThan(0);
    });
  });
}

/** What the chance of whoever has just moved may change on average over its own turn. */
const DRIFT = 0.05;

/** Tests that `value` between turns favours neither who has just moved nor who is next: then chances of any two turns compare. */
export function driftTests<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  players: number,
  matches: number,
  player: Bot<S, A> = greedyBot(game, { samples: 2 }),
): void {
  it('the chance of who moves does not drift over a turn', async () => {
    const changes: number[] = [];
    for (let n = 0; n < matches; n++) changes.push(...(await changesOverTurns(game, players, player, `drift ${n}`)));
    expect(changes.length).toBeGreaterThan(50);
    expect(Math.abs(changes.reduce((sum, change) => sum + change, 0) / changes.length)).toBeLessThan(DRIFT);
  });
}

/** How the chance of whoever moves changes over each turn of a match. */
async function changesOverTurns<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  players: number,
  player: Bot<S, A>,
  seed: string,
): Promise<readonly number[]> {
  const { bot } = game;
  const match = new Match(game, { seed, players });
  const random = Random.fromSeed(seed);
  const judged = (): readonly number[] => {
    const out: number[] = [];
    (bot.valueAfterTurn ?? bot.value)(match.state, out);
    return out;
  };
  const changes: number[] = [];
  let before = judged();
  let mover: Seat | undefined;
  while (!match.over) {
    const turn = bot.turn?.(match.state);
    mover ??= match.next().seat;
    await step(match, player, random);
    if (match.over || bot.turn?.(match.state) === turn) continue;
    const after = judged();
    changes.push(after[mover] - before[mover]);
    before = after;
    mover = undefined;
  }
  return changes;
}

/** Tests that what a game's bots do quickly is always an option, and that they do at least so much of these questions quickly. */
export function quickTests<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  players: number,
  least: Readonly<Record<string, number>>,
): void {
  it('what is done without a list is one of the options', async () => {
    const match = new Match(game, { seed: 'quick', players });
    const random = Random.fromSeed('quick');
    const bot = policyBot(game);
    const asked = new Map<string, readonly [times: number, quick: number]>();
    for (let n = 0; n < 600 && !match.over; n++) {
      const ask = match.next();
      const action = game.bot.quick?.(match.state, ask);
      const [times, quick] = asked.get(ask.question.kind) ?? [0, 0];
      asked.set(ask.question.kind, [times + 1, quick + (action === undefined ? 0 : 1)]);
      if (action !== undefined) {
        expect(match.fork().judge(ask.seat, action), `${JSON.stringify(action)} after ${n} decisions`).toEqual({
          ok: true,
        });
      }
      await step(match, bot, random);
    }
    for (const [kind, part] of Object.entries(least)) {
      const [times, quick] = asked.get(kind) ?? [0, 0];
      expect(quick / times, kind).toBeGreaterThan(part);
    }
  });
}

/** Somebody does what looks good at first sight. */
async function step<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  bot: Bot<S, A>,
  random: Random,
): Promise<void> {
  const { seat } = match.next();
  match.take(seat, await bot.decide(situationIn(match, seat), random));
}

/** Tests that a game can say why: every part of its judgement has words in both languages, and parts that tell something. */
export function judgementTests<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  players: number,
): void {
  const { judgement } = game.bot;
  describe('the parts of a judgement', () => {
    it('have words for why something is good, and for what it costs', () => {
      const { en, de } = game.phrases.words;
      const keys = (judgement?.terms ?? []).flatMap((term) => [`why.${term}`, `but.${term}`]);
      expect(keys).not.toEqual([]);
      for (const key of keys) expect([en[key], de[key]], key).toEqual([expect.any(String), expect.any(String)]);
    });
    it('are numbers in whatever position', async () => {
      const match = new Match(game, { seed: 'judged', players });
      const random = Random.fromSeed('judged');
      const bot = policyBot(game);
      const out = new Float64Array(judgement?.terms.length ?? 0);
      const seen = new Set<number>();
      for (let n = 0; n < 150 && !match.over; n++) {
        for (let seat = 0; seat < players; seat++) {
          judgement?.judge(match.state, seat, match.state, out);
          expect(out.every(Number.isFinite), `seat ${seat} after ${n} decisions`).toBe(true);
          for (const [term, worth] of out.entries()) if (worth !== 0) seen.add(term);
        }
        await step(match, bot, random);
      }
      expect(seen.size).toBeGreaterThan(1);
    });
  });
}

/** A position with one right answer, or with some that are plainly wrong. */
export interface Position {
  readonly name: string;
  at(): { readonly match: unknown };
  /** Who decides; seat 0 if left out. */
  readonly seat?: Seat;
  /** Parts of the answers that are right; any that is not wrong, if left out. */
  readonly right?: readonly Partial<WrittenAction>[];
  readonly wrong?: readonly Partial<WrittenAction>[];
}

/** Tests that a bot that looks one decision ahead, and one that searches, do not go astray in positions that people find easy. */
export function positionTests<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  positions: readonly Position[],
): void {
  describe.each([greedyBot(game), searchBot(game, { iterations: 200 }, { name: 'search' })])('$name', (bot) => {
    it.each(positions)('$name', async ({ at, seat = 0, right, wrong = [] }) => {
      const match = at().match as Match<S, A, E>;
      const done = game.actions.write(await bot.decide(situationIn(match, seat), Random.fromSeed('position')));
      const fits = (part: Partial<WrittenAction>): boolean =>
        Object.entries(part).every(([key, value]) => JSON.stringify(done[key]) === JSON.stringify(value));
      expect(wrong.filter(fits), JSON.stringify(done)).toEqual([]);
      if (right !== undefined) expect(right.some(fits), JSON.stringify(done)).toBe(true);
    });
  });
}

/** The turns in which the futures of the next decision were judged; where the match is over, its outcome judges. */
function endsOf<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  match: Match<S, A, E>,
  random: Random,
): readonly number[] {
  const { bot } = game;
  const ends: number[] = [];
  const judged = (judge: (state: S, out: number[]) => void) => (state: S, out: number[]) => {
    ends.push(bot.turn?.(state) ?? 0);
    judge(state, out);
  };
  const watched = { ...game, bot: { ...bot, valueAfterTurn: judged(bot.valueAfterTurn ?? bot.value) } };
  searchBot(watched, { iterations: ITERATIONS }).analyse(situationIn(match, match.next().seat), random);
  return ends;
}
