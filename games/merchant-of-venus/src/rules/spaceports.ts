import { allowed, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { DECLINE, toBuild } from '../actions.ts';
import { ORBITALS } from '../content/systems.ts';
import { SPACEPORT_PRICE } from '../content/tables.ts';
import { ASTEROID } from '../content/terms.ts';
import { cultureAt, here, isPort, NONE, type Open, type T } from '../state.ts';
import { modified } from './advantages.ts';
import { ask, duringTurn, type VenusQuestion } from './ask.ts';

/** MV-9.2, MV-19.9, MV-10.3: what the spaceport costs, nothing with a contract. */
export const buildPrice = (state: Open, seat: Seat, orbital: number): number =>
  state.contract[orbital] === seat ? 0 : modified(state, seat, 'price-spaceport', SPACEPORT_PRICE);

/** MV-9.1 to MV-9.3, MV-9.6 to MV-9.8, MV-10.3: whether a spaceport may be built here now. */
export function mayBuild(state: Open, seat: Seat, orbital: number): Verdict {
  const { field, landing, link } = ORBITALS[orbital];
  if (here(state) !== landing || cultureAt(state, landing) < 0) return refuse('MV-9.2', 'build-from-its-landing');
  if (state.buys > 0) return refuse('MV-9.1', 'bought-something');
  if (state.markers[seat] === 0) return refuse('MV-9.7', 'no-marker');
  if (isPort(state, field)) return refuse('MV-9.8', 'spaceport-stands-there');
  if (state.contract[orbital] !== NONE && state.contract[orbital] !== seat)
    return refuse('MV-9.3', 'contract-of-another');
  if (link === 'contract-only' && state.contract[orbital] !== seat) return refuse('MV-10.3', 'contract-needed');
  const price = buildPrice(state, seat, orbital);
  return state.cash[seat] >= price ? allowed : refuse('MV-1.22', 'too-little-cash', { price });
}

/** MV-9: build here or not. */
const BUILD: VenusQuestion = duringTurn({
  kind: 'build',
  rule: 'MV-9.1',
  options(menu, state, seat) {
    for (let orbital = 0; orbital < ORBITALS.length; orbital++)
      if (ORBITALS[orbital].landing === here(state)) menu.offer(toBuild(orbital), mayBuild(state, seat, orbital));
    menu.offer(DECLINE);
  },
  timeUp: () => DECLINE,
});

/** MV-4.8, MV-9.1: asked only where something can be built. */
export function* buildPhase(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  if (ORBITALS.some((_, orbital) => mayBuild(state, seat, orbital).ok)) {
    t.checkpoint();
    const action = yield* ask(t, seat, BUILD);
    if (action.do === 'build') build(t, seat, action.orbital);
  }
  state.phase = 'end';
}

/** MV-9.2, MV-9.4, MV-9.6, MV-10.4: a marker on the orbital field, and the ship goes there. */
function build(t: T, seat: Seat, orbital: number): void {
  const { state } = t;
  const { field, landing, link } = ORBITALS[orbital];
  const credits = buildPrice(state, seat, orbital);
  state.cash[seat] -= credits;
  state.contract[orbital] = NONE;
  state.markers[seat]--;
  state.ports[seat]++;
  state.marker[field] = seat;
  state.at[seat] = field;
  t.tell?.({ event: 'spaceport-built', rule: 'MV-9.2', seat, orbital, credits });
  if (link !== 'triple-green') return;
  state.kind[landing] = ASTEROID;
  t.tell?.({ event: 'spaceport-ruined', rule: 'MV-9.6', at: landing });
}
