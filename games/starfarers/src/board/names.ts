import { capital, type Say } from '@starboard/board';
import type { Seat } from '@starboard/kernel';
import { BASES, PEOPLES, PLANETS, POINTS, type Point, TRADE_SHIP } from '../content/index.ts';
import { movementLeft } from '../rules/movement.ts';
import { isShip, PIECE } from '../state.ts';
import { chitPhrase, planetPhrase, pointPhrase } from '../text/names.ts';
import type { Seen } from '../view.ts';

/** Names of things for those who hear the board. Parts are joined by commas, which every language knows. */
const joined = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

export interface PlaceNames {
  readonly points: readonly string[];
  readonly planets: readonly string[];
  readonly bases: readonly string[];
}

/** What never changes during a match: said once for each language. */
export const placeNames = (say: Say): PlaceNames => ({
  points: POINTS.map((_: Point, i) => capital(say(pointPhrase(i)))),
  planets: PLANETS.map((_, i) => capital(say(planetPhrase(i)))),
  bases: BASES.map((_, i) => joined(capital(say({ key: 'piece.home-base' })), say({ key: `people.${PEOPLES[i]}` }))),
});

const WORDS: readonly (readonly [from: number, key: string])[] = [
  [PIECE.closed, 'piece.closed'],
  [PIECE.neutral, 'piece.neutral'],
  [PIECE.station, 'piece.station'],
  [PIECE.spaceport, 'piece.spaceport'],
  [PIECE.colony, 'piece.colony'],
];

/** "Colony point a of Korvan, spaceport, Ann"; ships are named for themselves. */
export function pointName(place: string, piece: number, names: readonly string[], say: Say, good = false): string {
  if (piece === PIECE.none || isShip(piece)) return joined(place, good ? say({ key: 'label.good-site' }) : undefined);
  const key = WORDS.find(([from]) => piece >= from)?.[1] ?? '';
  const owner = piece < PIECE.neutral ? names[piece % 10] : undefined;
  return joined(place, say({ key }), owner);
}

/** "Ore planet of Korvan, 5"; a chit that only the viewer knows is said to lie face down. */
export function planetName(place: string, chit: number, faceUp: boolean, say: Say): string {
  const hidden = say({ key: 'chit.hidden' });
  if (chit < 0) return joined(place, hidden);
  return joined(place, say(chitPhrase(chit)), faceUp ? undefined : hidden);
}

/** "Colony ship 2, Ann, space point 63, 4 steps left" */
export function shipName(
  seen: Seen,
  seat: Seat,
  transporter: number,
  place: string,
  names: readonly string[],
  say: Say,
) {
  const kind = seen.shipKind[seat * 3 + transporter] === TRADE_SHIP ? 'trade-ship' : 'colony-ship';
  const left = stepsLeft(seen, seat, transporter);
  return joined(
    capital(say({ key: `ship.${kind}`, values: { number: transporter + 1 } })),
    names[seat],
    place,
    left < 0 ? undefined : say({ key: 'label.movement-left', values: { n: left } }),
  );
}

/** What a ship of the active player may still fly, or -1 outside its flight. */
export function stepsLeft(seen: Seen, seat: Seat, transporter: number): number {
  if (seen.phase !== 'flight' || seen.active !== seat || seen.baseSpeed <= 0) return -1;
  if (seen.ended[transporter] === 1 || seen.grounded === transporter) return 0;
  return movementLeft(seen, transporter);
}
