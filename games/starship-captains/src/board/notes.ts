import type { Phrase } from '@starboard/kernel';
import { EVENTS } from '../content/events.ts';
import { MISSIONS } from '../content/missions.ts';
import { TECHS } from '../content/technologies.ts';
import { BASIC_ROOMS, SLOTS } from '../state.ts';
import { eventCardPhrase } from '../text/names.ts';
import type { Seen } from '../view.ts';

/** What a player has to have before the eyes to decide: the card or the event that is at work, the missions that were peeked at. */
export function notesOf(seen: Seen, viewer: number): readonly Phrase[] {
  if (seen.phase === 'over') return [];
  return [...(seen.resolving < 0 ? roomNotes(seen) : []), ...eventNotes(seen), ...peekNotes(seen, viewer)];
}

/** The technology whose room is in use. */
function roomNotes({ room, tech, active }: Seen): readonly Phrase[] {
  const card = room < BASIC_ROOMS ? -1 : tech[active * SLOTS + room - BASIC_ROOMS];
  return card >= 0 ? [{ key: `tech.${TECHS[card].id}.text` }] : [];
}

/** The event that asks, then those that are put off to the end of the turn. */
const eventNotes = ({ resolving, delayed }: Seen): readonly Phrase[] => [
  ...(resolving < 0 ? [] : [eventNote('event-now', resolving)]),
  ...delayed.map((coded) => eventNote('event-later', coded >> 3)),
];

const eventNote = (key: string, card: number): Phrase => ({
  key: `board.${key}`,
  values: { card: eventCardPhrase(card), text: { key: `event-card.${EVENTS[card].id}.text` } },
});

/** The missions on top of the deck that the viewer has seen, the next one first. */
const peekNotes = ({ missionDeck }: Seen, viewer: number): readonly Phrase[] =>
  viewer < 0
    ? []
    : missionDeck.known.map((mission, i) => ({
        key: 'board.next-mission',
        values: { n: i + 1, mission: { key: `mission.${MISSIONS[mission].id}` } },
      }));
