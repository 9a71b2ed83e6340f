import type { LostBy, SeenEvent } from '../events.ts';

/** Something that flew at a ship. */
export interface Flight {
  readonly seat: number;
  readonly meteor: boolean;
  readonly large: boolean;
  readonly side: number;
  readonly at: number;
  /** The dice that chose its line, or 0. */
  readonly number: number;
  readonly result: string;
  readonly order: number;
}

/** A component that came off. */
export interface Loss {
  readonly seat: number;
  readonly tile: number;
  readonly turn: number;
  readonly at: number;
  readonly how: LostBy;
  readonly order: number;
}

/** What the last step means for the picture, in the order in which it is shown. */
export interface Happenings {
  readonly flights: readonly Flight[];
  readonly losses: readonly Loss[];
  /** Squares on which something has just been placed: `seat * 100 + square`. */
  readonly fresh: readonly number[];
  /** The last dice, or none. */
  readonly dice: readonly number[];
  /** The last card that was revealed, or -1. */
  readonly card: number;
  /** What was compared last in a Combat Zone. */
  readonly criterion: string | undefined;
}

const MOST = 40;

/** Reads the events of a step as a viewer got them; what has no picture is passed over. */
export function happenings(events: readonly SeenEvent[]): Happenings {
  let flights: Flight[] = [];
  let losses: Loss[] = [];
  const fresh: number[] = [];
  let dice: readonly number[] = [];
  let card = -1;
  let criterion: string | undefined;
  // what one roll sends out reaches all ships at once
  let rolls = 0;
  for (const event of events) {
    // a new round has new boards: what flew at the old ones is past
    if (event.event === 'round-began') [flights, losses, dice, rolls] = [[], [], [], 0];
    if (event.event === 'card-revealed') card = event.card;
    if (event.event === 'crew-stated') criterion = 'crew';
    else if (event.event === 'strength-stated') criterion = event.what;
    else if (event.event === 'chosen-as-worst') criterion = event.criterion;
    if (event.event === 'dice-rolled') {
      dice = event.dice;
      rolls++;
    }
    if (event.event === 'hit') {
      const { seat, meteor, large, side, at, result } = event;
      const number = dice.reduce((total, die) => total + die, 0);
      flights.push({ seat, meteor, large, side, at, result, number, order: Math.max(0, rolls - 1) });
    } else if (event.event === 'part-lost') {
      const { seat, tile, turn, at, how } = event;
      losses.push({ seat, tile, turn, at, how, order: Math.max(0, rolls - 1) });
    } else if (event.event === 'tile-placed' || event.event === 'tile-moved' || event.event === 'tile-added')
      fresh.push(event.seat * 100 + event.at);
  }
  return { flights: flights.slice(0, MOST), losses: losses.slice(0, 40), fresh, dice, card, criterion };
}
