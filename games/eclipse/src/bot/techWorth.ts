import { TECH_COUNT, techOf } from '../content/technologies.ts';

/** What technologies are worth at the beginning beside points, parts, discs and squares, which are counted where they come in. */
const GIVEN: Readonly<Record<string, number>> = {
  'neutron-bombs': 0.7,
  starbase: 0.3,
  'advanced-mining': 0.3,
  'advanced-economy': 0.3,
  'advanced-labs': 0.3,
  nanorobots: 0.6,
  'fusion-drive': 0.4,
  'tachyon-drive': 0.5,
  orbital: 0.8,
  monolith: 1.8,
  'wormhole-generator': 0.8,
  'antimatter-splitter': 0.3,
  'neutron-absorber': 0.3,
  'cloaking-device': 0.3,
  'improved-logistics': 0.5,
  'transition-drive': 0.3,
  'pico-modulator': 0.3,
};

/** By technology. */
export const TECH_WORTH: readonly number[] = (() => {
  const worth = Array.from({ length: TECH_COUNT }, () => 0);
  for (const [id, points] of Object.entries(GIVEN)) worth[techOf(id)] = points;
  return worth;
})();

/** What so many technologies on a track promise, by their number; points that are there already included. */
export const TRACK_PROMISE: readonly number[] = [0, 0.15, 0.4, 0.8, 1.4, 2.3, 3.5, 5];
