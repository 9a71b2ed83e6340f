import { seats, sum } from '@starboard/kernel';
import { GOODS } from './content/tables.ts';
import { KIND, TILE_COUNT, TILE_KIND } from './content/tiles.ts';
import { loansLeft } from './rules/money.ts';
import { humansAt } from './rules/roundSetup.ts';
import { AT, goodsCount, type State, whereKind, whereSeat } from './state.ts';

/** Every tile, good, human, token and credit is in exactly one place, always; the bank counts what it gave. */
export function conserved(state: State): Readonly<Record<string, number>> {
  const totals: Record<string, number> = {
    credits: sum(state.credits) + state.bankCredits,
    humans: state.crew.reduce((humans, _, at) => humans + humansAt(state, at), 0) + state.bankHumans,
    tokens: sum(state.tokens) + state.bankTokens,
    loans: sum(state.loans) + loansLeft(state),
    'tiles out of place': misplaced(state),
  };
  GOODS.forEach((id, good) => {
    totals[`goods: ${id}`] =
      state.bankGoods[good] + state.pool[good] + state.goods.reduce((n, packed) => n + goodsCount(packed, good), 0);
  });
  return totals;
}

/** Tiles whose place and the thing at that place do not agree. */
function misplaced(state: State): number {
  let wrong = 0;
  const standing = new Set(state.ship.filter((placed) => placed >= 0).map((placed) => placed >> 2));
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const where = state.where[tile];
    const kind = whereKind(where);
    if ((kind === AT.ship) !== standing.has(tile)) wrong++;
    if (kind === AT.hand && state.hand[whereSeat(where)] !== tile) wrong++;
    if (kind === AT.stash && !state.stash.includes(tile)) wrong++;
    if (TILE_KIND[tile] === KIND.startCabin && (where === AT.faceDown || where === AT.faceUp)) wrong++;
  }
  const held = seats(state.players).filter((seat) => state.hand[seat] >= 0);
  for (const seat of held) if (state.where[state.hand[seat]] !== AT.hand + seat) wrong++;
  for (const tile of state.stash) if (tile >= 0 && whereKind(state.where[tile]) !== AT.stash) wrong++;
  return wrong;
}
