import type { Phrase } from '@starboard/kernel';
import { CHITS, PEOPLES, PLANETS, POINTS, RESOURCES, SYSTEMS } from '../content/index.ts';
import { LANDMARKS } from '../content/landmarks.ts';
import type { Cards } from '../content/resources.ts';

/** How things are called inside a sentence, where their bare name does not do. */

const system = (index: number): Phrase => ({ key: `system.${SYSTEMS[index].id}` });

export const ofPeople = (people: number): Phrase => ({ key: `of-people.${PEOPLES[people]}` });

/** "Korvan a", "trade point 2 of the Merchants": what stands on the map itself. */
function placePhrase(point: number): Phrase {
  const { id, type, system: index, people, dock } = POINTS[point];
  return type === 'colony'
    ? { key: 'place.colony', values: { letter: id.slice(-1), system: system(index) } }
    : { key: 'point.dock', values: { number: dock, people: ofPeople(people) } };
}

/** "colony point a of Korvan", "trade point 2 of the Merchants", "the point two steps above Ilmen b". */
export function pointPhrase(point: number): Phrase {
  const { id, type, system: index, people, dock } = POINTS[point];
  const key = `point.${type}`;
  switch (type) {
    case 'colony':
      return { key, values: { letter: id.slice(-1), system: system(index) } };
    case 'dock':
      return { key, values: { number: dock, people: ofPeople(people) } };
    case 'space': {
      const { steps, side, point: named } = LANDMARKS[point];
      return { key, values: { n: Number(id.slice(1)), steps, side, place: placePhrase(named) } };
    }
  }
}

const planetNamed = (kind: string, planet: number): Phrase => ({
  key: `${kind}.${RESOURCES[PLANETS[planet].resource]}`,
  values: { system: system(PLANETS[planet].system) },
});

/** "ore planet of Korvan": no system has two planets with the same resource. */
export const planetPhrase = (planet: number): Phrase => planetNamed('planet', planet);

/** The same after "on": "the ore planet of Korvan", "dem Erzplaneten von Korvan". */
export const onPlanet = (planet: number): Phrase => planetNamed('on-planet', planet);

/** "5", "3/12", "pirate lair 4", "ice planet 3"; -1 is one that the viewer does not know. */
export function chitPhrase(chit: number): Phrase {
  if (CHITS[chit] === undefined) return { key: 'chit.hidden' };
  const { numbers, pirate, ice } = CHITS[chit];
  if (pirate > 0) return { key: 'chit.pirate', values: { number: pirate } };
  if (ice > 0) return { key: 'chit.ice', values: { number: ice } };
  return { key: 'chit.numbers', values: { numbers: numbers.join('/') } };
}

export const some = (kind: number, n: number): Phrase => ({ key: `cards.${RESOURCES[kind]}`, values: { n } });

/** "2 ore and 1 food", or "nothing". */
export function cardsPhrase(cards: Cards): Phrase {
  const list = cards.flatMap((n, kind) => (n > 0 ? [some(kind, n)] : []));
  return list.length === 0 ? { key: 'cards.none' } : { key: 'cards.list', values: { cards: { list } } };
}

/** "ship 2": transporters count from 0 inside and from 1 on the table. */
export const shipPhrase = (ship: number): Phrase => ({ key: 'ship.any', values: { number: ship + 1 } });

export const transporterPhrase = (transporter: number): Phrase => ({
  key: 'transporter.any',
  values: { number: transporter + 1 },
});
