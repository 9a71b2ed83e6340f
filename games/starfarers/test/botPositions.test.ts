import { type Position, positionTests } from '@starboard/bots/testing';
import type { Plain } from '@starboard/kernel';
import { starfarers } from '../src/index.ts';
import { colonyShip, flight, fly, foundColony, tradeShip } from './flight.ts';
import { table } from './table.ts';

/** Seat 0 in its trade and build phase. */
const building = (own: Plain, others: Readonly<Record<number, Plain>> = {}, state: Plain = {}) =>
  table({ state: { phase: 'build', seats: { 0: own, ...others }, ...state } });
const seven = (hands: Readonly<Record<number, Plain>>) =>
  table({ state: { seats: hands }, draws: { production: [3, 4] } }).do(0, 'roll-dice');
/** An offer of seat 1 to seat 0. */
const offered = (give: Plain, want: Plain, own: Plain, other: Plain) =>
  table({ state: { active: 1, phase: 'build', seats: { 0: own, 1: other } } }).do(1, {
    ...{ do: 'offer', give, want, to: [0] },
  });

const COLONY = { ore: 1, fuel: 1, carbon: 1, food: 1 };
const PORT = { carbon: 3, food: 2 };
/** One point short of the goal: stations with their cards, and trophies. */
const NEAR_THE_END = {
  fame: 9, // with all this, 14 points
  upgrades: { 'freight-ring': 2 },
  stations: ['merchants-1', 'scientists-1'],
  cards: ['merchant-ore', 'scientist-cannons'],
  trophies: ['chit-violet-2', 'chit-violet-3'],
};

