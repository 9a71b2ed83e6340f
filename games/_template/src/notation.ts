import { BadInput, join, listOf, positionOf, readInt, readObject, type Seat, sum } from '@starboard/kernel';
import { CRYSTALS, CRYSTALS_PER_KIND, KINDS } from './content/crystals.ts';
import { comet, crystal, crystals, find } from './nouns.ts';
import { points } from './score.ts';
import { CRACKED, handOf, offered, offerStands, type State, wanted } from './state.ts';

/**
 * How positions are written in scenarios and bug reports, each part once: a noun for a field of the state, a function for what
 * follows from the rest, or how it is shown and how it is read.
 * `{ "comet": "halley", "next": ["faye"], "find": "prism", "seats": { "0": { "fuel": 6, "hand": { "ice": 2 } } } }`
 */
const position = positionOf<State>();

const comets = listOf(comet, comet.ids.length);

const players = position.seats(
  {
    fuel: {
      show: (state, seat) => state.fuel[seat],
      read(state, seat, raw, where) {
        const fuel = readInt(raw, where, 0, state.fuel[seat] + state.station);
        state.station += state.fuel[seat] - fuel;
        state.fuel[seat] = fuel;
      },
    },
    hand: { show: (state, seat) => crystals.write(handOf(state, seat)), read: setHand },
    wish: crystal,
    sets: (state, seat) => state.sets[seat],
    comets: (state, seat) => comet.ids.filter((_, i) => state.caught[i] === seat),
    finds: { show: (state, seat) => find.ids.filter((_, i) => state.found[i] === seat), read: setFinds },
    points,
  },
  {
    clear(state, seat, described) {
      if (described.hand !== undefined) setHand(state, seat, {}, 'hand');
    },
  },
);

export const notation = position.table({
  phase: ({ phase }) => phase,
  comet: { show: (state) => comet.write(state.comet), read: turnUp },
  deck: ({ deck }) => deck.length,
  next: { show: () => undefined, read: stackDeck },
  find: { show: () => undefined, read: stackFinds },
  debris: ({ debris }) => (sum(debris) > 0 ? crystals.write(debris) : undefined),
  captain: ({ captain }) => captain,
  station: ({ station }) => station,
  offer: (state) =>
    offerStands(state) ? { give: crystals.write(offered(state)), want: crystals.write(wanted(state)) } : undefined,
  cracked: (state) => comet.ids.filter((_, i) => state.caught[i] === CRACKED),
  seats: players,
});

/** The comet changes places with the one in the sky. */
function turnUp(state: State, raw: unknown, where: string): void {
  const there = comet.read(raw, where);
  const at = state.deck.indexOf(there);
  if (at >= 0) state.deck[at] = state.comet;
  state.comet = there;
}

/** The named comets come next, in that order. */
function stackDeck(state: State, raw: unknown, where: string): void {
  for (const next of comets.read(raw, where).toReversed()) {
    const at = state.deck.indexOf(next);
    if (at < 0) throw new BadInput(where, `${comet.ids[next]} is in the sky already`);
    state.deck.splice(at, 1);
    state.deck.unshift(next);
  }
}

/** The named find comes next. */
function stackFinds(state: State, raw: unknown, where: string): void {
  const next = find.read(raw, where);
  fetchFind(state, next, where);
  state.finds.unshift(next);
}

/** What a crew has found before. */
function setFinds(state: State, seat: Seat, raw: unknown, where: string): void {
  for (const one of listOf(find, find.ids.length).read(raw, where)) {
    fetchFind(state, one, where);
    state.found[one] = seat;
  }
}

function fetchFind(state: State, one: number, where: string): void {
  const at = state.finds.indexOf(one);
  if (at < 0) throw new BadInput(where, `${find.ids[one]} was found before`);
  state.finds.splice(at, 1);
}

/** Crystals come out of the bag, and go back into it. */
function setHand(state: State, seat: Seat, raw: unknown, where: string): void {
  const hand = readObject(raw, where, [], CRYSTALS);
  CRYSTALS.forEach((id, kind) => {
    const at = seat * KINDS + kind;
    const free = state.bag[kind] + state.hand[at];
    const n = readInt(hand[id] ?? 0, join(where, id), 0, Math.min(free, CRYSTALS_PER_KIND));
    state.bag[kind] = free - n;
    state.hand[at] = n;
  });
}
