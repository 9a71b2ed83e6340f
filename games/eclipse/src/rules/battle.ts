import { allowed, bit, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, ATTACK, toActFirst, toAim, toRetreat } from '../actions.ts';
import { GUARD_PLANS, type GuardPlan } from '../content/blueprints.ts';
import { PARTS } from '../content/parts.ts';
import { BATTLE_ORDER, SITES } from '../content/sectors.ts';
import { DICE, GUARD_DRAWS, RIFT, RIFT_SELF, RIFT_TARGET, SHIP_DRAWS } from '../content/tables.ts';
import { GUARD, LARGEST_FIRST, TYPE, TYPES } from '../content/terms.ts';
import {
  FIRST_SHIP,
  GUARD_SIDE,
  LANES,
  LEFT,
  NOBODY,
  type Open,
  SHIP_TYPE,
  SHIPS,
  type State,
  type T,
} from '../state.ts';
import { blueprintOf, partAt, shipValue } from './blueprints.ts';
import { asPoints, assignByRule, damageOf, dieOf, faceOf, hits } from './dice.ts';
import { needsHalf, stepsFrom } from './galaxy.ts';
import { can } from './powers.ts';
import { enter, isOpposed, removeShip, shipOf } from './ships.ts';

/** Where the battle is fought. */
export const battleSite = (state: Open): number => BATTLE_ORDER[state.cursor];

/** EC-3.6, EC-18.1: the blueprint of the ships of nobody at a site. */
export function planAt(state: Open, site: number): GuardPlan {
  const { guard } = SITES[site];
  const variant = guard === GUARD.ancient ? state.ancients : guard === GUARD.guardian ? state.guardians : state.center;
  return GUARD_PLANS[guard][variant];
}

// Lanes: the types of the attacker, then those of the defender. Ships of nobody stand in the defender's first lane (EC-18.3).

const FIRST_OF_DEFENDER = TYPES.length;
export const laneType = (lane: number): number => lane % TYPES.length;
export const laneSide = (state: Open, lane: number): number =>
  lane < FIRST_OF_DEFENDER ? state.attacker : state.defender;
const lanesOf = (state: Open, side: number): readonly number[] =>
  TYPES.map((_, type) => (side === state.attacker ? type : type + FIRST_OF_DEFENDER));
const isGuardLane = (state: Open, lane: number): boolean => lane >= FIRST_OF_DEFENDER && state.defender === GUARD_SIDE;

/** How many ships of a lane are still in the battle. */
export function shipsIn(state: Open, lane: number): number {
  const site = battleSite(state);
  if (isGuardLane(state, lane)) return lane === FIRST_OF_DEFENDER ? state.guards[site] : 0;
  const seat = laneSide(state, lane);
  let n = 0;
  for (let ship = FIRST_SHIP[laneType(lane)]; SHIP_TYPE[ship] === laneType(lane); ship++)
    if (state.shipAt[shipOf(seat, ship)] === site) n++;
  return n;
}

const isIn = (state: Open, side: number): boolean => lanesOf(state, side).some((lane) => shipsIn(state, lane) > 0);

type Value = 'initiative' | 'computer' | 'shield' | 'hull';

/** EC-8.9, EC-18.1 */
export const laneValue = (state: Open, lane: number, what: Value): number =>
  isGuardLane(state, lane)
    ? planAt(state, battleSite(state))[what]
    : shipValue(state, laneSide(state, lane), laneType(lane), what);

type Weapon = 'cannons' | 'missiles';

/** By part. */
const diceBy = (weapon: Weapon) => PARTS.map((part) => part[weapon].map((die) => DICE.indexOf(die)));
const PART_DICE = { cannons: diceBy('cannons'), missiles: diceBy('missiles') };

/** EC-16.4: the dice of one ship of a type, as colours. */
export function weaponDice(state: Open, seat: Seat, type: number, weapon: Weapon): readonly number[] {
  const { slots } = blueprintOf(state, seat, type);
  const dice: number[] = [];
  for (let slot = 0; slot < slots.length; slot++) {
    const part = partAt(state, seat, type, slot);
    if (part >= 0) dice.push(...PART_DICE[weapon][part]);
  }
  return dice;
}

const laneDice = (state: Open, lane: number, weapon: Weapon): readonly number[] =>
  isGuardLane(state, lane)
    ? planAt(state, battleSite(state))[weapon].map((die) => DICE.indexOf(die))
    : weaponDice(state, laneSide(state, lane), laneType(lane), weapon);

