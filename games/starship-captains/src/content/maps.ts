import { byId, frozen } from '@starboard/kernel';
import { ROUTE_COLOURS } from './terms.ts';

/** SC-2.1: planets and the home station (Heimatstation). */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The home station is the first place of every map; the others are planets. */
export const HOME = 0;

/** SC-2.2: `a` and `b` are places. */
export interface Route {
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly colour: number;
  readonly startPirate: boolean;
}

export const MAP_IDS = ['side1-3', 'side4'] as const;
export type MapId = (typeof MAP_IDS)[number];

export interface GameMap {
  readonly id: MapId;
  readonly width: number;
  readonly height: number;
  /** A place in the state is an index into this list: home, p1, p2 ... */
  readonly places: readonly Place[];
  readonly placeOf: Readonly<Record<string, number>>;
  /** A route in the state is an index into this list. */
  readonly routes: readonly Route[];
  readonly routeOf: Readonly<Record<string, number>>;
  /** `routesAt[place][colour]`: every place has one route of each colour. */
  readonly routesAt: readonly (readonly number[])[];
  /** `neighbours[place][colour]`: the place at the other end of that route. */
  readonly neighbours: readonly (readonly number[])[];
  readonly startPirates: readonly number[];
}

/** SC-9.1: the place at the other end of a route. */
export function otherEnd(map: GameMap, route: number, place: number): number {
  const { a, b } = map.routes[route];
  return place === a ? b : a;
}

/** A route is two places with its colour between them, v violet, g green, y yellow, and `!` if a pirate starts there. */
interface Drawing {
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly routes: string;
}

const placeId = (place: number): string => (place === HOME ? 'home' : `p${place}`);

function routesOf(drawn: string): Route[] {
  return drawn.split(' ').map((printed) => {
    const [a, b] = printed.split(/[vgy]/).map((end) => Number.parseInt(end, 10));
    const colour = 'vgy'.indexOf(printed.replace(/[^vgy]/g, ''));
    return { id: `${placeId(a)}-${placeId(b)}`, a, b, colour, startPirate: printed.endsWith('!') };
  });
}

function mapOf(id: MapId, { places: drawn, routes: lines }: Drawing): GameMap {
  const places = drawn.map(([x, y], place) => ({ id: placeId(place), x, y }));
  const routes = routesOf(lines);
  const routesAt = places.map((_, place) =>
    ROUTE_COLOURS.map((_, colour) =>
      routes.findIndex((route) => route.colour === colour && (route.a === place || route.b === place)),
    ),
  );
  const neighbours = routesAt.map((at, place) =>
    at.map((route) => (routes[route].a === place ? routes[route].b : routes[route].a)),
  );
  const startPirates = routes.flatMap(({ startPirate }, route) => (startPirate ? [route] : []));
  return {
    ...{ id, width: 1000, height: 700, places, placeOf: byId(places), routes, routeOf: byId(routes) },
    ...{ routesAt, neighbours, startPirates },
  };
}

const SIDE_1_3: Drawing = {
  places: [
    [453, 401],
    [500, 50],
    [127, 200],
    [439, 200],
    [872, 200],
    [283, 259],
    [547, 299],
    [717, 302],
    [283, 398],
    [717, 441],
    [128, 500],
    [561, 500],
    [873, 500],
    [500, 650],
  ],
  routes: '0v6 0y8 0g11 1y2 1v3 1g4! 2g5 2v10! 3y5! 3g6 4v7 4y12 5v8 6y7 7g9 8g10 9y11 9v12! 10y13 11v13! 12g13',
};

const SIDE_4: Drawing = {
  places: [
    [537, 348],
    [206, 131],
    [562, 53],
    [612, 216],
    [872, 199],
    [261, 274],
    [748, 269],
    [71, 374],
    [199, 367],
    [371, 356],
    [765, 402],
    [279, 450],
    [639, 468],
    [901, 459],
    [259, 599],
    [628, 636],
  ],
  routes:
    '0v3 0g9 0y12 1v2 1g5 1y7 2g3! 2y4 3y6 4v6 4g13! 5v8! 5y9 6g10! 7g8 7v14! 8y11 9v11 10v12 10y13 11g14 12g15! 13v15 14y15',
};

/** SC-3.1: the two sides of the main board. */
export const MAPS: readonly GameMap[] = frozen([mapOf('side1-3', SIDE_1_3), mapOf('side4', SIDE_4)]);

/** SC-3.1: the side for that many players. */
export const mapFor = (players: number): number => (players === 4 ? 1 : 0);
