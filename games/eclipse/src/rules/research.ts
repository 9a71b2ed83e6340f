import { allowed, type Menu, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toGainResource, toPutPortal, toResearch } from '../actions.ts';
import { SECTORS, SITES } from '../content/sectors.ts';
import { DISCOUNT, TRACK_LENGTH } from '../content/tables.ts';
import { type Instant, TECH_TRACK, TECHNOLOGIES } from '../content/technologies.ts';
import { KINDS, RESOURCE, TRACKS } from '../content/terms.ts';
import { type Open, PORTAL, type State, type T, TECH_SPACES } from '../state.ts';
import { drawDiscovery } from './discovery.ts';
import { controlsAny, sitesOf } from './galaxy.ts';
import { storeOf } from './population.ts';
import { owns, speciesOf } from './powers.ts';
import { gain } from './store.ts';

/** How many technologies a seat has on a track, those printed on its board among them. */
export function techsOn(state: Open, seat: Seat, track: number): number {
  const first = seat * TECH_SPACES + track * TRACK_LENGTH;
  let n = 0;
  while (n < TRACK_LENGTH && state.techs[first + n] >= 0) n++;
  return n;
}

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

/** EC-7.1: a technology is paid for. */
export function* research(t: T, seat: Seat, tech: number, track: number): Play<void> {
  const price = priceOf(t.state, seat, tech, track);
  t.state.store[seat * KINDS + RESOURCE.science] -= price;
  yield* gainTechnology(t, seat, tech, track, price, 'EC-7.1');
}

/** EC-7.1, EC-24.11: a technology comes out of the tray onto a track, and does at once what it does. */
export function* gainTechnology(
  t: T,
  seat: Seat,
  tech: number,
  track: number,
  price: number,
  rule: string,
): Play<void> {
  const { state } = t;
  state.tray[tech]--;
  addTechnology(state, seat, tech, track);
  t.tell?.({ event: 'researched', rule, seat, tech, track, price });
  const { instant } = TECHNOLOGIES[tech];
  if (instant !== undefined) yield* actAtOnce(t, seat, instant);
}

export function addTechnology(state: State, seat: Seat, tech: number, track: number): void {
  state.techs[seat * TECH_SPACES + track * TRACK_LENGTH + techsOn(state, seat, track)] = tech;
}

function* actAtOnce(t: T, seat: Seat, instant: Instant): Play<void> {
  if ('discs' in instant) gainDiscs(t, seat, instant.discs);
  else if ('perArtifact' in instant) yield* openArtifacts(t, seat, instant.perArtifact);
  else if ('discovery' in instant) yield* drawDiscovery(t, seat, speciesOf(t.state, seat).start);
  else yield* putPortal(t, seat);
}

/** EC-7.7, EC-4.6: discs from the reserve onto the influence track. */
function gainDiscs(t: T, seat: Seat, most: number): void {
  const { state } = t;
  const n = Math.min(most, state.reserve[seat]);
  state.reserve[seat] -= n;
  state.discs[seat] += n;
  t.tell?.({ event: 'discs-gained', rule: 'EC-7.7', seat, n });
}

/** EC-7.8: which resource an artifact gives. */
export const ARTIFACT: Question<State, Action, { readonly n: number; readonly left: number }> = {
  kind: 'artifact',
  rule: 'EC-7.8',
  options(menu) {
    for (let resource = 0; resource < KINDS; resource++) menu.offer(toGainResource(resource));
  },
};

function* openArtifacts(t: T, seat: Seat, n: number): Play<void> {
  const artifacts = sitesOf(t.state, seat).filter((site) => SECTORS[SITES[site].sector].artifact).length;
  for (let left = artifacts; left > 0; left--) {
    const action = yield* t.choose(seat, ARTIFACT, { n, left });
    if (action.do !== 'gain-resource') continue;
    const gained = [0, 0, 0];
    gained[action.resource] = n;
    gain(t, seat, gained, 'EC-7.8');
  }
}

/** EC-26.4: into which sector the portal goes. */
export const PUT_PORTAL: Question<State, Action> = {
  kind: 'put-portal',
  rule: 'EC-26.4',
  options(menu, state, seat) {
    for (const site of sitesOf(state, seat)) menu.offer(toPutPortal(site));
  },
};

function* putPortal(t: T, seat: Seat): Play<void> {
  const action = yield* t.choose(seat, PUT_PORTAL);
  if (action.do !== 'put-portal') return;
  t.state.built[action.site] |= PORTAL;
  t.tell?.({ event: 'portal-placed', rule: 'EC-26.4', seat, site: action.site });
}
