import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { BOARDS, CLASS } from '../../src/content/boards.ts';
import { AT } from '../../src/state.ts';
import type { Drawing } from '../ships.ts';
import { flight, table } from '../table.ts';

const MISS = [1, 1];
const options = { newTechnology: true };
const LEFT = 0;
const RIGHT = 1;

const STARDUST = 'i-04';
const OPEN_SPACE = 'i-05';
const METEORS = 'i-10'; // four small ones
const SHIP = 'i-18'; // 2 crew for 3 credits
const PLANETS = 'i-13'; // 2 days: 2 red; red and 2 blue; yellow

/** A cabin and an engine in each half. */
const TWIN: Drawing = { '6,4': 'cabin', '6,3': 'engine', '6,9': 'cabin', '6,8': 'engine' };
const ONE_HALF: Drawing = { '6,4': 'cabin', '6,3': 'engine' };
const fly = (ship: Drawing, setting: Partial<Parameters<typeof flight>[0]> = {}) =>
  flight({ options, round: '1-IIA', deck: [], ...setting, ships: [ship, TWIN, ...(setting.ships ?? [])] });
const states = (t: ReturnType<typeof flight>, seat = 0) => t.state.half.slice(seat * 2, seat * 2 + 2);
const BOTH_FLY = [0, 0];
const LEFT_GONE = [1, 0];
const RIGHT_GONE = [0, 1];
const BOTH_GONE = [1, 1];

describe('GT-18.10 to GT-18.12: building and boarding', () => {
  const build = (ship: Drawing, seat: Plain = {}) =>
    fly(ship, { seats: [{ number: 0, ...seat }, { number: 0 }], state: { phase: 'build', active: 0 } });

  it('GT-18.10 no starting cabin; the first tile of a half goes anywhere', () => {
    expect(table({ round: '2-IIA' }).state.ship.every((placed) => placed < 0)).toBe(true);
    const t = build({ '6,4': 'structural' }, { hand: 'b090' });
    for (const at of ['5,9', '7,10', '9,9'])
      expect(t.options(0, 'place').some((one) => one.at === t.square(at))).toBe(true);
    expect(t.refusal(0, { do: 'place', at: '9,10', turn: 0 })).toBe('allowed');
  });
  it('GT-18.10 the next ones must join it', () => {
    const t = build({ '6,4': 'structural' }, { hand: 'b090' }); // one connector, to the left
    expect(t.refusal(0, { do: 'place', at: '9,6', turn: 0 })).toBe('GT-5.4 not-joined');
    expect(t.refusal(0, { do: 'place', at: '6,3', turn: 0 })).toBe('GT-5.4 not-joined');
  });
  it('GT-18.10 the halves are never joined', () => {
    const { squares, neighbour } = BOARDS[CLASS.IIA];
    squares.forEach(({ half }, square) => {
      for (const next of neighbour.slice(square * 4, square * 4 + 4))
        expect(next < 0 ? half : squares[next].half).toBe(half);
    });
    expect(squares.filter(({ half }) => half === LEFT)).toHaveLength(14);
  });
  it('GT-18.10 one stash of 2 for both halves', () => {
    expect(build(TWIN, { hand: 'b100', stash: ['b101', 'b102'] }).refusal(0, 'reserve')).toBe('GT-4.7 stash-full');
    const t = build({ '6,4': 'structural', '6,9': 'structural' }, { stash: ['b090'] });
    t.do(0, { do: 'take-reserved', tile: 'b090' });
    const places = t.options(0, 'place').map(({ at }) => BOARDS[CLASS.IIA].squares[at as number].half);
    expect(new Set(places)).toEqual(new Set([LEFT, RIGHT]));
  });
  it('GT-18.11 cards may be looked at only when both halves have a tile', () => {
    expect(build({ '6,4': 'structural' }).refusal(0, { do: 'look', pile: 1 })).toBe('GT-4.8 nothing-built-yet');
    expect(build({ '6,4': 'structural', '6,9': 'structural' }).refusal(0, { do: 'look', pile: 1 })).toBe('allowed');
  });
  it('GT-18.12 one alien of each colour for the whole ship', () => {
    const support = 'life-support-brown';
    const ship: Drawing = {
      '6,4': 'cabin',
      '6,5': support,
      '6,9': 'cabin',
      '6,10': support,
      '7,4': 'cabin',
      '7,9': 'cabin',
    };
    const seats = [{ halves: ['flying', 'flying'] }, { halves: ['flying', 'flying'] }];
    const t = fly(ship, { seats, state: { phase: 'boarding', active: 0 } });
    expect(t.options(0, 'board-alien').map(({ at }) => at)).toEqual([t.square('6,4'), t.square('6,9')]);
    expect(t.do(0, { do: 'board-alien', at: '6,4', alien: 'brown' }).asked()).toBe('fly-on');
  });
});

