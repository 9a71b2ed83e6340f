import type { Seat } from '@starboard/kernel';
import { colonyWorth, dockPoint, fade, OUTER_SITES, stationWorth } from '../bot/sites.ts';
import { BASES, COLONY_SHIP, SPACEPORT_POINTS, TRADE_SHIP, TRANSPORTERS_PER_PLAYER, WAYS } from '../content/index.ts';
import { drivesOf, freightRingsOf, nextDock, shipIndex, spaceportsOf } from '../state.ts';
import type { Seen } from '../view.ts';

/** So many founding places are pointed out. */
const MOST = 3;
/** For judging what planets bring: a match has about so many rounds left when a place is looked for. */
const ROUNDS = 8;

/** Where ships of a kind are, or could be built. */
function startsOf(seen: Seen, seat: Seat, kind: number): readonly number[] {
  const ships = Array.from({ length: TRANSPORTERS_PER_PLAYER }, (_, i) => shipIndex(seat, i)).filter(
    (ship) => seen.shipAt[ship] >= 0 && seen.shipKind[ship] === kind,
  );
  const ports = spaceportsOf(seen, seat).flatMap((port) => [
    SPACEPORT_POINTS[port * 2],
    SPACEPORT_POINTS[port * 2 + 1],
  ]);
  return [...ships.map((ship) => seen.shipAt[ship]), ...ports];
}

/** Steps from the nearest of some points. */
const nearest = (from: readonly number[], to: number): number => Math.min(...from.map((at) => WAYS.between(at, to)));

/** SF-16, SF-17: where this seat would do well to found next, as far as it can know; the best first. */
export function goodSites(seen: Seen, seat: Seat): readonly number[] {
  if (seat < 0 || seen.phase === 'over' || seen.phase.startsWith('place')) return [];
  const drives = drivesOf(seen, seat);
  const [settlers, traders] = [startsOf(seen, seat, COLONY_SHIP), startsOf(seen, seat, TRADE_SHIP)];
  const worth = (from: readonly number[], point: number, whole: number) =>
    from.length === 0 ? 0 : whole * fade(nearest(from, point), drives);
  const colonies = OUTER_SITES.map((point) => ({
    point,
    worth: worth(settlers, point, colonyWorth(seen, seat, point, ROUNDS)),
  }));
  const docks = BASES.flatMap((_, people) => {
    const dock = nextDock(seen, people);
    if (dock === 0 || dock > freightRingsOf(seen, seat)) return [];
    const point = dockPoint(seen, people);
    return [{ point, worth: worth(traders, point, stationWorth(seen, seat, people)) }];
  });
  return [...colonies, ...docks]
    .filter((site) => site.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ point }) => point);
}

/** Steps from the nearest ship that could found here, or spaceport that could send one; undefined without any. */
export function stepsTo(seen: Seen, seat: Seat, point: number, kind: number): number | undefined {
  const from = startsOf(seen, seat, kind);
  return from.length === 0 ? undefined : nearest(from, point);
}
