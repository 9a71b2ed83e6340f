import { type Phrase, type Phrasebook, type PhraseValue, type Seat, sum } from '@starboard/kernel';
import type { Action, ActionOf, Cards } from '../actions.ts';
import {
  BALLS,
  BUILDABLES,
  CHITS,
  FRIENDSHIP_CARDS,
  PEOPLES,
  PLANETS,
  POINTS,
  RESOURCES,
  SYSTEMS,
  UPGRADES,
} from '../content/index.ts';
import type { StarfarersEvent } from '../events.ts';
import { de } from './de.ts';
import { en } from './en.ts';

type Values = NonNullable<Phrase['values']>;

const name = (seat: Seat): PhraseValue => ({ seat });
const names = (seats: readonly Seat[]): PhraseValue => ({ list: seats.map(name) });
const system = (index: number): Phrase => ({ key: `system.${SYSTEMS[index].id}` });
const ofPeople = (people: number): Phrase => ({ key: `of-people.${PEOPLES[people]}` });
const upgrade = (what: number): Phrase => ({ key: `an-upgrade.${UPGRADES[what]}` });
const friendshipCard = (card: number): Phrase => ({ key: `card.${FRIENDSHIP_CARDS[card].id}` });

/** "colony point a of Korvan", "trade point 2 of the Merchants", "space point 63"; words for a point left open (SF-9.13). */
export function pointPhrase(point: number): Phrase {
  if (POINTS[point] === undefined) return { key: 'point.open' };
  const { id, type, system: index, people, dock } = POINTS[point];
  const key = `point.${type}`;
  switch (type) {
    case 'colony':
      return { key, values: { letter: id.slice(-1), system: system(index) } };
    case 'dock':
      return { key, values: { number: dock, people: ofPeople(people) } };
    case 'space':
      return { key, values: { number: Number(id.slice(1)) } };
  }
}

const planetNamed = (kind: string, planet: number): Phrase => ({
  key: `${kind}.${RESOURCES[PLANETS[planet].resource]}`,
  values: { system: system(PLANETS[planet].system) },
});

/** "ore planet of Korvan": no system has two planets with the same resource. */
export const planetPhrase = (planet: number): Phrase => planetNamed('planet', planet);

/** The same after "on": "the ore planet of Korvan", "dem Erzplaneten von Korvan". */
const onPlanet = (planet: number): Phrase => planetNamed('on-planet', planet);

/** "5", "3/12", "pirate lair 4", "ice planet 3"; -1 is one that the viewer does not know. */
export function chitPhrase(chit: number): Phrase {
  if (CHITS[chit] === undefined) return { key: 'chit.hidden' };
  const { numbers, pirate, ice } = CHITS[chit];
  if (pirate > 0) return { key: 'chit.pirate', values: { number: pirate } };
  if (ice > 0) return { key: 'chit.ice', values: { number: ice } };
  return { key: 'chit.numbers', values: { numbers: numbers.join('/') } };
}

const some = (kind: number, n: number): Phrase => ({ key: `cards.${RESOURCES[kind]}`, values: { n } });

/** "2 ore and 1 food", or "nothing". */
export function cardsPhrase(cards: Cards): Phrase {
  const list = cards.flatMap((n, kind) => (n > 0 ? [some(kind, n)] : []));
  return list.length === 0 ? { key: 'cards.none' } : { key: 'cards.list', values: { cards: { list } } };
}

/** "ship 2": transporters count from 0 inside and from 1 on the table. */
export const shipPhrase = (ship: number): Phrase => ({ key: 'ship.any', values: { number: ship + 1 } });

const transporterPhrase = (transporter: number | undefined): Phrase =>
  transporter === undefined
    ? { key: 'transporter.open' }
    : { key: 'transporter.any', values: { number: transporter + 1 } };

