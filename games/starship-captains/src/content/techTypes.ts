import type { Ability } from './abilities.ts';
import type { Effects } from './effects.ts';
import type { Score } from './scores.ts';
import type { Symbols } from './terms.ts';

interface TechBase {
  readonly id: string;
  /** SC-2.12: a beta card; neither alpha nor omega cards are. */
  readonly beta: boolean;
  /** Of a room; else -1. */
  readonly colour: number;
  /** Of a room; else none. */
  readonly effects: Effects;
  /** SC-7.10 */
  readonly discardOnUse: boolean;
  /** SC-14.4 */
  readonly mayReplace: boolean;
  /** SC-14.7: on the edges, top, right, bottom, left. */
  readonly symbols: Symbols;
}

/** SC-7.2 */
export interface RoomTech extends TechBase {
  readonly type: 'room';
  readonly ability: undefined;
  readonly score: undefined;
}

export interface AbilityTech extends TechBase {
  readonly type: 'ability';
  readonly ability: Ability;
  readonly score: undefined;
}

export interface OmegaTech extends TechBase {
  readonly type: 'omega';
  readonly ability: undefined;
  readonly score: Score;
}

/** SC-14.1 */
export const TECH_TYPES = ['room', 'ability', 'omega'] as const;
export type Tech = RoomTech | AbilityTech | OmegaTech;
