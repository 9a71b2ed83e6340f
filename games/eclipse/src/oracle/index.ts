/** The battle oracle: how a battle will come out. It knows only what all may know, so boards ask it, too. */
export { battleOdds, errorOf, type Odds, Trial, type Trials } from './odds.ts';
export { aimVolley, targetOrder } from './policy.ts';
export { type Battle, type Force, forceAt, type Plan, type Squadron, sidesOf, type Volley } from './sides.ts';
