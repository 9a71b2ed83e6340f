import type { SeenEvent } from '../events.ts';

/** What the last step means for the picture. */
export interface Happenings {
  /** By ship: the place where its way began; in the solo game the last one is Captain Shadow's. */
  readonly from: ReadonlyMap<number, number>;
  /** Slots with a new card: `seat * 8 + slot`. */
  readonly placed: readonly number[];
  /** Ships that were damaged. */
  readonly hit: readonly number[];
  /** Markers that moved: `seat * 8 + faction`, with the fields that they went. */
  readonly steps: ReadonlyMap<number, number>;
  /** Places with a new mission. */
  readonly missions: readonly number[];
  /** Routes with a new pirate: `place * 8 + colour`. */
  readonly pirates: readonly number[];
  /** Slots of the display with a new card. */
  readonly refilled: readonly number[];
}

/** The seat of Captain Shadow's ship. */
const SHADOW = 1;

/** Reads the events of a step as a viewer got them; what has no picture is passed over. */
export function happenings(events: readonly SeenEvent[]): Happenings {
  const from = new Map<number, number>();
  const steps = new Map<number, number>();
  const [placed, hit, missions, pirates, refilled]: number[][] = [[], [], [], [], []];
  for (const event of events) {
    if ((event.event === 'moved' || event.event === 'jumped') && !from.has(event.seat))
      from.set(event.seat, event.from);
    else if (event.event === 'shadow-moved') from.set(SHADOW, -1);
    else if (event.event === 'tech-placed') placed.push(event.seat * 8 + event.slot);
    else if (event.event === 'damaged') hit.push(event.seat);
    else if (event.event === 'advanced' || event.event === 'moved-back') {
      const marker = event.seat * 8 + event.faction;
      steps.set(marker, (steps.get(marker) ?? 0) + (event.event === 'advanced' ? 1 : -1));
    } else if (event.event === 'mission-placed') missions.push(event.at);
    else if (event.event === 'pirate-placed') pirates.push(event.at * 8 + event.along);
    else if (event.event === 'display-refilled') refilled.push(event.slot);
  }
  return { from, placed, hit, steps, missions, pirates, refilled };
}