/** EC-16: one more step of the battle that is being fought; all that it needs to go on is in the state. */
export function* fightOn(t: T): Play<void> {
  const { state } = t;
  if (state.dice.length > 0) return yield* assignDie(t);
  if (state.backfire > 0) return backfire(t);
  noteFlights(state);
  if (!isIn(state, state.attacker) || !isIn(state, state.defender)) return endBattle(t);
  if (state.engagement > 0 && state.acted === 0 && isStalemate(state)) return yield* breakOff(t);
  if (state.acting < 0) state.acting = yield* nextLane(t);
  if (state.acting < 0) {
    state.engagement++;
    state.acted = 0;
  } else if (state.engagement === 0) fire(t, state.acting, 'missiles');
  else yield* act(t, state.acting);
}

/** A lane has had its turn. */
function finish(state: State, lane: number): void {
  state.acted |= 1 << lane;
  state.acting = -1;
}

/** EC-17.14: marks end with the battle. */
function endBattle(t: T): void {
  const { state } = t;
  t.tell?.({ event: 'battle-ended', rule: 'EC-16.3', site: battleSite(state) });
  state.attacker = NOBODY;
  state.defender = NOBODY;
  state.engagement = 0;
  state.acted = 0;
  state.firing = -1;
  state.retreat.fill(-1);
}

/** EC-16.2, EC-16.9: whether a lane still has to act: in the first step only those with missiles. */
const isWaiting = (state: Open, lane: number): boolean =>
  (state.acted & (1 << lane)) === 0 &&
  shipsIn(state, lane) > 0 &&
  (state.engagement > 0 || laneDice(state, lane, 'missiles').length > 0);

/** EC-16.1, EC-16.10: which of one's tied types acts first. */
export const ACT_FIRST: Question<State, Action, { readonly types: readonly number[] }> = {
  kind: 'act-first',
  rule: 'EC-16.1',
  options(menu, _state, _seat, { types }) {
    for (const type of types) menu.offer(toActFirst(type));
  },
};

/** EC-16.1: the lane with the highest initiative; the defender's at a tie; of one's own as the owner says. -1 if all have acted. */
function* nextLane(t: T): Play<number> {
  const { state } = t;
  let tied: number[] = [];
  let highest = -1;
  for (let i = 0; i < LANES; i++) {
    const lane = (i + FIRST_OF_DEFENDER) % LANES;
    if (!isWaiting(state, lane)) continue;
    const initiative = laneValue(state, lane, 'initiative');
    if (initiative > highest) tied = [lane];
    else if (initiative === highest && laneSide(state, lane) === laneSide(state, tied[0])) tied.push(lane);
    highest = Math.max(highest, initiative);
  }
  if (tied.length < 2) return tied[0] ?? -1;
  t.checkpoint();
  const action = yield* t.choose(laneSide(state, tied[0]), ACT_FIRST, { types: tied.map(laneType) });
  return action.do === 'act-first' ? tied[0] - laneType(tied[0]) + action.type : tied[0];
}

const next: number[] = [];

/** EC-17.7, EC-2.6, EC-34.16: where ships can retreat to: neighbours that their owner controls, without opponent ships. */
export const retreatSites = (state: Open, seat: Seat, site: number): readonly number[] =>
  stepsFrom(state, site, needsHalf(state, seat), next).filter(
    (to) => state.owner[to] === seat && !isOpposed(state, seat, to),
  );

/** EC-16.3, EC-16.6: whether a type attacks or retreats. */
export const ENGAGE: Question<State, Action, { readonly type: number }> = {
  kind: 'engage',
  rule: 'EC-16.3',
  options(menu, state, seat, { type }) {
    menu.offer(ATTACK);
    for (const to of retreatSites(state, seat, battleSite(state))) menu.offer(toRetreat(to), mayRetreat(type));
  },
};

/** EC-17.8 */
const mayRetreat = (type: number): Verdict => (type === TYPE.starbase ? refuse('EC-17.8', 'starbases-stay') : allowed);

