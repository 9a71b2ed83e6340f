import type { Seat } from '@starboard/kernel';
import { BASE_STOP, CULTURE_COUNT, GOODS } from '../content/cultures.ts';
import { BASE, FIELD_COUNT } from '../content/fields.ts';
import { lineCost, NEIGHBOURS } from '../content/map.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { ORBITALS, SYSTEMS } from '../content/systems.ts';
import { CITY, RED, RED_DRIVE, YELLOW, YELLOW_DRIVE } from '../content/terms.ts';
import { modified } from '../rules/advantages.ts';
import { goodPrice } from '../rules/buying.ts';
import { feeAt } from '../rules/fees.ts';
import { aboard, isPort, NONE, type Open } from '../state.ts';
import type { Seen } from '../view.ts';
import { type Risk, riskAt } from './reach.ts';

/** What a seat can know of trade: who buys what, for how much, and how far it is. */

/** The table as if it were the turn of this seat, and nothing of it had happened yet: what rules reckon for whoever acts. */
export function ownTurn(view: Seen, seat: number): Seen {
  if (seat < 0 || seat === view.active) return view;
  return { ...view, active: seat, dice: [], slot: [], course: 0, off: 0, calm: 0, beaten: 0, purse: NONE };
}

/** A way from the ship to somewhere. */
export interface Trip {
  readonly bp: number;
  /** With the field of the ship at its beginning. */
  readonly way: readonly number[];
  readonly risks: readonly Risk[];
}

/** What three dice bring on average. */
const BP_A_TURN = 10.5;
export const turnsOf = (bp: number): number => Math.ceil(bp / BP_A_TURN);

/** A detour of so many movement points is taken to avoid a hazard, in thousandths. */
const HAZARD = 900;
const POINT = 1000;
const STEP = 1;

const isFree = (view: Open, seat: Seat, field: number): boolean => {
  const drive = view.drive[seat];
  const kind = view.kind[field];
  return (kind === YELLOW && (drive & YELLOW_DRIVE) !== 0) || (kind === RED && (drive & RED_DRIVE) !== 0);
};

/** The shortest ways from a field to all others with the drive of a seat; dice and exits are not looked at. */
function waysFrom(
  view: Open,
  seat: Seat,
  start: number,
): { readonly far: readonly number[]; readonly back: readonly number[] } {
  const far = Array<number>(FIELD_COUNT).fill(Number.POSITIVE_INFINITY);
  const back = Array<number>(FIELD_COUNT).fill(-1);
  const open = new Set([start]);
  far[start] = 0;
  while (open.size > 0) {
    let at = -1;
    for (const field of open) if (at < 0 || far[field] < far[at]) at = field;
    open.delete(at);
    if (at !== start && view.kind[at] === CITY) continue;
    for (const to of NEIGHBOURS[at]) {
      if (view.kind[to] === CITY && isPort(view, at)) continue;
      const danger = riskAt(view, seat, to, 1) === undefined ? 0 : HAZARD;
      const sum = far[at] + STEP + danger + (isFree(view, seat, to) ? 0 : lineCost(at, to) * POINT);
      if (sum >= far[to]) continue;
      far[to] = sum;
      back[to] = at;
      open.add(to);
    }
  }
  return { far, back };
}

/** Where one can land to trade in a system. */
function landingsOf(view: Open, system: number): readonly number[] {
  const { cities, spaceports } = SYSTEMS[system];
  const ports = ORBITALS.flatMap((one) => (one.system === system && isPort(view, one.field) ? [one.field] : []));
  return [...cities, ...spaceports, ...ports];
}

/** A map of the shortest trips from one field, so that it is made once. */
export class Trips {
  private readonly ways: ReturnType<typeof waysFrom>;
  private readonly view: Open;
  private readonly seat: Seat;
  private readonly start: number;
  constructor(view: Open, seat: Seat, start: number) {
    this.view = view;
    this.seat = seat;
    this.start = start;
    this.ways = waysFrom(view, seat, start);
  }

  private to(fields: readonly number[]): Trip | undefined {
    const { far, back } = this.ways;
    const [end] = fields.toSorted((a, b) => far[a] - far[b]);
    if (end === undefined || !Number.isFinite(far[end])) return undefined;
    const way = [end];
    for (let at = end; back[at] >= 0; at = back[at]) way.unshift(back[at]);
    const bp = way
      .slice(1)
      .reduce((sum, to, i) => sum + (isFree(this.view, this.seat, to) ? 0 : lineCost(way[i], to)), 0);
    const risks = way.slice(1).flatMap((field) => riskAt(this.view, this.seat, field, 1) ?? []);
    return { bp, way, risks };
  }

  toSystem(system: number): Trip | undefined {
    const landings = landingsOf(this.view, system);
    return landings.includes(this.start) ? { bp: 0, way: [this.start], risks: [] } : this.to(landings);
  }

  toStop(stop: number): Trip | undefined {
    if (stop === BASE_STOP) return this.start === BASE ? { bp: 0, way: [BASE], risks: [] } : this.to([BASE]);
    return this.view.home[stop] < 0 ? undefined : this.toSystem(this.view.home[stop]);
  }
}

