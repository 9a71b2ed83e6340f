import { allowed, type Play, type Question, refuse, type Seat, sum, type Verdict } from '@starboard/kernel';
import { type Action, KEEP_PART, TAKE_POINTS, TAKE_REWARD, toFit, toMount, toTakeTech } from '../actions.ts';
import { DISCOVERIES, type Reward } from '../content/discoveries.ts';
import { PARTS } from '../content/parts.ts';
import { eventOf, SITES } from '../content/sectors.ts';
import { TRACK_LENGTH } from '../content/tables.ts';
import { TECH_TRACK, TECHNOLOGIES } from '../content/technologies.ts';
import { TYPE, TYPES } from '../content/terms.ts';
import { ANCIENT_PORTAL, MONOLITH, type Open, ORBITAL, type State, type T } from '../state.ts';
import { swallow } from './blackHole.ts';
import { blueprintOf, foundAt, mayShow } from './blueprints.ts';
import { isBlackHole } from './galaxy.ts';
import { owns } from './powers.ts';
import { enter, unbuilt } from './ships.ts';
import { gain } from './store.ts';
import { gainTechnology, techsOn } from './technologies.ts';
import { fitPart, mountMuon } from './upgrade.ts';

/** EC-6.6: how many discoveries are left to be placed or drawn. */
export const discoverySupply = (state: Open): number => sum(state.discoveries) - sum(state.sealed);

/** What was found, and where; site -1 if there is no sector to put things into (EC-24.9). */
export interface Find {
  readonly discovery: number;
  readonly site: number;
}

/** EC-24.3: the regular technologies that Ancient Tech may give: cheapest of those not owned, with room on their track. */
export function ancientTechs(state: Open, seat: Seat): readonly number[] {
  const wanted = TECHNOLOGIES.flatMap(({ track }, tech) =>
    track !== 'rare' && state.tray[tech] > 0 && !owns(state, seat, tech) ? [tech] : [],
  );
  const least = Math.min(...wanted.map((tech) => TECHNOLOGIES[tech].cost));
  return wanted.filter(
    (tech) => TECHNOLOGIES[tech].cost === least && techsOn(state, seat, TECH_TRACK[tech]) < TRACK_LENGTH,
  );
}

/** EC-24.3 to EC-24.5, EC-24.9: whether the reward can be had, or only the points. */
export function mayTakeReward(state: Open, seat: Seat, { discovery, site }: Find): Verdict {
  const { kind } = DISCOVERIES[discovery].reward;
  if (kind === 'resources' || kind === 'part') return allowed;
  if (kind === 'technology')
    return ancientTechs(state, seat).length > 0 ? allowed : refuse('EC-24.3', 'no-technology-to-take');
  if (site < 0) return refuse('EC-24.9', 'start-sector-lost');
  if (kind === 'cruiser')
    return unbuilt(state, seat, TYPE.cruiser) >= 0 ? allowed : refuse('EC-24.4', 'no-cruiser-left');
  const structure = kind === 'orbital' ? ORBITAL : kind === 'monolith' ? MONOLITH : 0;
  return (state.built[site] & structure) === 0 ? allowed : refuse('EC-24.5', 'structure-stands');
}

/** EC-24.1: reward or points. */
export const DISCOVERY: Question<State, Action, Find> = {
  kind: 'discovery',
  rule: 'EC-24.1',
  options(menu, state, seat, find) {
    menu.offer(TAKE_REWARD, mayTakeReward(state, seat, find));
    menu.offer(TAKE_POINTS);
  },
};

/** EC-20.10, EC-6.7: the discovery that lies face down at a site is taken. */
export function* takeDiscovery(t: T, seat: Seat, site: number): Play<void> {
  t.state.sealed[site] = 0;
  yield* resolveDiscovery(t, seat, site);
}

/** EC-24.1: a discovery is turned over, and its finder chooses. */
export function* resolveDiscovery(t: T, seat: Seat, site: number): Play<void> {
  const { state } = t;
  const discovery = turnOver(t, seat, site);
  if (discovery < 0) return;
  const find = { discovery, site };
  let reward = false;
  if (mayTakeReward(state, seat, find).ok) reward = (yield* t.choose(seat, DISCOVERY, find)).do === 'take-reward';
  if (!reward) {
    state.treasures[seat]++;
    t.tell?.({ event: 'discovery-kept', rule: 'EC-24.1', seat, discovery });
    return;
  }
  t.tell?.({ event: 'discovery-used', rule: 'EC-24.1', seat, discovery });
  yield* takeReward(t, seat, DISCOVERIES[discovery].reward, site);
}

