import { bit, bitsOf, type Play, type Question, type Seat, seats } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { BONUS_OF_LEVEL, CARDS_OF_LEVEL, EVIL_COUNT, FIRST_FLIGHT } from '../content/cards.ts';
import { MADE_TO_MEASURE_STACK, ROAD, ROAD_COUNT, ROADS } from '../content/roads.ts';
import { CARDS_PER_PILE, PILES } from '../content/tables.ts';
import { KIND, START_CABIN_OF_COLOUR, TILE_COUNT, TILE_KIND } from '../content/tiles.ts';
import { AT, boardOf, cell, HALF, levelOf, SEEN_BY_ALL, type State, type T, TURNS } from '../state.ts';
import { changes, changesTable } from './roads.ts';
import { setTurnOrder } from './turnBuilding.ts';

/** Evil Machinations: where a card is. */
export const EVIL = { box: 0, hand: 1, chosen: 11, played: 30 } as const;

export function evilInHand(state: State, seat: Seat): number[] {
  const cards: number[] = [];
  if (!state.evilMachinations) return cards;
  for (let card = 0; card < EVIL_COUNT; card++) if (state.evil[card] === EVIL.hand + seat) cards.push(card);
  return cards;
}

/** GT-3.1: a round begins; with Evil Machinations a card is chosen first (GT-19.3). */
export function beginRound(t: T): void {
  const { state } = t;
  clearRound(state);
  t.tell?.({
    event: 'round-began',
    rule: 'GT-3.1',
    round: state.round + 1,
    level: levelOf(state),
    shipClass: state.classes[state.round],
  });
  state.phase = 'plot';
  if (!seats(state.players).some((seat) => evilInHand(state, seat).length > 0)) layOut(t);
}

function clearRound(state: State): void {
  for (const key of ['fresh', 'hand', 'looking', 'role'] as const) state[key].fill(-1);
  for (const key of ['number', 'acted', 'looked', 'hyper', 'front', 'turned', 'standing', 'ledger', 'lawyer'] as const)
    state[key].fill(0);
  for (const key of ['escort', 'leaving', 'freeUsed', 'lostNow', 'fallen', 'usedIt', 'stated'] as const)
    state[key].fill(0);
  state.half.fill(HALF.absent);
  state.evil = state.evil.map((where) => (where >= EVIL.chosen ? EVIL.played : where)); // GT-19.17
  state.placeOf.fill(-1);
  state.acts = 0;
  state.rolesTaken = 0;
  state.deck = [];
  state.deckAt = 0;
  state.card = -1;
  state.again = [];
  state.secondPass = false;
  state.spared = 0;
  state.roads = [];
  state.roadSeats = [];
  state.blackout = 0;
}

const plotQuestion: Question<State, Action> = {
  kind: 'plot',
  rule: 'GT-19.2',
  options(menu, state, seat) {
    for (const card of evilInHand(state, seat)) menu.offer({ do: 'plot', card });
  },
};

/** GT-3.1 a, GT-19.2: everybody who has cards secretly chooses one. */
export function* plot(t: T): Play<void> {
  const { state } = t;
  t.checkpoint();
  const plotters = seats(state.players).filter((seat) => evilInHand(state, seat).length > 0);
  for (const { seat, action } of yield* t.chooseAll(plotters, plotQuestion)) {
    if (action.do !== 'plot') continue;
    state.evil[action.card] = EVIL.chosen + seat;
    state.plotted[action.card] |= bit(seat);
    t.tell?.({ event: 'plotted', rule: 'GT-19.2', seat, card: action.card });
  }
  layOut(t);
}

/** GT-3.1 b to d: roads, piles, boards; then building can begin. */
function layOut(t: T): void {
  const { state } = t;
  drawRoads(t);
  dealStacks(t); // GT-3.7: rr-17 before rr-18, both before the piles
  rollBlackout(t);
  layPiles(t);
  placeStartCabins(state);
  if (state.building === TURNS) {
    setTurnOrder(t);
    state.phase = 'build';
    t.tell?.({ event: 'building-began', rule: 'GT-4.31' });
  } else state.phase = 'ready';
}

/** GT-20.1, GT-20.2, GT-20.10: as many roads as the level says. */
function drawRoads(t: T): void {
  const { state } = t;
  const handicapped = state.handicap[0] >= 0;
  for (let i = 0; i < state.roadLevel; i++) drawRoad(t, (road) => !(handicapped && road === ROAD.nightmareTrip));
}

/** The next road that will do; -1 if there is none. */
function drawRoad(t: T, fits: (road: number) => boolean): number {
  const { state } = t;
  const inStack = (): number[] =>
    Array.from({ length: ROAD_COUNT }, (_, road) => road).filter((road) => state.roadsUsed[road] === 0 && fits(road));
  if (inStack().length === 0)
    for (let road = 0; road < ROAD_COUNT; road++) if (!state.roads.includes(road)) state.roadsUsed[road] = 0;
  const stack = inStack();
  if (stack.length === 0) return -1;
  const road = stack[t.below('road', stack.length)];
  state.roadsUsed[road] = 1;
  state.roads.push(road);
  state.roadSeats.push(-1);
  t.tell?.({ event: 'road-drawn', rule: 'GT-20.1', road });
  return road;
}

