import type { Seat } from '@starboard/kernel';
import { SITES } from '../content/sectors.ts';
import { DICE } from '../content/tables.ts';
import { TYPES } from '../content/terms.ts';
import { battleSite, laneType, planAt, weaponDice } from '../rules/battle.ts';
import { shipValue } from '../rules/blueprints.ts';
import { can } from '../rules/powers.ts';
import { byArrival, guardsOppose, shipOf } from '../rules/ships.ts';
import { GUARD_SIDE, NOBODY, type Open, SHIP_TYPE, SHIPS } from '../state.ts';

/** Ships of one type on one side. */
export interface Squadron {
  /** A type of ships, or {@link TYPES}.length and the kind of ships of nobody. */
  readonly type: number;
  /** The ships as targets (ships of nobody come after all others) and what each has suffered, the more damaged first. */
  readonly ships: readonly number[];
  readonly damage: readonly number[];
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  /** The dice of one ship, as colours. */
  readonly cannons: readonly number[];
  readonly missiles: readonly number[];
  /** It has acted in this round of combat, and it leaves when it acts again (EC-17.7). */
  readonly hasActed: boolean;
  readonly leaves: boolean;
}

/** One side of a battle. */
export interface Force {
  /** A seat, or {@link GUARD_SIDE}. */
  readonly seat: Seat;
  /** EC-17.6: it has the Antimatter Splitter. */
  readonly splits: boolean;
  readonly squadrons: readonly Squadron[];
}

/** Dice that have fallen and wait to be assigned. */
export interface Volley {
  readonly byAttacker: boolean;
  /** The computers of those who fired. */
  readonly computer: number;
  readonly dice: readonly number[];
  readonly backfire: number;
}

/** A battle that is to be fought, or how far it has come. */
export interface Battle {
  readonly attacker: Force;
  readonly defender: Force;
  /** EC-16.2: missiles come first; false once their step is over. */
  readonly missiles: boolean;
  readonly volley?: Volley;
}

/** Ships of a seat that would be at a site, too, wherever they are now; or that are not built yet. */
export interface Plan {
  readonly seat: Seat;
  readonly ships: readonly number[];
}

/**
 * The battle at a site: the one being fought, else the first one that there would be (EC-15.4), with the ships of the plan if there
 * is one. `undefined` if nobody would fight.
 */
export function sidesOf(state: Open, site: number, plan?: Plan): Battle | undefined {
  if (plan === undefined && state.attacker !== NOBODY && battleSite(state) === site) return inProgress(state);
  const line = lineAt(state, site, plan);
  const attacker = line[line.length - 1];
  if (attacker === undefined) return undefined;
  const defender = line[line.length - 2] ?? (guardsOppose(state, attacker, site) ? GUARD_SIDE : NOBODY);
  if (defender === NOBODY) return undefined;
  return {
    attacker: forceAt(state, attacker, site, plan),
    defender: forceAt(state, defender, site, plan),
    missiles: true,
  };
}

/** EC-15.4: the controller, then in the order in which they came. */
function lineAt(state: Open, site: number, plan: Plan | undefined): readonly Seat[] {
  const here = [...byArrival(state, site)];
  if (plan !== undefined && plan.ships.length > 0 && !here.includes(plan.seat)) here.push(plan.seat);
  const owner = state.owner[site];
  return here.includes(owner) ? [owner, ...here.filter((seat) => seat !== owner)] : here;
}

/** A side as it stands at a site, at its full strength and before anybody has acted. */
export function forceAt(state: Open, side: Seat, site: number, plan?: Plan): Force {
  if (side === GUARD_SIDE) return { seat: side, splits: false, squadrons: [guardsAt(state, site)] };
  const squadrons: Squadron[] = [];
  let ships: number[] = [];
  for (let ship = 0; ship < SHIPS; ship++) {
    if (state.shipAt[shipOf(side, ship)] === site || (plan?.seat === side && plan.ships.includes(ship)))
      ships.push(ship);
    if (ships.length === 0 || SHIP_TYPE[ship] === SHIP_TYPE[ship + 1]) continue;
    squadrons.push(squadron(state, side, SHIP_TYPE[ship], ships));
    ships = [];
  }
  return { seat: side, splits: can(state, side, 'split-damage'), squadrons };
}

/** Ships of a type as the blueprint of their owner has them. */
function squadron(state: Open, seat: Seat, type: number, ships: number[]): Squadron {
  if (ships.length > 1) ships.sort((a, b) => state.damage[shipOf(seat, b)] - state.damage[shipOf(seat, a)]);
  return {
    type,
    ships,
    damage: ships.map((ship) => state.damage[shipOf(seat, ship)]),
    initiative: shipValue(state, seat, type, 'initiative'),
    computer: shipValue(state, seat, type, 'computer'),
    shield: shipValue(state, seat, type, 'shield'),
    hull: shipValue(state, seat, type, 'hull'),
    cannons: weaponDice(state, seat, type, 'cannons'),
    missiles: weaponDice(state, seat, type, 'missiles'),
    hasActed: false,
    leaves: false,
  };
}

/** EC-18.1, EC-18.3: the ships of nobody at a site. */
function guardsAt(state: Open, site: number): Squadron {
  const plan = planAt(state, site);
  const isFought = state.attacker !== NOBODY && battleSite(state) === site;
  const ships = Array.from({ length: state.guards[site] }, (_, i) => i);
  const suffered = (i: number): number => (isFought ? state.guardDamage[i] : 0);
  ships.sort((a, b) => suffered(b) - suffered(a));
  return {
    ...plan,
    type: TYPES.length + SITES[site].guard,
    ships: ships.map((i) => SHIPS + i),
    damage: ships.map(suffered),
    cannons: plan.cannons.map((die) => DICE.indexOf(die)),
    missiles: plan.missiles.map((die) => DICE.indexOf(die)),
    hasActed: false,
    leaves: false,
  };
}

/** The battle of this moment: who has acted, who is about to leave, which dice lie on the table. */
function inProgress(state: Open): Battle {
  const site = battleSite(state);
  const sideOf = (side: Seat, firstLane: number): Force => {
    const force = forceAt(state, side, site);
    return {
      ...force,
      squadrons: force.squadrons.map((one) => {
        const lane = firstLane + (side === GUARD_SIDE ? 0 : one.type);
        return { ...one, hasActed: ((state.acted >> lane) & 1) === 1, leaves: state.retreat[lane] >= 0 };
      }),
    };
  };
  const attacker = sideOf(state.attacker, 0);
  const defender = sideOf(state.defender, TYPES.length);
  const battle = { attacker, defender, missiles: state.engagement === 0 };
  if (state.dice.length === 0 && state.backfire === 0) return battle;
  const byAttacker = state.firing < TYPES.length;
  const computer = byAttacker
    ? shipValue(state, state.attacker, laneType(state.firing), 'computer')
    : state.defender === GUARD_SIDE
      ? planAt(state, site).computer
      : shipValue(state, state.defender, laneType(state.firing), 'computer');
  return { ...battle, volley: { byAttacker, computer, dice: state.dice, backfire: state.backfire } };
}
