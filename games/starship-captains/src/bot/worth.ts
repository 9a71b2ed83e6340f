import type { Seat } from '@starboard/kernel';
import type { Ability, Point, TriggerName } from '../content/abilities.ts';
import type { Effect, EffectOf, Effects } from '../content/effects.ts';
import { MISSIONS } from '../content/missions.ts';
import type { Scored } from '../content/scores.ts';
import { TECHS } from '../content/technologies.ts';
import type { Tech } from '../content/techTypes.ts';
import { isDamaged } from '../rules/damage.ts';
import { anyPirate } from '../rules/pirates.ts';
import { SLOTS, type State } from '../state.ts';

/** What things are worth in points to who looks one decision ahead; found by play (games/starship-captains/README.md). */
export const AT_A_GLANCE = {
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
  jump: 1.6,
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
  room: 0.1,
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

export type Weights = typeof AT_A_GLANCE;

/** The same to who plays futures to the end of a turn. */
export const AFTER_A_TURN: Weights = {
  ...{ cadet: 0.19, ensign: 0.44, commander: 1.34, android: 0.26, crew: 0.19 },
  ...{ here: 1.28, near: 0.2, far: 0.1, second: 0.37, row: 0.3, perRow: 0.47, station: 2.06, taken: 0.27 },
  ...{
    move: 0.55,
    jump: 0.74,
    attack: 1.28,
    research: 2.27,
    recycle: 2.45,
    repair: 0.59,
    medal: 0.46,
    artifact: 0.67,
    gainAndroid: 1.32,
    pirate: 1.01,
    advance: 1.12,
    recall: 1.72,
    specialise: 0.49,
    copy: 1.45,
  },
  ...{ pending: 0.95, emptySlot: 0.16, room: 0.3, ability: 1.98, omega: 0.37 },
  ...{
    field: 0.08,
    bonus: 0.17,
    medals: 0.17,
    artifacts: 0.14,
    tokens: 0.09,
    damage: 0.05,
    passedCrew: 0.09,
    passedReach: 0.4,
  },
};

/** What an effect is worth where it can be used. */
function worth(w: Weights, effect: Effect): number {
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
      return 0.6 * Math.max(0, worthOf(w, effect.effects) - priceOf(w, effect));
    case 'choose':
    case 'forcedChoice':
      return Math.max(...effect.options.map((option) => worthOf(w, option)));
    case 'forEach':
      return worthOf(w, effect.effects);
    case 'copyRoom':
      return w.copy;
    case 'specialise':
      return w.specialise;
    default:
      return 0;
  }
}

/** What is given up for an effect. */
function priceOf(w: Weights, { item, n }: EffectOf<'pay'>): number {
  if (item === 'medal') return w.medal * n;
  if (item === 'artifact') return w.artifact * n;
  return (item === 'tech' ? w.research : 1) * n;
}

const worthOf = (w: Weights, effects: Effects): number => effects.reduce((sum, effect) => sum + worth(w, effect), 0);

/** How often a round brings what an ability waits for. */
const TIMES: Readonly<Record<TriggerName, number>> = {
  ...{ missionCompleted: 0.5, roomActivated: 0.8, pirateDefeated: 0.5, stationUsed: 0.35, androidReturned: 0.4 },
  placedSelf: 0,
};

/** What a technology that does something at a point is worth: one of two points is enough. */
const LASTING_WORTH: Readonly<Record<Point, number>> = {
  ...{ storage: 0.3, 'promotion-cost': 0.4, 'stay-on-break': 1.2, 'repair-for-moves': 0.3, 'any-track': 0.2 },
  ...{ 'artifacts-as-medals': 0.4, 'pirates-as-medals': 0.4, 'pirates-for-damage': 0.1 },
  ...{ 'safe-on-missions': 0.4, 'safe-past-pirates': 0.4, 'safe-in-weapons-room': 0.4 },
  ...{ 'bonus-repair': 0.4, 'bonus-medal': 0.4, 'bonus-move': 0.4 },
};

function abilityWorth(w: Weights, ability: Ability): number {
  if (ability.kind === 'modifier') return Math.max(...ability.modifiers.map(({ at }) => LASTING_WORTH[at]));
  return worthOf(w, ability.effects) * (ability.kind === 'turnStart' ? 0.9 : TIMES[ability.on]);
}

/** How much of what an omega counts a round adds: missions come, a crew stays as it is and keeps the slot from something better. */
const GROWTH: Readonly<Record<Scored, number>> = {
  ...{ missionsWithRowColour: 2.5, matchingSymbolPairs: 1, crewOfColour: -2, commanders: 1, damage: 0 },
  ...{ artifactTypes: 0.5, pirateTokens: 1, nonOmegaTechs: 2, artifacts: 1, androids: 1 },
};

/** What a technology on board brings in a round, beyond the points of an omega. */
function techWorth(w: Weights, { ability, score, effects, discardOnUse }: Tech): number {
  if (score !== undefined) return score.kind === 'count' ? w.omega * GROWTH[score.per] : 0;
  if (ability !== undefined) return w.ability * abilityWorth(w, ability);
  return w.room * worthOf(w, effects) * (discardOnUse ? 0.8 : 1);
}

/** Whether an effect would find anything to do now. */
export function hasUse(state: State, seat: Seat, effect: Effect): boolean {
  switch (effect.op) {
    case 'attack':
      return anyPirate(state, seat);
    case 'research':
      for (let slot = seat * SLOTS; slot < seat * SLOTS + SLOTS; slot++)
        if (state.tech[slot] < 0 && state.slotDamage[slot] === 0) return true;
      return false;
    case 'recall':
      return state.queued[seat] > 0;
    case 'repair':
      return isDamaged(state, seat);
    default:
      return true;
  }
}

/** Weights, and what follows from them for all cards. */
export class Worths {
  readonly weights: Weights;
  /** What each row of each mission is worth to a figure that matches it. */
  readonly rows: readonly (readonly number[])[];
  /** What each technology on board brings in a round. */
  readonly techs: readonly number[];

  constructor(weights: Weights) {
    this.weights = weights;
    this.rows = MISSIONS.map(({ rows }) => rows.map(({ effects }) => Math.max(0, worthOf(weights, effects))));
    this.techs = TECHS.map((tech) => techWorth(weights, tech));
  }

  /** What effects are worth that are about to be resolved. */
  now(state: State, seat: Seat, effects: Effects): number {
    let sum = 0;
    for (const effect of effects) if (hasUse(state, seat, effect)) sum += worth(this.weights, effect);
    return sum;
  }
}
