import type { Seat } from '@starboard/kernel';
import type { Ability, ModifierType, TriggerName } from '../content/abilities.ts';
import type { Effect, Effects } from '../content/effects.ts';
import { MISSIONS } from '../content/missions.ts';
import { TECHS } from '../content/technologies.ts';
import type { Tech } from '../content/techTypes.ts';
import { ROUTE_COLOURS } from '../content/terms.ts';
import { routeAt } from '../rules/flying.ts';
import { SLOTS, type State } from '../state.ts';

/** What things are worth in points; found by play (games/starship-captains/README.md). */
export const WEIGHTS = {
  // a figure that is ready: a turn, or a part of one
  cadet: 0.16,
  ensign: 0.61,
  commander: 2.49,
  android: 0.25,
  // a figure aboard, for each round to come
  crew: 0.15,
  // what is within reach
  here: 0.76,
  near: 0.23,
  far: 0.15,
  second: 0.37,
  row: 0.41,
  perRow: 0.68,
  station: 1.99,
  taken: 0.23,
  // effects
  move: 0.51,
  jump: 1.1,
  attack: 1.15,
  research: 2.24,
  recycle: 2.16,
  repair: 0.44,
  medal: 0.57,
  artifact: 0.67,
  gainAndroid: 1.31,
  pirate: 1.26,
  advance: 1.61,
  recall: 1.14,
  specialise: 0.43,
  copy: 1.51,
  // how much of what is about to come counts
  pending: 0.94,
  // technologies, for each round to come
  emptySlot: 0.39,
  room: 0.47,
  ability: 1.23,
  omega: 0.36,
  // goods, for each round to come
  field: 0.05,
  bonus: 0.22,
  medals: 0.12,
  artifacts: 0.13,
  tokens: 0.08,
  damage: 0.06,
  passedCrew: 0.09,
  passedReach: 0.35,
};

/** What an effect is worth where it can be used. */
function worth(effect: Effect): number {
  const w = WEIGHTS;
  switch (effect.op) {
    case 'move':
      return w.move * effect.n;
    case 'jump':
    case 'jumpToStation':
      return w.jump;
    case 'attack':
      return w.attack;
    case 'research':
    case 'drawTech':
    case 'takeTrackTech':
      return w.research;
    case 'recycle':
      return w.recycle;
    case 'repair':
      return w.repair * effect.n;
    case 'damage':
      return -effect.n;
    case 'gainAndroid':
      return w.gainAndroid * effect.n;
    case 'gainMedal':
      return w.medal * effect.n;
    case 'gainArtifact':
      return w.artifact * effect.n;
    case 'gainPirate':
      return w.pirate * effect.n;
    case 'recall':
      return w.recall * effect.n;
    case 'advance':
      return w.advance * effect.n;
    case 'pay':
      return 0.6 * Math.max(0, worthOf(effect.effects) - 1);
    case 'choose':
    case 'forcedChoice':
      return Math.max(...effect.options.map(worthOf));
    case 'forEach':
      return worthOf(effect.effects);
    case 'copyRoom':
      return w.copy;
    case 'specialise':
      return w.specialise;
    default:
      return 0;
  }
}

export const worthOf = (effects: Effects): number => effects.reduce((sum, effect) => sum + worth(effect), 0);

/** What each row of each mission is worth to a figure that matches it. */
export const ROW_WORTH: readonly (readonly number[])[] = MISSIONS.map(({ rows }) =>
  rows.map(({ effects }) => Math.max(0, worthOf(effects))),
);

/** How often a round brings what an ability waits for. */
const TIMES: Readonly<Record<TriggerName, number>> = {
  ...{ missionCompleted: 0.5, roomActivated: 0.8, pirateDefeated: 0.5, stationUsed: 0.35, androidReturned: 0.4 },
  placedSelf: 0,
};

const MODIFIER_WORTH: Readonly<Record<ModifierType, number>> = {
  ...{ medalSubstitute: 0.4, extraStorage: 0.3, ignoreDamageByDiscard: 0.1, ignoreDamage: 0.4, convertEffect: 0.3 },
  ...{ techBonusReplace: 0.4, convertAdvance: 0.2, cost: 0.4, queueRemain: 1.2 },
};

function abilityWorth(ability: Ability): number {
  if (ability.kind === 'modifier') return MODIFIER_WORTH[ability.type];
  return worthOf(ability.effects) * (ability.kind === 'turnStart' ? 0.9 : TIMES[ability.on]);
}

/** What a technology on board brings in a round, beyond the points of an omega. */
function techWorth({ ability, score, effects, discardOnUse }: Tech): number {
  if (score !== undefined) return WEIGHTS.omega;
  if (ability !== undefined) return WEIGHTS.ability * abilityWorth(ability);
  return WEIGHTS.room * worthOf(effects) * (discardOnUse ? 0.4 : 1);
}
export const TECH_WORTH: readonly number[] = TECHS.map(techWorth);

/** Whether an effect would find anything to do now. */
function hasUse(state: State, seat: Seat, effect: Effect): boolean {
  switch (effect.op) {
    case 'attack':
      for (let along = 0; along < ROUTE_COLOURS.length; along++)
        if (state.pirate[routeAt(state, state.shipAt[seat], along)] >= 0) return true;
      return false;
    case 'research':
      for (let slot = seat * SLOTS; slot < seat * SLOTS + SLOTS; slot++)
        if (state.tech[slot] < 0 && state.slotDamage[slot] === 0) return true;
      return false;
    case 'recall':
      return state.queued[seat] > 0;
    case 'repair':
      if (state.damage[seat] > 0) return true;
      for (let slot = seat * SLOTS; slot < seat * SLOTS + SLOTS; slot++) if (state.slotDamage[slot] > 0) return true;
      return false;
    default:
      return true;
  }
}

/** What effects are worth that are about to be resolved. */
export function worthNow(state: State, seat: Seat, effects: Effects): number {
  let sum = 0;
  for (const effect of effects) if (hasUse(state, seat, effect)) sum += worth(effect);
  return sum;
}
