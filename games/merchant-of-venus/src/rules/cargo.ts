import { allowed, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { CULTURE_COUNT, GOODS } from '../content/cultures.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { HOLD_SIZE, START_HOLDS, UPGRADE_SLOTS } from '../content/tables.ts';
import { TECH_COUNT, TECHS, UPGRADES } from '../content/technologies.ts';
import {
  aboard,
  GONE,
  goodsOf,
  here,
  isLandingPlace,
  LOOSE,
  type Open,
  type State,
  type T,
  techsOf,
} from '../state.ts';
import { advantage, may } from './advantages.ts';
import { gainInfamy } from './fame.ts';

/** MV-1.15, MV-19.10: all room in the holds of a seat. */
export function roomOf(state: Open, seat: Seat): number {
  const holds = holdsOf(state, seat);
  return holds * HOLD_SIZE + Math.min(holds, advantage(state, seat, 'larger-holds'));
}

export const holdsOf = (state: Open, seat: Seat): number => START_HOLDS + state.holds[seat];

/** A load: the points it needs, and how many of its pieces need 2. */
interface Load {
  points: number;
  large: number;
}

function add(load: Load, size: number, pieces: number): void {
  load.points += size * pieces;
  if (size > 1) load.large += pieces;
}

/** MV-16.8: with stasis tanks passengers need no room; `tanks` is how many of them count. */
function loadOf(state: Open, seat: Seat, hasTanks: boolean): Load {
  const load = { points: 0, large: 0 };
  for (let good = 0; good < CULTURE_COUNT; good++)
    add(load, GOODS[good].size, state.goods[seat * CULTURE_COUNT + good]);
  for (let tech = 0; tech < TECH_COUNT; tech++) add(load, TECHS[tech].size, state.techs[seat * TECH_COUNT + tech]);
  if (hasTanks) return load;
  for (let one = 0; one < PASSENGERS.length; one++)
    if (state.passengerAt[one] === aboard(seat)) add(load, PASSENGERS[one].size, 1);
  return load;
}

/** MV-1.20: a load can be packed if it has no more large pieces than holds, and no more points than room. */
const canPack = (state: Open, seat: Seat, { points, large }: Load): boolean =>
  large <= holdsOf(state, seat) && points <= roomOf(state, seat);

const NO_ROOM = refuse('MV-1.20', 'no-room');

/** MV-7.2.4, MV-7.4.1: whether something of this size still fits. */
export function hasRoom(state: Open, seat: Seat, size: number): Verdict {
  if (size === 0) return allowed;
  const load = loadOf(state, seat, may(state, seat, 'stasis'));
  add(load, size, 1);
  return canPack(state, seat, load) ? allowed : NO_ROOM;
}

/** MV-7.4.4, MV-16.8: whether a passenger still fits. */
export const hasBerth = (state: Open, seat: Seat, passenger: number): Verdict =>
  may(state, seat, 'stasis') ? allowed : hasRoom(state, seat, PASSENGERS[passenger].size);

/** MV-16.8: the tanks may go only if the passengers fit elsewhere. */
function keepsPassengers(state: Open, seat: Seat, tech: number): Verdict {
  if (TECHS[tech].id !== 'stasis-tanks') return allowed;
  const load = loadOf(state, seat, false);
  add(load, TECHS[tech].size, -1);
  return canPack(state, seat, load) ? allowed : refuse('MV-16.8', 'passengers-in-tanks');
}

/** MV-12.2, MV-7.2.10: tokens in the upgrade slots. */
export function upgradesOf(state: Open, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < UPGRADES.length; i++) count += techsOf(state, seat, UPGRADES[i]);
  return count;
}

export const hasUpgradeSlot = (state: Open, seat: Seat): Verdict =>
  upgradesOf(state, seat) < UPGRADE_SLOTS ? allowed : refuse('MV-7.2.10', 'no-upgrade-slot');

/** MV-7.5.8, MV-16.8: ship upgrades, structure and special technologies can leave the ship, supply technologies not. */
export function mayPartWith(state: Open, seat: Seat, tech: number): Verdict {
  if (TECHS[tech].type === 'supply') return refuse('MV-7.5.5', 'supply-stays');
  return keepsPassengers(state, seat, tech);
}

/** MV-16.22: an upgrade that leaves stops working; its die stays used. */
const SPENT = 200;
export function takeTech(state: State, seat: Seat, tech: number): void {
  state.techs[seat * TECH_COUNT + tech]--;
  if (seat !== state.active) return;
  for (let i = 0; i < state.slot.length; i++) if (state.slot[i] === tech) state.slot[i] = SPENT;
}

/** MV-5.4.1: how many dice of this turn lie somewhere. */
export function assignedDice(state: Open): number {
  let count = 0;
  for (let i = 0; i < state.slot.length; i++) if (state.slot[i] !== LOOSE) count++;
  return count;
}

/** MV-7.5.4, MV-7.5.7: things go over board only where no ship can land. */
export const mayJettison = (state: Open): Verdict =>
  isLandingPlace(state, here(state)) ? refuse('MV-7.5.4', 'unload-here') : allowed;

/** MV-7.5.4: goods go to the supply area of their culture. */
export function jettisonGood(t: T, seat: Seat, good: number): void {
  const { state } = t;
  if (goodsOf(state, seat, good) === 0) throw new Error(`Seat ${seat} has no ${GOODS[good].id}`);
  state.goods[seat * CULTURE_COUNT + good]--;
  state.supply[good]++;
  t.tell?.({ event: 'good-jettisoned', rule: 'MV-7.5.4', seat, good });
}

export function jettisonTech(t: T, seat: Seat, tech: number): void {
  takeTech(t.state, seat, tech);
  t.state.techSupply[tech]++;
  t.tell?.({ event: 'tech-jettisoned', rule: 'MV-7.5.4', seat, tech });
}

/** MV-7.5.4: a passenger leaves the game, for as much infamy as the higher of two dice. */
export function jettisonPassenger(t: T, seat: Seat, passenger: number): void {
  t.state.passengerAt[passenger] = GONE;
  const dice = t.roll('jettison', 2);
  t.tell?.({ event: 'passenger-jettisoned', rule: 'MV-7.5.4', seat, passenger, dice });
  gainInfamy(t, seat, Math.max(dice[0], dice[1]), 'MV-7.5.4');
}
