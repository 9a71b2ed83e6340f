import { describe, expect, it } from 'vitest';
import { BOARDS, CLASS } from '../../src/content/boards.ts';
import { ROAD, ROADS } from '../../src/content/roads.ts';
import type { Drawing } from '../ships.ts';
import { flight } from '../table.ts';

const MISS = [1, 1];
const options = { newTechnology: true };
const fly = (setting: Parameters<typeof flight>[0]) => flight({ options, ...setting });

/** Far more than any insurance would let a player pay. */
const LOST = Array.from({ length: 14 }, (_, i) => `b${100 + i}`);

describe('GT-18.1: class IIIA', () => {
  const ship: Drawing = { '7,7': 'start-cabin', '8,7': 'battery-2', '6,7': 'battery-2' };
  const ships = [ship, { '7,7': 'start-cabin' }];

  it('GT-18.1 columns 5 to 9, rows from 11 at the front to 3 at the rear', () => {
    const { squares } = BOARDS[CLASS.IIIA];
    expect([...new Set(squares.map(({ row }) => row))]).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect([...new Set(squares.map(({ column }) => column))].sort()).toEqual([5, 6, 7, 8, 9]);
    expect(squares).toHaveLength(36);
  });
  it('GT-18.1 a shot from the front meets the higher row first', () => {
    const t = fly({ ships, round: '3-IIIA', deck: ['i-03'], draws: { hit: [3, 4, ...MISS, ...MISS] } }).flyOn();
    expect([t.has(0, '8,7'), t.has(0, '7,7'), t.has(0, '6,7')]).toEqual([false, true, true]);
  });
  it('GT-18.1 uninsured', () => {
    const t = fly({ ships, round: '3-IIIA', seats: [{ lost: LOST, credits: 50 }], deck: [] });
    expect(t.ledger(0, 'losses')).toBe(-14);
  });
});

