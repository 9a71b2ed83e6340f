import { describe, expect, it } from 'vitest';
import { GOODS_IN_BOX } from '../../src/content/tables.ts';
import { AT, LEDGER } from '../../src/state.ts';
import type { Drawing } from '../ships.ts';
import { dice, flight, yard } from '../table.ts';

const PIRATES = 'i-03';
const STARDUST = 'i-04';
const RECALL_NOTICE = 'em-01';

const CABIN: Drawing = { '7,7': 'start-cabin' }; // 4 exposed connectors
const NEATER: Drawing = { ...CABIN, '6,7': 'b035' }; // 3: the cannon has no other connector
const hold = (goods: Record<string, number>): Drawing => ({ ...CABIN, '8,7': ['hold-3', { goods }] });
/** Tiles that no ship of these tests needs. */
const tiles = (count: number, from = 56) =>
  Array.from({ length: count }, (_, i) => `b${String(from + i).padStart(3, '0')}`);

type Setting = Partial<Parameters<typeof flight>[0]>;
/** A flight that is already over. */
const ended = (setting: Setting = {}) => flight({ deck: [], ...setting });
const all = (t: ReturnType<typeof flight>, line: (typeof LEDGER)[number]) =>
  t.state.credits.map((_, seat) => t.ledger(seat, line));
const GAVE_UP = { halves: ['gave-up'] };

