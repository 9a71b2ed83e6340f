import type { Seat } from '@starboard/kernel';
import { CULTURE_COUNT, GOODS } from '../content/cultures.ts';
import { MISSIONS } from '../content/missions.ts';
import { CREDITS_PER_FAME } from '../content/tables.ts';
import { TECH_COUNT } from '../content/technologies.ts';
import { ASTEROID, STRONG } from '../content/terms.ts';
import { upgradesOf } from '../rules/cargo.ts';
import { NONE, type Open } from '../state.ts';

/** What a ship does at a stop. */
export interface Visit {
  /** Whether it comes there by a landing: it has not been there before. */
  readonly lands: boolean;
  readonly cash: number;
  /** Goods aboard by kind, and passengers. */
  readonly cargo: number;
  readonly travellers: number;
  readonly sold: number;
  readonly categories: number;
  readonly dropped: number;
}

/** A reward in the hand is worth more than one that is planned. */
export const REWARD = 35;
const worthOf = (mission: number): number => MISSIONS[mission].fame * CREDITS_PER_FAME + REWARD;

/** What a good costs at least, mostly. */
const CHEAP = 40;

const open: number[] = [];

/** Gets the open missions of a seat ready for {@link missionGain}. */
export function readMissions(state: Open, seat: Seat): void {
  open.length = 0;
  for (let mission = 0; mission < MISSIONS.length; mission++) if (state.missionAt[mission] === seat) open.push(mission);
}

/** What the missions of the seat bring on a visit of this stop. */
export function missionGain(state: Open, seat: Seat, stop: number, made: Visit): number {
  let gain = 0;
  for (let i = 0; i < open.length; i++) {
    const { target } = MISSIONS[open[i]];
    if (target < 0 || target === stop) gain += worthOf(open[i]) * chanceOf(state, seat, open[i], stop, made);
  }
  return gain;
}

function chanceOf(state: Open, seat: Seat, mission: number, stop: number, made: Visit): number {
  const { condition } = MISSIONS[mission];
  switch (condition.kind) {
    case 'land': {
      if (!made.lands || condition.fieldKind === ASTEROID) return 0;
      const isReady =
        made.cargo >= condition.goods &&
        made.travellers >= condition.passengers &&
        state.laser[seat] >= condition.laser &&
        state.shield[seat] >= condition.shield &&
        techCount(state, seat) >= condition.techs;
      return isReady ? 0.9 : 0;
    }
    case 'land-and-pay':
      return made.cash >= condition.credits ? 0.9 * (1 - condition.credits / worthOf(mission)) : 0;
    case 'sell-good':
      return (made.categories & condition.categories) === 0 ? 0 : condition.market === STRONG ? 0.4 : 0.9;
    case 'sell-all-categories':
      return (made.categories & ~state.soldKinds[seat]) === 0 ? 0 : 0.3;
    case 'buy-good':
      return state.culture[stop] === NONE ? (made.cash < CHEAP ? 0 : 0.6) : canBuyAt(state, stop, made.cash) ? 0.8 : 0;
    case 'unload-foreign-good':
      return made.cargo > 0 ? 0.3 : 0;
    case 'make-first-contact':
      return stop < state.culture.length && state.culture[stop] === NONE ? 0.9 : 0;
    case 'drop-off-passenger':
      return made.dropped > 0 ? 0.9 : 0;
    default:
      return 0;
  }
}

function canBuyAt(state: Open, stop: number, cash: number): boolean {
  for (let good = 0; good < CULTURE_COUNT; good++)
    if (state.stock[stop * CULTURE_COUNT + good] > 0 && GOODS[good].cost <= cash) return true;
  return false;
}

function techCount(state: Open, seat: Seat): number {
  let count = 0;
  for (let tech = 0; tech < TECH_COUNT; tech++) count += state.techs[seat * TECH_COUNT + tech];
  return count;
}

/** How near the missions are that are looked at when a turn ends. */
export function lastingAims(state: Open, seat: Seat): number {
  let worth = 0;
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    if (state.missionAt[mission] !== seat) continue;
    const { condition } = MISSIONS[mission];
    if (condition.kind === 'cash') worth += worthOf(mission) * nearness(state.cash[seat] / condition.least);
    else if (condition.kind === 'pilot-level')
      worth += worthOf(mission) * nearness(state.level[seat] / condition.least);
    else if (condition.kind === 'own-upgrades')
      worth += worthOf(mission) * nearness(upgradesOf(state, seat) / condition.least);
    else if (condition.kind === 'own-spaceports')
      worth += worthOf(mission) * nearness(state.ports[seat] / condition.least);
    else if (condition.kind === 'sell-all-categories') worth += 0.3 * worthOf(mission) * bits(state.soldKinds[seat]);
  }
  return worth;
}

const nearness = (part: number): number => (part >= 1 ? 0.95 : 0.3 * part * part);
const bits = (set: number): number => (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);