const nothing = (): Values => ({});
const withOffer = ({ offer }: { readonly offer: number }): Values => ({ offer });
const withUpgrade = ({ what }: { readonly what: number }): Values => ({ upgrade: upgrade(what) });
const withCards = ({ cards }: { readonly cards: Cards }): Values => ({ cards: cardsPhrase(cards) });
const withCard = ({ kind }: { readonly kind?: number }): Values => (kind === undefined ? {} : { card: some(kind, 1) });
const atPoint = ({ at }: { readonly at: number }): Values => ({ at: pointPhrase(at) });
const newShip = ({ at, transporter }: { readonly at: number; readonly transporter: number }): Values => ({
  at: pointPhrase(at),
  transporter: transporterPhrase(transporter),
});
const exchange = ({ give, want }: { readonly give: Cards; readonly want: Cards }): Values => ({
  give: cardsPhrase(give),
  want: cardsPhrase(want),
});
const bankTrade = ({ give, cards, take }: Pick<ActionOf<'bank'>, 'give' | 'cards' | 'take'>): Values => ({
  give: some(give, cards),
  take: some(take, 1),
});

/** What the label of each action fills in. */
const ACTIONS: { readonly [D in Action['do']]: (action: ActionOf<D>) => Values } = {
  'place-colony': atPoint,
  'place-spaceport': ({ at, ship, transporter }) => ({ ...newShip({ at, transporter }), ship: pointPhrase(ship) }),
  'roll-dice': nothing,
  discard: withCards,
  steal: ({ from }) => ({ from: name(from) }),
  decline: nothing,
  take: withCard,
  'draw-supply': ({ cards }) => ({ cards }),
  offer: (action) => ({ ...exchange(action), to: names(action.to) }),
  counter: (action) => ({ ...exchange(action), offer: action.offer }),
  accept: withOffer,
  refuse: withOffer,
  withdraw: withOffer,
  deal: ({ offer, with: partner }) => ({ offer, with: name(partner) }),
  bank: bankTrade,
  'build-ship': (action) => ({ ...newShip(action), what: { key: `buildable.${BUILDABLES[action.what]}` } }),
  'build-spaceport': atPoint,
  'build-upgrade': withUpgrade,
  'buy-fame': nothing,
  levy: ({ from }) => ({ from: names(from) }),
  give: ({ cards }) => ({ cards }),
  yes: nothing,
  no: nothing,
  pay: withCards,
  'give-card': withCard,
  'gain-upgrade': withUpgrade,
  'lose-upgrade': withUpgrade,
  'place-trade-ship': newShip,
  jump: ({ to }) => ({ to: pointPhrase(to) }),
  'jump-and-found': ({ to, card }) => ({ to: pointPhrase(to), card: friendshipCard(card) }),
  'roll-mothership': nothing,
  fly: ({ ship, to }) => ({ ship: shipPhrase(ship), to: pointPhrase(to) }),
  'end-move': nothing,
  'found-colony': ({ ship }) => ({ ship: shipPhrase(ship) }),
  'found-station': ({ ship, card }) => ({ ship: shipPhrase(ship), card: friendshipCard(card) }),
  clear: ({ planet }) => ({ planet: onPlanet(planet) }),
  'end-turn': nothing,
};

function action(action: Action): Phrase {
  const fill = ACTIONS[action.do] as (action: Action) => Values;
  return { key: `action.${action.do}`, values: fill(action) };
}

type EventOf<K extends StarfarersEvent['event']> = Extract<StarfarersEvent, { event: K }>;

