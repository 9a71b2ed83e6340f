import { BARRELS, CONNECTOR, EXHAUST, KIND, TILES } from '../content/tiles.ts';
import { matches } from '../rules/ship.ts';

/** What a neighbour asks of a side: nothing, since there is none, or else its own connector. Four sides make a pattern. */
export const ASKS = 5;
export const PLACE = [1, ASKS, ASKS ** 2, ASKS ** 3] as const;
export const askFor = (connector: number): number => connector + 1;

const SOUTH = 2;
/** Tiles that come by while one still hopes for a fitting one. */
const PATIENCE = 6;

const chances: number[] = [];

/** How likely an empty square is to be filled, by the pattern of what its neighbours ask. */
export function chanceToFill(pattern: number): number {
  chances[pattern] ??= 1 - (1 - shareThatFits(pattern)) ** PATIENCE;
  return chances[pattern];
}

function shareThatFits(pattern: number): number {
  const drawn = TILES.map((_, tile) => tile).filter(
    (tile) => TILES[tile].kind !== KIND.startCabin && !TILES[tile].expansion,
  );
  const asks = PLACE.map((place) => Math.floor(pattern / place) % ASKS);
  return drawn.filter((tile) => [0, 1, 2, 3].some((turn) => fits(tile * 4 + turn, asks))).length / drawn.length;
}

/** GT-5.3, GT-6.11; engines count as they usually stand, with the exhaust to the rear. */
function fits(placed: number, asks: readonly number[]): boolean {
  if (EXHAUST[placed] !== 0 && EXHAUST[placed] !== 1 << SOUTH) return false;
  return asks.every((ask, side) => {
    if (ask === 0) return true;
    if (((BARRELS[placed] | EXHAUST[placed]) & (1 << side)) !== 0) return false;
    const own = CONNECTOR[placed * 4 + side];
    return own === 0 ? ask === askFor(0) : matches(own, ask - 1);
  });
}
