import type { Count } from './count.ts';

/** What a good ship of a level has; more than that is worth little. */
interface Profile {
  readonly engines: number;
  /** What a second and a third engine is worth because the first may be lost. */
  readonly spares: readonly [number, number];
  readonly cannons: number;
  readonly crew: number;
  /** Humans with whom one survives the slavers of the level. */
  readonly needed: number;
  readonly cargo: number;
  /** What one exposed connector costs on a finished ship: days in stardust, small meteors, looks. */
  readonly exposed: number;
}

export const PROFILES: readonly Profile[] = [
  { engines: 4, spares: [4, 0], cannons: 5, crew: 6, needed: 8, cargo: 5, exposed: 0.3 },
  { engines: 6, spares: [4.5, 1.5], cannons: 7, crew: 8, needed: 9, cargo: 8, exposed: 0.4 },
  { engines: 8, spares: [6, 4], cannons: 10, crew: 10, needed: 12, cargo: 10, exposed: 0.45 },
];

/** What things are worth to a builder, in credits; found by play (games/galaxy-trucker/README.md). */
export const WEIGHTS = {
  firstEngine: 20,
  firstHuman: 25,
  later: 3,
  /** How likely a tile to come is not what is missing, considering that others may end the building. */
  missing: 0.97,
  push: 0.42,
  fire: 2,
  crew: 0.13,
  needed: 3.5,
  cargo: 0.65,
  special: 6.18,
  shieldSide: 0.96,
  sideArc: 0.06,
  token: 1.89,
  alien: 1.35,
  join: 0.05,
  part: 0.32,
  growth: 2.5,
  /** What an empty half is as good as: so many squares to go on from. */
  freeStart: 3,
  reach: 3,
  exposed: 1.05,
  /** What falls off beside a component that is destroyed. */
  fragile: 1,
  supply: 0.8,
  /** What the weaker half pushes with (GT-18.14). */
  evenPush: 1.2,
  hope: 4.8,
  patience: 0.32,
  giveBack: 0.05,
};

/** Components that a flight destroys, by level, beside those that fall off with them. */
export const HITS = [1, 2, 3];

/** GT-12.14: Epidemics to be expected in a flight, by level; each takes one of the crew from every cabin that is joined to another. */
const EPIDEMICS = [0, 0.4, 0.6];

/** Crew that will be lost to Epidemics. */
export const caught = ({ catching }: Count, level: number): number => catching * EPIDEMICS[level - 1];

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

const rising = (have: number, want: number, worth: number): number =>
  have <= want ? have * worth : want * worth + (have - want) * worth * 0.15;

export const pushOf = (count: Count): number => count.engines + (count.doubleEngines > 0 && count.tokens > 0 ? 1 : 0);

/** What the components of a half are worth together, beside its first engine and its first human. */
export function worthOfParts(count: Count, level: number, halves: number): number {
  const profile = PROFILES[level - 1];
  const share = 1 / halves;
  const consumers = count.shields + count.doubleEngines + count.doubleCannons + count.boosters * 0.5;
  const supply = consumers === 0 ? 0 : Math.min(1, count.tokens / (consumers * 1.2));
  const push =
    count.engines + 1.4 * count.doubleEngines * supply + (count.brown > 0 && count.engines > 0 ? WEIGHTS.alien : 0);
  const fire =
    count.cannons + 1.5 * count.doubleCannons * supply + (count.purple > 0 && count.cannons > 0 ? WEIGHTS.alien : 0);
  const lost = caught(count, level);
  let worth = 0;
  if (count.engines > 1) worth += profile.spares[0];
  if (count.engines > 2) worth += profile.spares[1] * (2 * share - 1);
  worth += rising(push, profile.engines * share, WEIGHTS.push);
  worth += rising(fire, profile.cannons * share, WEIGHTS.fire);
  worth +=
    rising(count.crew - lost, profile.crew * share, WEIGHTS.crew) +
    rising(count.humans - lost, profile.needed * share, WEIGHTS.needed);
  worth += rising(count.containers + WEIGHTS.special * count.special, profile.cargo * share, WEIGHTS.cargo);
  worth += WEIGHTS.shieldSide * BITS[count.shieldSides] * (supply > 0 ? 1 : 0.2) * share;
  worth += WEIGHTS.sideArc * BITS[count.sideArcs & 15];
  worth += rising(count.tokens, consumers * 1.5 + 1, WEIGHTS.token);
  worth += count.luxury * 0.8 + Math.min(count.sleepers, 4) * 0.12 + count.reactors * 0.2 + count.cyan * 1.2;
  worth += count.boosters * 0.25 * Math.min(1, count.tokens / 2);
  return worth + WEIGHTS.join * count.joins + WEIGHTS.part * count.parts;
}

/** What a half cannot fly without, as bits. */
export const NO_ENGINE = 1;
export const NO_HUMAN = 2;
export const missingIn = ({ engines, humans }: Count): number =>
  (engines > 0 ? 0 : NO_ENGINE) + (humans > 0 ? 0 : NO_HUMAN);

/** What a first engine and a first human are worth, or the hope of them: room to build them, and such a chance of tiles. */
export function worthOfFirsts(missing: number, room: number, luck: number): number {
  if (missing === 0) return WEIGHTS.firstEngine + WEIGHTS.firstHuman;
  // Open Space leaves those without behind, and so does every card those without a human
  const later = luck * (1 - Math.exp(-room / WEIGHTS.later));
  return (
    WEIGHTS.firstEngine * ((missing & NO_ENGINE) === 0 ? 1 : later) +
    WEIGHTS.firstHuman * ((missing & NO_HUMAN) === 0 ? 1 : later)
  );
}