const positions: readonly Position[] = [
  {
    name: 'founds the colony that its ship has come for',
    at: () => flight({ ships: { 1: colonyShip('near1-a') }, speed: 2 }),
    right: [foundColony(1)],
  },
  {
    name: 'flies all the way to a free colony point in reach',
    at: () => flight({ ships: { 1: colonyShip('s110') }, speed: 5 }),
    right: [{ do: 'fly' }, { do: 'found-colony' }],
    wrong: [{ do: 'end-turn' }, { do: 'end-move' }],
  },
  {
    name: 'flies to the dock that its rings are enough for',
    at: () => flight({ ships: { 1: tradeShip('s098') }, own: { upgrades: { 'freight-ring': 1 } }, speed: 3 }),
    right: [fly(1, 'green-folk-1')],
  },
  {
    name: 'founds the station when it is there',
    at: () =>
      flight({ ships: { 1: tradeShip('s098') }, own: { upgrades: { 'freight-ring': 1 } }, speed: 3 }).do(
        0,
        fly(1, 'green-folk-1'),
      ),
    right: [{ do: 'found-station' }],
  },
  {
    name: 'does not end a flight that has not begun',
    at: () => flight({ ships: { 1: colonyShip('s110'), 2: tradeShip('s098') }, speed: 4 }),
    wrong: [{ do: 'end-turn' }],
  },
  {
    name: 'builds a colony ship from the very cards for it',
    at: () => building({ hand: COLONY }),
    right: [{ do: 'build-ship', what: 'colony-ship' }],
  },
  {
    name: 'builds a spaceport from the very cards for it',
    at: () => building({ hand: PORT }),
    right: [{ do: 'build-spaceport' }],
  },
  {
    name: 'builds a trade ship when it has its cards and a ring',
    at: () => building({ hand: { ore: 1, fuel: 1, goods: 2 }, upgrades: { 'freight-ring': 1 } }),
    right: [{ do: 'build-ship', what: 'trade-ship' }],
  },
  {
    name: 'does not pay for a drive with the fuel of a colony ship',
    at: () => building({ hand: { ore: 1, fuel: 2, carbon: 1, food: 1 } }),
    wrong: [{ do: 'build-upgrade' }, { do: 'bank' }],
  },
  {
    name: 'does not break up the cards of a spaceport for a cannon',
    at: () => building({ hand: PORT }),
    wrong: [{ do: 'build-upgrade' }, { do: 'bank' }],
  },
  {
    name: 'changes three cards that it has too many of for the one that is missing',
    at: () => building({ hand: { ore: 1, carbon: 1, food: 1, goods: 5 } }),
    right: [{ do: 'bank', give: 'goods', take: 'fuel' }],
  },
  {
    name: 'does not change cards of a set for one of no use',
    at: () => building({ hand: { carbon: 3, food: 1 } }),
    wrong: [{ do: 'bank', give: 'carbon' }],
  },
  {
    name: 'wins by the spaceport that it can build',
    at: () => building({ ...NEAR_THE_END, hand: PORT }),
    right: [{ do: 'build-spaceport' }],
  },
  {
    name: 'takes a card from the only one who has any',
    at: () => seven({ 0: { hand: {} }, 1: { hand: { ore: 3 } }, 2: { hand: {} }, 3: { hand: {} } }),
    right: [{ do: 'steal', from: 1 }],
  },
  {
    name: 'takes a card rather than none',
    at: () => seven({ 0: { hand: {} }, 1: { hand: { ore: 3 } }, 2: { hand: { fuel: 3 } }, 3: { hand: {} } }),
    right: [{ do: 'steal' }],
  },
  {
    name: 'takes it from who is about to win',
    at: () =>
      seven({
        0: { hand: {} },
        1: { hand: PORT },
        2: { hand: PORT, ...NEAR_THE_END },
        3: { hand: {} },
      }),
    right: [{ do: 'steal', from: 2 }],
  },
  {
    name: 'draws from the supply before it rolls for speed',
    at: () => building({ hand: {} }, {}, { supplyRight: 1 }),
    right: [{ do: 'draw-supply' }],
  },
  {
    name: 'takes two cards where it has the right to two',
    at: () =>
      table({ options: { fasterStart: true }, state: { phase: 'build', supplyRight: 2, seats: { 0: { hand: {} } } } }),
    wrong: [{ do: 'draw-supply', cards: 1 }, { do: 'roll-mothership' }],
  },
  {
    name: 'accepts the card that completes a colony ship for one to spare',
    at: () =>
      offered({ food: 1 }, { goods: 1 }, { hand: { ore: 1, fuel: 1, carbon: 1, goods: 1 } }, { hand: { food: 2 } }),
    right: [{ do: 'accept' }],
  },
  {
    name: 'does not sell the card that its colony ship needs',
    at: () => offered({ goods: 1 }, { food: 1 }, { hand: COLONY }, { hand: { goods: 2 } }),
    right: [{ do: 'refuse' }],
  },
  {
    name: 'does not give two cards for one of no use',
    at: () => offered({ goods: 1 }, { carbon: 2 }, { hand: PORT }, { hand: { goods: 3 } }),
    right: [{ do: 'refuse' }],
  },
  {
    name: 'keeps the cards of a colony ship when half of its hand goes back',
    at: () => seven({ 0: { hand: { ...COLONY, goods: 6 } }, 1: { hand: {} }, 2: { hand: {} }, 3: { hand: {} } }),
    right: [{ do: 'discard', cards: { goods: 5 } }],
  },
  {
    name: 'keeps the cards of a spaceport when half of its hand goes back',
    at: () => seven({ 0: { hand: { ...PORT, goods: 5 } }, 1: { hand: {} }, 2: { hand: {} }, 3: { hand: {} } }),
    right: [{ do: 'discard', cards: { goods: 5 } }],
  },
  {
    name: 'gets the last card of the spaceport that wins from the bank',
    at: () => building({ ...NEAR_THE_END, hand: { carbon: 2, food: 2, fuel: 3 } }),
    right: [{ do: 'bank', give: 'fuel', take: 'carbon' }],
  },
  {
    name: 'builds what it can before it rolls for speed',
    at: () => building({ hand: { ...COLONY, goods: 1 } }),
    wrong: [{ do: 'roll-mothership' }],
  },
  {
    name: 'builds a ship rather than two drives, when it has the cards of either',
    at: () => building({ hand: { ore: 1, fuel: 4, carbon: 1, food: 1 }, upgrades: { drive: 3 } }),
    right: [{ do: 'build-ship' }, { do: 'build-upgrade', what: 'drive' }],
    wrong: [{ do: 'roll-mothership' }, { do: 'bank' }],
  },
  {
    name: 'does not send a colony ship away from the colony point on which it stands',
    at: () => flight({ ships: { 1: colonyShip('near1-a') }, speed: 9 }),
    wrong: [{ do: 'fly' }, { do: 'pass' }, { do: 'end-turn' }],
  },
  {
    name: 'does not help the leader to the card that wins',
    at: () =>
      offered(...([{ ore: 1 }, { food: 1 }, { hand: { food: 1 } }] as const), {
        hand: { carbon: 3, food: 1, ore: 1 },
        ...NEAR_THE_END,
      }),
    right: [{ do: 'refuse' }],
  },
  {
    name: 'does not give something for nothing',
    at: () => offered({ ore: 1 }, { fuel: 3 }, { hand: { ...COLONY, fuel: 3 } }, { hand: { ore: 2 } }),
    right: [{ do: 'refuse' }],
  },
  {
    name: 'flies the ship that can found, though another could only come nearer',
    at: () => flight({ ships: { 1: colonyShip('near1-a'), 2: tradeShip('s098') }, speed: 1 }),
    wrong: [{ do: 'end-turn' }],
  },
  {
    name: 'founds though the match then ends sooner',
    at: () => flight({ ships: { 1: colonyShip('near1-a') }, own: { fame: 16 }, speed: 1 }),
    right: [foundColony(1)],
  },
  {
    name: 'founds before it ends the turn, though it leads by far',
    at: () => flight({ ships: { 1: colonyShip('near1-b') }, own: { ...NEAR_THE_END, fame: 6 }, speed: 1 }),
    right: [foundColony(1)],
  },
];

positionTests(starfarers, positions);
