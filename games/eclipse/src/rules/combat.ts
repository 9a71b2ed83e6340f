import { bit, type Play, type Seat } from '@starboard/kernel';
import { BATTLE_ORDER } from '../content/sectors.ts';
import { DIPLOMACY_PLAYERS, MOST_DRAWS } from '../content/tables.ts';
import { GUARD_SIDE, NOBODY, type Open, STEPS, type Step, type T } from '../state.ts';
import { attackPopulation, claimSector, collectDiscovery, repair } from './aftermath.ts';
import { fightOn } from './battle.ts';
import { talk } from './diplomacy.ts';
import { eliminateTheHomeless } from './elimination.ts';
import { drawReputation, keepTile } from './reputation.ts';
import { byArrival, guardsOppose, hasShipAt } from './ships.ts';
import { turnOrder } from './turn.ts';

/** EC-15.1: the combat phase, from any of its checkpoints on. */
export function* combatPhase(t: T): Play<void> {
  const { state } = t;
  while (state.phase === 'combat') {
    if (state.step === 'battles') yield* battles(t);
    else if (state.step === 'population') yield* throughSectors(t, 'influence', attackPopulation);
    else if (state.step === 'influence') yield* throughSectors(t, 'discoveries', claimSector);
    else if (state.step === 'discoveries') yield* throughSectors(t, 'diplomacy', collectDiscovery);
    else yield* concludeCombat(t);
  }
}

/** EC-15.1, EC-20.14: one step for all sectors, by falling number. */
function* throughSectors(t: T, then: Step, resolve: (t: T, site: number) => Play<void>): Play<void> {
  const { state } = t;
  for (; state.cursor < BATTLE_ORDER.length; state.cursor++) {
    const site = BATTLE_ORDER[state.cursor];
    if (state.hex[site] >= 0) yield* resolve(t, site);
  }
  state.step = then;
  state.cursor = 0;
  if (then === 'diplomacy') yield* repairAndCount(t);
}

/** EC-20.11, EC-20.12: ships are repaired, and who has nothing left is out. */
function* repairAndCount(t: T): Play<void> {
  repair(t);
  yield* eliminateTheHomeless(t);
}

/** EC-20.13, EC-14.1: talks in turn order; then the phase is over. */
function* concludeCombat(t: T): Play<void> {
  const { state } = t;
  const order = turnOrder(state);
  if (state.players >= DIPLOMACY_PLAYERS)
    for (; state.cursor < order.length; state.cursor++) yield* talk(t, order[state.cursor]);
  state.refusedPairs.length = 0;
  state.phase = 'upkeep';
  state.cursor = 0;
}

/** EC-15.2 to EC-15.4: the battles of one sector after the other, each with its reputation draws. */
function* battles(t: T): Play<void> {
  const { state } = t;
  while (state.step === 'battles') {
    if (state.drawer !== NOBODY) yield* keepTile(t, state.drawer);
    else if (state.attacker !== NOBODY) yield* fightOn(t);
    else if (state.toDraw !== 0) yield* drawNext(t);
    else if (state.cursor === BATTLE_ORDER.length) {
      state.step = STEPS[1];
      state.cursor = 0;
    } else if (!beginBattle(t, BATTLE_ORDER[state.cursor])) closeSector(t);
  }
}

/** EC-15.4, EC-15.6: who stands in a sector, first the controller, then in the order in which they came. */
function lineUp(state: Open, site: number): readonly Seat[] {
  const seats = byArrival(state, site);
  const owner = state.owner[site];
  return seats.includes(owner) ? [owner, ...seats.filter((seat) => seat !== owner)] : seats;
}

/** EC-15.4, EC-15.9: the last two of the line fight; false if there is nobody left to fight. */
function beginBattle(t: T, site: number): boolean {
  const { state } = t;
  if (state.hex[site] < 0) return false;
  if (state.fought === 0) state.line = [...lineUp(state, site)];
  const players = state.line.filter((seat) => hasShipAt(state, seat, site));
  const attacker = players[players.length - 1];
  if (attacker === undefined) return false;
  const defender = players[players.length - 2] ?? (guardsOppose(state, attacker, site) ? GUARD_SIDE : NOBODY);
  if (defender === NOBODY) return false;
  state.attacker = attacker;
  state.defender = defender;
  state.fought |= bit(attacker) | (defender === GUARD_SIDE ? 0 : bit(defender));
  t.tell?.({
    event: 'battle-began',
    rule: 'EC-15.4',
    site,
    seat: attacker,
    ...(defender === GUARD_SIDE ? {} : { other: defender }),
  });
  return true;
}

/** EC-19.1: when all battles of a sector are over, those who fought draw; without a battle the next sector follows. */
function closeSector(t: T): void {
  const { state } = t;
  if (state.fought === 0) {
    state.line.length = 0;
    state.cursor++;
    return;
  }
  state.toDraw = state.fought;
  state.fought = 0;
}

/** EC-19.1, EC-19.2: the next player draws; after the last the sector is done. */
function* drawNext(t: T): Play<void> {
  const { state } = t;
  const seat = state.line.find((one) => (state.toDraw & bit(one)) !== 0);
  if (seat === undefined) throw new Error('Nobody is left to draw');
  const part = (state.fled & bit(seat)) === 0 ? 1 : 0;
  const draws = Math.min(MOST_DRAWS, part + state.kills[seat]);
  state.toDraw &= ~bit(seat);
  if (state.toDraw === 0) leaveSector(t);
  if (draws > 0) yield* drawReputation(t, seat, draws);
}

function leaveSector({ state }: T): void {
  state.fled = 0;
  state.kills.fill(0);
  state.guardDamage.fill(0);
  state.line.length = 0;
  state.cursor++;
}