describe('GT-18.2 to GT-18.8: class IA', () => {
  const alone: Drawing = { '3,3': 'start-cabin' };
  const round = '1-IA';
  /** Seat 0 builds, with this tile in hand. */
  const build = (hand: string, ship: Drawing, seat = {}) =>
    fly({
      ...{ ships: [ship, alone], seats: [{ hand, number: 0, ...seat }, { number: 0 }], round, deck: [] },
      state: { phase: 'build', active: 0 },
    });

  it('GT-18.2 18 squares in 5 lines each way, and every roll names a line', () => {
    const { squares, numbers, lineNumbers } = BOARDS[CLASS.IA];
    expect(squares).toHaveLength(18);
    for (const axis of [0, 1]) {
      expect(lineNumbers[axis]).toEqual(['2-3', '4-5', '6-7-8', '9-10', '11-12']);
      expect(numbers[axis].slice(2)).toEqual([0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
    }
  });
  it.each([
    [3, 3],
    [3, 4],
    [2, 6],
  ])('GT-18.2 the dice %i and %i hit the middle column', (...hit) => {
    const ship: Drawing = { ...alone, '2,3': 'battery-2' };
    const t = fly({ ships: [ship, alone], round, deck: ['i-03'], draws: { hit: [...hit, ...MISS, ...MISS] } }).flyOn();
    expect(t.has(0, '2,3')).toBe(false);
  });
  it('GT-18.3 a cannon in the neighbouring line shoots a large meteor from the side', () => {
    const ship: Drawing = { ...alone, '2,3': 'cannon:e', '4,3': 'battery-2' };
    const middle = { hit: [3, 4, ...Array(8).fill(1)] };
    const t = fly({ ships: [ship, alone], round, deck: ['iii-09'], draws: middle }).flyOn();
    expect(t.hits(0)[0]).toBe('shot-down'); // the cannon stands in the line of 4 and 5
    const beyond = { hit: [4, 5, ...Array(8).fill(1)] };
    const far = fly({ ships: [ship, alone], round, deck: ['iii-09'], draws: beyond }).flyOn();
    expect([far.hits(0)[0], far.has(0, '4,3')]).toEqual(['destroyed', false]);
  });
  it.each([
    ['3,4', 0],
    ['2,3', 3],
    ['3,2', 2],
    ['4,3', 1],
  ])('GT-18.4 an engine on %s may point anywhere while building (turned by %i)', (at, turn) => {
    expect(build('b064', alone).refusal(0, { do: 'place', at, turn })).toBe('allowed'); // one connector, to the left
  });
  it('GT-18.4 in other classes it may not', () => {
    const seats = [{ hand: 'b064', number: 0 }, { number: 0 }];
    const t = fly({ ships: [{ '7,7': 'start-cabin' }], seats, deck: [], state: { phase: 'build', active: 0 } });
    expect(t.refusal(0, { do: 'place', at: '6,7', turn: 3 })).toBe('GT-6.5 engine-direction');
  });
  it('GT-18.4 the rules of the empty square hold', () => {
    const t = build('b064', { ...alone, '4,3': 'structural', '4,4': 'battery-2' });
    expect(t.refusal(0, { do: 'place', at: '3,4', turn: 0 })).toBe('GT-6.11 exhaust-blocked');
  });

  describe('GT-18.5', () => {
    const start = ['start-cabin', { humans: 0 }] as const;
    const direct = (ships: Drawing[], numbers = [1, 2]) =>
      fly({
        ...{ ships, round, seats: numbers.map((number) => ({ number })), deck: [] },
        state: { phase: 'direction', active: 0 },
      });

    it('GT-18.5 in start order each fixes his direction', () => {
      const t = direct([{ '3,3': start }, { '3,3': start }], [2, 1]);
      expect([t.asked(), t.asker]).toEqual(['direction', 1]);
      t.do(1, { do: 'face', front: 'west' }).do(0, { do: 'face', front: 'south' });
      expect([t.state.front, t.state.phase]).toEqual([[2, 3], 'flight']);
    });
    it('GT-18.5 engines that do not point to the rear now are lost, cannon-engines too', () => {
      const ship: Drawing = { '3,3': start, '3,4': 'engine', '4,3': 'engine:w', '3,2': 'cannon-engine' };
      const t = direct([ship, { '3,3': start }])
        .do(0, { do: 'face', front: 'east' })
        .do(1, { do: 'face', front: 'east' });
      expect([t.has(0, '4,3'), t.has(0, '3,4'), t.has(0, '3,2'), t.lost(0)]).toEqual([true, false, false, 2]);
      expect(t.events('part-lost').map(({ how, rule }) => [how, rule])).toEqual([
        ['removed', 'GT-7.4'],
        ['removed', 'GT-7.4'],
      ]);
    });
    it('GT-18.5 and no others: flying north they stay', () => {
      const ship: Drawing = { '3,3': start, '3,4': 'engine', '3,2': 'cannon-engine' };
      const t = direct([ship, { '3,3': start }]).do(0, { do: 'face', front: 'north' });
      expect(t.do(1, { do: 'face', front: 'north' }).lost(0)).toBe(0);
    });
    it('GT-18.5 the direction counts in flight: an engine to the west drives a ship to the east', () => {
      const ship: Drawing = { ...alone, '4,3': 'engine:w', '2,3': 'cannon:e' };
      const t = fly({ ships: [ship, alone], seats: [{ front: 'east' }], round, deck: ['i-05', 'i-02'] }).flyOn();
      expect(t.strengths(0)).toEqual([1, 2]);
    });
  });

  it('GT-18.6 the stash holds two tiles', () => {
    expect(build('b100', alone, { stash: ['b101'] }).refusal(0, 'reserve')).toBe('allowed');
    expect(build('b100', alone, { stash: ['b101', 'b102'] }).refusal(0, 'reserve')).toBe('GT-4.7 stash-full');
  });
  it('GT-18.7 uninsured', () => {
    const t = fly({ ships: [alone, alone], round, seats: [{ lost: LOST, credits: 50 }], deck: [] });
    expect(t.ledger(0, 'losses')).toBe(-14);
  });
});

describe('GT-18.8, GT-18.28: creativity', () => {
  const creativity = (level: number, seats: { front: string; halves?: string[] }[]) => {
    const ships = seats.map(() => ({ '3,3': 'start-cabin' }));
    const t = fly({ players: seats.length, ships, seats, round: `${level}-IA`, deck: [] });
    return seats.map((_, seat) => t.ledger(seat, 'creativity'));
  };
  it.each([1, 2, 3])('GT-18.8 a direction of his own pays like looks on level %i', (level) => {
    expect(creativity(level, [{ front: 'north' }, { front: 'west' }, { front: 'west' }])).toEqual([2 * level, 0, 0]);
  });
  it('GT-18.8 only finishers are compared and paid', () => {
    const gone = { front: 'north', halves: ['gave-up'] };
    expect(creativity(1, [gone, { front: 'north' }, { front: 'east' }])).toEqual([0, 2, 2]);
  });
  it('GT-18.28 a sole finisher gets it', () => {
    const gone = { front: 'north', halves: ['gave-up'] };
    expect(creativity(1, [{ front: 'north' }, gone])).toEqual([2, 0]);
  });
  it('GT-18.28 if several share a direction none of them does', () => {
    expect(creativity(1, [{ front: 'south' }, { front: 'south' }])).toEqual([0, 0]);
  });
  it.each([
    ['two who set out the same way share it, though one has turned round', 'north', [0, 0]],
    ['two who set out different ways do not, though one has turned to the way of the other', 'south', [2, 2]],
  ])('GT-18.8 with GT-20.46 the direction chosen counts: %s', (_, front, paid) => {
    const t = fly({
      ships: [{ '3,3': 'start-cabin', '3,4': 'structural' }, { '3,3': 'start-cabin' }],
      seats: [{ front: 'north' }, { front }],
      round: '1-IA',
      roads: [ROADS[ROAD.somersaults].id],
      deck: ['i-11'], // a large meteor from the front first
      draws: { hit: [4, 5, 1, 1, 1, 1] },
    }).flyOn();
    expect(t.state.turned).toEqual([1, 0]);
    expect([0, 1].map((seat) => t.ledger(seat, 'creativity'))).toEqual(paid);
  });
  it('GT-18.8 there is none in other classes', () => {
    const t = fly({ seats: [{ front: 'north' }, { front: 'west' }], deck: [] });
    expect([t.ledger(0, 'creativity'), t.ledger(1, 'creativity')]).toEqual([0, 0]);
  });
});

describe('GT-18.27: the lines of a turned ship', () => {
  const [N, E, S, W] = [0, 1, 2, 3];
  const alone: Drawing = { '3,3': 'start-cabin' };
  /** One component in the first printed row, none in the first printed column. */
  const ship: Drawing = { ...alone, '2,3': 'structural', '1,3': 'battery-2' };
  const swarm = (front: string) =>
    fly({ ships: [ship, alone], seats: [{ front }], round: '1-IA', deck: ['i-10'], draws: { hit: Array(8).fill(1) } })
      .flyOn()
      .events('hit')
      .filter(({ seat }) => seat === 0);

  it.each([
    ['north', [N, S, W, E]],
    ['east', [E, W, N, S]],
    ['south', [S, N, E, W]],
    ['west', [W, E, S, N]],
  ])('GT-18.27 flying %s: front, rear, left and right as printed', (front, sides) => {
    expect(swarm(front).map(({ side }) => side)).toEqual(sides); // small from front, rear, left, right
  });
  it('GT-18.27 towards the printed side a roll for the front names a printed row, for the side a column', () => {
    expect(swarm('east').map(({ result }) => result === 'missed')).toEqual([false, false, true, true]);
    expect(swarm('north').map(({ result }) => result === 'missed')).toEqual([true, true, false, false]);
  });
  it('GT-18.27 Sabotage: the column rolled runs from front to rear', () => {
    const target: Drawing = { ...alone, '3,4': 'battery-2' };
    const draws = { sabotage: [3, 4, 4, 5] };
    const seats = [{ front: 'west' }];
    const t = fly({ ships: [target, alone], seats, round: '1-IA', deck: ['iii-04'], draws }).flyOn();
    expect([t.has(0, '3,4'), t.has(0, '3,3')]).toEqual([false, true]);
  });
});
