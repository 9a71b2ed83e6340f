import { Menu, type Play, type Question, type Seat, seats } from '@starboard/kernel';
import { type Action, CAST_OFF } from '../actions.ts';
import { BOARDS } from '../content/boards.ts';
import { CARDS, FIRST_EVIL } from '../content/cards.ts';
import { NIGHTMARE_CARDS } from '../content/roads.ts';
import { QUARTER_DECK, SPECIALISATIONS, START_GAPS } from '../content/tables.ts';
import { KIND, TILES } from '../content/tiles.ts';
import { ALIEN, ALIENS, boardOf, cell, classOf, FIRST_ALIEN, kindAt, levelOf, type State, type T } from '../state.ts';
import { putTokens } from './batteries.ts';
import { boardHumans, cabinOf } from './crew.ts';
import { giveUpWithoutHumans } from './giveUp.ts';
import { changesTable } from './roads.ts';
import { drawCard, EVIL } from './roundSetup.ts';
import { isDead, isJoinedTo, LIFE_SUPPORT } from './ship.ts';
import { startOrder } from './shipCheck.ts';

/** GT-8.1, GT-8.7: every battery full, every cabin with humans, every chamber with sleepers. Nothing in a dead column. */
export function fillShips(t: T): void {
  const { state } = t;
  for (const seat of seats(state.players))
    for (let square = 0; square < boardOf(state).count; square++) fill(state, seat, square);
  state.active = 0;
  state.phase = 'boarding';
}

export function fill(state: State, seat: Seat, square: number): void {
  const placed = state.ship[cell(seat, square)];
  if (placed < 0 || isDead(state, seat, square)) return;
  const { crew, sleepers, batteries } = TILES[placed >> 2];
  if (crew + sleepers > 0) boardHumans(state, seat, square, crew + sleepers);
  if (batteries > 0) putTokens(state, seat, square, batteries);
}

/** GT-8.2, GT-16.45: a normal cabin joined to a life support of that colour. */
export function mayBoard(state: State, seat: Seat, square: number, alien: number): boolean {
  if (kindAt(state, seat, square) !== KIND.cabin || isDead(state, seat, square)) return false;
  return isJoinedTo(state, seat, square, LIFE_SUPPORT[alien - FIRST_ALIEN]);
}

function hasLifeSupport(state: State, seat: Seat): boolean {
  for (let square = 0; square < boardOf(state).count; square++) {
    if ((LIFE_SUPPORT as readonly number[]).includes(kindAt(state, seat, square))) return true;
  }
  return false;
}

export function offerAliens(menu: Menu<Action>, state: State, seat: Seat, squares: readonly number[]): void {
  if (!hasLifeSupport(state, seat)) return;
  for (let kind = 0; kind < ALIENS.length; kind++) {
    const alien = FIRST_ALIEN + kind;
    if (cabinOf(state, seat, alien) >= 0) continue;
    for (const at of squares) {
      if (state.crew[cell(seat, at)] >= FIRST_ALIEN || !mayBoard(state, seat, at, alien)) continue;
      if (alien !== ALIEN.cyan) menu.offer({ do: 'board-alien', at, alien: kind });
      else
        SPECIALISATIONS.forEach((_, role) => {
          if ((state.rolesTaken & (1 << role)) === 0) menu.offer({ do: 'board-alien', at, alien: kind, role });
        });
    }
  }
}

const SQUARES = BOARDS.map(({ count }) => Array.from({ length: count }, (_, square) => square));
const everySquare = (state: State): readonly number[] => SQUARES[classOf(state)];

const boardingQuestion: Question<State, Action> = {
  kind: 'boarding',
  rule: 'GT-8.2',
  options(menu, state, seat) {
    menu.offer(CAST_OFF);
    offerAliens(menu, state, seat, everySquare(state));
  },
};

/** GT-8.2: humans make room for an alien. */
export function boardAlien(t: T, seat: Seat, at: number, kind: number, role: number | undefined): void {
  const { state } = t;
  const square = cell(seat, at);
  state.bankHumans += state.crew[square];
  state.crew[square] = FIRST_ALIEN + kind;
  if (role !== undefined) {
    state.role[seat] = role;
    state.rolesTaken |= 1 << role;
  }
  t.tell?.({ event: 'alien-boarded', rule: 'GT-8.2', seat, at, alien: kind, ...(role === undefined ? {} : { role }) });
}

/** GT-8.2: in the order of the number tiles. `active` says whose turn it is. */
export function* boardAliens(t: T): Play<void> {
  const { state } = t;
  for (; state.active < state.players; state.active++) {
    const seat = startOrder(state)[state.active];
    for (;;) {
      const menu = new Menu<Action>(false);
      offerAliens(menu, state, seat, everySquare(state));
      if (menu.options.length === 0) break;
      t.checkpoint();
      const action = yield* t.choose(seat, boardingQuestion);
      if (action.do !== 'board-alien') break;
      boardAlien(t, seat, action.at, action.alien, action.role);
    }
  }
}

/** GT-8.3, GT-8.4: rockets on the board, one deck of all piles. */
export function launch(t: T): void {
  const { state } = t;
  for (const seat of seats(state.players))
    state.position[seat] = 0 - (state.number[seat] - 1) * START_GAPS[levelOf(state) - 1];
  stackDeck(t);
  t.tell?.({ event: 'launched', rule: 'GT-8.3', positions: state.position.slice() });
  giveUpWithoutHumans(t, 'GT-7.6');
  state.phase = 'flight';
}

/** GT-8.4, GT-8.5, GT-8.8, GT-19.4, GT-19.5, GT-20.39: the flight deck, from the top. */
function stackDeck(t: T): void {
  const { state } = t;
  const deck = state.piles.slice();
  const evil = chosenEvil(state);
  const extra = changesTable(state, 'more-cards') ? NIGHTMARE_CARDS[levelOf(state) - 1] : 0;
  for (let i = 0; i < extra; i++) deck.push(drawCard(t, levelOf(state)));
  if (state.unshuffled) {
    const half = state.piles.length / 2;
    deck.splice(half, 0, ...evil);
  } else {
    shuffleDeck(t, deck);
    if (evil.length > 0) insertEvil(t, deck, evil);
  }
  state.deck = deck;
  state.piles = [];
  state.deckAt = 0;
}

/** The chosen Evil Machinations, as cards, in the order of the number tiles. */
const chosenEvil = (state: State): number[] =>
  startOrder(state).flatMap((seat) => {
    const card = state.evil.indexOf(EVIL.chosen + seat);
    return card < 0 ? [] : [FIRST_EVIL + card];
  });

/** GT-8.4: repeated until the top card has the level of the round, which is the same as drawing that one first. */
function shuffleDeck(t: T, deck: number[]): void {
  const level = levelOf(t.state);
  const fitting = deck.filter((card) => CARDS[card].level === level);
  const top = fitting[t.below('top-card', fitting.length)];
  deck.splice(deck.indexOf(top), 1);
  t.shuffle('deck', deck);
  deck.unshift(top);
}

/** GT-19.4: into the middle, one of them on top of it. */
function insertEvil(t: T, deck: number[], evil: readonly number[]): void {
  const quarter = QUARTER_DECK[levelOf(t.state) - 1];
  const middle = [...deck.splice(quarter, deck.length - 2 * quarter), ...evil];
  const top = evil[t.below('evil-card', evil.length)];
  middle.splice(middle.indexOf(top), 1);
  t.shuffle('middle', middle);
  deck.splice(quarter, 0, top, ...middle);
}