/** EC-34.6: in a nebula structures are put into the box and replaced, as long as there is something; -1 if there is not. */
function turnOver(t: T, seat: Seat, site: number): number {
  const { state } = t;
  for (;;) {
    const discovery = t.pick('discovery', state.discoveries);
    state.discoveries[discovery]--;
    t.tell?.({ event: 'discovery-found', rule: 'EC-24.1', seat, discovery });
    const { kind } = DISCOVERIES[discovery].reward;
    const isNebula = site >= 0 && eventOf(SITES[site].sector) === 'nebula';
    if (!isNebula || (kind !== 'orbital' && kind !== 'monolith')) return discovery;
    t.tell?.({ event: 'discovery-boxed', rule: 'EC-34.6', seat, discovery });
    if (discoverySupply(state) === 0) return -1;
  }
}

function* takeReward(t: T, seat: Seat, reward: Reward, site: number): Play<void> {
  const { state } = t;
  switch (reward.kind) {
    case 'resources':
      return gain(t, seat, reward.resources, 'EC-24.2');
    case 'technology':
      return yield* takeAncientTech(t, seat);
    case 'cruiser':
      return yield* placeCruiser(t, seat, site);
    case 'orbital':
      state.built[site] |= ORBITAL;
      return gain(t, seat, reward.resources, 'EC-24.5');
    case 'monolith':
      state.built[site] |= MONOLITH;
      return;
    case 'portal':
      state.built[site] |= ANCIENT_PORTAL;
      t.tell?.({ event: 'portal-placed', rule: 'EC-26.3', seat, site });
      return;
    case 'part':
      return yield* takePart(t, seat, reward.part);
  }
}

/** EC-24.4, EC-32.13: a Cruiser stands in the sector; on a black hole it goes the way of all ships. */
function* placeCruiser(t: T, seat: Seat, site: number): Play<void> {
  const ship = unbuilt(t.state, seat, TYPE.cruiser);
  enter(t.state, seat, ship, site);
  if (isBlackHole(site)) yield* swallow(t, seat, ship);
}

/** EC-24.3: which of the cheapest technologies. */
export const ANCIENT_TECH: Question<State, Action> = {
  kind: 'ancient-tech',
  rule: 'EC-24.3',
  options(menu, state, seat) {
    for (const tech of ancientTechs(state, seat)) menu.offer(toTakeTech(tech));
  },
};

function* takeAncientTech(t: T, seat: Seat): Play<void> {
  const techs = ancientTechs(t.state, seat);
  let [tech] = techs;
  if (techs.length > 1) {
    const action = yield* t.choose(seat, ANCIENT_TECH);
    if (action.do === 'take-tech') tech = action.tech;
  }
  yield* gainTechnology(t, seat, tech, TECH_TRACK[tech], 0, 'EC-24.11');
}

/** EC-8.7, EC-8.10, EC-8.14: on a blueprint at once, or kept. */
export const FOUND_PART: Question<State, Action, { readonly part: number }> = {
  kind: 'found-part',
  rule: 'EC-8.7',
  options(menu, state, seat, { part }) {
    for (let type = 0; type < TYPES.length; type++) {
      if (PARTS[part].beside) menu.offer(toMount(type));
      else
        for (let slot = 0; slot < blueprintOf(state, seat, type).slots.length; slot++)
          menu.offer(toFit(type, slot, part), mayShow(state, seat, type, slot, part));
    }
    menu.offer(KEEP_PART);
  },
};

function* takePart(t: T, seat: Seat, part: number): Play<void> {
  const { state } = t;
  state.kept[foundAt(part)] = seat;
  const action = yield* t.choose(seat, FOUND_PART, { part });
  if (action.do === 'fit') fitPart(t, seat, action.type, action.slot, part, 'EC-8.7');
  else if (action.do === 'mount') mountMuon(t, seat, action.type, 'EC-8.8');
  else t.tell?.({ event: 'part-kept', rule: 'EC-8.7', seat, part });
}

/** EC-7.10, EC-24.9, EC-24.12: a discovery out of nowhere: what needs a sector goes to the start sector. */
export function* drawDiscovery(t: T, seat: Seat, start: number): Play<void> {
  if (discoverySupply(t.state) === 0) return;
  yield* resolveDiscovery(t, seat, t.state.owner[start] === seat ? start : -1);
}
