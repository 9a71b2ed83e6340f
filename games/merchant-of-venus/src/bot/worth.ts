import type { Seat } from '@starboard/kernel';
import { CULTURE_COUNT } from '../content/cultures.ts';
import { TITLE_FAME } from '../content/encounters.ts';
import { MISSIONS } from '../content/missions.ts';
import { REWARDS } from '../content/rewards.ts';
import {
  CREDITS_PER_FAME,
  DRILL_INCOME,
  HOLD_FAME,
  MARKERS_EACH,
  SPACEPORT_PRICE,
  UPGRADE_FAME,
} from '../content/tables.ts';
import { TECH, TECHS } from '../content/technologies.ts';
import { upgradesOf } from '../rules/cargo.ts';
import { completedBy, goodsOf, NONE, type Open, techsOf, USED } from '../state.ts';
import { lastingAims } from './aims.ts';
import { bestPlan, LEVEL_A_TURN, secondMission } from './plans.ts';
import { MIDDLE } from './trade.ts';

/** What a seat's position is made of, in credits. */
export const TERMS = [
  'cash',
  'spaceports',
  'fame',
  'plan',
  'capital',
  'ship',
  'technologies',
  'rewards',
  'missions',
  'contact-cards',
  'contracts',
  'intel',
  'hesitation',
] as const;
export type Term = (typeof TERMS)[number];
export type Worth = Readonly<Record<Term, number>>;

/** What a spaceport brings in a turn. */
const PORT_A_TURN = 1.5;

/** Technologies: what they bring in any case, and in a turn. */
const TECH_WORTH: Readonly<Record<string, readonly [once: number, aTurn: number]>> = {
  'fancy-spoiler': [35, 4],
  'less-fancy-spoiler': [35, 1.5],
  'market-flux': [0, 3],
  'strong-flame': [0, 5],
  'cloaking-field': [0, 1],
  'drilling-licence': [0, 3],
  shuttle: [0, 3],
  'thrust-booster-2': [0, 4],
  'thrust-booster-3': [0, 4],
  'thrust-booster-4': [0, 4],
  'stasis-tanks': [0, 2],
  jammer: [0, 1],
  'data-probe': [0, 0.5],
  'fuzzy-dice': [85, 0],
  'variable-shield': [0, 2.5],
  'zen-custom-paint': [0, 5],
  'variable-laser': [0, 2.5],
};
const TECH_ONCE = TECHS.map(({ id }) => TECH_WORTH[id]?.[0] ?? 0);
const TECH_A_TURN = TECHS.map(({ id }) => TECH_WORTH[id]?.[1] ?? 0);
/** A token that is used up is worth no more than this. */
const USED_UP = 40;

/** Rewards in a turn, or once. */
const REWARD_A_TURN: Readonly<Record<string, number>> = {
  R02: 4,
  R07: 6,
  R08: 5,
  R09: 2,
  R10: 2,
  R11: 0.3,
  R12: 0.7,
  R13: 2,
  R14: 1.5,
};
const REWARD_ONCE: Readonly<Record<string, number>> = {
  R15: 30,
  R16: 30,
  R17: 45,
  R18: 45,
  R19: 35,
  R20: 20,
  R23: 10,
  R24: 20,
};
const REWARD_FLOW = REWARDS.map(({ id }) => REWARD_A_TURN[id] ?? 0);
const REWARD_WORTH = REWARDS.map(({ id }) => REWARD_ONCE[id] ?? 0);

const PAINT = TECH['zen-custom-paint'];
const PAINT_FAME = 3;
const JAMMER = TECH.jammer;
const JAMMER_FAME = 3;