describe('GT-18.13 to GT-18.17: strengths, crew, hits', () => {
  it('GT-18.13 batteries power only their own half', () => {
    const ship: Drawing = {
      ...TWIN,
      '6,6': 'double-engine',
      '6,5': 'structural',
      '6,10': 'battery-2',
      '6,11': 'double-engine',
    };
    const t = fly(ship, { deck: [OPEN_SPACE] }).flyOn();
    expect(t.refusal(0, { do: 'power', part: '6,6' })).toBe('GT-9.6 no-tokens');
    expect(t.refusal(0, { do: 'power', part: '6,11' })).toBe('allowed');
  });
  it('GT-18.14 engine strength is the lower of the halves', () => {
    const ship: Drawing = { ...TWIN, '6,5': 'structural', '6,6': 'engine' }; // 2 and 1
    const t = fly(ship, { deck: [OPEN_SPACE] }).flyOn();
    expect([t.strengths(0), t.state.position[0]]).toEqual([[1], 1]);
  });
  it('GT-18.14 the brown bonus counts only in its half, and only if that is above 0', () => {
    const alien: Drawing = { '6,10': ['cabin', { alien: 'brown' }], '6,11': 'life-support-brown' };
    const weak: Drawing = { ...TWIN, '6,5': 'structural', '6,6': 'engine', ...alien }; // 2 and 1 + 2
    expect(
      fly(weak, { deck: [OPEN_SPACE] })
        .flyOn()
        .strengths(0),
    ).toEqual([2]);
    const strong: Drawing = { ...TWIN, ...alien };
    expect(
      fly(strong, { deck: [OPEN_SPACE] })
        .flyOn()
        .strengths(0),
    ).toEqual([1]);
    const idle: Drawing = { ...ONE_HALF, '6,9': 'cabin', ...alien };
    const zone = fly(idle, { deck: ['i-16'], draws: { hit: Array(4).fill(1) } }).flyOn();
    expect(zone.strengths(0)[0]).toBe(0);
  });
  it('GT-18.15 cannon strength is the sum, and the purple bonus counts if its half is above 0', () => {
    const alien: Drawing = { '6,5': ['cabin', { alien: 'purple' }], '6,6': 'life-support-purple' };
    const guns: Drawing = { ...TWIN, '5,9': 'cannon', '5,10': 'cannon', '6,10': 'structural', ...alien };
    expect(
      fly(guns, { deck: ['i-02'] })
        .flyOn()
        .strengths(0),
    ).toEqual([4]); // the alien's half has none
    const both: Drawing = { ...TWIN, '5,9': 'cannon', '7,5': 'cannon:s', ...alien };
    expect(
      fly(both, { deck: ['i-02'] })
        .flyOn()
        .strengths(0),
    ).toEqual([7]); // 1 + 0.5 + 2
  });
  it('GT-18.16 crew is the sum, and losses may be taken from either half', () => {
    const t = fly(TWIN, { deck: ['i-17'] })
      .flyOn()
      .do(0, 'use'); // 3 crew of 4
    expect(t.options(0, 'lose-crew')).toHaveLength(2);
    t.do(0, { do: 'lose-crew', from: '6,9' }, { do: 'lose-crew', from: '6,4' }, { do: 'lose-crew', from: '6,4' });
    expect([t.crewAt(0, '6,4'), t.crewAt(0, '6,9')]).toEqual([0, 1]);
  });
  it('GT-18.16 goods may be split freely', () => {
    const ship: Drawing = { ...TWIN, '6,5': 'hold-2', '6,10': 'hold-2' };
    const t = fly(ship, { deck: [PLANETS] })
      .flyOn()
      .do(0, { do: 'land', planet: 2 });
    t.do(0, { do: 'load', good: 'blue', to: '6,5' }, { do: 'load', good: 'blue', to: '6,10' });
    expect([t.goodsAt(0, '6,5'), t.goodsAt(0, '6,10')]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ]);
  });
  it('GT-18.16 sleepers help only their half and need an awake human there', () => {
    const ship: Drawing = { ...TWIN, '6,5': 'stasis-chamber' };
    const near = fly(ship, { deck: [SHIP] })
      .flyOn()
      .do(0, 'use');
    near.do(0, { do: 'lose-crew', from: '6,9' }, { do: 'lose-crew', from: '6,4' });
    expect(near.options(0, 'wake')).toEqual([{ do: 'wake', from: near.square('6,5'), to: near.square('6,4') }]);
    const asleep = fly(ship, { deck: [SHIP] })
      .flyOn()
      .do(0, 'use');
    asleep.do(0, { do: 'lose-crew', from: '6,4' }, { do: 'lose-crew', from: '6,4' });
    expect([asleep.events('woken'), states(asleep)]).toEqual([[], LEFT_GONE]);
  });
  it('GT-18.17 from the side only the first component in the row is met', () => {
    const draws = { hit: [...MISS, ...MISS, 3, 3, ...MISS] }; // the third small meteor comes from the left, row 6
    const t = fly(TWIN, { deck: [METEORS], draws }).flyOn();
    const left = t.events('hit').filter(({ seat }) => seat === 0)[2];
    expect(left.at).toBe(t.square('6,3'));
    expect(t.events('hit').filter(({ seat }) => seat === 0)).toHaveLength(4);
  });
  it('GT-18.17 a cannon of either half shoots a large meteor from the side', () => {
    const ship: Drawing = { ...TWIN, '6,5': 'cannon:e' };
    const t = fly(ship, { deck: ['iii-09'], draws: { hit: [3, 3, ...Array(8).fill(1)] } }).flyOn();
    expect(t.hits(0)[0]).toBe('shot-down');
  });
  it('GT-18.17 a shield protects only its own half', () => {
    const ship: Drawing = { ...TWIN, '6,5': 'shield:n', '7,4': 'battery-2' };
    const other = fly(ship, { deck: ['i-03'], draws: { hit: [4, 4, ...MISS, ...MISS] } }).flyOn(); // column 8
    expect([other.hits(0)[0], other.has(0, '6,8')]).toEqual(['destroyed', false]);
    const own = fly(ship, { deck: ['i-03'], draws: { hit: [1, 2, ...MISS, ...MISS] } }).flyOn(); // column 3
    own.do(0, { do: 'shield', part: '6,5' });
    expect(own.hits(0)[0]).toBe('shielded');
  });
});