describe('GT-14: rewards', () => {
  it('GT-14.1 finishing, looks, other bonuses, goods, losses, in this order', () => {
    const luxury: Drawing = { ...hold({ blue: 1 }), '7,6': 'luxury-cabin' };
    const seats = [{ lost: tiles(1) }, { lost: tiles(1, 57) }];
    const t = ended({ ships: [luxury, hold({ green: 1 })], seats, options: { newTechnology: true } });
    const lines = t.events('ledger-line').map(({ line }) => LEDGER.indexOf(line));
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    expect(new Set(t.events('ledger-line').map(({ line }) => line))).toEqual(
      new Set(['finish', 'looks', 'luxury', 'goods', 'losses']),
    );
    expect(t.story.at(-2)).toBe('round-ended');
  });
  it('GT-14.1 what came in flight and by loans has lines of its own; before it is what the round began with', () => {
    const crew: Drawing = { '7,7': 'start-cabin', '7,6': 'cabin', '8,7': 'engine' };
    const seats = [{ credits: 5, loans: 1 }];
    const t = flight({ ships: [crew], seats, deck: ['i-18'], options: { evilMachinations: true } }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '7,6' }, { do: 'lose-crew', from: '7,6' });
    expect([t.ledger(0, 'flight'), t.ledger(1, 'flight'), t.ledger(0, 'loans')]).toEqual([3, 0, 0]);
    t.flyOn();
    const settled = LEDGER.reduce((sum, line) => sum + t.ledger(0, line), 0);
    expect(t.state.credits[0] - settled).toBe(5);
    const poor = ended({ seats: [{ ...GAVE_UP, credits: 0, lost: tiles(3) }], options: { evilMachinations: true } });
    expect([poor.ledger(0, 'loans'), poor.state.loans[0]]).toEqual([10, 1]);
  });
  it.each([
    [1, [4, 3, 2, 1]],
    [2, [8, 6, 4, 2]],
    [3, [12, 9, 6, 3]],
  ])('GT-14.2 level %i: by the order on the board', (level, rewards) => {
    expect(all(ended({ players: 4, round: `${level}-I` }), 'finish')).toEqual(rewards);
  });
  it('GT-14.2 the order is that of the positions', () => {
    const seats = [{ position: 3 }, { position: 20 }, { position: 7 }];
    expect(all(ended({ players: 3, seats }), 'finish')).toEqual([2, 4, 3]);
  });
  it('GT-14.2 who gave up takes no part, and the first of the others gets the first reward', () => {
    const t = ended({ players: 3, seats: [GAVE_UP] });
    expect(all(t, 'finish')).toEqual([0, 4, 3]);
    expect(t.events('arrived')).toMatchObject([
      { seat: 1, place: 1 },
      { seat: 2, place: 2 },
    ]);
  });
  it.each([
    [1, 2],
    [2, 4],
    [3, 6],
  ])('GT-14.3 level %i: %i credits for the fewest exposed connectors', (level, credits) => {
    expect(all(ended({ round: `${level}-I`, ships: [CABIN, NEATER] }), 'looks')).toEqual([0, credits]);
  });
  it('GT-14.3 all who tie get it', () => {
    const ships = [CABIN, { ...CABIN, '8,7': 'structural' }, CABIN];
    expect(all(ended({ players: 3, ships }), 'looks')).toEqual([2, 0, 2]);
  });
  it('GT-14.3 only among those who finished', () => {
    expect(all(ended({ ships: [NEATER, CABIN], seats: [GAVE_UP] }), 'looks')).toEqual([0, 2]);
  });
  it.each([1, 2, 3])('GT-14.4 level %i: an occupied luxury cabin', (level) => {
    const ships = [
      { ...CABIN, '7,6': 'luxury-cabin' },
      { ...CABIN, '7,6': ['luxury-cabin', { humans: 0 }] },
    ] as const;
    const t = ended({ round: `${level}-I`, ships, options: { newTechnology: true } });
    expect(all(t, 'luxury')).toEqual([level, 0]);
  });
  it('GT-14.4 the Manager', () => {
    const office = { '7,6': ['cabin', { alien: 'cyan' }], '7,5': 'life-support-cyan' } as const;
    const t = ended({
      ships: [{ ...CABIN, ...office }],
      seats: [{ role: 'manager' }],
      options: { newTechnology: true },
    });
    expect(all(t, 'manager')).toEqual([1, 0]);
  });
  it('GT-14.4 creativity in class IA', () => {
    const ships = [{ '3,3': 'start-cabin' }, { '3,3': 'start-cabin' }, { '3,3': 'start-cabin' }];
    const seats = [{ front: 'north' }, { front: 'east' }, { front: 'north' }];
    expect(all(ended({ players: 3, round: '1-IA', ships, seats }), 'creativity')).toEqual([0, 2, 0]);
  });
  it('GT-14.4 none of them after giving up', () => {
    const ships = [{ ...CABIN, '7,6': 'luxury-cabin' }];
    expect(all(ended({ ships, seats: [GAVE_UP], options: { newTechnology: true } }), 'luxury')).toEqual([0, 0]);
  });
});

describe('GT-14: goods', () => {
  it('GT-14.5 red 4, yellow 3, green 2, blue 1', () => {
    const special: Drawing = { ...CABIN, '8,7': ['special-hold-1', { goods: { red: 1 } }] };
    const t = ended({ ships: [special, hold({ yellow: 1, green: 1, blue: 1 })] });
    expect(all(t, 'goods')).toEqual([4, 6]);
    expect(all(ended({ ships: [hold({ yellow: 2 }), hold({ blue: 3 })] }), 'goods')).toEqual([6, 3]);
  });
  it('GT-14.6 given up: half, rounded up once on the total', () => {
    const two: Drawing = {
      ...CABIN,
      '8,7': ['hold-2', { goods: { blue: 1 } }],
      '7,6': ['hold-2', { goods: { yellow: 2 } }],
    };
    const seats = [GAVE_UP, GAVE_UP];
    expect(all(ended({ ships: [two, hold({ green: 2 })], seats }), 'goods')).toEqual([4, 2]); // of 7 and of 4
    expect(all(ended({ ships: [hold({ blue: 3 })], seats }), 'goods')).toEqual([2, 0]);
  });
});

