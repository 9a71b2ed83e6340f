import { isIn, type Random, type Seat, shuffleAt } from '@starboard/kernel';
import type { State } from './state.ts';

/**
 * MV-1.7, MV-1.21: deals out anew what the viewer may not know: face-down first-contact cards and the order of the encounter deck, but for
 * those that it has looked at. All other pools have no order: what they give is decided when it is drawn.
 */
export function redeal(state: State, viewer: Seat, random: Random): void {
  shuffleAt(
    random,
    state.contact,
    state.contact.flatMap((culture, system) => (culture >= 0 && !isIn(state.knownBy[system], viewer) ? [system] : [])),
  );
  shuffleAt(
    random,
    state.encounterDeck,
    state.encounterDeck.flatMap((_, place) => (isIn(state.encounterKnown[place], viewer) ? [] : [place])),
  );
}
