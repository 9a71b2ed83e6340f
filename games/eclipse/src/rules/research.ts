import { allowed, type Menu, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toResearch } from '../actions.ts';
import { DISCOUNT, TRACK_LENGTH } from '../content/tables.ts';
import { TECH_TRACK, TECHNOLOGIES } from '../content/technologies.ts';
import { KINDS, RESOURCE, TRACKS } from '../content/terms.ts';
import type { Open, T } from '../state.ts';
import { drawDiscovery } from './discovery.ts';
import { controlsAny } from './galaxy.ts';
import { storeOf } from './population.ts';
import { owns, speciesOf } from './powers.ts';
import { gainTechnology, techsOn } from './technologies.ts';

/** EC-7.2, EC-7.4: what a technology costs the seat on this track. */
export function priceOf(state: Open, seat: Seat, tech: number, track: number): number {
  const { cost, least } = TECHNOLOGIES[tech];
  return Math.max(least, cost - (DISCOUNT[techsOn(state, seat, track)] ?? 0));
}

/** EC-7.1 to EC-7.5, EC-26.4: whether the seat may research this technology onto this track. */
export function mayResearch(state: Open, seat: Seat, tech: number, track: number): Verdict {
  if (state.tray[tech] === 0) return refuse('EC-7.1', 'not-in-tray');
  if (owns(state, seat, tech)) return refuse('EC-7.5', 'technology-owned');
  const { instant } = TECHNOLOGIES[tech];
  if (TECH_TRACK[tech] >= 0 && TECH_TRACK[tech] !== track) return refuse('EC-7.1', 'other-track');
  if (techsOn(state, seat, track) === TRACK_LENGTH)
    return refuse('EC-7.3', 'track-full', { track: `tech-track.${TRACKS[track]}` });
  if (instant !== undefined && 'portal' in instant && !controlsAny(state, seat))
    return refuse('EC-26.4', 'no-sector-for-portal');
  const price = priceOf(state, seat, tech, track);
  const have = storeOf(state, seat, RESOURCE.science);
  return have >= price ? allowed : refuse('EC-7.1', 'too-little-science', { price, have });
}

export function offerResearch(menu: Menu<Action>, state: Open, seat: Seat): void {
  const science = storeOf(state, seat, RESOURCE.science);
  for (let tech = 0; tech < TECHNOLOGIES.length; tech++) {
    if (state.tray[tech] === 0 || (!menu.explains && TECHNOLOGIES[tech].least > science)) continue;
    for (let track = 0; track < TRACKS.length; track++)
      if (TECH_TRACK[tech] < 0 || TECH_TRACK[tech] === track)
        menu.offer(toResearch(tech, track), mayResearch(state, seat, tech, track));
  }
}

/** EC-7.1, EC-7.10: a technology is paid for, and with Ancient Labs something is found. */
export function* research(t: T, seat: Seat, tech: number, track: number): Play<void> {
  const price = priceOf(t.state, seat, tech, track);
  t.state.store[seat * KINDS + RESOURCE.science] -= price;
  yield* gainTechnology(t, seat, tech, track, price, 'EC-7.1');
  const { instant } = TECHNOLOGIES[tech];
  if (instant !== undefined && 'discovery' in instant) yield* drawDiscovery(t, seat, speciesOf(t.state, seat).start);
}