/** GT-20.50: after building one more road without the build symbol, for those Nasty Surprise applies to. */
export function nastySurprise(t: T): void {
  const { state } = t;
  if (!changesTable(state, 'late-road')) return;
  const concerned = bitsOf(seats(state.players).filter((seat) => changes(state, seat, 'late-road')));
  const handicapped = state.handicap[0] >= 0;
  const road = drawRoad(t, (one) => !ROADS[one].build && !(handicapped && one === ROAD.nightmareTrip));
  if (road >= 0) state.roadSeats[state.roadSeats.length - 1] = concerned;
}

/** GT-2.5: all cards of a level, without and with the bonus cards. */
const STACKS: readonly (readonly (readonly number[])[])[] = [
  CARDS_OF_LEVEL,
  CARDS_OF_LEVEL.map((cards, i) => [...cards, ...BONUS_OF_LEVEL[i]]),
];
export const stackOf = (state: State, level: number): readonly number[] => STACKS[state.bonusCards ? 1 : 0][level - 1];

/** GT-3.4: one of the cards that have not been used, unseen. GT-2.8: if there is none, the used ones are shuffled in. */
export function drawCard(t: T, level: number, stack = stackOf(t.state, level)): number {
  const { state } = t;
  let left = unused(state, stack);
  if (left === 0) {
    for (const card of stackOf(state, level)) {
      if (state.piles.includes(card) || state.deck.includes(card)) continue;
      state.used[card] = 0;
      state.shown[card] = 0;
    }
    left = unused(state, stack);
  }
  let skip = t.below('card', left);
  const card = stack.find((one) => state.used[one] === 0 && skip-- === 0) as number;
  state.used[card] = 1;
  return card;
}

function unused(state: State, stack: readonly number[]): number {
  let count = 0;
  for (const card of stack) if (state.used[card] === 0) count++;
  return count;
}

/** GT-3.2, GT-3.5: four piles; flat, one after the other. */
function layPiles(t: T): void {
  const { state } = t;
  state.piles = [];
  const level = levelOf(state);
  const starred = state.firstFlight && state.round === 0 && level === 1;
  for (let pile = 0; pile < PILES; pile++) {
    CARDS_PER_PILE[level - 1].forEach((count, i) => {
      for (let n = 0; n < count; n++)
        state.piles.push(drawCard(t, i + 1, starred ? FIRST_FLIGHT : stackOf(state, i + 1)));
    });
  }
}

/** GT-3.6: the starting cabin, but not in class IIA. */
function placeStartCabins(state: State): void {
  const { start } = boardOf(state);
  for (const seat of seats(state.players)) {
    const tile = START_CABIN_OF_COLOUR[state.colour[seat]];
    if (start >= 0) {
      state.ship[cell(seat, start)] = tile * 4;
      state.where[tile] = AT.ship + seat;
      state.seen[tile] = SEEN_BY_ALL;
    } else state.where[tile] = AT.box;
  }
}

/** GT-20.47: a private stack for everybody concerned. */
function dealStacks(t: T): void {
  const { state } = t;
  for (const seat of seats(state.players)) {
    if (!changes(state, seat, 'own-stack')) continue;
    const heap: number[] = [];
    for (let tile = 0; tile < TILE_COUNT; tile++) if (state.where[tile] === AT.faceDown) heap.push(tile);
    for (let i = 0; i < MADE_TO_MEASURE_STACK[levelOf(state) - 1] && heap.length > 0; i++) {
      const [tile] = heap.splice(t.below('own-stack', heap.length), 1);
      state.where[tile] = AT.stackDown + seat;
    }
  }
}

/** GT-20.48: rolled until the number names a column of the class. */
function rollBlackout(t: T): void {
  const { state } = t;
  if (!changesTable(state, 'dark-column')) return;
  while (state.blackout === 0) {
    const [a, b] = t.roll('blackout', 2);
    if (boardOf(state).numbers[0][a + b] >= 0) state.blackout = a + b;
  }
  t.tell?.({ event: 'blackout-rolled', rule: 'GT-20.48', number: state.blackout });
}

/** GT-14.10: components go back face down, crew, goods and tokens to the bank. */
export function clearTable(t: T): void {
  const { state } = t;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (state.where[tile] !== AT.removed && state.where[tile] !== AT.box) state.where[tile] = AT.faceDown;
  }
  for (const colour of state.colour) state.where[START_CABIN_OF_COLOUR[colour]] = AT.box;
  for (let at = 0; at < state.ship.length; at++) {
    if (state.ship[at] < 0) continue;
    state.bankHumans += humansAt(state, at);
    state.bankTokens += state.tokens[at];
    for (let good = 0; good < 4; good++) state.bankGoods[good] += (state.goods[at] >> (good * 2)) & 3;
  }
  state.ship.fill(-1);
  state.crew.fill(0);
  state.tokens.fill(0);
  state.goods.fill(0);
  state.stash.fill(-1);
  state.hand.fill(-1);
  state.handHidden.fill(0);
}

/** Humans on a square, awake or asleep; aliens have no bank. */
export function humansAt(state: State, at: number): number {
  const lives = state.crew[at];
  if (lives <= 2) return lives;
  return TILE_KIND[state.ship[at] >> 2] === KIND.stasisChamber ? lives : 0;
}
