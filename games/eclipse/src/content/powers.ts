import type { Modifier } from '@starboard/kernel';
import { ACTIONS } from './terms.ts';

/**
 * Points at which rules ask what technologies and species change: the activations of each action, and single powers, which are
 * 0 for who has them not.
 */
export const POWERS = [
  ...ACTIONS,
  'half-connection',
  'ships-to-pin',
  'split-damage',
  'bombs',
  'bomb-proof',
  'advanced-money',
  'advanced-science',
  'advanced-materials',
  'second-sector',
  'peace-with-ancients',
  'frail-population',
  'points-per-sector',
  'points-per-ancient',
] as const;
export type Power = (typeof POWERS)[number];
export type Change = Modifier<Power>;

/** Somebody has this power. */
export const has = (at: Power): Change => ({ at, to: 1 });
