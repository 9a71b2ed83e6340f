import type { Play, Seat } from '@starboard/kernel';
import { ROUNDS } from '../content/tables.ts';
import { STATION_EFFECTS } from '../content/triangles.ts';
import { resolve } from '../effects/resolve.ts';
import { ON_STATION, OUT, type T } from '../state.ts';
import { resolveTriggers } from './triggers.ts';

/** SC-10.9 to SC-10.12: who ends his turn on a station with its triangle uses it up, once a turn. */
export function* stationTriangle(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const station = state.stationAt.indexOf(state.shipAt[seat]);
  if (station < 0 || state.triangle[station] !== ON_STATION) return;
  state.triangle[station] = state.round < ROUNDS ? state.round + 1 : OUT;
  t.tell?.({ event: 'station-used', rule: 'SC-10.9', seat, station });
  yield* resolve(t, seat, STATION_EFFECTS[station], 'SC-10.13');
  yield* resolveTriggers(t, seat, 'stationUsed');
}

/** SC-20.6, SC-10.11, SC-22.14: triangles of this round go to their stations; where a player's ship is, to the next round. */
export function restockStations(t: T): void {
  const { state } = t;
  for (let station = 0; station < state.triangle.length; station++) {
    if (state.triangle[station] !== state.round) continue;
    let occupied = false;
    for (let ship = 0; ship < state.players; ship++)
      if (state.shipAt[ship] === state.stationAt[station]) occupied = true;
    state.triangle[station] = !occupied ? ON_STATION : state.round < ROUNDS ? state.round + 1 : OUT;
    if (!occupied) t.tell?.({ event: 'station-restocked', rule: 'SC-20.6', station, round: state.round });
  }
}
