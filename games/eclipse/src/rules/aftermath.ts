import type { Play, Question, Seat } from '@starboard/kernel';
import { type Action, BOMBARD, DROP_BOMBS, LEAVE_OPEN, PLACE_DISC, SPARE, toDestroyCube } from '../actions.ts';
import { SQUARES } from '../content/sectors.ts';
import { RIFT, RIFT_SELF, RIFT_TARGET } from '../content/tables.ts';
import { TYPES } from '../content/terms.ts';
import { NOBODY, type Open, SHIP_TYPE, type State, type T } from '../state.ts';
import { sufferRift, weaponDice } from './battle.ts';
import { shipValue } from './blueprints.ts';
import { damageOf, dieOf, faceOf, hits } from './dice.ts';
import { takeDiscovery } from './discovery.ts';
import { isFree, takesDisc } from './galaxy.ts';
import { clearSquares, isFilled, placeDisc } from './population.ts';
import { can } from './powers.ts';
import { byArrival, fleetAt, guardsOppose, hasShipAt } from './ships.ts';

/** EC-20.1: who stands in a sector of somebody who has no ship there to defend its cubes; {@link NOBODY} if there is none. */
export function besieger(state: Open, site: number): Seat {
  const owner = state.owner[site];
  if (owner === NOBODY || state.cubes[site] === 0 || hasShipAt(state, owner, site)) return NOBODY;
  return byArrival(state, site)[0] ?? NOBODY;
}

/** How many ships of each type a seat has at a site. */
function typesAt(state: Open, seat: Seat, site: number): readonly number[] {
  const counts = TYPES.map(() => 0);
  for (const ship of fleetAt(state, seat, site)) counts[SHIP_TYPE[ship]]++;
  return counts;
}

const isArmed = (state: Open, seat: Seat, site: number): boolean =>
  typesAt(state, seat, site).some((n, type) => n > 0 && weaponDice(state, seat, type, 'cannons').length > 0);

/** EC-20.4, EC-20.5, EC-20.15: bombs work with any ship, but not against the Neutron Absorber. */
const mayBomb = (state: Open, seat: Seat, site: number): boolean =>
  can(state, seat, 'bombs') && !can(state, state.owner[site], 'bomb-proof');

/** EC-20.1, EC-20.4: whether and how to attack the cubes of a sector. */
export const POPULATION: Question<State, Action, { readonly site: number }> = {
  kind: 'attack-population',
  rule: 'EC-20.1',
  options(menu, state, seat, { site }) {
    if (isArmed(state, seat, site)) menu.offer(BOMBARD);
    if (mayBomb(state, seat, site)) menu.offer(DROP_BOMBS);
    menu.offer(SPARE);
  },
};

/** EC-20.1 to EC-20.6: step 3a in one sector. */
export function* attackPopulation(t: T, site: number): Play<void> {
  const { state } = t;
  const seat = besieger(state, site);
  if (seat === NOBODY) return;
  if (can(state, state.owner[site], 'frail-population')) return yield* destroyAll(t, seat, site, 'EC-20.6');
  if (!isArmed(state, seat, site) && !mayBomb(state, seat, site)) return;
  t.checkpoint();
  const action = yield* t.choose(seat, POPULATION, { site });
  if (action.do === 'drop-bombs') yield* destroyAll(t, seat, site, 'EC-20.4');
  else if (action.do === 'bombard') yield* bombard(t, seat, site);
}

function* destroyAll(t: T, seat: Seat, site: number, rule: string): Play<void> {
  t.tell?.({ event: 'population-destroyed', rule, seat, site });
  yield* clearSquares(t, site, -1, true);
}

/** EC-20.2: which cube is destroyed. */
export const DESTROY: Question<
  State,
  Action,
  { readonly site: number; readonly left: number; readonly chosen: number }
> = {
  kind: 'destroy-cube',
  rule: 'EC-20.2',
  options(menu, state, _seat, { site, chosen }) {
    for (let square = 0; square < SQUARES; square++)
      if (isFilled(state, site, square) && ((chosen >> square) & 1) === 0) menu.offer(toDestroyCube(site, square));
  },
};

