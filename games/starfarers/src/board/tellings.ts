import type { Telling } from '@starboard/board';
import type { Phrase, PhraseValue, Seat } from '@starboard/kernel';
import {
  BANK_RATE,
  BUILDABLES,
  CHIT_ICE,
  CHIT_PIPS,
  CHIT_PIRATE,
  COLONY_SHIP,
  COST,
  FIRST_UPGRADE,
  FRIENDSHIP_CARDS,
  PEOPLES,
  PLANETS,
  POINTS,
  RESOURCES,
  SPACEPORT_POINT_OF,
  TRADE_SHIP,
  TRANSPORTERS_PER_PLAYER,
  UPGRADE_MAX,
  UPGRADES,
} from '../content/index.ts';
import * as nouns from '../nouns.ts';
import { bankRate, onceRate } from '../rules/bank.ts';
import {
  cannonsOf,
  cardsAtBase,
  drivesOf,
  freightRingsOf,
  isBuilding,
  isShip,
  nextDock,
  PIECE,
  shipOnPoint,
} from '../state.ts';
import { cardsPhrase, chitPhrase, planetPhrase, pointPhrase, some } from '../text/names.ts';
import type { Seen } from '../view.ts';
import { stepsLeft } from './names.ts';
import { pointsTotal } from './points.ts';
import { goodSites, stepsTo } from './sites.ts';

/** What is told of a thing to whoever touches `?` and then the thing: what it is, and what it does to this seat now. */

type Phrases = readonly Phrase[];
type Values = Readonly<Record<string, PhraseValue>>;

const line = (word: string, values: Values = {}): Phrase => ({ key: `telling.${word}`, values });
const now = (word: string, values: Values = {}): Phrase => ({ key: `now.${word}`, values });
const told = (title: Phrase, ...lines: Phrases): Telling => ({ title, lines });
const when = (holds: boolean, phrase: () => Phrase): Phrases => (holds ? [phrase()] : []);

/** "the ore planet of Korvan: 5", for lists. */
const planetLine = (seen: Seen, planet: number): Phrase =>
  line('planet-here', { planet: planetPhrase(planet), chit: chitPhrase(seen.chit[planet]) });

const BUILDINGS: readonly (readonly [from: number, what: string])[] = [
  [PIECE.closed, 'closed'],
  [PIECE.neutral, 'neutral'],
  [PIECE.station, 'station'],
  [PIECE.spaceport, 'spaceport'],
  [PIECE.colony, 'colony'],
];

/** What stands on a point, and whose it is. */
function standing(seen: Seen, point: number): Phrases {
  const piece = seen.piece[point];
  if (piece === PIECE.none) return [];
  if (isShip(piece))
    return [now('ship-here', { seat: { seat: Math.floor(shipOnPoint(piece) / TRANSPORTERS_PER_PLAYER) } })];
  const what = BUILDINGS.find(([from]) => piece >= from)?.[1] ?? 'colony';
  return [now(`here.${what}`, piece < PIECE.neutral ? { seat: { seat: piece % 10 } } : {})];
}

/** How far it is for a ship that could found here, and whether that is a good idea. */
function foundingHere(seen: Seen, viewer: Seat, point: number, kind: number): Phrases {
  if (viewer < 0 || isBuilding(seen.piece[point])) return [];
  const steps = stepsTo(seen, viewer, point, kind);
  return [
    ...(steps === undefined ? [] : [now('steps', { n: steps })]),
    ...when(goodSites(seen, viewer).includes(point), () => now('good-site')),
  ];
}

function tellPoint(seen: Seen, viewer: Seat, point: number): Telling {
  const { type, planets, people, dock } = POINTS[point];
  const title = pointPhrase(point);
  if (type === 'colony') {
    const list = planets.map((planet) => planetLine(seen, planet));
    return told(
      title,
      line('colony-point'),
      line('planets-here', { planets: { list } }),
      ...standing(seen, point),
      ...foundingHere(seen, viewer, point, COLONY_SHIP),
    );
  }
  if (type === 'dock')
    return told(
      title,
      line('dock', { dock }),
      ...standing(seen, point),
      ...when(nextDock(seen, people) !== dock && seen.piece[point] === PIECE.none, () => now('dock-later')),
      ...when(viewer >= 0, () => now('rings', { n: freightRingsOf(seen, Math.max(0, viewer)) })),
      ...foundingHere(seen, viewer, point, TRADE_SHIP),
    );
  const colony = SPACEPORT_POINT_OF[point];
  return told(
    title,
    line('space'),
    ...when(colony >= 0, () => line('spaceport-point', { at: pointPhrase(colony) })),
    ...standing(seen, point),
  );
}