/** What a culture pays now, after the next shift, and after the one that follows. */
export const pricesOf = (view: Open, culture: number, good: number): readonly number[] =>
  [0, 1, 2].map((place) => GOODS[good].resale[view.market[culture * 3 + place]]);

export interface Buyer {
  readonly culture: number;
  readonly system: number;
  readonly now: number;
  readonly next: number;
  /** MV-8.1: what the spaceport at the end of the way takes. */
  readonly fee: number;
  readonly profit: number;
  readonly trip: Trip;
}

/** The table as if the ship of a seat stood there in its own turn. */
const standingAt = (view: Seen, seat: Seat, field: number): Seen => {
  const own = ownTurn(view, seat);
  return { ...own, at: own.at.with(seat, field) };
};

/** What a good that was bought for so much brings for each turn on the way. */
const perTurn = ({ profit, trip }: Buyer): number => profit / Math.max(1, turnsOf(trip.bp));

/** The known buyers of a good, best profit per turn first. */
export function buyersOf(
  view: Seen,
  seat: Seat,
  good: number,
  trips: Trips,
  cost = GOODS[good].cost,
): readonly Buyer[] {
  const known = GOODS[good].buyers.flatMap((culture): Buyer[] => {
    const system = view.home[culture];
    const trip = system < 0 ? undefined : trips.toSystem(system);
    if (trip === undefined) return [];
    const [now, next] = pricesOf(view, culture, good);
    const fee = feeAt(standingAt(view, seat, trip.way[trip.way.length - 1]), seat);
    return [{ culture, system, now, next, fee, profit: now - fee - cost, trip }];
  });
  return known.toSorted((a, b) => perTurn(b) - perTurn(a));
}

/** A good that lies in a market, for what this seat would pay there, and who buys it. */
export interface Offer {
  readonly system: number;
  readonly good: number;
  readonly n: number;
  readonly cost: number;
  /** From the ship to the market. */
  readonly away: Trip | undefined;
  /** With their ways from the market. */
  readonly buyers: readonly Buyer[];
}

/** MV-7.2.1: what the markets of these systems sell, what promises most first. */
export function offersOf(view: Seen, seat: Seat, trips: Trips, systems: readonly number[]): readonly Offer[] {
  const offers = systems.flatMap((system) => {
    const away = trips.toSystem(system);
    const landing = away === undefined ? SYSTEMS[system].cities[0] : away.way[away.way.length - 1];
    const there = standingAt(view, seat, landing);
    const onward = away?.bp === 0 ? trips : new Trips(there, seat, landing);
    return stockOf(view, system).map(({ good, n }): Offer => {
      const cost = goodPrice(there, seat, good) + feeAt(there, seat);
      return { system, good, n, cost, away, buyers: buyersOf(view, seat, good, onward, cost) };
    });
  });
  const worth = ({ buyers }: Offer): number =>
    buyers[0] === undefined ? Number.NEGATIVE_INFINITY : perTurn(buyers[0]);
  return offers.toSorted((a, b) => worth(b) - worth(a));
}

/** MV-7.4.4: what a passenger pays this seat. */
export const fareOf = (view: Open, seat: Seat, passenger: number): number =>
  modified(view, seat, 'fare', PASSENGERS[passenger].fare);

/** The known culture that pays most for a good now. */
export function bestBuyer(
  view: Open,
  good: number,
): { readonly system: number; readonly now: number; readonly next: number } | undefined {
  const known = GOODS[good].buyers.filter((culture) => view.home[culture] >= 0);
  const [best] = known.toSorted((a, b) => pricesOf(view, b, good)[0] - pricesOf(view, a, good)[0]);
  if (best === undefined) return undefined;
  const [now, next] = pricesOf(view, best, good);
  return { system: view.home[best], now, next };
}

/** Buyers that nobody has discovered; where the viewer has seen the card of one, its system. */
export const hiddenBuyers = (
  view: Seen,
  good: number,
): readonly { readonly culture: number; readonly system: number }[] =>
  GOODS[good].buyers
    .filter((culture) => view.home[culture] < 0)
    .map((culture) => ({ culture, system: view.contact.indexOf(culture) }));

/** The highest price that a known culture other than this one pays now for a good, or 0. */
export const bestPrice = (view: Open, good: number, except = -1): number =>
  GOODS[good].buyers.reduce(
    (best, culture) =>
      culture === except || view.home[culture] < 0 ? best : Math.max(best, pricesOf(view, culture, good)[0]),
    0,
  );

export const cargoOf = (view: Open, seat: Seat): readonly { readonly good: number; readonly n: number }[] =>
  GOODS.map((_, good) => ({ good, n: view.goods[seat * CULTURE_COUNT + good] })).filter(({ n }) => n > 0);

export const passengersOf = (view: Open, seat: Seat): readonly number[] =>
  PASSENGERS.flatMap((_, passenger) => (view.passengerAt[passenger] === aboard(seat) ? [passenger] : []));

export const passengersAt = (view: Open, place: number): readonly number[] =>
  PASSENGERS.flatMap((_, passenger) => (view.passengerAt[passenger] === place ? [passenger] : []));

export const stockOf = (view: Open, system: number): readonly { readonly good: number; readonly n: number }[] =>
  GOODS.map((_, good) => ({ good, n: view.stock[system * CULTURE_COUNT + good] })).filter(({ n }) => n > 0);
