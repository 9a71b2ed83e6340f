import { describe, expect, it } from 'vitest';
import { HALF } from '../../src/state.ts';
import type { Drawing } from '../ships.ts';
import { dice, flight, PLAIN_SHIP } from '../table.ts';

const SLAVERS = 'i-01'; // strength 6, lose 3 crew
const SMUGGLERS = 'i-02'; // strength 4, lose 2 goods
const PIRATES = 'i-03'; // from the front: small, large, small
const STARDUST = 'i-04';
const OPEN_SPACE = 'i-05';
const PLANETS = 'i-13';

const CABIN: Drawing = { '7,7': 'start-cabin' };
const GIVE_UP = { do: 'give-up', half: 'ship' };
const left = (t: ReturnType<typeof flight>) => t.events('gave-up').map(({ seat, rule }) => [seat, rule]);

describe('GT-13: giving up', () => {
  it('GT-13.1 before a card is revealed a player may give up', () => {
    const t = flight({ deck: [PLANETS] }).do(0, GIVE_UP);
    expect(t.events('gave-up')).toMatchObject([{ rule: 'GT-13.1', seat: 0, forced: false }]);
    expect(t.story).not.toContain('card-revealed');
  });
  it('GT-13.1 once it is revealed it is too late', () => {
    const t = flight({ deck: [PLANETS] }).flyOn();
    expect(t.refusal(0, GIVE_UP)).toBe('GT-12.2 not-offered');
  });
  it('GT-13.1 asked before every card', () => {
    const t = flight({ deck: [STARDUST, STARDUST] })
      .do(0, 'fly-on')
      .do(1, 'fly-on');
    expect([t.asked(), t.events('card-revealed').length]).toEqual(['fly-on', 1]);
  });
  it('GT-13.2 a: after a card that leaves him without a human', () => {
    const t = flight({ deck: [SLAVERS, STARDUST], ships: [CABIN, PLAIN_SHIP] }).flyOn();
    t.all('lose-crew', { do: 'lose-crew', from: '7,7' }); // seat 1 keeps one human
    expect(t.events('gave-up')).toMatchObject([{ rule: 'GT-13.2', seat: 0, forced: true }]);
  });
  it('GT-13.2 a: an alien alone does not fly', () => {
    const crew = { '8,7': ['cabin', { alien: 'brown' }], '8,6': 'life-support-brown' } as const;
    const ship: Drawing = { '7,7': ['start-cabin', { humans: 2 }], ...crew };
    const t = flight({ deck: ['i-18', STARDUST], ships: [ship, CABIN] }).flyOn(); // abandoned ship: 2 crew
    t.do(0, 'use', { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '7,7' });
    expect(left(t)).toEqual([[0, 'GT-13.2']]);
    expect(t.state.credits[0]).toBe(3);
  });
  it('GT-13.2 b: when he is lapped', () => {
    const t = flight({ deck: [SMUGGLERS, STARDUST], seats: [{ position: 50 }, { position: 9 }] }).flyOn();
    expect(left(t)).toEqual([[1, 'GT-13.3']]);
  });
  it('GT-13.2 c: at Open Space with engine strength 0, and he does not move', () => {
    const t = flight({ deck: [OPEN_SPACE, STARDUST], ships: [CABIN] }).flyOn();
    expect(left(t)).toEqual([[0, 'GT-13.2']]);
    expect(t.events('moved').some(({ seat }) => seat === 0)).toBe(false);
  });
  it.each([
    [39, false],
    [41, true],
  ])('GT-13.3 %i spaces behind the leader: lapped is %s', (spaces, lapped) => {
    const t = flight({ deck: [SMUGGLERS, STARDUST], seats: [{ position: spaces }, { position: 0 }] });
    t.do(0, 'fly-on').do(1, 'fly-on');
    expect(left(t)).toEqual(lapped ? [[1, 'GT-13.3']] : []);
  });
  it('GT-13.3 judged after the card is resolved', () => {
    const seats = [{ position: 39 }, { position: 0 }];
    const ships = [{ ...CABIN, '8,7': 'engine', '7,6': 'structural', '8,6': 'engine' }, PLAIN_SHIP];
    const t = flight({ deck: [OPEN_SPACE, STARDUST], ships, seats });
    t.do(0, 'fly-on').do(1, 'fly-on');
    // the leader goes to 42, past space 0; the other one on to 1, and is 41 behind
    expect([t.state.position, left(t)]).toEqual([[42, 1], [[1, 'GT-13.3']]]);
    expect(t.story.lastIndexOf('moved')).toBeLessThan(t.story.indexOf('gave-up'));
  });
  it('GT-13.3 nobody is ever exactly 40 behind', () => {
    const seats = [{ position: 39 }, { position: 0 }];
    const t = flight({ deck: [OPEN_SPACE], ships: [{ ...CABIN, '8,7': 'engine' }], seats }).flyOn();
    expect(t.state.position[0]).toBe(41);
  });
});