describe('GT-14: losses', () => {
  const rich = (lost: string[], stash: string[] = []) => [{ credits: 50, lost, stash }];
  it('GT-14.7 one credit for each lost component', () => {
    const t = ended({ seats: rich(tiles(3)) });
    expect([t.ledger(0, 'losses'), t.state.credits[0]]).toEqual([-3, 50 + 4 + t.ledger(0, 'looks') - 3]);
  });
  it('GT-14.7 destroyed and fallen off', () => {
    const ship: Drawing = { ...CABIN, '7,6': 'structural', '7,5': 'cabin' };
    const t = flight({ deck: [PIRATES], ships: [ship], draws: { hit: dice(2, 6) } }).flyOn();
    t.do(0, { do: 'keep', at: '7,7' });
    expect(t.ledger(0, 'losses')).toBe(-2);
  });
  it('GT-14.7 given up to a card', () => {
    const ship: Drawing = { ...CABIN, '7,6': 'shield' };
    const t = flight({ deck: [RECALL_NOTICE], ships: [ship] }).flyOn();
    expect([t.has(0, '7,6'), t.ledger(0, 'losses')]).toEqual([false, -1]);
  });
  it('GT-14.7 removed at the ship check', () => {
    const ship = { '7,7': 'b001', '7,8': 'b138', '8,7': 'b025', '8,8': 'b030' };
    const t = yard({ ships: [ship], seats: [{ credits: 5 }] }).do(0, { do: 'remove', at: '8,8' });
    t.do(0, { do: 'give-up', half: 'ship' }).do(1, { do: 'give-up', half: 'ship' });
    expect([t.asked(), t.ledger(0, 'losses')]).toEqual(['over', -1]);
  });
  it('GT-14.7 left in the stash', () => {
    expect(ended({ seats: rich([], tiles(2)) }).ledger(0, 'losses')).toBe(-2);
    expect(ended({ seats: rich(tiles(1), tiles(2, 57)) }).ledger(0, 'losses')).toBe(-3);
  });
  it.each([
    ['1-I', 5],
    ['2-II', 8],
    ['3-III', 11],
  ])('GT-14.7 round %s: at most %i', (round, most) => {
    const lost = [...tiles(8), ...tiles(4, 83)];
    expect(ended({ round, seats: rich(lost) }).ledger(0, 'losses')).toBe(-most);
    expect(ended({ round, seats: rich(lost.slice(0, most - 1)) }).ledger(0, 'losses')).toBe(1 - most);
  });
  it.each([
    ['1-IA', { '3,3': 'start-cabin' }],
    ['2-IIA', { '6,4': 'cabin', '6,9': 'cabin' }],
    ['3-IIIA', { '7,7': 'start-cabin' }],
  ])('GT-14.8 round %s: no maximum', (round, ship) => {
    const lost = [...tiles(8), ...tiles(7, 83)];
    expect(ended({ round, ships: [ship, ship], seats: rich(lost) }).ledger(0, 'losses')).toBe(-15);
  });
  it('GT-14.9 who cannot pay pays all he has, and the rest is waived', () => {
    const t = ended({ seats: [{ ...GAVE_UP, credits: 1, lost: tiles(3) }] });
    expect([t.state.credits[0], t.ledger(0, 'losses')]).toEqual([0, -1]);
    expect(t.events('insolvent')).toMatchObject([{ rule: 'GT-14.9', seat: 0, waived: 2 }]);
  });
  it('GT-14.9 not with Evil Machinations: he takes loans', () => {
    const t = ended({ seats: [{ ...GAVE_UP, credits: 1, lost: tiles(3) }], options: { evilMachinations: true } });
    expect([t.state.credits[0], t.state.loans[0], t.ledger(0, 'losses')]).toEqual([8, 1, -3]);
    expect(t.events('insolvent')).toEqual([]);
  });
});

