import { greedyBot, situationIn } from '@starboard/bots';
import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { SECTOR_IDS, siteOf } from '../src/content/sectors.ts';
import { eclipse } from '../src/index.ts';
import { fight } from './fight.ts';
import { die, type EclipseTable, table, take } from './table.ts';

const bot = greedyBot(eclipse);

/** What a bot that looks one decision ahead does here. */
async function choice(at: EclipseTable, seat = 0): Promise<ReturnType<typeof eclipse.actions.write>> {
  return eclipse.actions.write(await bot.decide(situationIn(at.match, seat), Random.fromSeed('position')));
}

/** It plays on for a seat until somebody else is asked, or the question is another. */
async function playOn(at: EclipseTable, seat = 0): Promise<readonly string[]> {
  const done: string[] = [];
  const [kind] = at.question.split(' ').slice(1);
  while (at.question === `${seat} ${kind}`) {
    const action = await choice(at, seat);
    done.push(action.do);
    at.do(seat, action);
  }
  return done;
}

const FLEET = { 221: { ships: [{ cruiser: 3 }, {}] } };
const ANCIENTS = { 104: { at: '1-0', turn: 2, guards: 1, discovery: true } };

describe('a bot that looks one decision ahead', () => {
  it('attacks an Ancient when the odds are good, with enough ships', async () => {
    const at = table({ state: { round: 3, galaxy: ANCIENTS, sites: FLEET, seats: [{ money: 10 }, {}] } });
    expect(await choice(at)).toEqual(take('move'));
    at.do(0, take('move'));
    await playOn(at);
    expect(at.site('104').ships[0].cruiser).toBeGreaterThanOrEqual(2);
  });
  it('uses colony ships at once', async () => {
    const galaxy = { 102: { at: '1-0', turn: 2, owner: 0 } };
    const at = table({ state: { galaxy, seats: [{ money: 10 }, {}] } });
    at.do(0, take('influence'));
    expect((await choice(at)).do).toBe('colonise');
  });
  it('passes when it cannot pay for another disc', async () => {
    const at = table({ state: { round: 4, seats: [{ money: 0, science: 1, materials: 1, discs: 6 }, {}] } });
    expect(await choice(at)).toEqual({ do: 'pass' });
  });
  it('does not trade for nothing', async () => {
    const at = table({ state: { seats: [{ money: 9, science: 9, materials: 9 }, {}] } });
    at.do(0, take('explore'));
    expect((await choice(at)).do).toBe('explore');
  });
  it('destroys the ship that it can destroy', async () => {
    const at = fight({
      ships: [{ cruiser: 1, interceptor: 1 }, { interceptor: 1 }],
      dice: [die.burst],
      seats: [{}, { parts: { interceptor: { 2: 'tachyon-drive' } } }],
    });
    expect(await choice(at, 1)).toEqual({ do: 'aim', target: 'interceptor-2' });
  });
  it('builds a Monolith in the last round rather than keep its materials', async () => {
    const at = table({
      state: { round: 8, seats: [{ money: 20, materials: 10, technologies: { nano: ['monolith'] } }, {}] },
    });
    expect(await choice(at)).toEqual(take('build'));
    at.do(0, take('build'));
    expect(await choice(at)).toMatchObject({ do: 'build', what: 'monolith' });
  });
  it('puts better cannons on ships that fly', async () => {
    const at = table({
      state: {
        round: 4,
        sites: FLEET,
        seats: [
          { money: 12, technologies: { military: ['plasma-cannon'], grid: ['fusion-source', 'improved-hull'] } },
          {},
        ],
      },
    });
    at.do(0, take('upgrade'));
    const done = await choice(at);
    expect(done).toMatchObject({ do: 'fit', type: 'cruiser' });
  });
  it('keeps the best reputation tile', async () => {
    const at = fight({
      ships: [{ cruiser: 2 }, { interceptor: 1 }],
      dice: [die.blank, die.burst],
      draws: { reputation: [0, 3] },
    });
    expect(at.question).toBe('0 keep-tile');
    expect(await choice(at)).toEqual({ do: 'keep-tile', value: 4 });
  });
  it('EC-19.1: gives no more than one ship for the tile of taking part where it cannot win', async () => {
    const at = table({
      state: {
        round: 4,
        galaxy: { 102: { at: '1-0', turn: 1, owner: 0, ships: [{ cruiser: 2 }, {}] } },
        seats: [{ money: 12 }, {}],
      },
    });
    at.do(0, take('move'));
    expect(situationIn(at.match, 0).menu().options).toContainEqual(expect.objectContaining({ to: siteOf('001') }));
    await playOn(at);
    expect(at.site('001').ships[0].cruiser ?? 0).toBeLessThan(2);
  });
  it('puts a disc on a good sector beside its own', async () => {
    const at = table({
      state: {
        round: 2,
        galaxy: { 102: { at: '1-0', turn: 0 } },
        seats: [{ money: 8, science: 1, materials: 1 }, {}],
      },
    });
    at.do(0, take('influence'));
    await playOn(at);
    expect(at.site('102').owner).toBe(0);
    expect(at.site('221').owner).toBe(0);
  });
  it('places a sector that it has turned over', async () => {
    const at = table({
      draws: { sector: [SECTOR_IDS.indexOf('201')] },
      state: { round: 2, seats: [{ money: 1, discs: 7 }, {}] },
    });
    at.do(0, take('explore'));
    at.do(0, await choice(at));
    expect(at.question).toBe('0 place-sector');
    expect((await choice(at)).do).toBe('place');
  });
  it('builds ships that fly rather than Starbases where nobody is near', async () => {
    const at = table({
      state: {
        round: 3,
        galaxy: ANCIENTS,
        seats: [{ money: 9, materials: 9, technologies: { military: ['starbase'] } }, {}],
      },
    });
    at.do(0, take('build'));
    expect(await choice(at)).toMatchObject({
      do: 'build',
      what: expect.stringMatching(/cruiser|dreadnought|interceptor/),
    });
  });
  it('does not pass with full stores and money', async () => {
    const at = table({ state: { round: 5, seats: [{ money: 25, science: 15, materials: 25 }, {}] } });
    expect((await choice(at)).do).toBe('take-action');
  });
  it('ends the last round when it has lost, instead of trading itself poor', async () => {
    const at = table({
      state: {
        round: 8,
        passed: [1],
        seats: [{ money: 6, science: 3, materials: 2, discs: 8 }, { treasures: 9 }],
      },
    });
    for (let i = 0; i < 12 && at.question === '0 turn'; i++) {
      const action = await choice(at);
      expect(action.do).not.toBe('trade');
      if (action.do !== 'take-action') break;
      at.do(0, action);
      while (at.question.startsWith('0 ') && at.question !== '0 turn') at.do(0, await choice(at));
    }
  });
});
