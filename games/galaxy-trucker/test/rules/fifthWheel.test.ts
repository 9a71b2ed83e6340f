import type { Play } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { type CombatZone, hits } from '../../src/content/cardTypes.ts';
import { copy } from '../../src/copy.ts';
import { combatZone } from '../../src/rules/cards/combatZone.ts';
import { shootAtBoth } from '../../src/rules/cards/enemies.ts';
import { AT, type State, type T } from '../../src/state.ts';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP, table } from '../table.ts';

const MISS = [1, 1];
const GAVE_UP = { halves: ['gave-up'] };
const FREIGHTER: Drawing = { ...PLAIN_SHIP, '7,6': 'hold-2' };
const ONE_CABIN: Drawing = { '7,7': 'start-cabin' };

/** Strength 7 with both double cannons. */
const GUNSHIP: Drawing = {
  ...{ '7,7': 'start-cabin', '7,6': 'structural', '7,8': 'structural', '8,8': 'engine', '8,7': 'battery-2' },
  ...{ '6,6': 'cannon', '6,7': 'cannon', '6,8': 'cannon', '7,5': 'double-cannon', '7,9': 'double-cannon' },
};
const SHOOT = [
  { do: 'power', part: '7,5' },
  { do: 'power', part: '7,9' },
];

/** Runs rules that ask nothing, with dice that miss, and returns what was told. */
function told(state: State, rules: (t: T) => Play<void>): Record<string, unknown>[] {
  const events: Record<string, unknown>[] = [];
  const t = { state, roll: () => MISS, tell: (event: Record<string, unknown>) => events.push(event) };
  expect(rules(t as unknown as T).next().done).toBe(true);
  return events;
}

