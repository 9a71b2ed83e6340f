import { type Box, between, columns, inner, rows, type Size } from '@starboard/board';

export const isWide = ({ width, height }: Size): boolean => width > height * 1.12;

export interface BuildingScreen {
  readonly others: Box;
  readonly ship: Box;
  /** The tile in hand, its turns and the stash. */
  readonly hand: Box;
  /** Timer, piles and number tiles. */
  readonly table: Box;
  /** The warehouse. */
  readonly shelf: Box;
}

/** As wide as a ship of this shape can use. */
const shipColumn = ({ width, height }: Box, shape: number): number =>
  between(width * 0.42, height * 0.85 * shape, width * 0.64);

/** `shape` is the width of the ship divided by its height. */
export function buildingScreen(size: Size, others: boolean, shape: number): BuildingScreen {
  const { height: h, width: w } = size;
  const all = inner(size);
  const gap = between(3, h * 0.008, 10);
  if (isWide(size)) {
    const [left, right] = columns(all, gap * 2, shipColumn(all, shape));
    const [ship, hand] = rows(left, gap, [undefined, between(54, h * 0.15, 130)]);
    const [strip, table, shelf] = rows(right, gap, [
      others ? between(46, h * 0.19, 190) : 0,
      between(38, h * 0.09, 74),
      undefined,
    ]);
    return { ship, hand, others: strip, table, shelf };
  }
  const [strip, ship, hand, table, shelf] = rows(all, gap, [
    others ? between(40, h * 0.09, 110) : 0,
    undefined,
    between(48, Math.min(h * 0.1, w / 6.4), 120),
    between(34, Math.min(h * 0.065, w / 8.6), 64),
    between(76, h * 0.17, 220),
  ]);
  return { others: strip, ship, hand, table, shelf };
}

export interface FlightScreen {
  readonly others: Box;
  readonly track: Box;
  readonly ship: Box;
  /** What a question asks about: goods, aliens, dice. */
  readonly extras: Box;
}

/** After the flight the accounts have most of the room. */
export function ledgerScreen(size: Size, others: boolean, shape: number): FlightScreen {
  const { height: h } = size;
  const all = inner(size);
  const gap = between(3, h * 0.008, 10);
  const extras = { x: 0, y: 0, width: 0, height: 0 };
  if (isWide(size)) {
    const [left, right] = columns(all, gap * 2, between(all.width * 0.3, all.height * 0.6 * shape, all.width * 0.42));
    const [strip, ship] = rows(left, gap, [others ? between(46, h * 0.18, 160) : 0, undefined]);
    return { ship, extras, others: strip, track: right };
  }
  const [strip, track, ship] = rows(all, gap, [others ? between(42, h * 0.1, 110) : 0, h * 0.58, undefined]);
  return { others: strip, track, extras, ship };
}

/** What has just happened is told below the ship, where it hides nothing. */
const NEWS = 30;

/** Before the launch there is no track, and the ship has all the room. */
export function shipScreen(size: Size, others: boolean, extras: boolean): FlightScreen {
  const { height: h } = size;
  const [strip, extra, ship] = rows(inner(size), between(3, h * 0.008, 10), [
    others ? between(42, h * 0.12, 150) : 0,
    extras ? between(44, h * 0.1, 84) : 0,
    undefined,
    NEWS,
  ]);
  return { others: strip, track: { x: 0, y: 0, width: 0, height: 0 }, extras: extra, ship };
}

export function flightScreen(size: Size, others: boolean, extras: boolean, shape: number): FlightScreen {
  const { height: h, width: w } = size;
  const all = inner(size);
  const gap = between(3, h * 0.008, 10);
  const bar = extras ? between(44, h * 0.1, 84) : 0;
  if (isWide(size)) {
    const [left, right] = columns(all, gap * 2, shipColumn(all, shape));
    const [ship, extra] = rows(left, gap, [undefined, bar, NEWS]);
    const [strip, track] = rows(right, gap, [others ? between(46, h * 0.2, 200) : 0, undefined]);
    return { ship, extras: extra, others: strip, track };
  }
  const [strip, track, extra, ship] = rows(all, gap, [
    others ? between(42, h * 0.11, 120) : 0,
    between(130, Math.min(h * 0.36, w * 0.62), 420),
    bar,
    undefined,
    NEWS,
  ]);
  return { others: strip, track, extras: extra, ship };
}
