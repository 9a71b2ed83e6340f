import type { Sound } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

/** What an event sounds like; most are silent. */
export function soundOf({ event }: SeenEvent): Sound | undefined {
  if (event === 'tie-rolled') return 'dice';
  if (event === 'comet-appeared' || event === 'found') return 'card';
  if (event === 'towed' || event === 'refined') return 'gain';
  return event === 'leaked' || event === 'cracked' ? 'loss' : undefined;
}
