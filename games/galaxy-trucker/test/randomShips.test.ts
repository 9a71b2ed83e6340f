import { Menu, Random, Run, readOptions, seats } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_COUNT } from '../src/content/cards.ts';
import { ROAD, ROAD_COUNT } from '../src/content/roads.ts';
import { START_CABIN_OF_COLOUR } from '../src/content/tiles.ts';
import { galaxyTrucker } from '../src/index.ts';
import { MOST_ROUNDS, ROUNDS } from '../src/meta.ts';
import { hasRoom } from '../src/rules/cargo.ts';
import { fill } from '../src/rules/launch.ts';
import { placementFault } from '../src/rules/placement.ts';
import { hasComponents, partsOf } from '../src/rules/ship.ts';
import { AT, boardOf, cell, HALF, type State, spaceOf, stillFlying } from '../src/state.ts';

const FLIGHTS = 2000;
const SEED = 'random ships';
const MOST_DECISIONS = 20_000;

/** A table in flight with ships thrown together within the rules, some roads, and every card there is, shuffled. */
function launched(seed: string): Run<State, never, never> {
  const luck = Random.fromSeed(seed);
  const players = 2 + luck.below(4);
  const round = ROUNDS[luck.below(ROUNDS.length)];
  const none = Object.fromEntries(Array.from({ length: MOST_ROUNDS - 1 }, (_, i) => [`round${i + 2}`, 'none']));
  const options = readOptions(
    galaxyTrucker.meta,
    {
      ...none,
      round1: round,
      building: ['live', 'relaxed', 'turns'][luck.below(3)],
      newTechnology: luck.below(4) > 0,
      fifthWheelForFour: luck.below(2) === 0,
      evilMachinations: true,
      bonusCards: true,
      limitedGoods: luck.below(2) === 0,
      ...(luck.below(3) === 0 ? { handicap: Array.from({ length: players }, () => String(luck.below(4))) } : {}),
    },
    players,
  );
  const run = Run.setUp(galaxyTrucker, players, options, luck.spawn(), {}) as unknown as Run<State, never, never>;
  prepare(run.state, luck);
  return run;
}

function prepare(state: State, luck: Random): void {
  state.roads = [];
  for (let road = 0; road < ROAD_COUNT; road++) if (luck.below(6) === 0) state.roads.push(road);
  state.roadSeats = state.roads.map(() => -1);
  if (state.roads.includes(ROAD.blackout)) state.blackout = 7 - luck.below(2);
  for (const seat of seats(state.players)) {
    throwTogether(state, seat, luck);
    state.number[seat] = seat + 1;
    state.position[seat] = -3 * seat;
    const credits = luck.below(20);
    state.credits[seat] = credits;
    state.bankCredits -= credits;
  }
  state.piles = [];
  state.deck = luck.shuffle(Array.from({ length: CARD_COUNT }, (_, card) => card));
  state.phase = 'flight';
}

function throwTogether(state: State, seat: number, luck: Random): void {
  const board = boardOf(state);
  const heap = luck.shuffle(state.where.flatMap((where, tile) => (where === AT.faceDown ? [tile] : [])));
  if (board.start >= 0) state.ship[cell(seat, board.start)] = startCabin(state, seat) * 4;
  const tiles = 8 + luck.below(30);
  for (const tile of heap.slice(0, tiles * 3)) {
    const square = luck.below(board.count);
    const turn = luck.below(4);
    if (placementFault(state, seat, tile * 4 + turn, square) !== 0) continue;
    state.ship[cell(seat, square)] = tile * 4 + turn;
    state.where[tile] = AT.ship + seat;
  }
  for (let square = 0; square < board.count; square++) {
    fill(state, seat, square);
    for (let good = 0; good < 4; good++) {
      if (luck.below(2) === 0 && state.bankGoods[good] > 0 && hasRoom(state, seat, square, good)) {
        state.goods[cell(seat, square)] += 1 << (good * 2);
        state.bankGoods[good]--;
      }
    }
  }
  for (let half = 0; half < board.halves; half++)
    state.half[seat * 2 + half] = hasComponents(state, seat, half) ? HALF.flying : HALF.gaveUp;
}

function startCabin(state: State, seat: number): number {
  const tile = START_CABIN_OF_COLOUR[state.colour[seat]];
  state.where[tile] = AT.ship + seat;
  return tile;
}

/** Plays at random, mostly flying on; after every answer everything must still be there. */
function fly(run: Run<State, never, never>, luck: Random): string[] {
  const before = JSON.stringify(galaxyTrucker.conserved(run.state));
  const faults: string[] = [];
  run.begin();
  for (let decisions = 0; !run.over; decisions++) {
    if (decisions > MOST_DECISIONS) return ['it does not end'];
    const ask = run.asks[luck.below(run.asks.length)];
    const { question, seat, about } = ask;
    const menu = new Menu<never>(false);
    question.options?.(menu, run.state, seat, about);
    const options = (menu.options as { do: string }[]).filter(
      (option) => option.do !== 'give-up' || luck.below(60) === 0,
    );
    const form = question.forms?.[0];
    const answer = options[luck.below(Math.max(1, options.length))] ?? form?.sample(run.state, seat, luck, about);
    if (answer === undefined) return [`${question.kind} has no answer`];
    run.answer(seat, answer as never);
    const now = JSON.stringify(galaxyTrucker.conserved(run.state));
    if (now !== before) return [`${question.kind} ${JSON.stringify(answer)}: ${before} became ${now}`];
    faults.push(...broken(run.state));
    if (faults.length > 0) return faults;
  }
  return faults;
}

/** What can never be: less than nothing, two rockets on one space, something on an empty square. */
function broken(state: State): string[] {
  const faults: string[] = [];
  for (const list of ['crew', 'tokens', 'goods', 'credits', 'bankGoods', 'hyper'] as const) {
    if (state[list].some((n) => n < 0) && !(list === 'bankGoods' && !state.limitedGoods))
      faults.push(`${list} below 0`);
  }
  const spaces = seats(state.players)
    .filter((seat) => stillFlying(state, seat))
    .map((seat) => spaceOf(state.position[seat]));
  if (new Set(spaces).size < spaces.length) faults.push('two rockets on one space');
  state.ship.forEach((placed, at) => {
    if (placed < 0 && state.crew[at] + state.tokens[at] + state.goods[at] > 0)
      faults.push('something on an empty square');
  });
  return faults;
}

describe('random ships through every card', () => {
  it(`GT-9.1 every flight ends with nothing made, lost or asked in vain (${FLIGHTS} flights, seed "${SEED}")`, () => {
    const seen = new Set<number>();
    for (let i = 0; i < FLIGHTS; i++) {
      const run = launched(`${SEED} ${i}`);
      expect(fly(run, Random.fromSeed(`${SEED} luck ${i}`)), `flight ${i}`).toEqual([]);
      for (const seat of seats(run.state.players)) {
        if (!stillFlying(run.state, seat)) continue;
        for (let half = 0; half < 2; half++) expect(partsOf(run.state, seat, half).length).toBeLessThan(2);
      }
      for (const card of run.state.deck.slice(0, run.state.deckAt)) seen.add(card);
    }
    expect(seen.size).toBe(CARD_COUNT);
  });
});
