import { EnvError, Environment, rewardsOf } from '@starboard/bots';
import { games } from '@starboard/games';
import {
  ActionSpace,
  type AnyGame,
  Observer,
  Random,
  Run,
  readOptions,
  sameAction,
  viewState,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';

const STEPS = 600;

const environment = (game: AnyGame, seed = 'one', matches = 2): Environment =>
  new Environment(game, { players: Math.max(2, game.meta.players.min), seed, matches });

/** Any possible action for each match. */
const anyActions = (env: Environment, random: Random): number[] =>
  env.matches.map(({ legal }) => legal.indexes[random.below(legal.indexes.length)]);

function trace(env: Environment, steps = 100): string {
  const random = Random.fromSeed('player');
  const lines: unknown[] = [];
  for (let i = 0; i < steps; i++) {
    lines.push(env.matches.map(({ seat, legal }, place) => [seat, legal.indexes, [...env.observe(place, seat)]]));
    env.step(anyActions(env, random));
  }
  return JSON.stringify(lines);
}

/** A forkable match in the middle of play, every few decisions. */
function* positions(game: AnyGame, seed: string, players = Math.max(2, game.meta.players.min)) {
  const run = Run.setUp(game, players, readOptions(game.meta, {}, players), Random.fromSeed(seed), { forkable: true });
  const observer = new Observer(run);
  const space = new ActionSpace(game, players);
  const random = Random.fromSeed(`${seed} player`);
  run.begin();
  for (let i = 0; i < STEPS && !run.over; i++) {
    const ask = run.next();
    if (i % 5 === 0) yield { run, ask, observer, space, random };
    const { actions } = space.legal(ask, run.state);
    run.answer(ask.seat, actions[random.below(actions.length)]);
  }
}

/** Full tables, some of which hide something from somebody. */
function* crowded(game: AnyGame) {
  for (let i = 0; i < 4; i++) yield* positions(game, `hidden ${i}`, game.meta.players.max);
}

for (const game of games) {
  describe(`the environment of ${game.meta.id}`, () => {
    it('tells a seat the same, whatever lies where it may not look', () => {
      let differing = 0;
      for (const { run, ask, observer, space, random } of crowded(game)) {
        const { seat } = ask;
        const other = run.redealt(seat, random, true);
        if (JSON.stringify(other.state) !== JSON.stringify(run.state)) differing++;
        const seen = [run, other].map((one) => {
          const out = new Float32Array(observer.size);
          observer.write(one, seat, out);
          const open = one.asks.find((open) => open.seat === seat) ?? ask;
          return { observation: [...out], legal: space.legal(open, one.state).indexes };
        });
        expect(seen[1]).toEqual(seen[0]);
      }
      expect(differing).toBeGreaterThan(0);
    });

    it('tells the plain fields of the view under their names, in matches and in their copies', () => {
      for (const { run, observer, ask } of positions(game, 'plain')) {
        for (const one of [run, run.fork()]) {
          const seen = viewState(game.view, one.state, one.players, ask.seat);
          const out = new Float32Array(observer.size).fill(7);
          observer.write(one, ask.seat, out);
          for (const { name, at, size, as } of observer.fields) {
            if (as !== 'numbers' || seen[name] === undefined) continue;
            const told = [seen[name]].flat().map(Number);
            const padded = Array.from({ length: size }, (_, i) => Math.fround(told[i] ?? 0));
            expect([name, ...out.subarray(at, at + size)]).toEqual([name, ...padded]);
          }
        }
      }
    });

    it('offers exactly what the kernel offers, each under an index of its own', () => {
      for (const { run, ask, space } of positions(game, 'mask')) {
        const { options } = run.menu(ask);
        const { indexes, actions } = space.legal(ask, run.state);
        expect(new Set(indexes).size).toBe(indexes.length);
        expect(indexes.every((index) => index >= 0 && index < space.size)).toBe(true);
        for (const option of options) expect(actions.some((action) => sameAction(action, option))).toBe(true);
        for (const action of actions) expect(run.judge(ask.seat, action).ok, action.do).toBe(true);
      }
    });

    it('refuses what is not possible and changes nothing, not even in other matches', () => {
      const env = environment(game);
      const before = env.matches.map(({ run }) => JSON.stringify(run.state));
      const { indexes } = env.matches[1].legal;
      const bad = [...Array(env.space.size + 1).keys()].find((index) => !indexes.includes(index)) ?? -1;
      const good = env.matches[0].legal.indexes[0];
      expect(() => env.step([good, bad])).toThrow(EnvError);
      expect(() => env.step([good])).toThrow('an action for each of the 2 matches');
      expect(env.matches.map(({ run }) => JSON.stringify(run.state))).toEqual(before);
    });

    it('keeps what the seats on turn see as it is when a step is refused', () => {
      const env = environment(game);
      env.step(env.matches.map(({ legal }) => legal.indexes[0]));
      env.matches.forEach(({ seat }, i) => {
        expect(env.seenIn(i)).toEqual(env.observe(i, seat));
      });
      const before = env.observed.slice();
      expect(() => env.step([-1, 2 ** 31 - 1])).toThrow(EnvError);
      expect(env.observed).toEqual(before);
    });

    it('plays the same by the same seed, and another match by another', () => {
      expect(trace(environment(game))).toBe(trace(environment(game)));
      const again = environment(game, 'two');
      again.reset('one');
      expect(trace(again)).toBe(trace(environment(game)));
      expect(trace(environment(game, 'two'))).not.toBe(trace(environment(game)));
    });

    it('tells how a match ended, and begins the next one', () => {
      const env = environment(game, 'end', 1);
      const random = Random.fromSeed('end');
      const first = env.matches[0];
      let outcome = env.ended[0];
      for (let i = 0; i < 100_000 && outcome === undefined; i++) {
        env.step(anyActions(env, random));
        outcome = env.ended[0];
      }
      expect(outcome?.places).toHaveLength(env.players);
      expect(rewardsOf(outcome ?? { places: [], points: [] }).reduce((a, b) => a + b, 0)).toBeCloseTo(0);
      expect(env.matches[0]).not.toBe(first);
      expect(env.matches[0].over).toBe(false);
    });
  });
}

describe('rewards', () => {
  it('are 1 for the only winner and -1 for the last; ties lie between', () => {
    expect(rewardsOf({ places: [1, 2, 3], points: [] })).toEqual([1, 0, -1]);
    expect(rewardsOf({ places: [1, 1], points: [] })).toEqual([0, 0]);
    expect(rewardsOf({ places: [2], points: [] })).toEqual([-1]);
  });
});
