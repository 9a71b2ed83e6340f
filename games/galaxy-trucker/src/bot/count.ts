import { BARRELS, EXHAUST, KIND, SHIELD, TILES } from '../content/tiles.ts';

/** What is counted of one half of a ship. */
export class Count {
  parts = 0;
  engines = 0;
  doubleEngines = 0;
  cannons = 0;
  doubleCannons = 0;
  sideArcs = 0;
  crew = 0;
  humans = 0;
  /** Cabins joined to another one: an Epidemic takes one of the crew from each of them (GT-12.14). */
  catching = 0;
  tokens = 0;
  containers = 0;
  special = 0;
  shieldSides = 0;
  shields = 0;
  boosters = 0;
  reactors = 0;
  brown = 0;
  purple = 0;
  cyan = 0;
  luxury = 0;
  sleepers = 0;
  joins = 0;

  /** Written out, since it is done for every square that a tile is tried on. */
  become(other: Count): void {
    this.parts = other.parts;
    this.engines = other.engines;
    this.doubleEngines = other.doubleEngines;
    this.cannons = other.cannons;
    this.doubleCannons = other.doubleCannons;
    this.sideArcs = other.sideArcs;
    this.crew = other.crew;
    this.humans = other.humans;
    this.catching = other.catching;
    this.tokens = other.tokens;
    this.containers = other.containers;
    this.special = other.special;
    this.shieldSides = other.shieldSides;
    this.shields = other.shields;
    this.boosters = other.boosters;
    this.reactors = other.reactors;
    this.brown = other.brown;
    this.purple = other.purple;
    this.cyan = other.cyan;
    this.luxury = other.luxury;
    this.sleepers = other.sleepers;
    this.joins = other.joins;
  }
}

/** Counts what a component does by itself, on a ship with this side to the front. */
export function tally(count: Count, here: number, front: number): void {
  const { kind, batteries, containers, special, sleepers } = TILES[here >> 2];
  count.tokens += batteries;
  count.containers += containers;
  count.special += special;
  count.sleepers += sleepers;
  switch (kind) {
    case KIND.engine:
      count.engines += EXHAUST[here] === 1 << (front ^ 2) ? 1 : 0;
      break;
    case KIND.doubleEngine:
      count.doubleEngines += EXHAUST[here] === 1 << (front ^ 2) ? 1 : 0;
      break;
    case KIND.cannonEngine:
      count.engines += EXHAUST[here] === 1 << (front ^ 2) ? 1 : 0;
      count.cannons += 1;
      break;
    case KIND.cannon:
      if ((BARRELS[here] & (1 << front)) !== 0) count.cannons += 1;
      else {
        count.cannons += 0.5;
        count.sideArcs |= BARRELS[here];
      }
      break;
    case KIND.doubleCannon:
      count.doubleCannons += (BARRELS[here] & (1 << front)) !== 0 ? 1 : 0.5;
      break;
    case KIND.biCannon:
      count.doubleCannons += 0.75;
      break;
    case KIND.shield:
      count.shields++;
      count.shieldSides |= SHIELD[here];
      break;
    case KIND.startCabin:
    case KIND.cabin:
      count.crew += 2;
      count.humans += 2;
      break;
    case KIND.luxuryCabin:
      count.crew += 1;
      count.humans += 1;
      count.luxury++;
      break;
    case KIND.cannonBooster:
    case KIND.engineBooster:
    case KIND.shieldBooster:
      count.boosters++;
      break;
    case KIND.reactor:
      count.reactors++;
      break;
    default:
  }
}

/** GT-8.2: counts the life support that a cabin is joined to: an alien could live in it. */
export function tallySupport(count: Count, kind: number): void {
  if (kind === KIND.lifeSupportBrown) count.brown = 1;
  else if (kind === KIND.lifeSupportPurple) count.purple = 1;
  else if (kind === KIND.lifeSupportCyan) count.cyan = 1;
}