describe('GT-18.18, GT-18.34: specialisations', () => {
  const office: Drawing = { ...TWIN, '7,4': ['cabin', { alien: 'cyan' }], '7,5': 'life-support-cyan' };
  const LOST = { lost: ['b100', 'b101', 'b102'], credits: 20 };

  it('GT-18.18 the Lawyer works for both halves', () => {
    expect(fly(office, { seats: [{ role: 'lawyer', ...LOST }] }).ledger(0, 'losses')).toBe(-2);
  });
  it('GT-18.18 the Diplomat too', () => {
    const t = fly(office, { seats: [{ role: 'diplomat' }], deck: ['i-01'] })
      .flyOn()
      .do(0, 'diplomat');
    expect([t.crewAt(0, '6,4'), t.crewAt(0, '6,9'), t.crewAt(0, '7,4')]).toEqual([2, 2, 0]);
  });
  it('GT-18.18 the Tech Freak only in his half', () => {
    const ship: Drawing = { ...office, '6,10': 'battery-2', '6,11': 'double-engine' };
    const t = fly(ship, { seats: [{ role: 'tech-freak' }], deck: [OPEN_SPACE] }).flyOn();
    t.do(0, { do: 'power', part: '6,11' });
    expect([t.tokensAt(0, '6,10'), t.events('free-power')]).toEqual([1, []]);
  });
  it("GT-18.18 the Manager's +1 only in his half", () => {
    const alien: Drawing = { '6,10': ['cabin', { alien: 'purple' }], '6,11': 'life-support-purple', '5,9': 'cannon' };
    const t = fly({ ...office, ...alien }, { seats: [{ role: 'manager' }], deck: ['i-02'] }).flyOn();
    expect(t.strengths(0)).toEqual([6]); // 1 + 2
  });
  it("GT-18.18 the Manager's end bonus for the whole ship if both halves finish, else for his half", () => {
    const alien: Drawing = { '6,10': ['cabin', { alien: 'purple' }], '6,11': 'life-support-purple' };
    const seats = [{ role: 'manager' }];
    expect(fly({ ...office, ...alien }, { seats }).ledger(0, 'manager')).toBe(3);
    const t = fly({ ...office, ...alien }, { seats, deck: [STARDUST] })
      .do(0, { do: 'give-up', half: 'right' })
      .flyOn();
    expect(t.ledger(0, 'manager')).toBe(1);
    const lost = fly({ ...office, ...alien }, { seats, deck: [STARDUST] })
      .do(0, { do: 'give-up', half: 'left' })
      .flyOn();
    expect(lost.ledger(0, 'manager')).toBe(0);
  });
  it('GT-18.18 the Trader for the whole ship if both halves finish', () => {
    const ship: Drawing = { ...office, '6,10': ['hold-2', { goods: { yellow: 2 } }] };
    expect(fly(ship, { seats: [{ role: 'trader' }] }).ledger(0, 'trader')).toBe(2);
  });
  it('GT-18.34 when a half gives up the Trader adds only if he is in it', () => {
    const ship: Drawing = {
      ...office,
      ...{
        '6,10': ['hold-2', { goods: { yellow: 2 } }] as const,
        '6,5': ['hold-2', { goods: { yellow: 2 } }] as const,
      },
    };
    const give = (half: string) => {
      const t = fly(ship, { seats: [{ role: 'trader' }], deck: [STARDUST] }).do(0, { do: 'give-up', half });
      return t.events('credits').map(({ change }) => change);
    };
    expect([give('left'), give('right')]).toEqual([[5], [3]]);
  });
  it('GT-18.34 the Lawyer counts only if his half flies to the end or is the last to give up', () => {
    const seats = [{ role: 'lawyer', ...LOST }];
    const deck = [METEORS, METEORS];
    const draws = { hit: Array(16).fill(1) };
    const first = fly(office, { seats, deck, draws }).do(0, { do: 'give-up', half: 'left' }).flyOn();
    expect(first.ledger(0, 'losses')).toBe(-3);
    const last = fly(office, { seats, deck, draws }).do(0, { do: 'give-up', half: 'right' }).do(1, 'fly-on');
    expect(last.do(0, { do: 'give-up', half: 'ship' }).flyOn().ledger(0, 'losses')).toBe(-2);
    const together = fly(office, { seats, deck, draws }).do(0, { do: 'give-up', half: 'ship' }).flyOn();
    expect(together.ledger(0, 'losses')).toBe(-2);
    const earlier = fly(office, { seats, deck, draws }).do(0, { do: 'give-up', half: 'left' }).do(1, 'fly-on');
    expect(earlier.do(0, { do: 'give-up', half: 'ship' }).flyOn().ledger(0, 'losses')).toBe(-3);
  });
});

