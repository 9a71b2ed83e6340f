import { clockwise } from '@starboard/kernel';
import { SPECIES_IDS } from './content/species.ts';
import { TECH_IDS } from './content/technologies.ts';
import type { EclipseEvent } from './events.ts';

/**
 * What each seat had in a finished match that may have decided it, for `starboard stats`: its species, technologies that it researched,
 * and when its first turn came. Each is a kind and an id: `species planta`, `tech monolith`, `turn 1`.
 */
export function features(
  history: readonly (readonly EclipseEvent[])[],
  players: number,
): readonly (readonly string[])[] {
  const found = Array.from({ length: players }, () => new Set<string>());
  for (const event of history.flat()) {
    if (event.event === 'species-chosen') found[event.seat].add(`species ${SPECIES_IDS[event.species]}`);
    else if (event.event === 'researched') found[event.seat].add(`tech ${TECH_IDS[event.tech]}`);
    else if (event.event === 'round-began' && event.round === 1)
      found.forEach((own, seat) => {
        own.add(`turn ${1 + clockwise(event.seat, players).indexOf(seat)}`);
      });
  }
  return found.map((own) => [...own]);
}
