import type { Play, Question, Seat } from '@starboard/kernel';
import { type Action, toGainResource, toPutPortal } from '../actions.ts';
import { SECTORS, SITES } from '../content/sectors.ts';
import { TRACK_LENGTH } from '../content/tables.ts';
import { type Instant, TECHNOLOGIES } from '../content/technologies.ts';
import { KINDS } from '../content/terms.ts';
import { type Open, PORTAL, type State, type T, TECH_SPACES } from '../state.ts';
import { sitesOf } from './galaxy.ts';
import { gain } from './store.ts';

/** How many technologies a seat has on a track, those printed on its board among them. */
export function techsOn(state: Open, seat: Seat, track: number): number {
  const first = seat * TECH_SPACES + track * TRACK_LENGTH;
  let n = 0;
  while (n < TRACK_LENGTH && state.techs[first + n] >= 0) n++;
  return n;
}

/** EC-7.1, EC-24.11: a technology comes out of the tray onto a track, and does at once what it does. Only research finds something with it. */
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
  else if ('portal' in instant) yield* putPortal(t, seat);
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