describe('GT-18.20 to GT-18.22, GT-18.29, GT-18.30, GT-18.35: giving up by halves', () => {
  const draws = { hit: Array(16).fill(1) };

  it('GT-18.20 before a card one or both halves may give up', () => {
    for (const [half, left] of [
      ['left', LEFT_GONE],
      ['right', RIGHT_GONE],
      ['ship', BOTH_GONE],
    ] as const) {
      expect(states(fly(TWIN, { deck: [METEORS], draws }).do(0, { do: 'give-up', half }))).toEqual(left);
    }
  });
  it('GT-18.20 a half without humans after a card must', () => {
    const t = fly(TWIN, { deck: [SHIP, METEORS], draws })
      .flyOn()
      .do(0, 'use');
    t.do(0, { do: 'lose-crew', from: '6,9' }, { do: 'lose-crew', from: '6,9' });
    expect(states(t)).toEqual(RIGHT_GONE);
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, half: RIGHT, forced: true, rule: 'GT-13.2' }]);
  });
  it('GT-18.20 lapped: both', () => {
    const t = fly(TWIN, { seats: [{ position: 0 }, { position: 50 }], deck: [METEORS], draws }).flyOn();
    expect([states(t), t.events('gave-up')[0].rule]).toEqual([BOTH_GONE, 'GT-13.3']);
  });
  it('GT-18.21 Open Space: a half with strength 0 gives up, the other moves the rocket', () => {
    const ship: Drawing = { ...ONE_HALF, '6,9': 'cabin' };
    const t = fly(ship, { deck: [OPEN_SPACE] }).flyOn();
    expect([states(t), t.state.position[0]]).toEqual([RIGHT_GONE, 1]);
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, half: RIGHT, forced: true, rule: 'GT-18.21' }]);
  });
  it('GT-18.21 both 0: both give up', () => {
    const t = fly({ '6,4': 'cabin', '6,9': 'cabin' }, { deck: [OPEN_SPACE] }).flyOn();
    expect([states(t), t.state.position[0]]).toEqual([BOTH_GONE, 0]);
  });
  it('GT-18.21 both above 0: the lower counts, and no half can be dropped', () => {
    const ship: Drawing = { ...TWIN, '6,5': 'battery-2', '6,6': 'double-engine' };
    const t = fly(ship, { deck: [OPEN_SPACE] }).flyOn();
    expect(t.options(0).map((one) => one.do)).toEqual(['state', 'power']);
    t.do(0, { do: 'power', part: '6,6' });
    expect([t.state.position[0], states(t)]).toEqual([1, BOTH_FLY]);
  });
  it('GT-18.29 a half that can power an engine must', () => {
    const ship: Drawing = { ...ONE_HALF, '6,9': 'cabin', '6,10': 'battery-2', '6,11': 'double-engine' };
    const t = fly(ship, { deck: [OPEN_SPACE] }).flyOn();
    expect(t.refusal(0, 'state')).toBe('GT-18.29 must-power');
    t.do(0, { do: 'power', part: '6,11' });
    expect([t.state.position[0], states(t)]).toEqual([1, BOTH_FLY]);
  });
  it('GT-18.29 one is enough, and elsewhere it need not', () => {
    const second: Drawing = { '7,10': 'battery-2', '8,10': 'structural', '8,11': 'double-engine' };
    const ship: Drawing = { ...ONE_HALF, '6,9': 'cabin', '6,10': 'structural', '6,11': 'double-engine', ...second };
    const t = fly(ship, { deck: [OPEN_SPACE] })
      .flyOn()
      .do(0, { do: 'power', part: '6,11' });
    expect(t.refusal(0, 'state')).toBe('allowed');
    const zone = fly(ship, { deck: ['i-16'], draws }).flyOn();
    zone.all('lose-crew', { do: 'lose-crew', from: '6,4' });
    expect([zone.asked(), zone.refusal(0, 'state')]).toEqual(['state-strength', 'allowed']);
  });
  it('GT-18.22 at once half the value of its goods, everything aboard to the bank, its components to the warehouse', () => {
    const ship: Drawing = { ...TWIN, '6,10': ['hold-2', { goods: { yellow: 1, green: 1 } }], '7,9': 'battery-2' };
    const t = fly(ship, { seats: [{ lost: ['b100'] }], deck: [METEORS, OPEN_SPACE], draws });
    const bank = [t.state.bankHumans, t.state.bankTokens, t.state.bankGoods[1]];
    const tile = t.state.ship[t.square('6,10')] >> 2;
    t.do(0, { do: 'give-up', half: 'right' });
    expect(t.events('credits')).toMatchObject([{ seat: 0, change: 3, why: 'goods-sold', rule: 'GT-18.22' }]);
    expect([t.state.bankHumans, t.state.bankTokens, t.state.bankGoods[1]]).toEqual([
      bank[0] + 2,
      bank[1] + 2,
      bank[2] + 1,
    ]);
    expect([t.has(0, '6,9'), t.state.where[tile]]).toEqual([false, AT.faceDown]);
    expect([t.lost(0), t.has(0, '6,4')]).toEqual([1, true]); // what was lost before stays to be paid
    t.flyOn();
    expect([t.strengths(0), t.ledger(0, 'losses')]).toEqual([[1], -1]); // the other half flies on
  });
  it('GT-18.30 none, left, right or both', () => {
    const t = fly(TWIN, { deck: [METEORS], draws });
    expect(t.options(0).map((one) => one.half ?? one.do)).toEqual(['fly-on', 'fly-on-always', 'left', 'right', 'ship']);
    const one = fly(ONE_HALF, { deck: [METEORS], draws });
    expect(one.options(0).map((option) => option.half ?? option.do)).toEqual(['fly-on', 'fly-on-always', 'ship']);
  });
  it('GT-18.30 both at the same moment: added up and rounded once', () => {
    const goods = ['hold-2', { goods: { yellow: 1 } }] as const;
    const ship: Drawing = { ...TWIN, '6,5': goods, '6,10': goods };
    const gains = (t: ReturnType<typeof flight>) => t.events('credits').map(({ change }) => change);
    const both = fly(ship, { deck: [METEORS, METEORS], draws }).do(0, { do: 'give-up', half: 'ship' });
    expect(gains(both)).toEqual([3]);
    const each = fly(ship, { deck: [METEORS, METEORS], draws })
      .do(0, { do: 'give-up', half: 'left' })
      .do(1, 'fly-on');
    expect(gains(each.do(0, { do: 'give-up', half: 'ship' }))).toEqual([2, 2]);
  });
  it('GT-18.35 both halves gone: the ship has given up', () => {
    const t = fly(TWIN, { deck: [METEORS, METEORS], draws })
      .do(0, { do: 'give-up', half: 'left' })
      .do(1, 'fly-on');
    t.do(0, { do: 'give-up', half: 'ship' }).flyOn();
    expect([t.ledger(0, 'finish'), t.ledger(0, 'looks'), t.ledger(1, 'finish')]).toEqual([0, 0, 4]);
  });
  it('GT-18.35 with one half left all rules for a single ship apply', () => {
    const ship: Drawing = { '6,4': 'cabin' };
    const t = fly(ship, { deck: [OPEN_SPACE, METEORS], draws }).flyOn();
    expect([states(t), t.events('gave-up')]).toMatchObject([BOTH_GONE, [{ seat: 0, forced: true }]]);
  });
});