/** EC-16.3, EC-17.7, EC-17.19: a type leaves if it is marked; else it attacks, or is marked if it can be. */
function* act(t: T, lane: number): Play<void> {
  const { state } = t;
  const seat = laneSide(state, lane);
  const type = laneType(lane);
  if (state.retreat[lane] >= 0) {
    finish(state, lane);
    return leave(t, lane, state.retreat[lane]);
  }
  const mayLeave =
    seat !== GUARD_SIDE && type !== TYPE.starbase && retreatSites(state, seat, battleSite(state)).length > 0;
  if (mayLeave) {
    t.checkpoint();
    const action = yield* t.choose(seat, ENGAGE, { type });
    if (action.do === 'retreat') return mark(t, lane, action.to);
  }
  fire(t, lane, 'cannons');
}

/** EC-17.7: a type is marked: it leaves when it is its turn again. */
function mark(t: T, lane: number, to: number): void {
  const { state } = t;
  const seat = laneSide(state, lane);
  finish(state, lane);
  state.retreat[lane] = to;
  t.tell?.({ event: 'retreat-begun', rule: 'EC-17.7', seat, type: laneType(lane), to });
}

/** EC-17.7, EC-17.19: all ships of the type go to the sector. */
function leave(t: T, lane: number, to: number): void {
  const { state } = t;
  const seat = laneSide(state, lane);
  const site = battleSite(state);
  for (let ship = FIRST_SHIP[laneType(lane)]; SHIP_TYPE[ship] === laneType(lane); ship++)
    if (state.shipAt[shipOf(seat, ship)] === site) enter(state, seat, ship, to);
  state.retreat[lane] = LEFT;
  t.tell?.({ event: 'retreated', rule: 'EC-17.7', seat, type: laneType(lane), to });
}

/** EC-17.10: whenever a type has acted and all its dice have struck, it is seen who is on the run. */
function noteFlights(state: State): void {
  if (state.retreat.every((to) => to === -1)) return;
  noteFlight(state, state.attacker);
  if (state.defender !== GUARD_SIDE) noteFlight(state, state.defender);
}

/** EC-17.10: as soon as all surviving ships of a player retreat or are gone, the draw for taking part is lost. */
function noteFlight(state: State, seat: Seat): void {
  let flees = false;
  for (const lane of lanesOf(state, seat)) {
    const isHere = shipsIn(state, lane) > 0;
    if (isHere && state.retreat[lane] === -1) return;
    if (state.retreat[lane] === LEFT || (isHere && state.retreat[lane] >= 0)) flees = true;
  }
  if (flees) state.fled |= bit(seat);
}

/** EC-17.11: nobody who is left has a cannon. */
function isStalemate(state: Open): boolean {
  for (let lane = 0; lane < LANES; lane++)
    if (shipsIn(state, lane) > 0 && laneDice(state, lane, 'cannons').length > 0) return false;
  return true;
}

/** EC-17.11: where a type goes that must leave. */
export const BREAK_OFF: Question<State, Action, { readonly type: number }> = {
  kind: 'break-off',
  rule: 'EC-17.11',
  options(menu, state, seat) {
    for (const to of retreatSites(state, seat, battleSite(state))) menu.offer(toRetreat(to));
  },
};

/** EC-17.11, EC-17.13: the attacker retreats at once, a marked type where it was going; types that cannot are destroyed, for nobody's reputation. */
function* breakOff(t: T): Play<void> {
  const { state } = t;
  const seat = state.attacker;
  const site = battleSite(state);
  const lane = lanesOf(state, seat).find((one) => shipsIn(state, one) > 0) ?? 0;
  state.fled |= bit(seat);
  if (state.retreat[lane] >= 0) return leave(t, lane, state.retreat[lane]);
  const places = laneType(lane) === TYPE.starbase ? [] : retreatSites(state, seat, site);
  if (places.length === 0) {
    for (let ship = 0; ship < SHIPS; ship++)
      if (SHIP_TYPE[ship] === laneType(lane) && state.shipAt[shipOf(seat, ship)] === site) {
        removeShip(state, seat, ship);
        t.tell?.({ event: 'ship-lost', rule: 'EC-17.11', seat, ship });
      }
    return;
  }
  let [to] = places;
  if (places.length > 1) {
    t.checkpoint();
    const action = yield* t.choose(seat, BREAK_OFF, { type: laneType(lane) });
    if (action.do === 'retreat') to = action.to;
  }
  leave(t, lane, to);
}

