/**
 * A small game that two engines play, so that they can be compared: four colonists take cards, and build on a map for three of a kind. Its
 * state is as large as that of Starfarers. These rules are the same code in both; only what calls them differs.
 */
export interface LikeState {
  active: number;
  built: number;
  /** Who has built where: as many numbers as Starfarers keeps of its map and its cards. */
  readonly map: number[];
  readonly hand: number[];
  readonly points: number[];
}

export const SEATS = 4;
const KINDS = 5;
const SITES = 2300;
const PRICE = 3;
const GOAL = 10;
/** So many of one kind can be held. */
const FULL = 6;

/** What a move is: to take a card of a kind, or to build for three of them. */
export const BUILD = KINDS;

export const newState = (): LikeState => ({
  active: 0,
  built: 0,
  map: new Array<number>(SITES).fill(0),
  hand: new Array<number>(SEATS * KINDS).fill(1),
  points: new Array<number>(SEATS).fill(0),
});

export const mayDo = ({ hand }: LikeState, seat: number, move: number): boolean =>
  move < BUILD ? hand[seat * KINDS + move] < FULL : hand[seat * KINDS + move - BUILD] >= PRICE;

/** Does a move, and what the die brings. */
export function doMove(state: LikeState, move: number, die: number): void {
  const { active: seat, hand } = state;
  if (move < BUILD) hand[seat * KINDS + move]++;
  else {
    hand[seat * KINDS + move - BUILD] -= PRICE;
    state.map[state.built++] = seat + 1;
    state.points[seat]++;
  }
  if (die <= KINDS) hand[seat * KINDS + die - 1] = Math.min(FULL, hand[seat * KINDS + die - 1] + 1);
  state.active = (seat + 1) % SEATS;
}

/** The seat that has won, or -1. */
export const winnerOf = ({ points }: LikeState): number => points.indexOf(GOAL);
