import { BadInput, join, type Notation, readArray, readId, readInt, readObject, readRecord } from '@starboard/kernel';
import { COMET_IDS } from './content/comets.ts';
import { CRYSTALS, CRYSTALS_PER_KIND, KINDS } from './content/crystals.ts';
import { points } from './score.ts';
import { CRACKED, everySeat, handOf, offered, offerStands, type State, wanted } from './state.ts';

/** How positions are written in scenarios and bug reports. */
export const notation: Notation<State> = {
  /** `{ "comet": "halley", "next": ["faye"], "fuel": [6, 1], "hands": [{ "ice": 2 }, {}], "wishes": ["ice", "glow"] }` */
  patch(state, patch) {
    const raw = readObject(patch, 'state', [], ['comet', 'next', 'fuel', 'hands', 'wishes']);
    if (raw.comet !== undefined) turnUp(state, readId(raw.comet, 'state.comet', COMET_IDS));
    if (raw.next !== undefined) stackDeck(state, raw.next);
    eachSeat(state, raw.fuel, 'state.fuel', (seat, entry, where) => {
      const fuel = readInt(entry, where, 0, state.fuel[seat] + state.station);
      state.station += state.fuel[seat] - fuel;
      state.fuel[seat] = fuel;
    });
    if (raw.hands !== undefined) for (const seat of everySeat(state)) setHand(state, seat, {}, 'state.hands');
    eachSeat(state, raw.hands, 'state.hands', (seat, entry, where) => setHand(state, seat, entry, where));
    eachSeat(state, raw.wishes, 'state.wishes', (seat, entry, where) => {
      state.wish[seat] = readId(entry, where, CRYSTALS);
    });
  },

  describe: (state) => ({
    phase: state.phase,
    comet: COMET_IDS[state.comet],
    deck: state.deck.length,
    captain: state.captain,
    station: state.station,
    ...(offerStands(state) ? { offer: { give: named(offered(state)), want: named(wanted(state)) } } : {}),
    cracked: COMET_IDS.filter((_, comet) => state.caught[comet] === CRACKED),
    seats: everySeat(state).map((seat) => ({
      fuel: state.fuel[seat],
      hand: named(handOf(state, seat)),
      wish: CRYSTALS[state.wish[seat]],
      sets: state.sets[seat],
      comets: COMET_IDS.filter((_, comet) => state.caught[comet] === seat),
      points: points(state, seat),
    })),
  }),
};

const named = (counts: readonly number[]) =>
  Object.fromEntries(CRYSTALS.map((id, crystal) => [id, counts[crystal]] as const).filter(([, n]) => n > 0));

function eachSeat(
  state: State,
  raw: unknown,
  where: string,
  set: (seat: number, entry: unknown, where: string) => void,
) {
  if (raw === undefined) return;
  const entries = readArray(raw, where, state.players);
  if (entries.length !== state.players)
    throw new BadInput(where, `needs one entry for each of the ${state.players} seats`);
  entries.forEach((entry, seat) => {
    set(seat, entry, join(where, seat));
  });
}

/** The comet changes places with the one in the sky. */
function turnUp(state: State, comet: number): void {
  const at = state.deck.indexOf(comet);
  if (at >= 0) state.deck[at] = state.comet;
  state.comet = comet;
}

/** The named comets come next, in that order. */
function stackDeck(state: State, raw: unknown): void {
  const next = readArray(raw, 'state.next', COMET_IDS.length).map((id, i) => readId(id, `state.next.${i}`, COMET_IDS));
  for (const comet of next.reverse()) {
    const at = state.deck.indexOf(comet);
    if (at < 0) throw new BadInput('state.next', `${COMET_IDS[comet]} is in the sky already`);
    state.deck.splice(at, 1);
    state.deck.push(comet);
  }
}

function setHand(state: State, seat: number, raw: unknown, where: string): void {
  const given = readRecord(raw, where);
  for (const id of Object.keys(given)) readId(id, where, CRYSTALS);
  CRYSTALS.forEach((id, crystal) => {
    const at = seat * KINDS + crystal;
    const free = state.bag[crystal] + state.hand[at];
    const n = readInt(given[id] ?? 0, join(where, id), 0, Math.min(free, CRYSTALS_PER_KIND));
    state.bag[crystal] = free - n;
    state.hand[at] = n;
  });
}
