import type { Sound } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

const SOUNDS: Readonly<Partial<Record<SeenEvent['event'], Sound>>> = {
  'speed-rolled': 'dice',
  rerolled: 'dice',
  'thrust-rolled': 'dice',
  'exit-rolled': 'dice',
  'target-rolled': 'dice',
  'fare-dice-rolled': 'dice',
  'fuzzy-dice-rolled': 'dice',
  'spoiler-rolled': 'dice',
  'encounter-drawn': 'card',
  'contact-made': 'card',
  'mission-drawn': 'card',
  'card-peeked': 'card',
  'good-sold': 'gain',
  'dropped-off': 'gain',
  'drills-paid': 'gain',
  'mission-completed': 'gain',
  'reward-drawn': 'gain',
  'spaceport-built': 'gain',
  'title-taken': 'gain',
  'challenge-met': 'gain',
  'pirates-won-at-once': 'loss',
  'good-robbed': 'loss',
  'cash-robbed': 'loss',
  'dial-lowered': 'loss',
  'turned-back': 'loss',
  'infamy-gained': 'loss',
  'mission-impossible': 'loss',
};

/** What an event sounds like; a test or a fight by how it ended, most others not at all. */
export function soundOf(event: SeenEvent): Sound | undefined {
  if (event.event === 'test-rolled') return event.die > event.value ? 'loss' : 'dice';
  if (event.event === 'pirates-fought') return event.won ? 'gain' : 'loss';
  return SOUNDS[event.event];
}
