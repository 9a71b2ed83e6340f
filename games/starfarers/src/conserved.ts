import {
  COLONIES_PER_PLAYER,
  FAME_RINGS_IN_BOX,
  KINDS,
  RESOURCES,
  RINGS_PER_PLAYER,
  STATIONS_PER_PLAYER,
  TRANSPORTERS_PER_PLAYER,
} from './content/index.ts';
import { fameLeft } from './rules/fame.ts';
import { PIECE, type State, shipIndex } from './state.ts';

/** SF-1.2, SF-1.5, SF-1.9, SF-1.11: every piece, card, chit and ring is in exactly one place, always. */
export function conserved(state: State): Readonly<Record<string, number>> {
  const totals: Record<string, number> = {};
  RESOURCES.forEach((id, kind) => {
    let cards = state.bank[kind] + state.supply[kind];
    for (let seat = 0; seat < state.players; seat++) cards += state.hand[seat * KINDS + kind];
    totals[`cards of ${id}`] = cards;
  });
  const found = new Map<number, number>();
  for (const piece of state.piece) found.set(piece, (found.get(piece) ?? 0) + 1);
  for (let seat = 0; seat < state.players; seat++) {
    const standing = (piece: number): number => found.get(piece + seat) ?? 0;
    const ships = Array.from({ length: TRANSPORTERS_PER_PLAYER }, (_, i) => shipIndex(seat, i)).filter(
      (i) => state.shipAt[i] >= 0,
    );
    const colonyShips = ships.filter((i) => state.shipKind[i] === 0).length;
    const colonies = standing(PIECE.colony) + standing(PIECE.spaceport) + colonyShips;
    totals[`colonies of seat ${seat}`] = colonies + state.coloniesLeft[seat] - COLONIES_PER_PLAYER;
    totals[`spaceport rings of seat ${seat}`] = standing(PIECE.spaceport) + state.ringsLeft[seat] - RINGS_PER_PLAYER;
    totals[`stations of seat ${seat}`] =
      standing(PIECE.station) + ships.length - colonyShips + state.stationsLeft[seat] - STATIONS_PER_PLAYER;
    totals[`ships of seat ${seat} that stand where they should`] = ships.filter(
      (i) => state.piece[state.shipAt[i]] !== PIECE.ship + i,
    ).length;
  }
  const reserve = state.reserve.filter((here) => here === 1).length;
  const won = state.trophy.filter((owner) => owner >= 0).length;
  totals['number chits'] = new Set(state.chit).size + reserve + won;
  totals['fame rings'] = fameLeft(state) + state.fame.reduce((a, b) => a + b, 0) - FAME_RINGS_IN_BOX;
  totals['friendship cards held twice'] = state.cards.reduce(
    (twice, cards, seat) => twice + state.cards.slice(seat + 1).filter((other) => (cards & other) !== 0).length,
    0,
  );
  totals['more known than held'] = state.known.filter((cards, i) => cards > state.hand[i]).length;
  return totals;
}