/** MV-17.2: fame as it stands; what the dice of the final scoring add is in the worth of technologies. */
export function fameOf(state: Open, seat: Seat): number {
  let fame =
    state.fame[seat] -
    state.infamy[seat] +
    HOLD_FAME[state.holds[seat]] +
    UPGRADE_FAME[upgradesOf(state, seat)] +
    state.laser[seat] +
    state.shield[seat];
  const done = completedBy(seat);
  const forMission = techsOf(state, seat, JAMMER) > 0 ? JAMMER_FAME : 0;
  for (let mission = 0; mission < MISSIONS.length; mission++)
    if (state.missionAt[mission] === done) fame += MISSIONS[mission].fame + forMission;
  for (let reward = 0; reward < REWARDS.length; reward++)
    if (state.rewardAt[reward] === seat) fame += REWARDS[reward].fame;
  for (let title = 0; title < state.titleOf.length; title++) if (state.titleOf[title] === seat) fame += TITLE_FAME;
  return techsOf(state, seat, PAINT) > 0 ? fame - PAINT_FAME : fame;
}

/** Turns that a seat still has, the one in progress included. */
export const turnsLeft = (state: Open, seat: Seat): number => {
  const place = (seat - state.start + state.players) % state.players;
  const now = (state.active - state.start + state.players) % state.players;
  return Math.max(0, state.rounds - state.round + (place >= now ? 1 : 0));
};

/** Turns in which the seat can still fly, beside the one in progress. */
export const turnsAfter = (state: Open, seat: Seat): number =>
  Math.max(0, turnsLeft(state, seat) - (seat === state.active && state.phase !== 'declare' ? 1 : 0));

/** Money that works: who has none can buy nothing, however good the price. The first credits count most. */
const FIRST_MONEY = 150;
const FIRST_WORKS = 0.4;
const MORE_MONEY = 200;
const MORE_WORKS = 0.2;
const WORKING_TURNS = 12;
/** Of what goods aboard bring, which have to be sold yet. */
const IN_GOODS = 0.7;

function capitalWorth(state: Open, seat: Seat, left: number): number {
  let money = state.cash[seat];
  for (let good = 0; good < CULTURE_COUNT; good++) {
    const count = goodsOf(state, seat, good);
    if (count > 0) money += IN_GOODS * count * MIDDLE[good];
  }
  const worth =
    FIRST_WORKS * Math.min(money, FIRST_MONEY) + MORE_WORKS * Math.min(Math.max(0, money - FIRST_MONEY), MORE_MONEY);
  return worth * Math.min(1, left / WORKING_TURNS);
}

/** What a hold and a drive bring in a turn while most of the galaxy is unknown; the rest is in the plans. */
const HOLD_A_TURN = 5;
const DRIVE_A_TURN: readonly number[] = [0, 5, 6, 10];

function shipWorth(state: Open, seat: Seat, left: number): number {
  let strangers = 0;
  for (let culture = 0; culture < CULTURE_COUNT; culture++) if (state.home[culture] < 0) strangers++;
  const unknown = strangers / CULTURE_COUNT;
  return (
    left *
    (unknown * (DRIVE_A_TURN[state.drive[seat]] + state.holds[seat] * HOLD_A_TURN) +
      (state.level[seat] - 1) * LEVEL_A_TURN +
      state.ports[seat] * PORT_A_TURN)
  );
}

function techWorth(state: Open, seat: Seat, left: number): number {
  let worth = 0;
  for (let tech = 0; tech < TECHS.length; tech++) {
    const count = techsOf(state, seat, tech);
    if (count === 0) continue;
    if (TECHS[tech].used) worth += Math.min(2, count) * Math.min(USED_UP, TECH_A_TURN[tech] * left);
    else worth += TECH_ONCE[tech] + TECH_A_TURN[tech] * left;
  }
  return worth;
}

/** MV-3.4: what the drills on the board bring in the next even round, if there is one. */
function drillWorth(state: Open, seat: Seat): number {
  const payday = state.round + 2 - (state.round % 2);
  return payday > state.rounds ? 0 : DRILL_INCOME * (MARKERS_EACH - state.markers[seat] - state.ports[seat]);
}