/** Cards that a planet gives a seat whenever its number is rolled. */
const paysTo = (seen: Seen, seat: Seat, planet: number): number =>
  PLANETS[planet].colonyPoints.filter(
    (point) => seen.piece[point] === PIECE.colony + seat || seen.piece[point] === PIECE.spaceport + seat,
  ).length;

function tellPlanet(seen: Seen, viewer: Seat, planet: number): Telling {
  const chit = seen.chit[planet];
  const resource = nouns.resource.say(PLANETS[planet].resource);
  const title = planetPhrase(planet);
  if (chit < 0) return told(title, line('planet', { resource }), line('hidden'));
  if (CHIT_PIRATE[chit] > 0)
    return told(
      title,
      line('pirate', { n: CHIT_PIRATE[chit] }),
      ...when(viewer >= 0, () => now('cannons', { n: cannonsOf(seen, Math.max(0, viewer)) })),
    );
  if (CHIT_ICE[chit] > 0)
    return told(
      title,
      line('ice', { n: CHIT_ICE[chit] }),
      ...when(viewer >= 0, () => now('rings', { n: freightRingsOf(seen, Math.max(0, viewer)) })),
    );
  const pays = viewer < 0 || seen.faceUp[planet] === 0 ? 0 : paysTo(seen, viewer, planet);
  return told(
    title,
    line('planet', { resource }),
    line('number', { numbers: chitPhrase(chit), n: CHIT_PIPS[chit] }),
    ...when(pays > 0, () => now('pays', { cards: some(PLANETS[planet].resource, pays) })),
    ...when(viewer >= 0 && pays === 0, () => now('pays-nothing')),
  );
}

function tellBase(seen: Seen, viewer: Seat, people: number): Telling {
  const holder = seen.disc[people];
  const dock = nextDock(seen, people);
  return told(
    { key: `people.${PEOPLES[people]}` },
    line('base'),
    holder < 0 ? now('disc-free') : now('disc-of', { seat: { seat: holder } }),
    now('cards-left', { n: cardsAtBase(seen, people).length }),
    ...when(dock > 0, () => now('next-dock', { dock })),
    ...when(viewer >= 0, () => now('rings', { n: freightRingsOf(seen, Math.max(0, viewer)) })),
  );
}

function tellShip(seen: Seen, seat: Seat, transporter: number): Telling | undefined {
  const ship = seat * TRANSPORTERS_PER_PLAYER + transporter;
  if (!(seen.shipAt[ship] >= 0)) return undefined;
  const kind = seen.shipKind[ship] === TRADE_SHIP ? 'trade-ship' : 'colony-ship';
  const left = stepsLeft(seen, seat, transporter);
  return told(
    { key: `ship.${kind}`, values: { number: transporter + 1 } },
    line(kind),
    now('belongs', { seat: { seat } }),
    left < 0 ? now('flies', { n: drivesOf(seen, seat) }) : { key: 'label.movement-left', values: { n: left } },
  );
}

/** What a seat still lacks for something that can be built. */
function affordable(seen: Seen, viewer: Seat, buildable: number): Phrases {
  const hand = seen.hand[viewer];
  if (hand === undefined || typeof hand === 'number') return [];
  const lack = COST[buildable].map((cards, kind) => Math.max(0, cards - hand[kind]));
  return [lack.every((n) => n === 0) ? now('affordable') : now('lack', { cards: cardsPhrase(lack) })];
}

function tellUpgrade(seen: Seen, viewer: Seat, what: number): Telling {
  const totals = [drivesOf, cannonsOf, freightRingsOf].map((of) => (viewer < 0 ? 0 : of(seen, viewer)));
  return told(
    { key: `upgrade.${UPGRADES[what]}` },
    line(`upgrade.${UPGRADES[what]}`),
    { key: `price.${UPGRADES[what]}` },
    ...when(viewer >= 0, () => now('upgrades', { n: totals[what], most: UPGRADE_MAX[what] })),
    ...affordable(seen, viewer, FIRST_UPGRADE + what),
  );
}