describe('GT-18.23, GT-18.31, GT-18.32: hyperspace by halves', () => {
  const draws = { hit: Array(16).fill(1) };
  /** Boosters in both halves. */
  const jumper: Drawing = {
    ...{ '6,5': 'e29', '6,6': 'engine', '6,4': 'cabin', '6,3': 'battery-2' },
    ...{ '6,9': 'e31', '6,8': 'engine', '6,10': 'cabin', '6,11': 'battery-2' },
  };
  const jumpLeft = { do: 'jump', booster: '6,5', engine: '6,6' };
  const jumpRight = { do: 'jump', booster: '6,9', engine: '6,8' };

  it('GT-18.23 an engine booster takes only its half along', () => {
    const t = fly(jumper, { deck: [METEORS, STARDUST, STARDUST], draws })
      .flyOn()
      .do(0, jumpLeft);
    expect([t.state.hyper.slice(0, 2), t.asked(), t.asker]).toEqual([[2, 0], 'jump', 0]);
    expect(t.events('jumped')).toMatchObject([{ seat: 0, half: 0 }]);
    t.do(0, 'stay');
    expect(t.events('hit').some(({ seat }) => seat === 0)).toBe(true); // the other half is still there
  });
  it('GT-18.23 until it returns the ship consists of the other half', () => {
    const t = fly(jumper, { deck: [SHIP, OPEN_SPACE, STARDUST], draws }).flyOn();
    t.do(0, jumpLeft, 'stay', 'use'); // both humans of the right half
    expect([t.crewAt(0, '6,4'), t.crewAt(0, '6,10')]).toEqual([2, 0]);
    expect(states(t)).toEqual(RIGHT_GONE);
  });
  it('W-10 (GT-18.23) in a Combat Zone the half with all goods and batteries jumps', () => {
    const ship: Drawing = {
      ...{ '6,4': 'cabin', '6,5': ['cabin', { alien: 'brown' }] as const, '7,5': 'life-support-brown' },
      ...{ '6,3': 'engine', '6,6': 'engine', '7,4': 'engine', '5,3': 'cannon' },
      ...{ '6,9': 'e29', '6,8': 'engine', '6,10': 'battery-2', '6,11': 'engine' },
      ...{ '7,10': 'cabin', '7,9': ['hold-2', { goods: { blue: 2 } }] as const },
    };
    const big: Drawing = { ...TWIN, '6,5': 'cabin', '6,6': 'cabin' };
    const t = flight({
      options,
      round: '3-IIA',
      ships: [ship, big],
      deck: ['iii-16', PLANETS, STARDUST],
      draws,
    }).flyOn();
    t.do(0, 'stay', jumpRight); // the reveal; then instead of having that crew counted
    expect(t.events('chosen-as-worst')[0]).toMatchObject({ seat: 0, criterion: 'crew' });
    expect([t.events('goods-lost'), t.tokensAt(0, '6,10'), t.goodsAt(0, '7,9')]).toEqual([[], 1, [0, 0, 0, 2]]);
    for (const from of ['6,5', '6,5', '6,6', '6,6']) t.do(1, { do: 'lose-crew', from });
    expect([t.strengths(0), t.strengths(1)]).toEqual([
      [2, 5],
      [0, 1],
    ]);
    t.flyOn().do(0, { do: 'land', planet: 3 });
    expect([t.asked(), t.asker]).toEqual(['land', 1]); // no hold in the left half: nothing to load
  });
  it('GT-18.31 each half counts its own two cards', () => {
    const t = fly(jumper, { deck: [METEORS, METEORS, METEORS, STARDUST], draws: { hit: Array(24).fill(1) } }).flyOn();
    t.do(0, jumpLeft, 'stay').flyOn().do(0, jumpRight);
    expect(t.events('returned').map(({ half }) => half)).toEqual([LEFT]);
    t.flyOn();
    expect(t.events('returned').map(({ half }) => half)).toEqual([LEFT, RIGHT]);
    expect(t.events('gave-up')).toEqual([]);
  });
  it('GT-18.31 both halves may jump at once: the ship is out of the race', () => {
    const t = fly(jumper, { deck: [METEORS, STARDUST, STARDUST], draws })
      .flyOn()
      .do(0, jumpLeft, jumpRight);
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual(Array(4).fill([1]));
  });
  it('GT-18.31 a half in hyperspace neither gains nor loses, and the rocket moves by the other', () => {
    const ship: Drawing = { ...jumper, '7,4': 'hold-2' };
    const t = fly(ship, { deck: [PLANETS, OPEN_SPACE, STARDUST] }).flyOn();
    t.do(0, jumpLeft, 'stay').do(0, { do: 'land', planet: 3 });
    expect([t.asked(), t.asker]).toEqual(['land', 1]); // the hold is away
    t.do(1, 'pass').flyOn().do(0, 'stay', 'state');
    expect([t.strengths(0), states(t)]).toEqual([[1], BOTH_FLY]);
  });
  it('GT-18.31 a half that jumps at Open Space is no idle half', () => {
    const t = fly(jumper, { deck: [OPEN_SPACE, STARDUST, STARDUST] })
      .flyOn()
      .do(0, 'stay', jumpLeft, 'state');
    expect([states(t), t.state.hyper.slice(0, 2), t.strengths(0)]).toEqual([BOTH_FLY, [1, 0], [1]]);
  });
  it('GT-18.31 a Diplomat in hyperspace helps nobody', () => {
    const ship: Drawing = { ...jumper, '7,4': ['cabin', { alien: 'cyan' }], '8,4': 'life-support-cyan' };
    const t = fly(ship, { seats: [{ role: 'diplomat' }], deck: ['i-01', STARDUST] })
      .flyOn()
      .do(0, jumpLeft, 'stay');
    expect(t.asked()).toBe('state-strength');
    t.do(0, 'state');
    expect([t.crewAt(0, '6,10'), t.crewAt(0, '7,4')]).toEqual([0, 5]);
  });
  it('GT-18.32 a half in hyperspace when the flight ends has given up; the ship finishes with the other', () => {
    const ship: Drawing = { ...jumper, '7,4': ['hold-2', { goods: { yellow: 1 } }] };
    const t = fly(ship, { deck: [METEORS], draws })
      .flyOn()
      .do(0, jumpLeft, 'stay');
    expect([t.asked(), states(t), t.ledger(0, 'finish'), t.ledger(1, 'finish')]).toEqual(['over', LEFT_GONE, 3, 4]);
    expect([t.events('credits')[0], t.ledger(0, 'goods')]).toMatchObject([{ change: 2, rule: 'GT-18.22' }, 0]);
  });
  it('GT-18.32 if the only half in the race gives up, the rocket stays', () => {
    const t = fly(jumper, { deck: [METEORS, METEORS, STARDUST], draws })
      .flyOn()
      .do(0, jumpLeft, 'stay');
    t.do(0, { do: 'give-up', half: 'ship' });
    expect([states(t), t.events('gave-up')]).toMatchObject([RIGHT_GONE, [{ half: RIGHT, forced: false }]]);
    t.flyOn();
    expect(t.events('returned').map(({ half }) => half)).toEqual([LEFT]);
    expect([t.ledger(0, 'finish'), states(t)]).toEqual([3, RIGHT_GONE]);
  });
  it('GT-18.34 a Lawyer in hyperspace at the end counts only if nothing else arrives', () => {
    const office: Drawing = { ...jumper, '7,4': ['cabin', { alien: 'cyan' }], '8,4': 'life-support-cyan' };
    const lost = { lost: ['b100', 'b101', 'b102'], credits: 20 };
    const lawyer = (...jumps: Parameters<ReturnType<typeof flight>['refusal']>[1][]) =>
      fly(office, { seats: [{ role: 'lawyer', ...lost }], deck: [METEORS], draws })
        .flyOn()
        .do(0, ...jumps)
        .ledger(0, 'losses');
    expect(lawyer(jumpLeft, 'stay')).toBe(-4); // the engine too; his half gave up before the other arrived
    expect(lawyer(jumpLeft, jumpRight)).toBe(-3); // 5 in all; both are the last to give up
  });
  it('GT-18.32 both halves away at the end are sold together', () => {
    const goods = ['hold-2', { goods: { yellow: 1 } }] as const;
    const t = fly({ ...jumper, '7,4': goods, '7,10': goods }, { deck: [METEORS], draws }).flyOn();
    t.do(0, jumpLeft, jumpRight);
    expect(t.events('credits').map(({ change }) => change)).toEqual([3]); // GT-18.30
    expect([t.ledger(0, 'finish'), t.ledger(0, 'goods')]).toEqual([0, 0]);
  });
  it('GT-18.29 where the other half has jumped, a half is a ship of its own and need not power anything', () => {
    const ship: Drawing = { ...jumper, '6,8': 'double-engine' };
    const t = fly(ship, { deck: [OPEN_SPACE, STARDUST] })
      .flyOn()
      .do(0, 'stay');
    expect(t.refusal(0, 'state')).toBe('GT-18.29 must-power');
    t.do(0, jumpLeft, 'state');
    expect([states(t), t.events('gave-up')]).toMatchObject([RIGHT_GONE, [{ half: RIGHT, forced: true }]]);
  });
  it('GT-18.32 also at Open Space', () => {
    const ship: Drawing = { ...jumper, '6,8': 'structural' };
    const t = fly(ship, { deck: [METEORS, OPEN_SPACE, STARDUST], draws })
      .flyOn()
      .do(0, jumpLeft)
      .flyOn();
    expect(states(t)).toEqual(RIGHT_GONE);
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, half: RIGHT, forced: true }]);
  });
});

