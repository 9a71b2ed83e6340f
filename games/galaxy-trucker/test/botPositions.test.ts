import { type Position, positionTests } from '@starboard/bots/testing';
import { BOARDS, CLASS, type ShipClass } from '../src/content/boards.ts';
import { galaxyTrucker } from '../src/index.ts';
import { type Drawing, shipOf } from './ships.ts';
import { dice, flight, yard } from './table.ts';
import { turns } from './yard.ts';

type More = Partial<Parameters<typeof flight>[0]>;

/** Everything that a flight needs, with room for 2 goods. */
const SOUND: Drawing = {
  ...{ '7,7': 'start-cabin', '6,7': 'cannon', '8,7': 'cabin', '8,6': 'engine', '7,6': 'hold-2', '7,8': 'cabin' },
};
/** The same without room. */
const BARE: Drawing = { '7,7': 'start-cabin', '6,7': 'cannon', '8,7': 'cabin', '8,6': 'engine' };
/** Enough cannons for Smugglers of strength 4. */
const ARMED: Drawing = {
  ...{ '7,7': 'start-cabin', '6,7': 'cannon', '8,7': 'cabin', '8,6': 'engine', '7,6': 'hold-2' },
  ...{
    '6,6': 'cannon',
    '7,8': 'structural',
    '6,8': 'cannon',
    '7,9': 'cannon',
    '7,5': 'cannon',
    '8,8': 'structural',
    '8,9': 'cannon:e',
  },
};
const WITH_SPECIAL: Drawing = { ...SOUND, '7,6': 'special-hold-2' };
const REST = ['i-04', 'i-05', 'i-06']; // stardust and open space that are still to come
/** Two halves with a cabin each, one of which could take an alien. */
const SPLIT: Drawing = { '7,4': 'cabin', '8,4': 'life-support-brown', '7,9': 'cabin' };
/** Somebody who has looked at all open piles, as bits. */
const ALL_PILES = 0b1110;
/** The square of a row and a column. */
const squareOf = (shipClass: ShipClass, row: number, column: number): number =>
  BOARDS[CLASS[shipClass]].squares.findIndex((square) => square.row === row && square.column === column);
const HOME_OF_I = squareOf('I', 7, 7);
const LEFT_CABIN = squareOf('IIA', 7, 4);
const ALONE = { seats: [{}, { halves: ['gave-up'] }] };

/** Seat 0 flies on to a card, and is asked by it. */
const meets = (card: string, ship: Drawing, more: More = {}) =>
  flight({ ships: [ship], deck: [card, ...REST], ...more }).flyOn();
/** Alone, with the sums of the dice. */
const isHit = (card: string, ship: Drawing, sums: readonly number[], more: More = {}) =>
  meets(card, ship, { ...ALONE, draws: { hit: dice(...sums) }, ...more });
/** Seat 0 builds by turns. */
const builds = (ship: Drawing, own: object = {}, state: object = {}, round = '1-I') =>
  turns({ round, state: { ...state, seats: { 0: { ship: shipOf(round.slice(2) as ShipClass, ship), ...own } } } });