/** What the sentence of each event fills in, beside the seat. */
const EVENTS: { readonly [K in StarfarersEvent['event']]: (event: EventOf<K>) => Values } = {
  'first-player': ({ dice }) => ({ rounds: dice.length, sum: Math.max(...(dice.at(-1) ?? [])) }),
  'colony-placed': atPoint,
  'spaceport-placed': ({ at, ship }) => ({ at: pointPhrase(at), ship: pointPhrase(ship) }),
  'turn-began': ({ turn }) => ({ turn }),
  'dice-rolled': ({ dice }) => ({ sum: sum(dice), dice: { list: dice } }),
  produced: withCards,
  'bank-short': ({ kind }) => ({ kind: { key: `resource.${RESOURCES[kind]}` } }),
  discarded: withCards,
  stole: (event) => ({ from: name(event.from), ...withCard(event) }),
  declined: nothing,
  'relief-taken': withCard,
  'supply-drawn': withCard,
  'supply-rebuilt': withCards,
  offered: (event) => ({ ...exchange(event), offer: event.offer, to: names(event.to) }),
  'offer-accepted': withOffer,
  'offer-refused': withOffer,
  'offer-withdrawn': withOffer,
  traded: ({ with: partner, gave, got }) => ({ with: name(partner), gave: cardsPhrase(gave), got: cardsPhrase(got) }),
  'bank-traded': bankTrade,
  'ship-built': (event) => ({ ...newShip(event), what: { key: `buildable.${BUILDABLES[event.what]}` } }),
  'spaceport-built': atPoint,
  'upgrade-built': withUpgrade,
  levied: ({ from }) => ({ from: names(from) }),
  'balls-drawn': ({ balls }) => ({
    balls: { list: balls.map((ball) => ({ key: `ball.${BALLS[ball]}` })) },
    sum: sum(balls),
  }),
  'speed-set': ({ speed }) => ({ speed }),
  'encounter-read': ({ question }) => ({ question: { key: `card-question.${question}` } }),
  'encounter-answered': ({ yes }) => ({ answer: { key: yes ? 'answer.yes' : 'answer.no' } }),
  'cards-given': withCards,
  compared: ({ stat, opponent, own, other }) => ({
    stat,
    opponent: name(opponent),
    own,
    other,
    won: own >= other ? 'yes' : 'no',
  }),
  'nothing-happened': nothing,
  'fame-changed': ({ rings }) => ({ rings: Math.abs(rings) }),
  'cards-gained': withCards,
  'card-passed': (event) => ({ to: name(event.to), ...withCard(event) }),
  'upgrade-gained': withUpgrade,
  'upgrade-lost': withUpgrade,
  'ship-grounded': ({ ship }) => ({ ship: shipPhrase(ship) }),
  'trade-ship-granted': nothing,
  'trade-ship-placed': newShip,
  jumped: ({ ship, to }) => ({ ship: shipPhrase(ship), to: pointPhrase(to) }),
  'cards-returned': withCards,
  'encounters-shuffled': nothing,
  flew: ({ ship, from, to }) => ({ ship: shipPhrase(ship), from: pointPhrase(from), to: pointPhrase(to) }),
  looked: ({ planet, chit }) => ({
    planet: onPlanet(planet),
    ...(chit === undefined ? {} : { chit: chitPhrase(chit) }),
  }),
  'colony-founded': ({ at, chits }) => ({ at: pointPhrase(at), chits: { list: chits.map(chitPhrase) } }),
  'station-founded': ({ at, card }) => ({ at: pointPhrase(at), card: friendshipCard(card) }),
  'disc-won': ({ people, lostBy }) => ({ people: ofPeople(people), ...(lostBy < 0 ? {} : { loser: name(lostBy) }) }),
  'obstacle-cleared': ({ planet, chit, reserve }) => ({
    obstacle: CHITS[chit].pirate > 0 ? 'pirate' : 'ice',
    planet: onPlanet(planet),
    reserve: chitPhrase(reserve),
  }),
  won: ({ points }) => ({ points }),
};

/** What was declined, by the rule that asked. */
const DECLINED: Readonly<Record<string, string>> = {
  'SF-5.3': '-theft',
  'SF-18.8': '-relief',
  'SF-12.16': '-jump',
};

/** Some events have several sentences: above all those of which a viewer got only a part (see `view.ts`). */
function variantOf(event: StarfarersEvent): string {
  switch (event.event) {
    case 'stole':
    case 'supply-drawn':
    case 'card-passed':
      return event.kind === undefined ? '-hidden' : '';
    case 'looked':
      return event.chit === undefined ? '-hidden' : '';
    case 'declined':
      return DECLINED[event.rule] ?? '';
    case 'fame-changed':
      if (event.rings === 0) return '-none';
      return event.rings < 0 ? '-lost' : '';
    case 'disc-won':
      return event.lostBy < 0 ? '' : '-from';
    default:
      return '';
  }
}

function event(event: StarfarersEvent): Phrase {
  const fill = EVENTS[event.event] as (event: StarfarersEvent) => Values;
  const seat = 'seat' in event ? { seat: name(event.seat) } : {};
  return { key: `event.${event.event}${variantOf(event)}`, values: { ...seat, ...fill(event) } };
}

export const phrases: Phrasebook<Action, StarfarersEvent> = { words: { en, de }, action, event };
