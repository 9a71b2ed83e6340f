import { Menu, type Play, type Seat } from '@starboard/kernel';
import { type Action, type ActionOf, PASS } from '../../actions.ts';
import { CLASS } from '../../content/boards.ts';
import type { StarDepot } from '../../content/cards.ts';
import { EXHAUST, QUARTER_TURNS, TILES } from '../../content/tiles.ts';
import {
  AT,
  boardOf,
  cell,
  classOf,
  halfOf,
  inRace,
  SEEN_BY_ALL,
  type State,
  squareInRace,
  type T,
} from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { livesAt, losesUnsupportedAliens, wake } from '../crew.ts';
import { unload } from '../damage.ts';
import { boardAlien, fill, offerAliens } from '../launch.ts';
import { placementFault } from '../placement.ts';
import { loseDaysTogether } from '../race.ts';
import { changes } from '../roads.ts';
import { isDead, partsOf } from '../ship.ts';

const tilesAt = (state: State, isThere: (where: number) => boolean): number[] =>
  state.where.flatMap((where, tile) => (isThere(where) ? [tile] : []));

const onOffer = (state: State): number[] => tilesAt(state, (where) => where === AT.depot);

/** GT-21.7, GT-21.15: tiles of the warehouse, face up or down, drawn at random and laid open. */
function openDepot(t: T, card: StarDepot): void {
  const { state } = t;
  const unused = tilesAt(state, (where) => where === AT.faceDown || where === AT.faceUp);
  const drawn: number[] = [];
  while (drawn.length < card.tiles && unused.length > 0) {
    const [tile] = unused.splice(t.below('depot', unused.length), 1);
    drawn.push(tile);
    state.where[tile] = AT.depot;
    state.seen[tile] = SEEN_BY_ALL;
  }
  t.tell?.({ event: 'depot-opened', rule: 'GT-21.7', tiles: drawn });
}

/** GT-18.5: once the direction of IA is fixed, a new engine points to the rear; GT-20.46: with somersaults also to the front. */
function pointsRight(state: State, seat: Seat, placed: number): boolean {
  if (EXHAUST[placed] === 0 || classOf(state) !== CLASS.IA) return true;
  const front = state.front[seat];
  const isFree = changes(state, seat, 'exhausts-to-front') && EXHAUST[placed] === 1 << front;
  return isFree || EXHAUST[placed] === 1 << (front ^ 2);
}

/** GT-21.13: legal by the building rules, and every half in one piece. `trial` is the ship without what stands there. */
function fits(trial: State, seat: Seat, placed: number, square: number): boolean {
  if (!pointsRight(trial, seat, placed) || placementFault(trial, seat, placed, square) !== 0) return false;
  const at = cell(seat, square);
  trial.ship[at] = placed;
  const isWhole = partsOf(trial, seat, halfOf(trial, square)).length === 1;
  trial.ship[at] = -1;
  return isWhole;
}

function offerTiles(menu: Menu<Action>, state: State, seat: Seat): void {
  const trial = { ...state, ship: state.ship.slice() };
  const tiles = onOffer(state);
  for (let at = 0; at < boardOf(state).count; at++) {
    if (!squareInRace(state, seat, at)) continue;
    trial.ship[cell(seat, at)] = -1;
    for (const tile of tiles) {
      for (let turn = 0; turn < QUARTER_TURNS; turn++) {
        if (fits(trial, seat, tile * QUARTER_TURNS + turn, at)) menu.offer({ do: 'add-tile', tile, at, turn });
      }
    }
    trial.ship[cell(seat, at)] = state.ship[cell(seat, at)];
  }
}

const depotQuestion = flightQuestion({
  kind: 'star-depot',
  rule: 'GT-21.7',
  options(menu, state, seat) {
    menu.offer(PASS);
    offerTiles(menu, state, seat);
  },
});

/** GT-21.7, GT-21.9: each may add or exchange one tile; those who did lose a day. True if anybody did. */
export function* starDepot(t: T, card: StarDepot, order: readonly Seat[]): Play<boolean> {
  const { state } = t;
  openDepot(t, card);
  for (const seat of order) {
    const menu = new Menu<Action>(false);
    if (inRace(state, seat)) offerTiles(menu, state, seat);
    if (menu.options.length === 0) continue;
    const action = yield* ask(t, seat, depotQuestion);
    if (action.do === 'add-tile') yield* addTile(t, seat, action);
    else t.tell?.({ event: 'passed', rule: 'GT-21.7', seat });
  }
  for (const tile of onOffer(state)) state.where[tile] = AT.faceDown; // GT-21.15
  const days = state.usedIt.map((used) => used * card.days);
  loseDaysTogether(t, days, 'GT-21.9');
  return days.some((lost) => lost > 0);
}

/** GT-21.7, GT-21.13: what stood there is set aside and what was on it is lost; aliens without life support are too. */
function* addTile(t: T, seat: Seat, { tile, at, turn }: ActionOf<'add-tile'>): Play<void> {
  const { state } = t;
  state.usedIt[seat] = 1;
  const replaced = state.ship[cell(seat, at)] >> 2;
  let losesCrew = livesAt(state, seat, at) > 0;
  if (replaced >= 0) {
    unload(t, seat, at, 'GT-21.13');
    state.where[replaced] = AT.aside;
  }
  state.ship[cell(seat, at)] = tile * QUARTER_TURNS + turn;
  state.where[tile] = AT.ship + seat;
  t.tell?.({ event: 'tile-added', rule: 'GT-21.7', seat, tile, at, turn, replaced });
  if (losesUnsupportedAliens(t, seat)) losesCrew = true;
  yield* furnish(t, seat, at);
  if (losesCrew) yield* wake(t, seat);
}

/** About the new cabin. */
const newCabinQuestion = flightQuestion<number>({
  kind: 'new-cabin',
  rule: 'GT-21.8',
  options(menu, state, seat, at) {
    menu.offer({ do: 'settle', at });
    offerAliens(menu, state, seat, [at]);
  },
});

/** GT-21.8, GT-21.14: tokens, sleepers and humans; into a cabin an alien instead. */
function* furnish(t: T, seat: Seat, at: number): Play<void> {
  const { state } = t;
  const { batteries, crew, sleepers } = TILES[state.ship[cell(seat, at)] >> 2];
  fill(state, seat, at);
  if (isDead(state, seat, at)) return;
  if (batteries > 0) t.tell?.({ event: 'tokens-gained', rule: 'GT-21.8', seat, at, count: batteries });
  if (yield* takesAlien(t, seat, at)) return;
  if (crew + sleepers > 0) t.tell?.({ event: 'crew-boarded', rule: 'GT-21.8', seat, at, humans: crew + sleepers });
}

function* takesAlien(t: T, seat: Seat, at: number): Play<boolean> {
  const { state } = t;
  const menu = new Menu<Action>(false);
  offerAliens(menu, state, seat, [at]);
  if (menu.options.length === 0) return false;
  const action = yield* ask(t, seat, newCabinQuestion, at);
  if (action.do !== 'board-alien') return false;
  boardAlien(t, seat, at, action.alien, action.role);
  return true;
}
