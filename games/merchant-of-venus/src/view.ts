import { isIn, type SeenOf, viewOf } from '@starboard/kernel';
import { fields } from './state.ts';

/** A card that lies face down. */
export const HIDDEN = -2;

/** MV-1.7, MV-1.21: face-down cards are known to those who looked at them, and to nobody else. */
export const view = viewOf(fields, {
  contact: (state, viewer): readonly number[] =>
    state.contact.map((culture, system) =>
      culture >= 0 && (viewer < 0 || !isIn(state.knownBy[system], viewer)) ? HIDDEN : culture,
    ),
  encounterDeck: (state, viewer): readonly number[] =>
    state.encounterDeck.map((card, place) =>
      viewer >= 0 && isIn(state.encounterKnown[place], viewer) ? card : HIDDEN,
    ),
});

/** The state as a viewer sees it. */
export interface Seen extends SeenOf<typeof view> {}