function rewardWorth(state: Open, seat: Seat, left: number): number {
  let worth = 0;
  for (let reward = 0; reward < REWARDS.length; reward++) {
    if (state.rewardAt[reward] !== seat) continue;
    worth += REWARD_FLOW[reward] * left;
    if (left > 1) worth += REWARD_WORTH[reward];
  }
  return worth;
}

/** First-contact credits buy only where they lie. */
const CARD_WORTH = 0.1;
function cardWorth(state: Open, seat: Seat, left: number): number {
  let credits = 0;
  for (let culture = 0; culture < CULTURE_COUNT; culture++)
    if (state.contactOwner[culture] === seat) credits += state.contactCredits[culture];
  return credits * CARD_WORTH * Math.min(1, left / 10);
}

/** A contract costs as much as the spaceport that it stands for, which has to be built yet. */
const CONTRACT = 150;
function contractWorth(state: Open, seat: Seat, left: number): number {
  if (left === 0) return 0;
  let count = 0;
  for (let orbital = 0; orbital < state.contract.length; orbital++) if (state.contract[orbital] === seat) count++;
  return count * CONTRACT;
}

/**
 * What is ahead is always thought to be a little better than it comes, so a bot would rather do anything else first. What brings nothing
 * by itself therefore costs something in the turn in which it is done: switching off drives, counting credits out, unloading, throwing
 * things over board, buying intel, giving dice away early.
 */
const FUSS = 400;
const UNLOADED = 100;
const ASSIGNED = 6;

function hesitation(state: Open): number {
  let loss = state.off !== 0 || state.purse !== NONE || (state.used & USED.aside) !== 0 ? FUSS : 0;
  if (state.course > 0) loss += ASSIGNED;
  for (let good = 0; good < CULTURE_COUNT; good++) loss += UNLOADED * state.unloaded[good];
  for (let tech = 0; tech < TECHS.length; tech++) loss += UNLOADED * state.unloadedTechs[tech];
  return state.unloadedPassengers === 0 ? loss : loss + UNLOADED;
}

/** Intel in store. */
const INTEL_WORTH = 12;
function intelWorth(state: Open, seat: Seat): number {
  let worth = 0;
  for (let intel = 0; intel < state.intelAt.length; intel++) if (state.intelAt[intel] === seat) worth += INTEL_WORTH;
  return worth;
}

/** The worth of a seat, term by term: why a position is good. */
export function termsOf(state: Open, seat: Seat, isExact = true): Worth {
  const isOver = state.phase === 'over';
  const left = turnsAfter(state, seat);
  return {
    cash: state.cash[seat],
    spaceports: state.ports[seat] * SPACEPORT_PRICE,
    fame: fameOf(state, seat) * CREDITS_PER_FAME,
    plan: isOver ? 0 : bestPlan(state, seat, left, isExact),
    capital: isOver ? 0 : capitalWorth(state, seat, left),
    ship: isOver ? 0 : shipWorth(state, seat, left),
    technologies: techWorth(state, seat, left) + (isOver ? 0 : drillWorth(state, seat)),
    rewards: isOver ? 0 : rewardWorth(state, seat, left),
    missions: isOver ? 0 : lastingAims(state, seat) + state.second[seat] * secondMission(left),
    'contact-cards': isOver ? 0 : cardWorth(state, seat, left),
    contracts: isOver ? 0 : contractWorth(state, seat, left),
    intel: isOver ? 0 : intelWorth(state, seat),
    hesitation: isOver || seat !== state.active ? 0 : -hesitation(state),
  };
}

/** What a seat will have at the end, in credits, as far as one can tell. */
export function worthOf(state: Open, seat: Seat, isExact = true): number {
  const worth = termsOf(state, seat, isExact);
  return (
    worth.cash +
    worth.spaceports +
    worth.fame +
    worth.plan +
    worth.capital +
    worth.ship +
    worth.technologies +
    worth.rewards +
    worth.missions +
    worth['contact-cards'] +
    worth.contracts +
    worth.intel +
    worth.hesitation
  );
}
