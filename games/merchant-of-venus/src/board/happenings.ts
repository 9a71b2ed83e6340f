import type { SeenEvent } from '../events.ts';

/** What the last step means for the picture. */
export interface Happenings {
  /** Who flew, or -1, and the fields entered on the way. */
  readonly flown: number;
  readonly way: readonly number[];
  /** The field where something was built or put, or -1. */
  readonly builtAt: number;
}

const NOTHING: Happenings = { flown: -1, way: [], builtAt: -1 };

function after(news: Happenings, event: SeenEvent): Happenings {
  switch (event.event) {
    case 'flew':
    case 'jumped':
      return { ...news, flown: event.seat, way: [...news.way, event.to] };
    case 'drilled':
      return { ...news, builtAt: event.at };
    default:
      return news;
  }
}

/** Reads the events of a step as a viewer got them. */
export const happenings = (events: readonly SeenEvent[]): Happenings => events.reduce(after, NOTHING);
