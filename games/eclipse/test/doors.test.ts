import { Match, Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { eclipse } from '../src/index.ts';
import { fight } from './fight.ts';
import {
  build,
  colonise,
  fit,
  influence,
  move,
  propose,
  pulsar,
  research,
  table,
  take,
  takeOff,
  trade,
} from './table.ts';

// Every door of a match, tried by somebody who should not come in.

const FORGED: readonly unknown[] = [
  undefined,
  null,
  7,
  'pass',
  [],
  {},
  { do: 'win' },
  { do: '__proto__' },
  { do: 'constructor' },
  { do: 'toString' },
  { do: 'take-action' },
  { do: 'take-action', action: 'conquer' },
  { do: 'take-action', action: 3 },
  { do: 'take-action', action: 'build', left: 9 },
  { do: 'trade', give: 'money', take: 'points' },
  { do: 'move', ship: 'interceptor-9', to: '102' },
  { do: 'move', ship: 'interceptor-1', to: '999' },
  { do: 'place', sector: '102', turn: 6 },
  { do: 'place', sector: '102', turn: -1 },
  { do: 'place', sector: '102', turn: 0.5 },
  { do: 'place', sector: '102', turn: '0' },
  { do: 'fit', type: 'cruiser', slot: 99, part: 'hull' },
  { do: 'colonise', site: '221', square: 12, track: 'money' },
  { do: 'keep-tile', value: 5 },
  { do: 'swap-tile', value: 4, old: 0 },
  { do: 'time-up', seat: 0 },
];

describe('forged actions', () => {
  it.each(FORGED.map((raw) => [JSON.stringify(raw) ?? 'undefined', raw]))('%s is not understood', (_, raw) => {
    const { match } = table();
    const before = match.hash;
    const verdict = match.submit(0, raw);
    expect([verdict.ok, match.hash]).toEqual([false, before]);
    expect(verdict).toMatchObject({ code: 'not-understood' });
  });
  it('nobody plays for a seat that is not at the table', () => {
    const { match } = table();
    for (const seat of [-1, 2, 6, 0.5, Number.NaN]) expect(match.submit(seat, { do: 'pass' }).ok).toBe(false);
  });
});

describe('the wrong seat and the wrong moment', () => {
  const away = [take('build'), trade('science', 'money'), 'pass', propose(0), colonise('223', 1, 'money')];
  it.each(away.map((step) => [JSON.stringify(step), step]))('EC-5.2: %s in the turn of another', (_, step) => {
    const at = table({ players: 4, state: { seats: [{}, { science: 20, money: 20 }, {}, {}] } });
    expect(at.refusal(1, step)).toBe('not-asked');
    at.do(0, take('build'));
    expect(at.refusal(1, step)).toBe('not-asked');
  });
  it.each([
    build('cruiser', '221'),
    move('interceptor-1', '001'),
    research('gauss-shield', 'grid'),
    fit('cruiser', 4, 'hull'),
    takeOff('cruiser', 0),
    influence('track', '102'),
    colonise('221', 1, 'money'),
    propose(1),
    'end-action',
    'attack',
    'keep-none',
    'pay-upkeep',
    'drop-bombs',
    'place-disc',
    'take-reward',
    'look-again',
    { do: 'abandon', site: '221' },
    { do: 'bring-back', ship: 'cruiser-1', to: '221' },
    { do: 'explore', zone: '1-0' },
  ])('EC-5.2: before an action is chosen there is no %j', (step) => {
    const at = table({
      players: 4,
      state: { seats: [{ materials: 30, science: 30, kept: ['shard-hull'] }, {}, {}, {}] },
    });
    expect(at.refusal(0, step)).not.toBe('allowed');
  });
  it.each([
    ['explore', 'build', build('cruiser', '221')],
    ['build', 'research', research('gauss-shield', 'grid')],
    ['research', 'upgrade', fit('cruiser', 4, 'hull')],
    ['upgrade', 'move', move('interceptor-1', '103')],
    ['move', 'influence', influence('track', '103')],
    ['influence', 'explore', { do: 'explore', zone: '3-0' }],
  ])('EC-5.3: an action of %s does no %s', (taken, other, step) => {
    const given = {
      state: {
        galaxy: { 103: { at: '1-0', turn: 1 } },
        tray: { 'gauss-shield': 1 },
        seats: [{ science: 30, materials: 30 }, {}],
      },
    };
    table(given).do(0, take(other), step);
    expect(table(given).do(0, take(taken)).refusal(0, step)).not.toBe('allowed');
  });
  it('EC-13.2: who has passed does not explore, research or influence, and uses no pulsar', () => {
    const at = table({ state: { galaxy: { 393: { at: '3-0', turn: 3, owner: 0 } } } });
    at.do(0, 'pass').do(1, take('build'), 'end-action');
    for (const action of ['explore', 'research', 'influence'])
      expect(at.refusal(0, take(action))).toBe('EC-13.2 no-reaction');
    expect(at.refusal(0, pulsar('393', 'build'))).toBe('EC-31.9 no-pulsar-after-passing');
  });
  it('EC-4.2: trading is for own turns: not in the battle of another, not in the upkeep of another', () => {
    const battle = fight({ ships: [{ cruiser: 1 }, { dreadnought: 1 }], turn: 0 });
    expect(battle.question).toBe('0 engage');
    for (const seat of [0, 1]) expect(battle.refusal(seat, trade('materials', 'money'))).not.toBe('allowed');
    const upkeep = table({ state: { phase: 'upkeep', seats: [{ money: 0, discs: 5 }, { science: 20 }] } });
    expect(upkeep.question).toBe('0 upkeep');
    expect(upkeep.refusal(1, trade('science', 'money'))).toBe('not-asked');
  });
  it('EC-4.2: nor for more than there is, nor one resource for itself', () => {
    const at = table({ state: { seats: [{ money: 1, science: 2, materials: 0 }, {}] } });
    expect(at.refusal(0, trade('money', 'science'))).toBe('EC-4.2 too-little-to-trade');
    expect(at.refusal(0, trade('science', 'science'))).not.toBe('allowed');
    at.do(0, trade('science', 'money'));
    expect(at.seat(0)).toMatchObject({ money: 2, science: 0 });
    expect(at.refusal(0, trade('science', 'money'))).toBe('EC-4.2 too-little-to-trade');
  });
  it('EC-19.2: nobody keeps a tile of another hand, nor one that was not drawn', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }],
      owner: 0,
      dice: [6],
      draws: { reputation: [0, 1] },
    });
    expect(at.question).toBe('0 keep-tile');
    expect(at.refusal(1, { do: 'keep-tile', value: 1 })).toBe('not-asked');
    expect(at.refusal(0, { do: 'keep-tile', value: 4 })).not.toBe('allowed');
    expect(at.refusal(0, { do: 'swap-tile', value: 1, old: 1 })).not.toBe('allowed');
  });
  it('EC-14.3: only who is asked answers an envoy, and gives a cube that is there', () => {
    const galaxy = { 106: { at: '1-1', turn: 0, owner: 0 }, 102: { at: '1-2', turn: 0, owner: 1 } };
    const seats = [{ track: { science: 0 } }, {}, {}, {}];
    const at = table({ players: 4, state: { galaxy, seats } }).do(0, take('build'), propose(1));
    for (const seat of [0, 2, 3]) expect(at.refusal(seat, 'accept-envoy')).toBe('not-asked');
    at.do(1, 'accept-envoy');
    expect(at.refusal(1, { do: 'give-cube', track: 'money' })).toBe('not-asked');
    expect(at.refusal(0, { do: 'give-cube', track: 'science' })).toBe('EC-14.3 not-offered');
  });
});

