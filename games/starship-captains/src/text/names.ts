import type { Phrase, PhraseValue } from '@starboard/kernel';
import { ACTION_CARDS } from '../content/actionCards.ts';
import { EVENTS } from '../content/events.ts';
import { HOME, MAPS } from '../content/maps.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { ROOM_IDS } from '../content/rooms.ts';
import { epilogueOf } from '../content/tables.ts';
import { TECHS } from '../content/technologies.ts';
import { FACTIONS, ROUTE_COLOURS, SYMBOLS } from '../content/terms.ts';
import { ARTIFACT_TYPES } from '../content/tokens.ts';
import { BASIC_ROOMS, FIGURE_IDS } from '../state.ts';

/** "a red ensign": German "einen roten Fähnrich". */
export const figurePhrase = (figure: number): Phrase => ({ key: `a-figure.${FIGURE_IDS[figure]}` });
/** "with a red ensign", "to a red ensign": German "einem roten Fähnrich". */
export const figureGivenPhrase = (figure: number): Phrase => ({ key: `to-figure.${FIGURE_IDS[figure]}` });

/** "Vector Nozzles" */
export const techPhrase = (card: number): Phrase => ({ key: `tech.${TECHS[card].id}` });
/** "“Vector Nozzles”" */
export const quoted = (named: Phrase): Phrase => ({ key: 'quoted', values: { name: named } });
export const techsPhrase = (cards: readonly number[]): PhraseValue => ({
  list: cards.map((card) => quoted(techPhrase(card))),
});
export const missionPhrase = (mission: number): Phrase => ({ key: `mission.${MISSIONS[mission].id}` });
export const missionsPhrase = (missions: readonly number[]): PhraseValue => ({
  list: missions.map((mission) => quoted(missionPhrase(mission))),
});
export const eventCardPhrase = (card: number): Phrase => ({ key: `event-card.${EVENTS[card].id}` });
export const actionCardPhrase = (card: number): Phrase => ({ key: `action-card.${ACTION_CARDS[card].type}` });
export const passengerPhrase = (passenger: number): Phrase => ({ key: `passenger.${PASSENGERS[passenger].id}` });

/** Slots and rows count from 0 inside and from 1 on the table. */
export const counted = (index: number): number => index + 1;

/** "the helm", or "the room on slot 2" where only the slot is known. */
export function roomPhrase(room: number, card = -1): Phrase {
  if (room < BASIC_ROOMS) return { key: `the-room.${ROOM_IDS[room]}` };
  return card < 0 ? { key: 'the-room.slot', values: { slot: counted(room - BASIC_ROOMS) } } : quoted(techPhrase(card));
}

const placeName = (place: number): Phrase => ({ key: `place.${MAPS[1].places[place].id}` });
const placeIn = (where: 'at' | 'from' | 'to', place: number): Phrase =>
  place === HOME
    ? { key: `${where}-place.home` }
    : { key: `${where}-place.planet`, values: { place: placeName(place) } };
/** "Pellucid": both maps number their places alike. */
export const placePhrase = placeName;
/** "at Pellucid" */
export const atPlace = (place: number): Phrase => placeIn('at', place);
export const fromPlace = (place: number): Phrase => placeIn('from', place);
export const toPlace = (place: number): Phrase => placeIn('to', place);

/** "on the violet route", "along the violet route": German "der violetten Route". */
export const alongPhrase = (colour: number): Phrase => ({ key: `along.${ROUTE_COLOURS[colour]}` });
/** "put on the violet route": German "die violette Route". */
export const ontoPhrase = (colour: number): Phrase => ({ key: `onto.${ROUTE_COLOURS[colour]}` });

/** A pirate in the state is its colour times 2, plus 1 if an android is the reward. */
const pirateColour = (pirate: number): string => ROUTE_COLOURS[pirate >> 1];
/** "A violet pirate", at the start of a sentence; `onePirate` is the one whom something happens to. */
export const aPirate = (pirate: number): Phrase => ({ key: `a-pirate.${pirateColour(pirate)}` });
export const onePirate = (pirate: number): Phrase => ({ key: `met-pirate.${pirateColour(pirate)}` });

export const trackPhrase = (faction: number): Phrase => ({ key: `track.${FACTIONS[faction]}` });
/** "a red-yellow artifact" */
export const artifactPhrase = (kind: number): Phrase => ({ key: `an-artifact.${ARTIFACT_TYPES[kind]}` });

/** "2 red-yellow artifacts and 1 red-blue artifact" */
export function artifactsPhrase(kinds: readonly number[]): PhraseValue {
  const list = ARTIFACT_TYPES.flatMap((type, kind) => {
    const n = kinds.filter((one) => one === kind).length;
    return n === 0 ? [] : [{ key: `artifacts.${type}`, values: { n } }];
  });
  return { list };
}

/** "repair and medal" */
export const symbolsPhrase = (symbols: readonly number[]): PhraseValue => ({
  list: symbols.map((symbol) => ({ key: `symbol.${SYMBOLS[symbol]}` })),
});

/** SC-21.9: what history says about a total. */
export const epiloguePhrase = (points: number): Phrase => ({ key: `epilogue.${epilogueOf(points)}` });

/** SC-21.5: "12½", wherever points are written. */
export function halves(points: number): string {
  const whole = Math.floor(Math.abs(points));
  const half = Math.abs(points) - whole > 0.25 ? '½' : '';
  return `${points < 0 ? '−' : ''}${whole > 0 || half === '' ? whole : ''}${half}`;
}
