import { counts, int, like, listOf, noun, unlit } from '@starboard/kernel';
import {
  BALLS,
  CARDS_PER_KIND,
  CHITS,
  FRIENDSHIP_CARDS,
  PEOPLES,
  PLANETS,
  POINTS,
  RESOURCES,
  TRANSPORTERS,
  UPGRADES,
} from './content/index.ts';
import {
  cardsPhrase,
  chitPhrase,
  ofPeople,
  onPlanet,
  pointPhrase,
  shipPhrase,
  some,
  transporterPhrase,
} from './text/names.ts';

// What actions and events speak of: how it is written (`ore`), clicked (`resource:ore`) and said (`resource.ore`).

const POINT_IDS = POINTS.map(({ id }) => id);
const PLANET_IDS = PLANETS.map(({ id }) => id);

/** Points and planets are their own handles on the map. */
export const point = noun('point', POINT_IDS, { ref: (at) => POINT_IDS[at], say: pointPhrase });
export const planet = noun('planet', PLANET_IDS, { ref: (at) => PLANET_IDS[at], say: onPlanet });

export const resource = noun('resource', RESOURCES);
/** One card of one's own hand, or of a pile of the bank. */
export const handCard = like(resource, { say: (kind) => some(kind, 1) });
export const pileCard = like(handCard, { ref: (kind) => `bank:${RESOURCES[kind]}` });
export const cards = like(counts(resource, CARDS_PER_KIND), { say: cardsPhrase });

/** Transporters are numbered from 1 on the table (SF-1.3) and from 0 inside. */
export const ship = noun('ship', TRANSPORTERS, {
  ref: (i, seat) => `ship:${seat}:${TRANSPORTERS[i]}`,
  say: shipPhrase,
});
export const transporter = unlit(like(ship, { say: transporterPhrase }));
export const newShip = noun('buildable', ['colony-ship', 'trade-ship'], {
  ref: (what) => `piece:${newShip.ids[what]}`,
});

export const upgrade = noun('upgrade', UPGRADES, { say: (what) => ({ key: `an-upgrade.${UPGRADES[what]}` }) });
export const card = noun(
  'card',
  FRIENDSHIP_CARDS.map(({ id }) => id),
);
export const people = noun('people', PEOPLES, { ref: (i) => `base:${PEOPLES[i]}`, say: ofPeople });
export const chit = noun(
  'chit',
  CHITS.map(({ id }) => id),
  { say: chitPhrase },
);
export const ball = noun('ball', BALLS);
export const dice = listOf(int(2, 12));
export const offer = int(0, 1_000_000);
