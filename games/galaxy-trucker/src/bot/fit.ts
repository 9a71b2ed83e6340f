import { BARRELS, CONNECTOR, EXHAUST, KIND, TILE_COUNT, TILES } from '../content/tiles.ts';
import { matches } from '../rules/ship.ts';

/** What a neighbour asks of a side: nothing, since there is none, or else its own connector. Four sides make a pattern. */
export const ASKS = 5;
export const PLACE = [1, ASKS, ASKS ** 2, ASKS ** 3] as const;
export const askFor = (connector: number): number => connector + 1;

const PATTERNS = ASKS ** 4;
const SIDES = 4;
const SOUTH = 2;
/** Tiles that come by while one still hopes for a fitting one. */
const PATIENCE = 6;

const chances = new Float64Array(PATTERNS).fill(-1);

/** How likely an empty square is to be filled, by the pattern of what its neighbours ask. */
export function chanceToFill(pattern: number): number {
  if (chances[pattern] < 0) chances[pattern] = 1 - (1 - shareThatFits(pattern)) ** PATIENCE;
  return chances[pattern];
}

function shareThatFits(pattern: number): number {
  const drawn = TILES.map((_, tile) => tile).filter(
    (tile) => TILES[tile].kind !== KIND.startCabin && !TILES[tile].expansion,
  );
  return drawn.filter((tile) => [0, 1, 2, 3].some((turn) => fits(tile * 4 + turn, pattern))).length / drawn.length;
}

/** Engines count as they usually stand, with the exhaust to the rear. */
const fits = (placed: number, pattern: number): boolean =>
  (EXHAUST[placed] === 0 || EXHAUST[placed] === 1 << SOUTH) && (fitOf(placed, pattern) & FIT.sound) !== 0;

/** How a component goes with its neighbours, as bits: it breaks no rule, and it is joined to one of them. */
export const FIT = { known: 1, sound: 2, joined: 4 } as const;

const known = new Uint8Array(TILE_COUNT * 4 * PATTERNS);

/** GT-5.3, GT-5.4, GT-6.11: how a placed tile goes with what its neighbours ask. */
export function fitOf(placed: number, pattern: number): number {
  const at = placed * PATTERNS + pattern;
  if (known[at] === 0) known[at] = FIT.known | judge(placed, pattern);
  return known[at];
}

function judge(placed: number, pattern: number): number {
  let fit: number = FIT.sound;
  let joined = 0;
  for (let side = 0; side < SIDES; side++) {
    const ask = Math.floor(pattern / PLACE[side]) % ASKS;
    if (ask === 0) continue;
    const own = CONNECTOR[placed * SIDES + side];
    if (matches(own, ask - 1)) joined = FIT.joined;
    else if (own !== 0 || ask !== askFor(0)) fit = 0;
    if (((BARRELS[placed] | EXHAUST[placed]) & (1 << side)) !== 0) fit = 0;
  }
  return fit | joined;
}