describe('GT-13: what giving up means', () => {
  const FREIGHT: Drawing = { ...CABIN, '7,6': ['hold-3', { goods: { yellow: 1, blue: 2 } }] };
  it('GT-13.4 the rocket is off: no later card concerns him', () => {
    const t = flight({ deck: [SLAVERS, PLANETS], ships: [FREIGHT, CABIN] })
      .do(0, GIVE_UP)
      .do(1, 'fly-on');
    expect([t.crewAt(0, '7,7'), t.asked()]).toEqual([2, 'over']);
  });
  it('GT-13.4 no reward for order or looks, goods for half, losses to pay', () => {
    const t = flight({ deck: [STARDUST], ships: [FREIGHT], seats: [{ credits: 7, lost: ['b056', 'b057'] }] });
    t.do(0, GIVE_UP).flyOn();
    expect([t.ledger(0, 'finish'), t.ledger(0, 'looks')]).toEqual([0, 0]);
    expect([t.ledger(0, 'goods'), t.ledger(0, 'losses')]).toEqual([3, -2]); // half of 5, rounded up
    expect(t.state.credits[0]).toBe(7 + 3 - 2);
    expect(t.ledger(1, 'finish')).toBe(4); // the next one gets the first reward
  });
  it('GT-13.4 credits gained before stay his', () => {
    const t = flight({ deck: ['i-18', STARDUST] }).flyOn();
    t.do(0, 'use', { do: 'lose-crew', from: '7,7' }, { do: 'lose-crew', from: '7,7' }).do(0, GIVE_UP).flyOn();
    expect(t.state.credits[0]).toBe(3);
  });
  it('GT-13.5 forced in the middle of a card, it takes effect when the card is over', () => {
    const t = flight({
      deck: [PIRATES],
      ships: [{ ...CABIN, '8,7': 'battery-2' }, CABIN],
      draws: { hit: dice(7, 7, 2) },
    });
    t.flyOn();
    expect(t.hits(0)).toEqual(['destroyed', 'destroyed', 'missed']); // the cabin, then the battery behind it
    expect(t.story.lastIndexOf('hit')).toBeLessThan(t.story.indexOf('gave-up'));
  });
  it('GT-13.5 at Open Space it takes effect at once: the space is free', () => {
    const two = { ...CABIN, '8,7': 'engine', '7,6': 'structural', '8,6': 'engine' };
    const t = flight({ deck: [OPEN_SPACE], ships: [CABIN, two] }).flyOn();
    expect(t.state.position).toEqual([0, 0]);
    expect(t.story.indexOf('gave-up')).toBeLessThan(t.story.indexOf('moved'));
  });
  it('GT-13.6 a ship that gave up stays as it is', () => {
    const t = flight({ deck: [SMUGGLERS, PIRATES], ships: [FREIGHT, CABIN], draws: { hit: dice(7) } });
    t.do(0, GIVE_UP).flyOn();
    expect([t.has(0, '7,7'), t.goodsAt(0, '7,6'), t.lost(0)]).toEqual([true, [0, 1, 0, 2], 0]);
    expect(t.ledger(0, 'goods')).toBe(3);
  });
  it('GT-13.6 nothing can happen to it any more', () => {
    const t = flight({
      deck: [OPEN_SPACE],
      roads: ['rr-05'],
      draws: { madness: [3, 4, 3, 4] },
      ships: [FREIGHT, PLAIN_SHIP],
    });
    t.do(0, GIVE_UP).do(1, 'fly-on'); // Space Madness destroys (7,7) of all who still fly
    expect([t.has(0, '7,7'), t.has(1, '7,7')]).toEqual([true, false]);
  });
  it('GT-13.7 in hyperspace nobody gives up by choice', () => {
    const t = flight({ deck: [STARDUST, STARDUST], seats: [{ hyper: [2] }] });
    expect([t.asked(), t.asker]).toEqual(['fly-on', 1]);
    expect(t.refusal(0, GIVE_UP)).toBe('not-asked');
  });
  it('GT-13.7 class IIA: only the half that is in the race', () => {
    const halves = { '6,4': 'cabin', '6,9': 'cabin' };
    const t = flight({
      round: '2-IIA',
      deck: [STARDUST, STARDUST],
      ships: [halves, halves],
      seats: [{ hyper: [2, 0] }],
    });
    expect(t.refusal(0, { do: 'give-up', half: 'left' })).toBe('GT-13.1 not-offered');
    t.do(0, GIVE_UP);
    expect(t.state.half.slice(0, 2)).toEqual([HALF.flying, HALF.gaveUp]);
  });
  it('GT-13.7 but without an awake human it must give up, like any other', () => {
    const ship: Drawing = { '7,7': ['start-cabin', { humans: 0 }], '8,7': 'engine' };
    const t = flight({ deck: [SMUGGLERS, STARDUST], ships: [ship], seats: [{ hyper: [2] }] }).do(1, 'fly-on');
    expect(t.events('gave-up')).toMatchObject([{ rule: 'GT-13.2', seat: 0, forced: true }]);
  });
});