/** EC-20.1, EC-20.2, EC-20.19: one roll with all cannons; then the cubes are chosen. */
function* bombard(t: T, seat: Seat, site: number): Play<void> {
  const { state } = t;
  const damage = rollAgainst(t, seat, site);
  const cubes = bitsIn(state.cubes[site]);
  let chosen = damage >= cubes ? state.cubes[site] : 0;
  if (damage < cubes)
    for (let left = damage; left > 0; left--) {
      const action = yield* t.choose(seat, DESTROY, { site, left, chosen });
      if (action.do === 'destroy-cube') chosen |= 1 << action.square;
    }
  t.tell?.({ event: 'population-bombarded', rule: 'EC-20.2', seat, site, n: Math.min(damage, cubes) });
  yield* clearSquares(t, site, chosen, true);
}

function bitsIn(bits: number): number {
  let n = 0;
  for (let left = bits; left > 0; left &= left - 1) n++;
  return n;
}

/** EC-20.1, EC-27.4: the damage of all cannons at a site against cubes, which have no shields. */
function rollAgainst(t: T, seat: Seat, site: number): number {
  const { state } = t;
  let damage = 0;
  let back = 0;
  const colours: number[] = [];
  const faces: number[] = [];
  typesAt(state, seat, site).forEach((n, type) => {
    const computer = shipValue(state, seat, type, 'computer');
    const dice = weaponDice(state, seat, type, 'cannons');
    for (let ship = 0; ship < n; ship++)
      for (const colour of dice) {
        const face = t.die('population');
        const die = dieOf(colour, colour === RIFT ? RIFT_TARGET[face - 1] : faceOf(face));
        if (hits(die, computer, 0)) damage += damageOf(die);
        if (colour === RIFT) back += RIFT_SELF[face - 1];
        colours.push(colour);
        faces.push(face);
      }
  });
  t.tell?.({ event: 'population-rolled', rule: 'EC-20.1', seat, site, colours, faces });
  if (back > 0) sufferRift(t, seat, site, back);
  return damage;
}

/** EC-20.7, EC-34.18: the only player with ships in a sector, {@link NOBODY} if there are none, several, or ships of nobody in the way. */
export function masterOf(state: Open, site: number): Seat {
  const here = byArrival(state, site);
  return here.length === 1 && !guardsOppose(state, here[0], site) ? here[0] : NOBODY;
}

/** EC-20.8: whether to place a disc after combat. */
export const CONQUER: Question<State, Action, { readonly site: number }> = {
  kind: 'conquer',
  rule: 'EC-20.8',
  options(menu) {
    menu.offer(PLACE_DISC);
    menu.offer(LEAVE_OPEN);
  },
};

/** EC-20.7 to EC-20.9, EC-20.18: step 3b in one sector. */
export function* claimSector(t: T, site: number): Play<void> {
  const { state } = t;
  const seat = masterOf(state, site);
  if (seat === NOBODY) return;
  const owner = state.owner[site];
  if (owner !== NOBODY && owner !== seat && state.cubes[site] === 0) {
    state.owner[site] = NOBODY;
    state.discs[owner]++;
    t.tell?.({ event: 'control-lost', rule: 'EC-20.7', seat: owner, site });
  }
  if (!isFree(state, site) || !takesDisc(state, site) || state.discs[seat] === 0) return;
  t.checkpoint();
  const action = yield* t.choose(seat, CONQUER, { site });
  if (action.do !== 'place-disc') return;
  placeDisc(state, seat, site);
  t.tell?.({ event: 'disc-placed', rule: 'EC-20.8', seat, site });
}

/** EC-20.10, EC-24.10, EC-34.4: step 3c in one sector: the discovery goes to who controls it, else to who has ships there. */
export function* collectDiscovery(t: T, site: number): Play<void> {
  const { state } = t;
  if (state.sealed[site] === 0 || state.guards[site] > 0) return;
  const owner = state.owner[site];
  const seat = owner !== NOBODY ? owner : (byArrival(state, site)[0] ?? NOBODY);
  if (seat !== NOBODY) yield* takeDiscovery(t, seat, site);
}

/** EC-20.11: step 3d. */
export function repair(t: T): void {
  t.state.damage.fill(0);
}
