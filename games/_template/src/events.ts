import { type EventsOf, eventTable, happening, hiding, int, type SeenEventsOf, seat, toldTo } from '@starboard/kernel';
import { COMETS } from './content/comets.ts';
import { comet, crystal, crystals, find, fuel } from './nouns.ts';

/**
 * What happens, and who may know what of it. Its sentence is `event.<kind>` in `text`; whoever misses a part of it gets
 * `event.<kind>-hidden`.
 */
export const events = eventTable({
  'comet-appeared': happening({ comet }, { say: (event) => ({ points: COMETS[event.comet].points }) }),
  burned: { seat, fuel },
  'tie-rolled': { seat, die: int(1, 6) },
  towed: { seat, comet },
  cracked: { seat, comet },
  scooped: hiding({ seat, crystal }, { crystal: ['seat'] }),
  wished: toldTo({ seat, crystal }, ['seat']),
  refined: { seat },
  sold: { seat, crystal, fuel: int(0, 99) },
  offered: { seat, give: crystals, want: crystals },
  declined: { seat },
  swapped: { seat, captain: seat },
  'market-closed': { seat },
  found: { seat, find },
  refuelled: { seat, fuel: int(0, 99) },
  leaked: { seat, fuel: int(0, 99) },
  burst: { seat, crystals },
  grabbed: { seat, crystal },
  'had-enough': { seat },
  dropped: hiding({ seat, count: int(0, 99), crystals }, { crystals: ['seat'] }),
});

/** As rules tell it: whole. */
export type CometEvent = EventsOf<typeof events>;

/** As a viewer gets it: what is hidden may be missing. */
export type SeenEvent = SeenEventsOf<typeof events>;
