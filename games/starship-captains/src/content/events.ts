import { byId, frozen } from '@starboard/kernel';
import type { Effects } from './effects.ts';
import { ANY, FACTIONS, FLEET, NIAN, TINCAN } from './terms.ts';
import {
  advance,
  blastPirates,
  choose,
  discardPirates,
  gainArtifact,
  gainMedal,
  jumpToStation,
  openRoom,
  others,
  pay,
  placePirates,
  recall,
  repair,
  shiftMarker,
  takeTrackTech,
} from './verbs.ts';

/** SC-19.8 */
export type EventTiming = 'immediate' | 'endOfTurn';

/** SC-19.4: who resolves the effects: each player in turn; nobody, they change the map; or as SC-19.6 says. */
export type EventScope = 'eachPlayer' | 'board' | 'special';

export interface EventCard {
  readonly id: string;
  readonly faction: number;
  readonly timing: EventTiming;
  readonly scope: EventScope;
  readonly effects: Effects;
  /** SC-22.3 */
  readonly solo: boolean;
}

type Printed = Omit<EventCard, 'solo'>;

const event = (id: string, faction: number, timing: EventTiming, scope: EventScope, effects: Effects): Printed => ({
  ...{ id, faction, timing, scope, effects },
});

/** SC-3.13 */
const BASE: readonly Printed[] = [
  event('ef1', FLEET, 'immediate', 'eachPlayer', [openRoom]),
  event('ef2', FLEET, 'endOfTurn', 'eachPlayer', [jumpToStation, advance(ANY, 1)]),
  event('ef3', FLEET, 'immediate', 'eachPlayer', [shiftMarker(3)]),
  event('ef4', FLEET, 'immediate', 'eachPlayer', [recall(2)]),
  event('ef5', FLEET, 'immediate', 'eachPlayer', [gainMedal(1), repair(1)]),
  event('en1', NIAN, 'endOfTurn', 'eachPlayer', [blastPirates]),
  event('en2', NIAN, 'immediate', 'board', [placePirates('allStations')]),
  event('en3', NIAN, 'immediate', 'eachPlayer', [
    choose([pay('artifact', 1, gainMedal(2))], [pay('pirate', 1, gainMedal(2))]),
  ]),
  event('en4', NIAN, 'immediate', 'eachPlayer', [discardPirates, advance(NIAN, 1)]),
  event('en5', NIAN, 'immediate', 'eachPlayer', [gainArtifact(2)]),
  event('et1', TINCAN, 'immediate', 'special', [takeTrackTech, others(gainArtifact(1))]),
];

/** SC-22.3 */
const SOLO: readonly Printed[] = [
  event('sf1', FLEET, 'immediate', 'eachPlayer', [gainMedal(1), recall(1)]),
  event('sn1', NIAN, 'immediate', 'eachPlayer', [placePirates('ownLocation'), advance(NIAN, 2)]),
  event('st1', TINCAN, 'immediate', 'special', [takeTrackTech]),
];

/** SC-1.1, SC-1.4: the events (Ereigniskarten), those of the solo game last. An event is an index into this list. */
export const EVENTS: readonly EventCard[] = frozen([
  ...BASE.map((card) => ({ ...card, solo: false })),
  ...SOLO.map((card) => ({ ...card, solo: true })),
]);
export const EVENT_COUNT = EVENTS.length;

/** Index of each event: `EVENT.ef1`. */
export const EVENT = byId(EVENTS);

const eventsOf = (faction: number, solo: boolean): number[] =>
  EVENTS.flatMap((card, i) => (card.faction === faction && card.solo === solo ? [i] : []));

/** SC-3.13, SC-22.3: `EVENTS_OF_FACTION[faction]`, and the solo event of each faction. */
export const EVENTS_OF_FACTION: readonly (readonly number[])[] = frozen(FACTIONS.map((_, f) => eventsOf(f, false)));
export const SOLO_EVENT_OF_FACTION: readonly number[] = frozen(FACTIONS.flatMap((_, f) => eventsOf(f, true)));

/** SC-19.2: events that happen in one game at most. */
export const MAX_EVENTS = 2;
