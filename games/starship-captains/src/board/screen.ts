import { type Box, between, columns, inner, rows, type Size } from '@starboard/board';

export const isWide = ({ width, height }: Size): boolean => width > height * 1.35;
/** Neither wide nor tall: the map beside the tracks, the ship beside the cards. */
const isSquare = ({ width, height }: Size): boolean => width > height * 0.95 && width >= 700 && height >= 560;
/** Where there is no room for everything, one part is shown at a time. */
export const isSmall = (size: Size): boolean =>
  size.width < 520 || size.height < (isWide(size) ? 480 : isSquare(size) ? 0 : 720);

export interface Screen {
  readonly others: Box;
  readonly band: Box;
  readonly map: Box;
  readonly tracks: Box;
  readonly ship: Box;
  readonly shelf: Box;
}

/** Everything at once: on a wide screen in two columns, on a square one in two rows. */
export function wholeScreen(size: Size): Screen {
  const all = inner(size);
  const { height: h } = size;
  const gap = between(3, h * 0.006, 8);
  if (isWide(size)) {
    const [left, right] = columns(all, gap * 2, all.width * 0.5);
    const trackHigh = between(70, ((left.width / 3) * 96) / 208, h * 0.24);
    const [map, tracks] = rows(left, gap, [undefined, trackHigh]);
    const [strip, band, ship, shelf] = rows(right, gap, [46, 44, undefined, between(90, h * 0.27, 260)]);
    return { others: strip, band, map, tracks, ship, shelf };
  }
  if (isSquare(size)) {
    const left = all.width - between(230, all.width * 0.34, 420);
    const [strip, upper, band, lower] = rows(all, gap, [46, undefined, 44, (left * 304) / 640]);
    const [map, tracks] = columns(upper, gap, left);
    const [ship, shelf] = columns(lower, gap, left);
    return { others: strip, band, map, tracks, ship, shelf };
  }
  const shipHigh = (all.width * 304) / 640;
  const shelfHigh = between(96, h * 0.165, 190);
  const [strip, upper, band, ship, shelf] = rows(all, gap, [46, undefined, 42, Math.min(shipHigh, h * 0.4), shelfHigh]);
  const [map, tracks] = columns(
    upper,
    gap,
    all.width - between(160, Math.min(all.width * 0.33, (upper.height / 3) * 2.1), 280),
  );
  return { others: strip, band, map, tracks, ship, shelf };
}

export const TABS = ['map', 'ship', 'techs', 'tracks'] as const;
export type Tab = (typeof TABS)[number];

export interface SmallScreen {
  readonly others: Box;
  readonly tabs: Box;
  readonly band: Box;
  readonly main: Box;
}

export function smallScreen(size: Size, stacked = false): SmallScreen {
  const all = inner(size);
  const gap = 3;
  const [strip, tabs, band, main] = rows(all, gap, [40, 36, stacked ? 76 : 40, undefined]);
  return { others: strip, tabs, band, main };
}

/** Cards above, the slots that they may go to below. */
export function techsScreen(box: Box): readonly [shelf: Box, board: Box] {
  const board = Math.min((box.width * 212) / 390, box.height * 0.56);
  const [top, bottom] = rows(box, 4, [undefined, board]);
  return [top, bottom];
}
