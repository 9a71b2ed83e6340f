import { describe, expect, it } from 'vitest';
import { REAR } from '../../src/content/cards.ts';
import { lostComponents } from '../../src/rules/roundEnd.ts';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP } from '../table.ts';
import { cardTable } from './evilTable.ts';

const OPEN_SPACE = 'i-05';
const STARDUST = 'i-04';
const PLANETS = 'i-15';
const METEORS = 'i-11';
const SABOTAGE = 'iii-04';
const MISS = [1, 1];

describe('GT-23: general principles', () => {
  it('GT-23.1 decisions are made in flight order from the leader', () => {
    const t = flight({ deck: [PLANETS], players: 3, seats: [{ position: -4 }, { position: 0 }, { position: -2 }] });
    const asked: number[] = [];
    while (t.asked() === 'fly-on') t.do(t.asker, 'fly-on');
    while (t.asked() === 'land') {
      asked.push(t.asker);
      t.do(t.asker, 'pass');
    }
    expect(asked).toEqual([1, 2, 0]);
  });
  it('GT-23.1 and determinations', () => {
    const t = flight({
      deck: ['i-16'],
      players: 3,
      seats: [{ position: -4 }, { position: 0 }, { position: -2 }],
    }).flyOn();
    expect(t.events('crew-stated').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
  it('GT-23.2 days gained: foremost first; days lost: rearmost first', () => {
    const gained = flight({ deck: [OPEN_SPACE], players: 3 }).flyOn();
    expect(gained.events('moved').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const lost = flight({ deck: [STARDUST], players: 3 }).flyOn();
    expect(lost.events('moved').map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });
  it('GT-23.3 all bidding goes by the same rule', () => {
    for (const card of ['em-07', 'em-20']) {
      const t = cardTable(card).do(0, { do: 'bid', credits: 2 });
      expect(t.refusal(1, { do: 'bid', credits: 2 })).toBe('GT-19.6 bid-too-low');
      expect(t.do(1, 'pass').do(2, 'pass').told('bid-won')).toMatchObject([{ seat: 0, credits: 2 }]);
    }
  });
  it('GT-23.4 one roll for all ships at risk', () => {
    const t = flight({ deck: [METEORS], players: 3, draws: { hit: [...MISS, ...MISS, ...MISS] } }).flyOn();
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });
  it('GT-23.5 coordinates: first the column, then the row', () => {
    const wide: Drawing = { ...PLAIN_SHIP, '7,6': 'structural' };
    const t = flight({ deck: [SABOTAGE], ships: [wide], draws: { sabotage: [3, 3, 3, 4] } }).flyOn(); // 6, then 7
    expect(t.events('part-lost')[0].at).toBe(t.square('7,6'));
  });
  it('GT-23.6 a shot from behind does not need a cannon there', () => {
    const t = flight({
      deck: ['em-19'],
      ships: [undefined, { '7,7': 'start-cabin', '8,7': 'engine' }],
      options: { evilMachinations: true },
      draws: { hit: [...MISS] },
    }).flyOn();
    expect(t.events('dice-rolled')).toMatchObject([{ seats: [0], large: true, from: REAR }]);
  });
  it('GT-23.7 destroyed, fallen off and given up: all are lost en route', () => {
    const tail: Drawing = { ...PLAIN_SHIP, '7,8': 'structural', '7,9': 'structural' };
    const t = flight({
      deck: [METEORS, 'em-05', OPEN_SPACE],
      ships: [tail],
      options: { evilMachinations: true },
      draws: { hit: [4, 4, ...MISS, ...MISS] },
    });
    t.do(0, 'fly-on').do(1, 'fly-on');
    if (t.asked() === 'keep') t.do(0, t.options(0, 'keep')[0]);
    t.do(0, 'fly-on').do(1, 'fly-on');
    for (const seat of [0, 1]) t.do(seat, { do: 'bid', credits: 0 });
    t.do(0, { do: 'name-square', column: 6, row: 8 });
    const how = t.events('part-lost').filter(({ seat }) => seat === 0);
    expect(how.map((event) => event.how)).toEqual(['destroyed', 'fell', 'given-up']);
    expect(lostComponents(t.state, 0)).toBe(3);
  });
});
