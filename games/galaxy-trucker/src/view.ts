import { bit, isIn, type SeenOf, type Viewer, viewOf } from '@starboard/kernel';
import { PILES } from './content/tables.ts';
import { EVIL } from './rules/roundSetup.ts';
import { AT, fields, SEEN_BY_ALL, type State, TURNS, whereKind, whereSeat } from './state.ts';

/** A tile in somebody's hand that the viewer has not seen. */
export const UNSEEN_TILE = -2;

/** GT-0.10: whether a viewer may know where a tile is. */
export function isHiddenTile(state: State, tile: number, viewer: Viewer): boolean {
  const where = state.where[tile];
  if (where === AT.faceDown || where === AT.removed || whereKind(where) === AT.stackDown) return true;
  return whereKind(where) === AT.hand && whereSeat(where) !== viewer && state.handHidden[whereSeat(where)] === 1;
}

/** GT-4.9, GT-4.37, GT-0.11: the cards of a pile, while building, for those who look at it. */
function pilesFor(state: State, viewer: Viewer): number[] {
  const size = state.piles.length / PILES;
  return state.piles.map((card, i) => (sees(state, viewer, 1 + Math.floor(i / size)) ? card : -1));
}

function sees(state: State, viewer: Viewer, pile: number): boolean {
  if (viewer < 0 || state.phase !== 'build') return false;
  return state.building === TURNS ? isIn(state.looked[viewer], pile) : state.looking[viewer] === pile;
}

/** What a viewer remembers: 2 seen by all, 1 by himself. */
function memoryOf(seen: readonly number[], viewer: Viewer): number[] {
  const own = viewer < 0 ? 0 : bit(viewer);
  const told = seen.slice(); // a copy that is changed: environments ask for this at every decision
  for (let i = 0; i < told.length; i++)
    if (told[i] !== 0) told[i] = (told[i] & SEEN_BY_ALL) !== 0 ? 2 : (told[i] & own) !== 0 ? 1 : 0;
  return told;
}

function placesFor(state: State, viewer: Viewer): number[] {
  const told = state.where.slice();
  for (let tile = 0; tile < told.length; tile++) if (isHiddenTile(state, tile, viewer)) told[tile] = -1;
  return told;
}

/** GT-0.9, GT-0.10: what is secret in the state, and who may know what of it. */
const secrets = viewOf(fields, {
  where: placesFor,
  seen: (state, viewer) => memoryOf(state.seen, viewer),
  hand: (state, viewer) =>
    state.hand.map((tile, seat) => (tile >= 0 && seat !== viewer && state.handHidden[seat] === 1 ? UNSEEN_TILE : tile)),
  shown: (state, viewer) => memoryOf(state.shown, viewer),
  piles: pilesFor,
  /** GT-0.9: how many cards are left. */
  deck: (state) => state.deck.length - state.deckAt,
  /** GT-19.17: one's own cards only. */
  evil: (state, viewer) =>
    state.evil.map((where) =>
      viewer >= 0 && (where === EVIL.hand + viewer || where === EVIL.chosen + viewer) ? where : 0,
    ),
  plotted: (state, viewer) => state.plotted.map((bits) => (viewer >= 0 ? (bits >> viewer) & 1 : 0)),
  /** GT-19.34: a die set in secret. */
  secret: (state, viewer) => (state.secret > 0 && state.secretBy !== viewer ? -1 : state.secret),
});

/** GT-2.2, GT-20.47: how many tiles lie face down in the middle, and in the own stack of each seat. */
function down({ where, players }: State): readonly number[] {
  const counts = new Array<number>(players + 1).fill(0);
  for (let tile = 0; tile < where.length; tile++) {
    if (where[tile] === AT.faceDown) counts[0]++;
    else if (whereKind(where[tile]) === AT.stackDown) counts[1 + whereSeat(where[tile])]++;
  }
  return counts;
}

export const view = { ...secrets, down };

/** The state as a viewer sees it: what is hidden is -1, and the deck is a number of cards. */
export interface Seen extends SeenOf<typeof secrets> {
  readonly down: ReturnType<typeof down>;
}
