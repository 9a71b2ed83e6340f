import { bit, dealAgain, isIn, type Random, type Seat, seats, shuffleAt } from '@starboard/kernel';
import { BONUS_OF_LEVEL, CARDS, CARDS_OF_LEVEL, EVIL_COUNT, FIRST_EVIL, FIRST_FLIGHT } from './content/cards.ts';
import { QUARTER_DECK } from './content/tables.ts';
import { TILE_COUNT } from './content/tiles.ts';
import { EVIL } from './rules/roundSetup.ts';
import { AT, hasSeen, levelOf, SEEN_BY_ALL, type State, whereKind, whereSeat } from './state.ts';
import { isHiddenTile } from './view.ts';

/**
 * Replaces all that a viewer may not know by a sample that fits what it knows: tiles, adventure cards, Evil Machinations and
 * a die set in secret. It looks at nothing but the viewer's knowledge.
 */
export function redeal(state: State, viewer: Seat, random: Random): void {
  redealTiles(state, viewer, random);
  redealEvil(state, viewer, random);
  redealCards(state, viewer, random);
  if (state.secret > 0 && state.secretBy !== viewer) state.secret = 1 + random.below(6);
}

/** What others have seen for themselves is theirs to know. */
function forget(seen: number[], viewer: Seat): void {
  for (let i = 0; i < seen.length; i++) seen[i] = (seen[i] & SEEN_BY_ALL) !== 0 ? SEEN_BY_ALL : seen[i] & bit(viewer);
}

/** GT-0.10: removed tiles are among those that the viewer has never seen; everything else face down can be any tile. */
function redealTiles(state: State, viewer: Seat, random: Random): void {
  const hidden: number[] = [];
  const slots: number[] = [];
  let removed = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (!isHiddenTile(state, tile, viewer)) continue;
    hidden.push(tile);
    const where = state.where[tile];
    if (where === AT.removed) removed++;
    else if (where !== AT.faceDown) slots.push(where);
  }
  forget(state.seen, viewer);
  slots.sort((a, b) => a - b);
  const strange = random.shuffle(hidden.filter((tile) => !hasSeen(state.seen[tile], viewer)));
  const gone = new Set(strange.slice(0, removed));
  const rest = random.shuffle(hidden.filter((tile) => !gone.has(tile)));
  for (const tile of gone) state.where[tile] = AT.removed;
  for (let i = 0; i < rest.length; i++) {
    const tile = rest[i];
    const where = i < slots.length ? slots[i] : AT.faceDown;
    state.where[tile] = where;
    if (whereKind(where) !== AT.hand) continue;
    state.hand[whereSeat(where)] = tile;
    state.seen[tile] |= bit(whereSeat(where));
  }
}

/** GT-19.17: cards in other hands, chosen by others, in the box, or gone without having been revealed. */
function redealEvil(state: State, viewer: Seat, random: Random): void {
  if (!state.evilMachinations) return;
  const hidden: number[] = [];
  for (let card = 0; card < EVIL_COUNT; card++) {
    const where = state.evil[card];
    const isOwn = where === EVIL.hand + viewer || where === EVIL.chosen + viewer;
    if (isOwn || hasSeen(state.shown[FIRST_EVIL + card], viewer) || wasOwn(state, card, viewer)) continue;
    hidden.push(card);
    state.plotted[card] = 0;
  }
  shuffleAt(random, state.evil, hidden);
  markPlotted(state);
}

/** Chosen cards are known to their owners. */
function markPlotted(state: State): void {
  for (let card = 0; card < EVIL_COUNT; card++) {
    const where = state.evil[card];
    if (where >= EVIL.chosen && where < EVIL.played) state.plotted[card] = bit(where - EVIL.chosen);
  }
}

/** A card of one's own that is out of the game. */
const wasOwn = (state: State, card: number, viewer: Seat): boolean => isIn(state.plotted[card], viewer);

/** Cards of a level that the viewer knows nothing of: any of them can be anywhere that is hidden. */
function strangers(state: State, level: number, viewer: Seat): number[] {
  const all = state.bonusCards
    ? [...CARDS_OF_LEVEL[level - 1], ...BONUS_OF_LEVEL[level - 1]]
    : CARDS_OF_LEVEL[level - 1];
  return all.filter((card) => !hasSeen(state.shown[card], viewer));
}