describe('GT-14: after the flight', () => {
  it('GT-14.10 all components go back face down, crew, goods and tokens to the bank', () => {
    const ship: Drawing = { ...hold({ yellow: 2 }), '7,6': 'battery-3', '7,8': 'cabin' };
    const seats = [{ lost: tiles(2), stash: tiles(1, 58) }];
    const t = ended({ ships: [ship], seats, options: { round2: '2-II' } }).closeRound();
    expect([t.state.round, t.state.phase]).toEqual([1, 'build']);
    expect(t.state.where.filter((where) => where === AT.faceDown)).toHaveLength(140);
    expect([t.state.crew, t.state.tokens, t.state.goods].every((list) => list.every((n) => n === 0))).toBe(true);
    expect([t.state.bankGoods, t.state.bankHumans, t.state.bankTokens]).toEqual([GOODS_IN_BOX.base, 0, 0]);
    expect(t.state.stash.every((tile) => tile < 0)).toBe(true);
    expect(t.has(0, '7,7') && t.has(1, '7,7')).toBe(true); // the starting cabins of the next round
  });
  it('GT-14.1 everybody reads the accounts, in any order, before the table is cleared', () => {
    const t = ended({ options: { round2: '2-II' } });
    t.do(1, 'go-on');
    expect([t.state.phase, t.asker, t.refusal(1, 'go-on') === 'allowed']).toEqual(['ledger', 0, false]);
    t.do(0, 'go-on');
    expect([t.state.phase, t.state.round]).toEqual(['build', 1]);
  });
  it('GT-14.11 who is in hyperspace when the flight ends has given up', () => {
    const t = flight({ deck: [STARDUST], ships: [hold({ yellow: 1 })], seats: [{ position: 30, hyper: [2] }] }).flyOn();
    expect([all(t, 'finish'), all(t, 'looks'), t.ledger(0, 'goods')]).toEqual([[0, 4], [0, 2], 2]);
    expect(t.events('gave-up')).toMatchObject([{ rule: 'GT-14.11', seat: 0, forced: true }]);
  });
  it('GT-14.11 who is back after the last card has not', () => {
    const t = flight({ deck: [STARDUST], seats: [{ position: 30, hyper: [1] }] }).flyOn();
    expect(all(t, 'finish')).toEqual([4, 3]);
  });
  it('GT-14.11 class IIA: so has a half, and its goods bring half', () => {
    const ship: Drawing = {
      '6,4': 'cabin',
      '6,5': ['hold-3', { goods: { yellow: 1 } }],
      '6,9': 'cabin',
      '6,10': ['hold-3', { goods: { yellow: 1 } }],
    };
    const seats = [{ hyper: [0, 2] }];
    const t = flight({ round: '2-IIA', deck: [STARDUST], ships: [ship, { '6,4': 'cabin', '6,9': 'cabin' }], seats });
    t.flyOn();
    expect([t.ledger(0, 'goods'), t.events('credits').map(({ change }) => change)]).toEqual([3, [2]]);
    expect(all(t, 'finish')).toEqual([6, 8]); // a ship with both halves comes first
  });
  it('GT-14.12 income comes before payments', () => {
    const t = ended({ seats: [{ lost: tiles(5) }] });
    expect([t.state.credits[0], t.events('insolvent')]).toEqual([4 + t.ledger(0, 'looks') - 5, []]);
  });
  it('GT-14.12 insolvency is judged on losses and the fee of Made to Measure together', () => {
    const seats = [{ ...GAVE_UP, credits: 3, lost: tiles(2) }];
    const t = flight({ deck: [STARDUST], roads: ['rr-17'], seats });
    for (const tile of [130, 131, 132]) t.state.where[tile] = AT.stackDown; // three tiles left in his stack
    t.flyOn();
    expect([t.ledger(0, 'losses'), t.ledger(0, 'measure'), t.state.credits[0]]).toEqual([-2, -1, 0]);
    expect(t.events('insolvent')).toMatchObject([{ seat: 0, waived: 2 }]);
  });
});
