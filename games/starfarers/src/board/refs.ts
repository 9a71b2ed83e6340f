import type { Seat, WrittenAction } from '@starboard/kernel';
import type { Action } from '../actions.ts';

/** The handles of the board. Points and planets are their own ids; everything else says what it is first. */
export const shipRef = (seat: Seat, transporter: string): string => `ship:${seat}:${transporter}`;
export const mothershipRef = (seat: Seat): string => `mothership:${seat}`;
export const playerRef = (seat: Seat): string => `player:${seat}`;
export const baseRef = (people: string): string => `base:${people}`;
export const resourceRef = (resource: string): string => `resource:${resource}`;
/** A pile of the bank, where a card is taken; `resource:…` is one's own hand. */
export const pileRef = (resource: string): string => `bank:${resource}`;
export const upgradeRef = (upgrade: string): string => `upgrade:${upgrade}`;
export const pieceRef = (piece: string): string => `piece:${piece}`;
export const cardRef = (card: string): string => `card:${card}`;
export const DICE = 'dice';
export const BANK = 'bank';
export const SUPPLY = 'supply';
export const FAME = 'fame';

type Refs = (action: Record<string, unknown>, seat: Seat) => readonly unknown[];

const none: Refs = () => [];
const at: Refs = (action) => [action.at];
const upgrade: Refs = ({ what }) => [upgradeRef(String(what))];
const players = (seats: unknown): string[] =>
  Array.isArray(seats) ? seats.map((seat) => playerRef(Number(seat))) : [];

/** What can be clicked to mean this action, for every kind of action. */
const REFS: Readonly<Record<Action['do'], Refs>> = {
  'place-colony': at,
  'place-spaceport': (action) => [action.at, action.ship],
  'roll-dice': () => [DICE],
  discard: none,
  steal: ({ from }) => [playerRef(Number(from))],
  decline: none,
  take: ({ kind }) => [resourceRef(String(kind)), pileRef(String(kind))],
  'draw-supply': () => [SUPPLY],
  offer: none,
  counter: none,
  accept: none,
  refuse: none,
  withdraw: none,
  deal: (action) => [playerRef(Number(action.with))],
  bank: ({ give, take }) => [BANK, resourceRef(String(give)), pileRef(String(take))],
  'build-ship': ({ what, at }) => [pieceRef(String(what)), at],
  'build-spaceport': (action) => [pieceRef('spaceport'), action.at],
  'build-upgrade': upgrade,
  'buy-fame': () => [FAME],
  levy: ({ from }) => players(from),
  give: none,
  yes: none,
  no: none,
  pay: none,
  'give-card': ({ kind }) => [resourceRef(String(kind))],
  'gain-upgrade': upgrade,
  'lose-upgrade': upgrade,
  'place-trade-ship': at,
  jump: ({ to }) => [to],
  'jump-and-found': ({ to, card }) => [to, cardRef(String(card))],
  'roll-mothership': (_, seat) => [mothershipRef(seat)],
  fly: ({ ship, to }, seat) => [shipRef(seat, String(ship)), to],
  'end-move': none,
  'found-colony': ({ ship }, seat) => [shipRef(seat, String(ship))],
  'found-station': ({ ship, card }, seat) => [shipRef(seat, String(ship)), cardRef(String(card))],
  clear: ({ planet }) => [planet],
  'end-turn': none,
};

/** The refs of an action of this seat: clicking one of them narrows the open options to those that have it. */
export function refsOf(action: WrittenAction, seat: Seat): string[] {
  const refs = Object.hasOwn(REFS, action.do) ? REFS[action.do as Action['do']](action, seat) : [];
  return refs.filter((ref): ref is string => typeof ref === 'string');
}