function tellPiece(seen: Seen, viewer: Seat, id: string): Telling | undefined {
  const buildable = (BUILDABLES as readonly string[]).indexOf(id);
  if (buildable < 0) return undefined;
  if (buildable >= FIRST_UPGRADE) return tellUpgrade(seen, viewer, buildable - FIRST_UPGRADE);
  return told({ key: `buildable.${id}` }, line(id), { key: `price.${id}` }, ...affordable(seen, viewer, buildable));
}

/** SF-8.1 to SF-8.4: how many cards of a kind the bank wants, by any means this seat has. */
const rate = (seen: Seen, viewer: Seat, kind: number): number =>
  viewer < 0 ? BANK_RATE[kind] : onceRate(seen, viewer, kind) || bankRate(seen, viewer, kind);

function tellResource(seen: Seen, viewer: Seat, kind: number): Telling {
  const list = BUILDABLES.flatMap((id, i) => (COST[i][kind] > 0 ? [{ key: `buildable.${id}` }] : []));
  return told(
    nouns.resource.say(kind),
    line('resource', { things: { list } }),
    line('rate', { cards: some(kind, rate(seen, viewer, kind)) }),
    now('in-bank', { n: seen.bank[kind] }),
  );
}

function tellMothership(seen: Seen, seat: Seat): Telling | undefined {
  if (seen.colour[seat] === undefined) return undefined;
  return told(
    { key: 'piece.mothership' },
    line('mothership'),
    now('mothership', { seat: { seat }, drives: drivesOf(seen, seat), cannons: cannonsOf(seen, seat) }),
  );
}

const tellPlayer = (seen: Seen, seat: Seat): Telling | undefined =>
  seen.colour[seat] === undefined
    ? undefined
    : told(
        { key: 'points.total', values: { n: pointsTotal(seen, seat) } },
        line('points'),
        now('belongs', { seat: { seat } }),
      );

/** What is told by the first word of a ref. */
const BY_SORT: Readonly<Record<string, (seen: Seen, viewer: Seat, rest: readonly string[]) => Telling | undefined>> = {
  base: (seen, viewer, [id]) => {
    const people = (PEOPLES as readonly string[]).indexOf(id);
    return people < 0 ? undefined : tellBase(seen, viewer, people);
  },
  ship: (seen, _viewer, [seat, id]) => tellShip(seen, Number(seat), nouns.ship.ids.indexOf(id)),
  mothership: (seen, _viewer, [seat]) => tellMothership(seen, Number(seat)),
  player: (seen, _viewer, [seat]) => tellPlayer(seen, Number(seat)),
  upgrade: (seen, viewer, [id]) => {
    const what = (UPGRADES as readonly string[]).indexOf(id);
    return what < 0 ? undefined : tellUpgrade(seen, viewer, what);
  },
  piece: (seen, viewer, [id]) => tellPiece(seen, viewer, id),
  resource: (seen, viewer, [id]) => ofKind(seen, viewer, id),
  bank: (seen, viewer, [id]) =>
    id === undefined ? told({ key: 'label.bank' }, line('bank')) : ofKind(seen, viewer, id),
  card: (_seen, _viewer, [id]) =>
    FRIENDSHIP_CARDS.some((card) => card.id === id)
      ? told({ key: `card.${id}` }, { key: `card-text.${id}` })
      : undefined,
  supply: (seen) => told({ key: 'label.supply' }, line('supply'), now('in-supply', { n: seen.supply })),
  dice: () => told({ key: 'kind.roll-dice' }, line('dice')),
  fame: (seen, viewer) =>
    told({ key: 'label.fame' }, line('fame'), ...when(viewer >= 0, () => now('fame', { n: seen.fame[viewer] }))),
};

function ofKind(seen: Seen, viewer: Seat, id: string): Telling | undefined {
  const kind = (RESOURCES as readonly string[]).indexOf(id);
  return kind < 0 ? undefined : tellResource(seen, viewer, kind);
}

const POINT_OF = new Map(POINTS.map(({ id }, point) => [id, point]));
const PLANET_OF = new Map(PLANETS.map(({ id }, planet) => [id, planet]));

/** What a ref is about; undefined where there is nothing to tell. */
export function tellingOf(seen: Seen, viewer: Seat, ref: string): Telling | undefined {
  const point = POINT_OF.get(ref);
  if (point !== undefined) return tellPoint(seen, viewer, point);
  const planet = PLANET_OF.get(ref);
  if (planet !== undefined) return tellPlanet(seen, viewer, planet);
  const [sort, ...rest] = ref.split(':');
  return Object.hasOwn(BY_SORT, sort) ? BY_SORT[sort](seen, viewer, rest) : undefined;
}
