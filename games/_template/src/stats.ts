import { FINDS } from './content/finds.ts';
import type { CometEvent } from './events.ts';

/**
 * What each seat had in a finished match that may have decided it, for `starboard stats`: a kind and an id, the id as in the words.
 * `find prism`, `comets 3`.
 */
export function features(history: readonly (readonly CometEvent[])[], players: number): readonly (readonly string[])[] {
  const found = Array.from({ length: players }, () => new Set<string>());
  const towed = found.map(() => 0);
  for (const event of history.flat()) {
    if (event.event === 'found') found[event.seat].add(`find ${FINDS[event.find].id}`);
    if (event.event === 'towed') towed[event.seat]++;
  }
  return found.map((own, seat) => [...own, `comets ${towed[seat]}`]);
}
