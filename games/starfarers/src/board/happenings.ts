import type { SeenEvent } from '../events.ts';
import { shipIndex } from '../state.ts';

/** What the last step means for the picture. */
export interface Happenings {
  /** The sum of the production roll, or 0. */
  readonly rolled: number;
  /** The point where something has just been built or founded, or -1. */
  readonly builtAt: number;
  /** The ship that flew (seat * 3 + transporter), or -1, and its way with its start. */
  readonly flownShip: number;
  readonly way: string;
}

const NOTHING: Happenings = { rolled: 0, builtAt: -1, flownShip: -1, way: '' };

function after(news: Happenings, event: SeenEvent): Happenings {
  switch (event.event) {
    case 'dice-rolled':
      return { ...news, rolled: event.dice.reduce((sum, die) => sum + die, 0) };
    case 'flew':
      return { ...news, flownShip: shipIndex(event.seat, event.ship), way: [event.from, ...event.way].join(' ') };
    case 'colony-placed':
    case 'spaceport-placed':
    case 'ship-built':
    case 'spaceport-built':
    case 'trade-ship-placed':
    case 'colony-founded':
    case 'station-founded':
      return { ...news, builtAt: event.at };
    case 'jumped':
      return { ...news, builtAt: event.to };
    default:
      return news;
  }
}

/** Reads the events of a step as a viewer got them; what has no picture is passed over. */
export const happenings = (events: readonly SeenEvent[]): Happenings => events.reduce(after, NOTHING);