/** EC-16.2, EC-16.4, EC-16.8: all dice of a lane are rolled; those that hit nobody are forgotten. */
function fire(t: T, lane: number, weapon: Weapon): void {
  const { state } = t;
  const side = laneSide(state, lane);
  const colours = laneDice(state, lane, weapon);
  const rolled: number[] = [];
  const shown: number[] = [];
  for (let ship = shipsIn(state, lane); ship > 0; ship--)
    for (const colour of colours) {
      const face = t.die('battle');
      shown.push(face);
      rolled.push(dieOf(colour, colour === RIFT ? RIFT_TARGET[face - 1] : faceOf(face)));
      if (colour === RIFT) state.backfire += RIFT_SELF[face - 1];
    }
  finish(state, lane);
  state.firing = lane;
  const colourList = rolled.map((_, i) => colours[i % colours.length]);
  t.tell?.({
    event: weapon === 'missiles' ? 'missiles-fired' : 'cannons-fired',
    rule: weapon === 'missiles' ? 'EC-16.2' : 'EC-16.4',
    ...(side === GUARD_SIDE ? {} : { seat: side }),
    kind: side === GUARD_SIDE ? TYPES.length + SITES[battleSite(state)].guard : laneType(lane),
    colours: colourList,
    faces: shown,
  });
  const splits = weapon === 'cannons' && side !== GUARD_SIDE && can(state, side, 'split-damage');
  state.dice = rolled.filter((die) => hitsAny(state, die)).flatMap((die) => (splits ? asPoints(die) : [die]));
}

const opposing = (state: Open, lane: number): readonly number[] =>
  lanesOf(state, lane < FIRST_OF_DEFENDER ? state.defender : state.attacker);

/** Whether a die of the lane that fires hits a ship that is left. */
const hitsAny = (state: Open, die: number): boolean => {
  const computer = laneValue(state, state.firing, 'computer');
  return opposing(state, state.firing).some(
    (lane) => shipsIn(state, lane) > 0 && hits(die, computer, laneValue(state, lane, 'shield')),
  );
};

/** A ship that can be hit: its lane, its number on its side, and what it has suffered. */
interface Target {
  readonly lane: number;
  readonly ship: number;
  readonly damage: number;
}

/** The ships of a lane, the more damaged first. Ships of nobody are numbered after all others. */
function targetsIn(state: Open, lane: number): readonly Target[] {
  const site = battleSite(state);
  const found: Target[] = [];
  if (isGuardLane(state, lane)) {
    for (let i = 0; i < shipsIn(state, lane); i++) found.push({ lane, ship: SHIPS + i, damage: state.guardDamage[i] });
  } else {
    const seat = laneSide(state, lane);
    for (let ship = FIRST_SHIP[laneType(lane)]; SHIP_TYPE[ship] === laneType(lane); ship++)
      if (state.shipAt[shipOf(seat, ship)] === site)
        found.push({ lane, ship, damage: state.damage[shipOf(seat, ship)] });
  }
  return found.sort((a, b) => b.damage - a.damage);
}

/** EC-16.5, EC-17.5: the ships that a die may be assigned to; of ships that are alike only one. */
export function targetsOf(state: Open, die: number): readonly Target[] {
  const computer = laneValue(state, state.firing, 'computer');
  return opposing(state, state.firing).flatMap((lane) => {
    if (shipsIn(state, lane) === 0 || !hits(die, computer, laneValue(state, lane, 'shield'))) return [];
    const ships = targetsIn(state, lane);
    return ships.filter(({ damage }, i) => i === 0 || ships[i - 1].damage !== damage);
  });
}

/** EC-16.5: at which ship the next die is aimed. */
export const AIM: Question<State, Action, { readonly die: number }> = {
  kind: 'aim',
  rule: 'EC-16.5',
  options(menu, state, _seat, { die }) {
    for (const { ship } of targetsOf(state, die)) menu.offer(toAim(ship));
  },
};

/** EC-16.5, EC-16.8, EC-18.2: the next die finds its ship: as its owner says, or all by rule. */
function* assignDie(t: T): Play<void> {
  const { state } = t;
  const side = laneSide(state, state.firing);
  if (side === GUARD_SIDE) return assignGuardDice(t);
  const [die] = state.dice;
  const targets = targetsOf(state, die);
  let [chosen] = targets;
  if (targets.length > 1) {
    t.checkpoint();
    const action = yield* t.choose(side, AIM, { die });
    if (action.do === 'aim') chosen = targets.find(({ ship }) => ship === action.target) ?? chosen;
  }
  state.dice.shift();
  if (chosen !== undefined) strike(t, chosen, damageOf(die));
}