describe('GT-18.24 to GT-18.26, GT-18.33: the end of the flight', () => {
  it('W-11 (GT-18.24) red and blue arrive with one half: yellow 8, green 6, red 4, blue 2', () => {
    const t = flight({ players: 4, round: '2-IIA', ships: [ONE_HALF, TWIN, TWIN, ONE_HALF], deck: [] });
    expect([0, 1, 2, 3].map((seat) => t.ledger(seat, 'finish'))).toEqual([4, 8, 6, 2]);
  });
  it('GT-18.25 if anyone finished with both halves, only such ships are compared for looks', () => {
    const neat: Drawing = { '6,4': 'b021' }; // one connector
    const ships = [neat, { '6,4': 'structural', '6,9': 'structural' }];
    const t = flight({ round: '2-IIA', ships, deck: [] });
    expect([t.ledger(0, 'looks'), t.ledger(1, 'looks')]).toEqual([0, 4]);
    const halves = flight({ round: '2-IIA', ships: [neat, { '6,4': 'structural' }], deck: [] });
    expect([halves.ledger(0, 'looks'), halves.ledger(1, 'looks')]).toEqual([4, 0]);
  });
  it('GT-18.26 uninsured', () => {
    const lost = Array.from({ length: 14 }, (_, i) => `b${100 + i}`);
    expect(fly(TWIN, { seats: [{ lost, credits: 50 }] }).ledger(0, 'losses')).toBe(-14);
  });
  it('GT-18.33 Stardust counts the connectors of the halves in the race', () => {
    const ship: Drawing = { '6,4': 'b021', '6,9': 'structural' };
    const seats = [{ hyper: [0, 2] }];
    const t = fly(ship, { seats, deck: [STARDUST] }).flyOn();
    expect(t.events('moved').filter(({ seat }) => seat === 0)).toMatchObject([{ days: -1 }]);
  });
  it('GT-18.33 crew is counted for the halves in the race', () => {
    const t = fly(TWIN, { seats: [{ hyper: [0, 2] }], deck: ['i-16'], draws: { hit: Array(4).fill(1) } }).flyOn();
    expect(t.events('crew-stated').map(({ crew }) => crew)).toEqual([2, 4]);
  });
  it('GT-18.33 luxury cabins and goods for the halves still flying', () => {
    const ship: Drawing = {
      ...TWIN,
      ...{ '6,5': 'luxury-cabin', '6,10': 'luxury-cabin', '7,9': ['hold-2', { goods: { blue: 2 } }] as const },
    };
    expect(fly(ship).ledger(0, 'luxury')).toBe(2);
    const t = fly(ship, { deck: [STARDUST] })
      .do(0, { do: 'give-up', half: 'right' })
      .flyOn();
    expect([t.ledger(0, 'luxury'), t.ledger(0, 'goods')]).toEqual([1, 0]);
  });
});
