import { clockwise } from '@starboard/kernel';
import { TITLE_IDS } from './content/encounters.ts';
import { MISSIONS } from './content/missions.ts';
import { PASSENGERS } from './content/passengers.ts';
import { PILOT_IDS, SIDES } from './content/pilots.ts';
import { REWARDS } from './content/rewards.ts';
import { TECHS } from './content/technologies.ts';
import type { VenusEvent } from './events.ts';

/**
 * What each seat had in a finished match that may have decided it, for `starboard stats`: its pilot and the side of level 3, missions and
 * rewards that it drew, whatever became of them, technologies that it bought, passengers that it brought home, titles that it ever
 * had, and when its turn came. Each is a kind and an id: `mission M01`, `turn 1`.
 */
export function features(history: readonly (readonly VenusEvent[])[], players: number): readonly (readonly string[])[] {
  const found = Array.from({ length: players }, () => new Set<string>());
  for (const event of history.flat()) {
    if (event.event === 'start-player') {
      if (players > 1) clockwise(event.seat, players).forEach((seat, i) => void found[seat].add(`turn ${i + 1}`));
      continue;
    }
    const feature = featureOf(event);
    if (feature !== undefined && 'seat' in event) found[event.seat].add(feature);
  }
  return found.map((own) => [...own]);
}

function featureOf(event: VenusEvent): string | undefined {
  switch (event.event) {
    case 'pilot-taken':
      return `pilot ${PILOT_IDS[event.pilot]}`;
    case 'side-chosen':
      return `side ${PILOT_IDS[event.pilot]}-${SIDES[event.side]}`;
    case 'mission-drawn':
      return `mission ${MISSIONS[event.mission].id}`;
    case 'reward-drawn':
      return `reward ${REWARDS[event.reward].id}`;
    case 'tech-bought':
      return `tech ${TECHS[event.tech].id}`;
    case 'dropped-off':
      return `passenger ${PASSENGERS[event.passenger].id}`;
    case 'title-taken':
      return `title ${TITLE_IDS[event.title]}`;
    default:
      return undefined;
  }
}
