import { clockwise } from '@starboard/kernel';
import { MISSIONS } from './content/missions.ts';
import { epilogueOf } from './content/tables.ts';
import { TECHS } from './content/technologies.ts';
import type { CaptainsEvent } from './events.ts';

/**
 * What each seat had in a finished match that may have decided it, for `starboard stats`: technologies that it ever placed, missions
 * that it completed, and when its first turn came. Each is a kind and an id: `tech t01`, `mission m04`, `turn 1`. Alone, there is
 * no first turn but an epilogue, ten of them together: `epilogue 21-30`.
 */
export function features(
  history: readonly (readonly CaptainsEvent[])[],
  players: number,
): readonly (readonly string[])[] {
  const found = Array.from({ length: players }, () => new Set<string>());
  for (const event of history.flat()) {
    if (event.event === 'tech-placed') found[event.seat].add(`tech ${TECHS[event.card].id}`);
    else if (event.event === 'mission-completed') found[event.seat].add(`mission ${MISSIONS[event.mission].id}`);
    else if (event.event === 'epilogue' && players === 1) found[event.seat].add(`epilogue ${bandOf(event.points)}`);
    else if (event.event === 'round-began' && event.round === 1 && players > 1)
      found.forEach((own, seat) => {
        own.add(`turn ${1 + clockwise(event.start, players).indexOf(seat)}`);
      });
  }
  return found.map((own) => [...own]);
}

/** SC-21.9: the lowest epilogue, or ten in a row. */
function bandOf(points: number): string {
  const epilogue = epilogueOf(points);
  if (epilogue === 0) return '0-20';
  const first = Math.floor((epilogue - 1) / 10) * 10 + 1;
  return first > 70 ? '71-' : `${first}-${first + 9}`;
}