/** GT-3.2, GT-8.4: the piles while building, the deck in flight. */
function redealCards(state: State, viewer: Seat, random: Random): void {
  forget(state.shown, viewer);
  for (let level = 1; level <= 3; level++) redealLevel(state, level, viewer, random);
  if (state.deck.length === 0 || state.secondPass) return; // a second pass is known card by card
  if (state.unshuffled) placeOthersEvil(state, viewer);
  else reshuffleDeck(state, random);
}

/** Puts unknown cards of a level into the hidden places; the others lie in their stack or are gone unseen. */
function redealLevel(state: State, level: number, viewer: Seat, random: Random): void {
  const cards = strangers(state, level, viewer);
  const places = state.deck.length > 0 ? state.deck : state.piles;
  const hidden: number[] = [];
  for (let i = 0; i < places.length; i++) {
    if (CARDS[places[i]].level === level && !hasSeen(state.shown[places[i]], viewer)) hidden.push(i);
  }
  let used = 0;
  for (const card of cards) used += state.used[card];
  const starred = startsStarred(state) && level === 1;
  const fitting = random.shuffle(cards.slice());
  if (starred) fitting.sort((a, b) => Number(FIRST_FLIGHT.includes(b)) - Number(FIRST_FLIGHT.includes(a))); // GT-3.5
  hidden.forEach((at, i) => {
    places[at] = fitting[i];
  });
  const taken = new Set(fitting.slice(0, hidden.length));
  const others = random.shuffle(cards.filter((card) => !taken.has(card)));
  for (const card of taken) state.used[card] = 1;
  others.forEach((card, i) => {
    state.used[card] = i < used - taken.size ? 1 : 0;
  });
}

/** GT-3.5: all starred cards are in this round; others only come with a Nightmare Trip, under them. */
const startsStarred = (state: State): boolean => state.firstFlight && state.round === 0 && levelOf(state) === 1;

/** GT-19.5: chosen cards lie in the order of the number tiles, so each place belongs to a seat. */
function placeOthersEvil(state: State, viewer: Seat): void {
  const order = seats(state.players).toSorted((a, b) => state.number[a] - state.number[b]);
  const owners = order.filter((seat) => state.evil.includes(EVIL.chosen + seat));
  const places = state.deck.flatMap((card, i) => (card >= FIRST_EVIL ? [i] : []));
  places.forEach((at, i) => {
    if (owners[i] !== viewer && at >= state.deckAt)
      state.deck[at] = FIRST_EVIL + state.evil.indexOf(EVIL.chosen + owners[i]);
  });
}

/** GT-8.4, GT-19.4: the order of what is left, with an Evil Machination at the top of the middle and the others inside it. */
function reshuffleDeck(state: State, random: Random): void {
  const { deck, deckAt } = state;
  const left = deck.slice(deckAt).filter((card) => card < FIRST_EVIL);
  const evil: number[] = [];
  for (let card = 0; card < EVIL_COUNT; card++) {
    if (
      state.evil[card] >= EVIL.chosen &&
      state.evil[card] < EVIL.played &&
      (state.shown[FIRST_EVIL + card] & SEEN_BY_ALL) === 0
    )
      evil.push(FIRST_EVIL + card);
  }
  dealAgain(random, [left]);
  random.shuffle(evil);
  if (deckAt === 0) bringLevelUp(state, left);
  const quarter = QUARTER_DECK[levelOf(state) - 1];
  const places: number[] = [];
  for (let at = Math.max(deckAt, quarter + 1); at < deck.length - quarter; at++) places.push(at);
  random.shuffle(places);
  const evilAt = new Set(
    evil.length === 0
      ? []
      : deckAt <= quarter
        ? [quarter, ...places.slice(0, evil.length - 1)]
        : places.slice(0, evil.length),
  );
  let next = 0;
  let nextEvil = 0;
  for (let at = deckAt; at < deck.length; at++) deck[at] = evilAt.has(at) ? evil[nextEvil++] : left[next++];
}

/** GT-8.4: the first card has the level of the round. */
function bringLevelUp(state: State, cards: number[]): void {
  const at = cards.findIndex((card) => CARDS[card].level === levelOf(state));
  const [top] = cards.splice(at, 1);
  cards.unshift(top);
}
