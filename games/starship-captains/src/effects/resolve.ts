import type { Play, Seat } from '@starboard/kernel';
import type { Effect, Effects } from '../content/effects.ts';
import type { T } from '../state.ts';

/** Carries out one printed effect. */
type Verbs = (t: T, seat: Seat, effect: Effect, rule: string) => Play<void>;

let verbs: Verbs | undefined;

/** Effects cause effects, by way of any rule: so rules ask for them here, and `play.ts` says once what they do. */
export function effectsDo(what: Verbs): void {
  verbs = what;
}

/** SC-5.10: from left to right; everything that an effect causes comes before the next one. */
export function* resolve(t: T, seat: Seat, effects: Effects, rule: string): Play<void> {
  if (verbs === undefined) throw new Error('Nobody has said what effects do');
  for (const effect of effects) yield* verbs(t, seat, effect, rule);
}