/** EC-18.2: from the largest ship to the smallest, within a type the more damaged first. */
function assignGuardDice(t: T): void {
  const { state } = t;
  const computer = laneValue(state, state.firing, 'computer');
  const [first] = opposing(state, state.firing);
  const targets = LARGEST_FIRST.flatMap((type) => targetsIn(state, first + type));
  const marks = targets.map(({ lane, damage }) => ({
    need: laneValue(state, lane, 'hull') - damage + 1,
    shield: laneValue(state, lane, 'shield'),
  }));
  const dice = state.dice.splice(0);
  assignByRule(dice, computer, marks).forEach((ship, i) => {
    if (ship >= 0) strike(t, targets[ship], damageOf(dice[i]));
  });
}

/** EC-17.4, EC-19.5: a ship takes damage; when it is more than its hull, it is destroyed, and that counts for who fired. */
function strike(t: T, { lane, ship }: Target, damage: number): void {
  const { state } = t;
  const by = laneSide(state, state.firing);
  if (isGuardLane(state, lane)) return strikeGuard(t, ship - SHIPS, damage, by);
  const seat = laneSide(state, lane);
  const at = shipOf(seat, ship);
  state.damage[at] += damage;
  const isDestroyed = state.damage[at] > laneValue(state, lane, 'hull');
  t.tell?.({ event: isDestroyed ? 'ship-destroyed' : 'ship-hit', rule: 'EC-17.4', seat, ship, damage });
  if (!isDestroyed) return;
  removeShip(state, seat, ship);
  if (by !== GUARD_SIDE) state.kills[by] += SHIP_DRAWS[laneType(lane)];
}

/** EC-18.4: a ship of nobody is not replaced. */
function strikeGuard(t: T, i: number, damage: number, by: Seat): void {
  const { state } = t;
  const site = battleSite(state);
  const { guard } = SITES[site];
  state.guardDamage[i] += damage;
  const isDestroyed = state.guardDamage[i] > planAt(state, site).hull;
  t.tell?.({ event: isDestroyed ? 'guard-destroyed' : 'guard-hit', rule: 'EC-17.4', seat: by, site, guard, damage });
  if (!isDestroyed) return;
  state.guards[site]--;
  state.guardDamage[i] = state.guardDamage[1];
  state.guardDamage[1] = 0;
  state.kills[by] += GUARD_DRAWS[guard];
}

/** EC-27.3: rift dice strike back, when all dice are assigned. */
function backfire(t: T): void {
  const { state } = t;
  const points = state.backfire;
  state.backfire = 0;
  sufferRift(t, laneSide(state, state.firing), battleSite(state), points);
}

const hasRift = (state: Open, seat: Seat, type: number): boolean =>
  weaponDice(state, seat, type, 'cannons').includes(RIFT);

/** EC-27.3: damage to one's own ships with rift weapons: what can be destroyed, from the largest, then as much as possible. */
export function sufferRift(t: T, seat: Seat, site: number, points: number): void {
  const { state } = t;
  let left = points;
  const own = LARGEST_FIRST.filter((type) => hasRift(state, seat, type)).flatMap((type) =>
    shipsOfType(state, seat, site, type),
  );
  const surviving = own.filter((ship) => {
    const need = shipValue(state, seat, SHIP_TYPE[ship], 'hull') - state.damage[shipOf(seat, ship)] + 1;
    if (need > left) return true;
    left -= need;
    removeShip(state, seat, ship);
    t.tell?.({ event: 'ship-lost', rule: 'EC-27.3', seat, ship });
    return false;
  });
  for (const ship of surviving) {
    const room = shipValue(state, seat, SHIP_TYPE[ship], 'hull') - state.damage[shipOf(seat, ship)];
    const damage = Math.min(room, left);
    left -= damage;
    state.damage[shipOf(seat, ship)] += damage;
    if (damage > 0) t.tell?.({ event: 'ship-hit', rule: 'EC-27.3', seat, ship, damage });
  }
}

/** The ships of one type at a site, the more damaged first. */
function shipsOfType(state: Open, seat: Seat, site: number, type: number): readonly number[] {
  const found: number[] = [];
  for (let ship = FIRST_SHIP[type]; SHIP_TYPE[ship] === type; ship++)
    if (state.shipAt[shipOf(seat, ship)] === site) found.push(ship);
  return found.sort((a, b) => state.damage[shipOf(seat, b)] - state.damage[shipOf(seat, a)]);
}