const flying: readonly Position[] = [
  {
    name: 'GT-13.1: flies on with a sound ship',
    at: () => flight({ ships: [SOUND], deck: ['i-05', ...REST] }),
    wrong: [{ do: 'give-up' }],
  },
  {
    name: 'GT-13.4: flies on with goods that giving up would halve',
    at: () => flight({ ships: [{ ...SOUND, '7,6': ['hold-2', { goods: { yellow: 2 } }] }], deck: ['i-04'] }),
    wrong: [{ do: 'give-up' }],
  },
  {
    name: 'GT-12.1: gives power to the only engine that there is',
    at: () => meets('i-05', { '7,7': 'start-cabin', '8,7': 'battery-2', '8,6': 'double-engine', '6,7': 'cannon' }),
    right: [{ do: 'power' }],
  },
  {
    name: 'GT-12.2: lands where the goods are worth most',
    at: () => meets('i-13', WITH_SPECIAL),
    right: [{ do: 'land', planet: 1 }],
  },
  {
    name: 'GT-9.7: lands where the goods can be loaded, not where red ones lie',
    at: () => meets('i-14', SOUND),
    wrong: [{ do: 'pass' }],
  },
  {
    name: 'GT-12.2: does not land for goods that it cannot load',
    at: () => meets('i-14', BARE),
    right: [{ do: 'pass' }],
  },
  {
    name: 'GT-12.4: docks at a station with room for its goods',
    at: () => meets('i-19', SOUND),
    right: [{ do: 'use' }],
  },
  {
    name: 'GT-12.4: leaves a station when there is no room',
    at: () => meets('i-19', { ...BARE, '7,8': 'cabin' }),
    right: [{ do: 'pass' }],
  },
  {
    name: 'GT-12.3: sells humans whom the last card leaves without work',
    at: () => flight({ ships: [{ ...SOUND, '8,8': 'cabin' }], deck: ['i-18'] }).flyOn(),
    right: [{ do: 'use' }],
  },
  {
    name: 'GT-12.6: takes the credits of Slavers that it has beaten',
    at: () =>
      meets('i-01', {
        ...{ '7,7': 'start-cabin', '6,7': 'double-cannon', '8,7': 'battery-2', '8,6': 'engine' },
        ...{ '7,8': ['cabin', { alien: 'purple' }], '7,9': 'life-support-purple', '6,8': 'cannon' },
        ...{ '7,6': 'structural', '6,6': 'double-cannon' },
      })
        .do(0, { do: 'power', part: '6,7' })
        .do(0, { do: 'power', part: '6,6' }),
    wrong: [{ do: 'decline' }],
  },
  {
    name: 'GT-9.9: gives aliens away before its last human',
    at: () =>
      meets('i-01', {
        ...{ '7,7': ['start-cabin', { humans: 1 }], '8,7': ['cabin', { humans: 1 }], '8,6': 'engine' },
        ...{ '7,6': ['cabin', { alien: 'purple' }], '6,6': 'life-support-purple' },
        ...{ '7,8': ['cabin', { alien: 'brown' }], '7,9': 'life-support-brown' },
      }).do(0, { do: 'lose-crew', from: '8,7' }),
    wrong: [{ do: 'lose-crew', from: HOME_OF_I }],
  },
  {
    name: 'GT-11.4: raises the shield before a meteor that strikes a connector',
    at: () => isHit('i-10', { '7,7': 'start-cabin', '7,6': 'cabin', '8,7': 'battery-2', '7,8': 'shield' }, [7]),
    right: [{ do: 'shield' }],
  },
  {
    name: 'GT-12.6: loads what beaten Smugglers leave',
    at: () => meets('i-02', ARMED),
    right: [{ do: 'take-reward' }],
  },
  {
    name: 'GT-12.6: loses no day for goods of theirs that it has no room for',
    at: () => meets('i-02', { ...ARMED, '7,6': 'structural' }),
    right: [{ do: 'decline' }],
  },
  {
    name: 'GT-16.6: wakes sleepers for the places of those who were lost',
    at: () =>
      meets(
        'i-01',
        {
          '7,7': 'start-cabin',
          '8,7': 'cabin',
          '7,8': 'cabin',
          '7,6': ['stasis-chamber', { sleepers: 4 }],
          '8,6': 'engine',
        },
        { options: { newTechnology: true } },
      )
        .do(0, { do: 'lose-crew', from: '7,8' })
        .do(0, { do: 'lose-crew', from: '7,8' })
        .do(0, { do: 'lose-crew', from: '8,7' }),
    right: [{ do: 'wake' }],
  },
  {
    name: 'GT-19.9: repays a loan before the last card with credits to spare',
    at: () =>
      flight({
        ships: [SOUND],
        seats: [{ credits: 60, loans: 1 }],
        deck: ['i-04'],
        options: { evilMachinations: true },
      }),
    wrong: [{ do: 'give-up' }],
  },
  {
    name: 'GT-11.5: spends a battery token on a cannon that would be hit',
    at: () => isHit('i-11', { '7,7': 'start-cabin', '6,7': 'double-cannon', '8,7': 'battery-2', '8,6': 'engine' }, [7]),
    right: [{ do: 'fire' }],
  },
  {
    name: 'GT-11.10: flies on with the part that has humans and an engine',
    at: () =>
      isHit(
        'i-11',
        {
          ...{ '7,7': 'start-cabin', '6,7': 'structural', '8,7': 'engine' },
          ...{ '6,6': 'structural', '6,8': 'hold-2' },
        },
        [6, 2, 7],
      ),
    wrong: [{ do: 'give-up' }],
  },
  {
    name: 'GT-12.5: has power for all cannons that win together',
    at: () =>
      meets('i-02', {
        ...{ '7,7': 'start-cabin', '8,7': 'battery-3', '6,7': 'double-cannon', '7,6': 'structural' },
        ...{ '6,6': 'double-cannon', '7,8': 'structural', '6,8': 'double-cannon', '8,8': 'hold-3' },
      }),
    right: [{ do: 'power' }],
  },
  {
    name: 'GT-12.5: and none where all together lose',
    at: () => meets('i-02', { '7,7': 'start-cabin', '8,7': 'battery-2', '6,7': 'double-cannon', '8,6': 'engine' }),
    right: [{ do: 'state' }],
  },
  {
    name: 'GT-9.7: loads the dearest good where there is room for one',
    at: () => meets('i-19', { ...SOUND, '7,6': ['hold-2', { goods: { yellow: 1 } }] }).do(0, 'use'),
    right: [{ do: 'load', good: 'yellow' }],
  },
  {
    name: 'GT-9.7: makes room for a dearer good',
    at: () => meets('i-20', { ...WITH_SPECIAL, '7,6': ['special-hold-2', { goods: { blue: 2 } }] }).do(0, 'use'),
    wrong: [{ do: 'loaded' }],
  },
  {
    name: 'GT-20.46: turns a ship back whose engines push the wrong way',
    at: () => {
      const t = flight({ ships: [SOUND], seats: [{ front: 'south' }], roads: ['rr-16'], deck: ['i-05', ...REST] });
      t.state.turned[0] = 1;
      return t;
    },
    right: [{ do: 'turn-back' }],
  },
];
const inHalves: readonly Position[] = [
  {
    name: 'GT-18.21: keeps both halves of a sound ship of class IIA',
    at: () => {
      const half = (column: number): Drawing => ({
        [`7,${column}`]: 'cabin',
        [`6,${column}`]: 'cannon',
        [`8,${column}`]: 'engine',
      });
      const ship = { ...half(4), ...half(9) };
      return flight({ ships: [ship, ship], round: '2-IIA', deck: ['ii-04', 'ii-06'] });
    },
    wrong: [{ do: 'give-up' }],
  },
  {
    name: 'GT-9.9: takes crew from the half that has more',
    at: () => {
      const ship: Drawing = { '7,4': ['cabin', { humans: 1 }], '7,9': 'cabin', '8,9': 'cabin' };
      return flight({ ships: [ship, ship], round: '2-IIA', deck: ['i-01', 'i-05'] }).flyOn();
    },
    wrong: [{ do: 'lose-crew', from: LEFT_CABIN }],
  },
];

