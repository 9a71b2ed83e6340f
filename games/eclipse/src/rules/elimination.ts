import { bit, type Play, type Seat, seats } from '@starboard/kernel';
import { pointsOf } from '../score.ts';
import { NOBODY, REPUTATION_SPACES, SHIPS, type State, type T } from '../state.ts';
import { areAllied, part } from './diplomacy.ts';
import { controlsAny } from './galaxy.ts';
import { storeOf } from './population.ts';
import { LOOK } from './reputation.ts';
import { hasShip, removeShip } from './ships.ts';
import { isLiving, turnOrder } from './turn.ts';

/** EC-20.12: who has neither a ship nor a sector is out. */
export function* eliminateTheHomeless(t: T): Play<void> {
  const { state } = t;
  const lost = turnOrder(state).filter((seat) => !hasShip(state, seat) && !controlsAny(state, seat));
  for (const seat of lost) yield* eliminate(t, seat, 'EC-20.12');
}

/** EC-23.6 to EC-23.9: a player is scored and leaves the game; with one or none left it is over. */
export function* eliminate(t: T, seat: Seat, rule: string): Play<void> {
  const { state } = t;
  state.finalPoints[seat] = pointsOf(state, seat);
  state.finalStore[seat] = [0, 1, 2].reduce((total, kind) => total + storeOf(state, seat, kind), 0);
  t.reveal();
  t.tell?.({ event: 'eliminated', rule, seat, points: state.finalPoints[seat] });
  state.eliminated |= bit(seat);
  clearBoard(state, seat);
  for (const other of seats(state.players)) if (areAllied(state, seat, other)) yield* part(t, seat, other);
  if (seats(state.players).filter((one) => isLiving(state, one)).length <= 1) state.phase = 'over';
}

/** EC-23.6, EC-23.9: all pieces leave the board; structures and portals stay. Whoever is out has no sector any more. */
function clearBoard(state: State, seat: Seat): void {
  for (let ship = 0; ship < SHIPS; ship++) removeShip(state, seat, ship);
  for (let i = seat * REPUTATION_SPACES, end = i + REPUTATION_SPACES; i < end; i++) {
    if (state.reputation[i] > 0) show(state, state.reputation[i], state.reputationSince[i]);
    state.reputation[i] = 0;
    state.reputationSince[i] = 0;
  }
  if (state.traitor === seat) state.traitor = NOBODY;
}

/** EC-23.9: a tile is shown and leaves the game. Whoever looked into the bag while it was held now knows that much more. */
function show(state: State, value: number, since: number): void {
  state.reputationGone[value - 1]++;
  for (let look = 0; look < state.looks.length; look += LOOK)
    if (state.looks[look + 1] > since) state.looks[look + 1 + value]--;
}