describe('GT-17: five players', () => {
  it('GT-17.1 New Technology is in force and all 186 tiles are used', () => {
    const { state } = table({ players: 5 });
    expect([state.fifthWheel, state.newTechnology, state.where.length]).toEqual([true, true, 186]);
    expect(state.where.filter((where) => where === AT.removed || where === AT.box)).toEqual([]);
  });
  it('GT-17.1 four players have these rules only if they want them', () => {
    expect(table({ players: 4 }).state.fifthWheel).toBe(false);
    expect(table({ players: 4, options: { fifthWheelForFour: true } }).state.fifthWheel).toBe(true);
  });
  it('GT-17.1 they hold for the whole round, also when players have given up', () => {
    const seats = [undefined, undefined, GAVE_UP, GAVE_UP, GAVE_UP];
    const t = flight({ players: 5, seats, deck: ['i-18'] }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    expect([t.asked(), t.asker]).toEqual(['use', 1]);
  });
  it('GT-17.2 one more player may take a reward with 1 less, and suffers a penalty reduced by 1', () => {
    const t = flight({ players: 5, deck: ['i-18', 'i-16'], draws: { hit: [...MISS, ...MISS] } }).flyOn();
    for (const seat of [0, 1]) {
      t.do(seat, 'use', { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    }
    expect(t.events('credits').map(({ seat, change }) => [seat, change])).toEqual([
      [0, 3],
      [1, 2],
    ]);
    t.flyOn();
    const combat = t.events('moved').filter(({ rule }) => rule === 'GT-12.11');
    expect(combat.map(({ days }) => days).sort()).toEqual([-2, -3]);
  });
});

describe('GT-17.3: Planets', () => {
  it('W-8 (GT-17.3) five ships and three planets: one doubles up, the fourth cannot, the fifth cannot land', () => {
    const leader: Drawing = { ...PLAIN_SHIP, '7,6': 'special-hold-1', '7,8': 'special-hold-2' };
    const third: Drawing = { ...FREIGHTER, '7,8': 'special-hold-2' };
    const t = flight({ players: 5, round: '2-I', ships: [leader, undefined, third], deck: ['ii-12'] }).flyOn();
    t.do(0, { do: 'land', planet: 1 }, { do: 'load', good: 'red', to: '7,6' });
    t.do(0, { do: 'load', good: 'red', to: '7,8' }, { do: 'load', good: 'red', to: '7,8' });
    t.do(1, { do: 'land', planet: 2 });
    t.do(2, { do: 'land', planet: 1 }, { do: 'skip-good', good: 'red' });
    expect(t.state.pool).toEqual([2, 1, 0, 0]);
    t.do(2, { do: 'load', good: 'red', to: '7,8' }, { do: 'load', good: 'red', to: '7,8' });
    t.do(2, { do: 'load', good: 'yellow', to: '7,6' });
    for (const planet of [1, 2]) expect(t.refusal(3, { do: 'land', planet })).toBe('GT-12.2 planet-taken');
    t.do(3, { do: 'land', planet: 3 });
    expect([t.asked(), t.events('landed').length]).toEqual(['over', 4]);
    expect(t.events('moved').map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
    expect(t.state.position).toEqual([-4, -6, -9, -11, -8]);
  });
  it('GT-17.3 the second taker leaves the good he likes least, and none is asked for among equals', () => {
    const t = flight({ players: 5, ships: [FREIGHTER, FREIGHTER], deck: ['i-14'] }).flyOn(); // planet 2: two yellow
    t.do(0, { do: 'land', planet: 2 }, 'loaded').do(1, { do: 'land', planet: 2 });
    expect([t.asked(), t.state.pool]).toEqual(['load', [0, 1, 0, 0]]);
  });
  it('GT-17.3 after that nobody else may double up', () => {
    const t = flight({ players: 5, deck: ['i-13'] }).flyOn();
    t.do(0, { do: 'land', planet: 1 }).do(1, { do: 'land', planet: 1 }).do(2, { do: 'land', planet: 2 });
    expect(t.refusal(3, { do: 'land', planet: 1 })).toBe('GT-12.2 planet-taken');
    expect(t.refusal(3, { do: 'land', planet: 2 })).toBe('GT-12.2 planet-taken');
  });
});

describe('GT-17.4: abandoned ships and stations', () => {
  it('GT-17.4 a second player uses the ship for 1 credit less, the third is not asked', () => {
    const t = flight({ players: 5, ships: [undefined, ONE_CABIN], deck: ['i-17'] }).flyOn(); // 3 crew, 4 credits, 1 day
    t.do(0, 'use', { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    expect(t.asker).toBe(2); // seat 1 has only 2 crew: the same conditions
    t.do(2, 'use', { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    expect(t.events('credits').map(({ change }) => change)).toEqual([4, 3]);
    expect(t.asked()).toBe('over');
    expect(t.events('moved').map(({ seat, days }) => [seat, days])).toEqual([
      [2, -1],
      [0, -1],
    ]);
  });
  it('GT-17.4 at a station the second leaves one good of his choice', () => {
    const ship: Drawing = { ...FREIGHTER, '7,8': 'cabin' };
    const t = flight({ players: 5, ships: [ship, ship], deck: ['i-19'] }).flyOn();
    t.do(0, 'use', 'loaded').do(1, 'use');
    expect(t.refusal(1, { do: 'skip-good', good: 'red' })).toBe('GT-17.3 not-offered');
    t.do(1, { do: 'skip-good', good: 'green' });
    expect(t.state.pool).toEqual([0, 1, 0, 0]);
  });
});

describe('GT-17.5: enemies', () => {
  it('W-9 (GT-17.5) pirates: two winners, the first large shot only at the loser before the first defeat', () => {
    const ships = [undefined, GUNSHIP, undefined, GUNSHIP];
    const draws = { hit: [...MISS, ...MISS, ...MISS] };
    const t = flight({ players: 5, ships, deck: ['ii-03'], draws }).flyOn();
    t.do(1, ...SHOOT, 'decline').do(3, ...SHOOT, 'take-reward');
    expect(t.events('enemy-fought').map(({ seat, result }) => `${seat} ${result}`)).toEqual([
      ...['0 lost', '1 won', '2 lost', '3 won'],
    ]);
    expect(t.events('credits')).toMatchObject([{ seat: 3, change: 6 }]);
    expect(t.events('moved')).toMatchObject([{ seat: 3, days: -2 }]);
    expect(t.events('dice-rolled').map(({ large, seats }) => [large, seats])).toEqual([
      [true, [0]],
      [false, [0, 2]],
      [true, [0, 2]],
    ]);
  });
  it('GT-17.5 slavers take 1 crew member less from a loser after the first defeat', () => {
    const t = flight({ players: 5, ships: [undefined, GUNSHIP], deck: ['i-01'] }).flyOn();
    t.do(0, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    t.do(1, ...SHOOT, 'take-reward');
    t.do(2, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    expect([t.crewAt(0, '7,7'), t.crewAt(2, '7,7'), t.asker]).toEqual([1, 2, 3]);
  });
  it('GT-17.5 smugglers take 1 good less, still the most valuable first; the second winner leaves one', () => {
    const rich: Drawing = { ...PLAIN_SHIP, '7,6': ['hold-2', { goods: { blue: 1, yellow: 1 } }] };
    const gunner: Drawing = { ...GUNSHIP, '8,6': 'hold-2' };
    const t = flight({ players: 5, ships: [GUNSHIP, rich, gunner], deck: ['i-02'] }).flyOn();
    t.do(0, ...SHOOT, 'decline');
    expect(t.goodsAt(1, '7,6')).toEqual([0, 0, 0, 1]);
    t.do(2, ...SHOOT, 'take-reward', { do: 'skip-good', good: 'blue' });
    expect(t.state.pool).toEqual([0, 1, 1, 0]);
    t.do(2, 'loaded');
    expect(t.events('enemy-fought')).toHaveLength(3); // defeated twice
  });
  it('GT-17.5 both winners who take the reward lose the days, the rearmost first', () => {
    const t = flight({ players: 5, ships: [GUNSHIP, GUNSHIP], deck: ['i-01'] }).flyOn();
    t.do(0, ...SHOOT, 'take-reward').do(1, ...SHOOT, 'take-reward');
    expect(t.events('credits').map(({ change }) => change)).toEqual([5, 4]);
    expect(t.events('moved').map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe('GT-17.6, GT-17.7: lowest-value cards', () => {
  const draws = { hit: [...MISS, ...MISS] };

  it('GT-17.6 the second lowest suffers 1 less; at a tie the one further ahead counts as lower', () => {
    const t = flight({ players: 5, deck: ['i-16'], draws }).flyOn();
    expect(t.events('moved').map(({ seat, days }) => [seat, days])).toEqual([
      [1, -2],
      [0, -3],
    ]);
    expect(t.state.position).toEqual([-3, -5, -4, -6, -8]);
    t.do(0, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    t.do(2, { do: 'lose-crew', from: '8,7' }); // now second
    expect(t.events('dice-rolled').map(({ large, seats }) => [large, seats])).toEqual([
      [false, [0, 2]],
      [true, [0]],
    ]);
  });
  it('GT-17.6 goods: 3 from the lowest, 2 from the second', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': ['hold-3', { goods: { blue: 3 } }] }; // no engine
    const shots = { hit: [...MISS, ...MISS, ...MISS, ...MISS] };
    const t = flight({ players: 5, ships: [undefined, undefined, ship, ship], deck: ['ii-16'], draws: shots }).flyOn();
    expect([t.goodsAt(2, '7,6'), t.goodsAt(3, '7,6')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 1],
    ]);
  });
  it('GT-17.6 sabotage: the first two rolls count for both, the third only for the lowest', () => {
    const sabotage = [...MISS, ...MISS, ...MISS, ...MISS, 3, 4, 3, 3];
    const t = flight({ players: 5, deck: ['iii-04'], draws: { sabotage } }).flyOn();
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([[0, 1], [0, 1], [0]]);
    expect([t.lost(0), t.lost(1)]).toEqual([1, 0]);
  });
  it('GT-17.6 sabotage: a ship once hit is left alone', () => {
    const other: Drawing = { ...PLAIN_SHIP, '7,6': 'structural' };
    const sabotage = [3, 3, 3, 4, 3, 4, 3, 3];
    const t = flight({ players: 5, ships: [undefined, other], deck: ['iii-04'], draws: { sabotage } }).flyOn();
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([[0, 1], [0]]);
    expect([t.lost(0), t.lost(1)]).toEqual([1, 1]);
  });
  it('GT-17.7 with two in the race one suffers, with one nobody', () => {
    const two = [undefined, undefined, GAVE_UP, GAVE_UP, GAVE_UP];
    const t = flight({ players: 5, seats: two, deck: ['iii-04'], draws: { sabotage: [3, 4, 3, 3] } }).flyOn();
    expect([t.events('chosen-as-worst').length, t.lost(0), t.lost(1)]).toEqual([1, 1, 0]);
    const alone = flight({ players: 5, seats: [undefined, GAVE_UP, ...two.slice(2)], deck: ['i-16'] }).flyOn();
    expect([alone.events('chosen-as-worst'), alone.state.position[0]]).toEqual([[], 0]);
  });
  it('GT-17.11 a list without a large shot leaves nothing out', () => {
    const { state } = flight({ players: 5, deck: ['i-05'] });
    const events = told(state, (t) =>
      shootAtBoth(t, hits('small front, small rear'), [0, 1], (s) => s === 1, 'GT-17.11'),
    );
    expect(events.filter(({ event }) => event === 'dice-rolled').map(({ seats }) => seats)).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
  it('GT-17.11 a reduction never goes below 0', () => {
    const card = {
      id: 'one',
      kind: 'combat-zone',
      lines: [{ criterion: 'crew', penalty: { kind: 'days', count: 1 } }],
    };
    const state = copy(flight({ players: 5, deck: ['i-05'] }).state);
    const events = told(state, (t) => combatZone(t, card as unknown as CombatZone));
    expect(events.filter(({ event }) => event === 'chosen-as-worst')).toHaveLength(2);
    expect(state.position).toEqual([-1, -2, -4, -6, -8]);
  });
  it('GT-17.11 with Merciless Fate the penalties are not reduced', () => {
    const t = flight({ players: 5, roads: ['rr-10'], deck: ['i-16'], draws }).flyOn();
    expect(t.events('moved').map(({ seat, days }) => [seat, days])).toEqual([
      ...[3, 2, 1, 0].map((seat) => [seat, -3]), // all but the highest; at a tie the one further back
    ]);
  });
  it('GT-17.12 the second taker comes later in the pass: who passed is not asked again', () => {
    const t = flight({ players: 5, deck: ['i-18'] }).flyOn();
    t.do(0, 'pass').do(1, 'use', { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    for (const seat of [2, 3, 4]) t.do(seat, 'pass');
    expect(t.asked()).toBe('over');
  });
  it('GT-17.12 the second winner gets the reduced reward even if the first declined', () => {
    const t = flight({ players: 5, ships: [GUNSHIP, GUNSHIP], deck: ['i-01'] }).flyOn();
    t.do(0, ...SHOOT, 'decline').do(1, ...SHOOT, 'take-reward');
    expect(t.events('credits').map(({ change }) => change)).toEqual([4]);
  });
  it('GT-17.13 crew: the lowest loses first, then the second lowest, wherever they fly', () => {
    const idle: Drawing = { '7,7': 'start-cabin', '8,7': 'cabin' };
    const ships = [undefined, undefined, undefined, idle];
    const t = flight({ players: 5, ships, deck: ['i-16'], draws }).flyOn();
    expect(t.asker).toBe(3);
    t.do(3, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' });
    expect(t.asker).toBe(0);
  });
  it('GT-17.13 shots come one by one at both, in flight order', () => {
    const weak: Drawing = { '7,7': 'start-cabin', '8,7': 'cabin', '8,6': 'engine' };
    const ships = [undefined, undefined, undefined, weak];
    const aimed = { hit: [3, 4, ...MISS] };
    const t = flight({ players: 5, ships, deck: ['i-16'], draws: aimed }).flyOn();
    t.do(0, { do: 'lose-crew', from: '8,7' }, { do: 'lose-crew', from: '8,7' }).do(2, { do: 'lose-crew', from: '8,7' });
    t.do(0, { do: 'keep', at: '6,7' }).do(3, { do: 'keep', at: '7,7' });
    expect(t.events('hit').map(({ seat, large }) => [seat, large])).toEqual([
      [0, false],
      [3, false],
      [3, true], // only at the lowest
    ]);
  });
});

describe('GT-17.8 to GT-17.15: the rest', () => {
  const finish = (t: ReturnType<typeof flight>) => t.state.number.map((_, seat) => t.ledger(seat, 'finish'));
  const looks = (t: ReturnType<typeof flight>) => t.state.number.map((_, seat) => t.ledger(seat, 'looks'));
  const three: Drawing = { '7,7': 'start-cabin', '7,8': 'b090' }; // exposed connectors
  const two: Drawing = { '7,7': 'start-cabin', '7,8': 'b091', '7,6': 'b021/2' };

  it('GT-17.8 two first rewards, then the others', () => {
    expect(finish(flight({ players: 5, deck: [] }))).toEqual([4, 4, 3, 2, 1]);
    expect(finish(flight({ players: 5, round: '3-I', deck: [] }))).toEqual([12, 12, 9, 6, 3]);
  });
  it('GT-17.9 looks: if one alone is best, all with the second fewest get it too', () => {
    const ships = [three, ONE_CABIN, two, ONE_CABIN, ONE_CABIN];
    expect(looks(flight({ players: 5, ships, deck: [] }))).toEqual([2, 0, 2, 0, 0]);
    const tied = [three, ONE_CABIN, ONE_CABIN, ONE_CABIN, ONE_CABIN];
    expect(looks(flight({ players: 5, ships: tied, deck: [] }))).toEqual([2, 2, 2, 2, 2]);
  });
  it('GT-17.9 looks: if two are best, they are enough', () => {
    const alike: Drawing = { '7,7': 'start-cabin', '7,6': 'b021/2' };
    const ships = [alike, ONE_CABIN, three, ONE_CABIN, ONE_CABIN];
    expect(looks(flight({ players: 5, ships, deck: [] }))).toEqual([2, 0, 2, 0, 0]);
  });
  it('GT-17.10 Open Space, meteors, Stardust and Epidemic treat all five alike', () => {
    const deck = ['i-05', 'i-10', 'i-04', 'ii-05'];
    const t = flight({ players: 5, deck, draws: { hit: Array(8).fill(1) } }).flyOn();
    t.flyOn();
    expect(t.asked()).toBe('over');
    const days = (rule: string) => t.events('moved').flatMap((move) => (move.rule === rule ? [move.days] : []));
    expect(days('GT-12.1')).toEqual([1, 1, 1, 1, 1]);
    expect(days('GT-12.13')).toHaveLength(5);
    expect(t.events('hit')).toHaveLength(20);
    expect(t.events('crew-lost').map(({ seat }) => seat)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });
  it('GT-17.10 the Star Depot lays out as many tiles as ever', () => {
    const t = flight({ players: 5, deck: ['bc-2'], options: { bonusCards: true } }).flyOn();
    expect(t.events('depot-opened')[0].tiles).toHaveLength(6);
  });
  it('GT-17.14 four players: first, first, second, third', () => {
    const options = { fifthWheelForFour: true };
    expect(finish(flight({ players: 4, options, deck: [] }))).toEqual([4, 4, 3, 2]);
    const seats = [GAVE_UP, undefined, GAVE_UP];
    expect(finish(flight({ players: 4, options, seats, deck: [] }))).toEqual([0, 4, 0, 4]);
  });
  it('GT-17.15 class IIA: at least two of the ships compared, a single one alone', () => {
    const half: Drawing = { '6,4': 'cabin' };
    const whole: Drawing = { '6,4': 'cabin', '6,9': 'cabin' };
    const one = flight({ players: 5, round: '2-IIA', ships: [half, whole, half, half, half], deck: [] });
    expect(looks(one)).toEqual([0, 4, 0, 0, 0]);
    const poor: Drawing = { ...whole, '6,10': 'structural' };
    const pair = flight({ players: 5, round: '2-IIA', ships: [half, whole, half, poor, half], deck: [] });
    expect(looks(pair)).toEqual([0, 4, 0, 4, 0]);
  });
});