const ready: readonly Position[] = [
  {
    name: 'GT-18.5: flies class IA where its engines push',
    at: () =>
      yard({
        ships: [{ '3,3': 'start-cabin', '4,3': 'engine:e', '2,3': 'cabin' }, { '3,3': 'start-cabin' }],
        round: '1-IA',
      }),
    right: [{ do: 'face', front: 'west' }],
  },
  {
    name: 'GT-8.2: takes no alien into the only cabin of a half',
    at: () =>
      yard({
        ships: [SPLIT, SPLIT],
        round: '2-IIA',
      }),
    right: [{ do: 'cast-off' }],
  },
];

const building: readonly Position[] = [
  {
    name: 'GT-4.14: goes on building with next to nothing',
    at: () => builds({ '7,7': 'b001' }),
    wrong: [{ do: 'finish' }, { do: 'end-turn' }],
  },
  {
    name: 'GT-4.34: takes the engine that is still missing, near the end',
    at: () => {
      const t = builds({ '7,7': 'b001', '6,7': 'cannon', '7,6': 'cabin' }, {}, { faceUp: ['b070', 'b100', 'b110'] });
      t.state.turnsLeft[0] = 1;
      t.state.taken = 3;
      t.state.looked[0] = ALL_PILES;
      return t;
    },
    right: [{ do: 'take', tile: 'b070' }],
  },
  {
    name: 'places the engine that it holds',
    at: () => builds({ '7,7': 'b001', '7,6': 'cabin' }, { hand: 'b072' }),
    right: [{ do: 'place' }],
  },
  {
    name: 'places a cabin rather than put it back',
    at: () => builds({ '7,7': 'b001', '8,7': 'engine' }, { hand: 'b019' }),
    right: [{ do: 'place' }],
  },
  {
    name: 'GT-4.35: starts in front when its takes are used up',
    at: () => {
      const t = builds({ '7,7': 'b001', '7,6': 'cabin', '8,7': 'engine' });
      t.state.turnsLeft[0] = 1;
      t.state.taken = 4;
      t.state.looked[0] = ALL_PILES;
      return t;
    },
    right: [{ do: 'finish', number: 1 }],
  },
  {
    name: 'places batteries for a double cannon',
    at: () => builds({ '7,7': 'b001', '6,7': 'double-cannon', '8,7': 'engine' }, { hand: 'b094' }),
    right: [{ do: 'place' }],
  },
  {
    name: 'GT-5.3: finds a square where a tile fits, and no fault',
    at: () => builds({ '7,7': 'b001' }, { hand: 'b137' }, {}, '2-II'),
    right: [{ do: 'place' }],
  },
  {
    name: 'GT-6.5: does not bar the only way to the rear of class IIIA with an engine',
    at: () => builds({ '7,7': 'b001', '8,7': 'cabin' }, { hand: 'b072' }, {}, '3-IIIA'),
    right: [{ do: 'place' }, { do: 'return' }, { do: 'reserve' }],
    wrong: [{ do: 'place', at: squareOf('IIIA', 6, 7) }],
  },
  {
    name: 'GT-18.20: gives each half of class IIA a cabin',
    at: () => builds({ '7,4': 'cabin', '7,5': 'structural', '8,4': 'structural' }, { hand: 'b019' }, {}, '2-IIA'),
    right: [{ do: 'place' }],
  },
];

positionTests(galaxyTrucker, [...flying, ...inHalves, ...ready, ...building]);