describe('all doors of whole matches', () => {
  it.each([2, 4, 6])('what is not offered to a seat is refused, whoever tries it, with %i players', (players) => {
    const luck = Random.fromSeed(`doors ${players}`);
    const match = new Match(eclipse, { players, options: { riftCannon: true }, seed: `doors ${players}` });
    const pool = new Map<string, unknown>();
    let tried = 0;
    for (let step = 0; step < 400 && !match.over; step++) {
      const [{ seat }] = match.asks;
      const open = match.decisions(seat).find((one) => one.seat === seat)?.options ?? [];
      const offered = new Set(open.map((option) => JSON.stringify(option)));
      for (const option of open) if (luck.below(8) === 0 && pool.size < 400) pool.set(JSON.stringify(option), option);
      if (step % 7 === 6) {
        const before = match.hash;
        for (const [text, action] of pool)
          for (let who = 0; who < players; who++) {
            if (who === seat && offered.has(text)) continue;
            tried++;
            if (match.submit(who, action).ok) throw new Error(`Seat ${who} may ${text} while ${seat} is asked`);
          }
        expect(match.hash).toBe(before);
      }
      const pass = open.find((option) => option.do === 'pass');
      match.submit(seat, pass !== undefined && luck.below(3) === 0 ? pass : open[luck.below(open.length)]);
    }
    expect(tried).toBeGreaterThan(1000);
  });
});
