import type { Plain } from '@starboard/kernel';
import { BOARDS, CLASS, type ShipClass } from '../src/content/boards.ts';
import { BARRELS, CONNECTOR, EXHAUST, SHIELD, TILE_KINDS, TILES, type TileKind } from '../src/content/tiles.ts';
import { matches } from '../src/rules/ship.ts';

const SIDES = 'nesw';

/** `cannon`, `cannon:e` (barrel to the right), `shield:s` (covers the rear and the left); a tile id with turns: `b033/1`. */
export type Part = string;
export type Drawing = Readonly<Record<string, Part | readonly [Part, Plain]>>;

interface Wanted {
  readonly square: number;
  readonly name: string;
  readonly part: Part;
  readonly extra: Plain;
}

/** Tiles with their turns that a part may be. */
function candidates(part: Part, used: ReadonlySet<number>): number[] {
  if (/^[be]\d+/.test(part)) {
    const [id, turn = '0'] = part.split('/');
    return [TILES.findIndex((tile) => tile.id === id) * 4 + Number(turn)];
  }
  const [kind, facing] = part.split(':');
  const index = TILE_KINDS.indexOf(kind as TileKind);
  if (index < 0) throw new Error(`There is no component ${part}`);
  const found: number[] = [];
  TILES.forEach((tile, i) => {
    if (tile.kind !== index || used.has(i)) return;
    for (let turn = 0; turn < 4; turn++) if (faces(i * 4 + turn, facing)) found.push(i * 4 + turn);
  });
  return found;
}

/** Whether barrel, exhaust or shield points where it should; an engine to the rear unless it says otherwise. */
function faces(placed: number, facing: string | undefined): boolean {
  const side = 1 << SIDES.indexOf(facing ?? 'n');
  const exhaust = EXHAUST[placed];
  if (exhaust !== 0) return exhaust === (facing === undefined ? 1 << 2 : side);
  if (facing === undefined) return BARRELS[placed] === 0 || (BARRELS[placed] & 1) !== 0;
  if (BARRELS[placed] !== 0) return (BARRELS[placed] & side) !== 0;
  const next = 1 << ((SIDES.indexOf(facing) + 1) % 4);
  return SHIELD[placed] === 0 || SHIELD[placed] === (side | next);
}

/** Finds tiles for a ship drawn by kinds, so that all of them fit and hang together. `used` are tiles of other ships. */
export function shipOf(shipClass: ShipClass, drawing: Drawing, used: Set<number> = new Set()): Record<string, Plain> {
  const board = BOARDS[CLASS[shipClass]];
  const wanted = Object.entries(drawing).map(([name, entry]): Wanted => {
    const square = board.squares.findIndex(({ row, column }) => name === `${row},${column}`);
    if (square < 0) throw new Error(`Class ${shipClass} has no square ${name}`);
    return typeof entry === 'string'
      ? { square, name, part: entry, extra: {} }
      : { square, name, part: entry[0], extra: entry[1] };
  });
  const ship = new Array<number>(board.count).fill(-1);
  const chosen = new Map<Wanted, number>();
  tries = 0;
  if (!complete(board.neighbour, ordered(wanted, board), ship, chosen, used, 0))
    throw new Error(`No tiles make this ship: ${JSON.stringify(drawing)}`);
  for (const placed of chosen.values()) used.add(placed >> 2);
  return Object.fromEntries(
    [...chosen].map(([{ name, extra }, placed]) => [name, { tile: TILES[placed >> 2].id, turn: placed & 3, ...extra }]),
  );
}

/** A ship drawn by tiles alone, exactly as it is drawn; undefined if it names kinds. */
export function tilesOf(drawing: Drawing, used: Set<number>): Record<string, Plain> | undefined {
  const parts: Record<string, Plain> = {};
  for (const [name, entry] of Object.entries(drawing)) {
    const [part, extra] = typeof entry === 'string' ? [entry, {}] : entry;
    const [tile, turn = '0'] = part.split('/');
    if (!TILES.some(({ id }) => id === tile)) return undefined;
    parts[name] = { tile, turn: Number(turn), ...extra };
  }
  for (const { tile } of Object.values(parts)) used.add(TILES.findIndex(({ id }) => id === tile));
  return parts;
}

/** Each component after one that it touches. */
function ordered(wanted: readonly Wanted[], { neighbour, halves }: (typeof BOARDS)[number]): Wanted[] {
  const left = [...wanted];
  const order: Wanted[] = [];
  while (left.length > 0) {
    const touches = (one: Wanted): boolean =>
      order.some(({ square }) => [0, 1, 2, 3].some((side) => neighbour[one.square * 4 + side] === square));
    const next = left.findIndex(touches);
    if (next < 0 && order.length > 0 && halves === 1) throw new Error('The ship does not hang together');
    order.push(...left.splice(Math.max(0, next), 1));
  }
  return order;
}

/** A drawing that no tiles make would be searched for hours. */
const MOST_TRIES = 200_000;
let tries = 0;

function complete(
  neighbour: readonly number[],
  order: readonly Wanted[],
  ship: number[],
  chosen: Map<Wanted, number>,
  used: ReadonlySet<number>,
  at: number,
): boolean {
  if (at === order.length) return true;
  const { square, part } = order[at];
  const taken = new Set([...used, ...[...chosen.values()].map((placed) => placed >> 2)]);
  if (tries++ > MOST_TRIES) throw new Error('Too many tiles to try: name some by their ids');
  for (const placed of candidates(part, taken)) {
    if (taken.has(placed >> 2) || !fits(neighbour, ship, square, placed)) continue;
    ship[square] = placed;
    chosen.set(order[at], placed);
    if (complete(neighbour, order, ship, chosen, used, at + 1)) return true;
    ship[square] = -1;
    chosen.delete(order[at]);
  }
  return false;
}

/** GT-5.7, without the rule for engines. */
function fits(neighbour: readonly number[], ship: readonly number[], square: number, placed: number): boolean {
  let joined = false;
  let alone = true;
  for (let side = 0; side < 4; side++) {
    const next = neighbour[square * 4 + side];
    const there = next < 0 ? -1 : ship[next];
    if (there < 0) continue;
    alone = false;
    const back = side ^ 2;
    if (((BARRELS[placed] | EXHAUST[placed]) & (1 << side)) !== 0) return false;
    if (((BARRELS[there] | EXHAUST[there]) & (1 << back)) !== 0) return false;
    const a = CONNECTOR[placed * 4 + side];
    const b = CONNECTOR[there * 4 + back];
    if (matches(a, b)) joined = true;
    else if (a !== 0 || b !== 0) return false;
  }
  return joined || alone;
}
