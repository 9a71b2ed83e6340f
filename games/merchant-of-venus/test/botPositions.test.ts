import { greedyBot, situationIn } from '@starboard/bots';
import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { merchantOfVenus } from '../src/index.ts';
import { landedAt, trading, type VenusTable, venus } from './table.ts';

const greedy = greedyBot(merchantOfVenus);

/** What the greedy bot does for seat 0. */
const answer = async ({ match }: VenusTable) =>
  merchantOfVenus.actions.write(await greedy.decide(situationIn(match, 0), Random.fromSeed('positions')));

/** The greedy bot plays for seat 0 until its turn is over; what it did. */
async function turn(at: VenusTable): Promise<string[]> {
  const done: string[] = [];
  while (at.asked(0) !== undefined && at.at('active') === 0) {
    const action = await answer(at);
    done.push(action.do);
    at.do(0, action);
  }
  return done;
}

/** All systems are known, so that nothing is left to discover. */
const KNOWN = {
  RP: 'nillis',
  DW: 'volois',
  IB: 'graw',
  JW: 'niks',
  IW: 'dell',
  CW: 'humans',
  NH: 'shenna',
  WT: 'yxklyx',
  PP: 'zum',
  IM: 'eeepeeep',
  WW: 'whynoms',
  GS: 'cholos',
  GP: 'wollow',
  AS: 'qossuth',
};

describe('what the greedy bot does', () => {
  it('sells everything that a culture buys before it leaves', async () => {
    const at = trading('CW-C1', { cultures: KNOWN, seats: [{ goods: { G01: 2, G02: 1 } }] });
    expect((await turn(at)).filter((step) => step === 'sell')).toHaveLength(3);
  });

  it('fills its holds where goods are for sale that somebody near buys', async () => {
    const at = trading('IB-C1', { cultures: KNOWN, seats: [{ cash: 300, holds: 2 }] });
    expect((await turn(at)).filter((step) => step === 'buy-good').length).toBeGreaterThanOrEqual(3);
  });

  it('brings a passenger home who is aboard', async () => {
    const at = landedAt('GB', { cultures: KNOWN, seats: [{ passengers: ['P02'] }] });
    expect(await turn(at)).toContain('drop-off');
  });

  it('lands on a city that nobody has met, rather than flying round it', async () => {
    const at = venus({ seats: [{ at: 'CW-R2', cash: 40 }] }, { draws: { speed: [1, 2, 2] } });
    at.do(0, { do: 'declare', to: 'CW-R1' }, { do: 'fly', to: 'CW-R1' });
    expect(await answer(at)).toEqual({ do: 'fly', to: 'CW-C1' });
  });

  it('sets a course on a navigation field that it has a die for', async () => {
    // a spaceport that nobody has met lies behind NH-B8 by 1, 4, 5 and 6
    const at = venus({ seats: [{ at: 'GB', cash: 40 }] }, { draws: { speed: [4, 3, 3] } }).go('NH-B8');
    expect(await answer(at)).toEqual({ do: 'course', die: 4, value: 4 });
  });

  it('neither switches its drive off nor throws anything away before a flight', async () => {
    const at = venus({
      cultures: KNOWN,
      seats: [{ at: 'JW-C1', drive: 'combined-drive', goods: { G04: 3 }, cash: 0 }],
    });
    expect((await answer(at)).do).toBe('declare');
  });

  it('does not stay where there is nothing to do', async () => {
    const at = venus({ cultures: KNOWN, seats: [{ at: 'IW-C1', goods: { G06: 3 }, cash: 0 }] });
    expect((await answer(at)).do).toBe('declare');
  });

  it('leaves nothing behind when it has done its business', async () => {
    const at = trading('CW-C1', { cultures: KNOWN, seats: [{ goods: { G07: 1 }, passengers: ['P02'], cash: 20 }] });
    const done = await turn(at);
    expect(done.filter((step) => step.startsWith('unload') || step === 'purse' || step === 'buy-intel')).toEqual([]);
  });

  it('does not wait on the spot for a mission that asks for a landing there', async () => {
    const at = venus({
      cultures: KNOWN,
      round: 5,
      seats: [{ at: 'NH-B3', missions: ['M08'], goods: { G01: 2 }, cash: 0 }],
    });
    expect((await answer(at)).do).toBe('declare');
  });

  it('does not come back to a market where it can neither buy nor sell', async () => {
    const at = venus({ cultures: { CW: 'humans', NH: 'graw' }, round: 5, seats: [{ at: 'CW-C1', cash: 30 }] });
    const done = await turn(at);
    expect(done).toContain('declare');
    expect(at.ship()).not.toMatch(/^CW-C/);
  });

  it('sets no course and gives no die away before it is needed', async () => {
    const at = venus(
      { cultures: KNOWN, seats: [{ at: 'RP-C1', techs: { 'variable-laser': 1 }, goods: { G01: 2 } }] },
      { draws: { speed: [4, 5, 6] } },
    );
    const direction = await answer(at);
    expect(direction.do).toBe('declare');
    at.do(0, direction);
    expect(['course', 'assign']).not.toContain((await answer(at)).do);
  });

  it('buys nothing in the last turn that it could not sell any more', async () => {
    const at = landedAt('IB-C1', { cultures: KNOWN, round: 30, seats: [{ cash: 500 }] });
    expect((await turn(at)).filter((step) => step === 'buy-good' || step === 'buy-equipment')).toEqual([]);
  });

  it.each([
    ['has won already', 20],
    ['cannot win any more', 900],
  ])('sells to the last unit in the last turn of all, and buys no intel, also where it %s', async (_, other) => {
    const at = trading('CW-C1', {
      cultures: KNOWN,
      ...{ round: 30, start: 1, track: ['star-chart', 'market-tip'] },
      seats: [{ cash: 40, goods: { G01: 1 } }, { cash: other }],
    });
    expect(await turn(at)).toEqual(['sell', 'end-business']);
    expect(at.asked(0)).toBeUndefined();
  });

  it('trains its pilot on the base while there is time to gain by it', async () => {
    const at = landedAt('GB', { cultures: KNOWN, round: 6, seats: [{ cash: 300 }] });
    expect(await turn(at)).toContain('train-pilot');
  });

  it('builds a spaceport with money that it needs for nothing else', async () => {
    const at = landedAt('CW-C1', { cultures: KNOWN, round: 29, seats: [{ cash: 900, missions: ['M21'] }] });
    expect(await turn(at)).toContain('build');
  });

  it('lands where its mission sends it', async () => {
    const at = venus(
      { cultures: KNOWN, round: 8, seats: [{ at: 'RP-R2', missions: ['M03'], cash: 100 }] },
      { draws: { speed: [1, 1, 1] } },
    );
    at.do(0, { do: 'declare', to: 'RP-R1' }, { do: 'fly', to: 'RP-R1' });
    expect(await answer(at)).toEqual({ do: 'fly', to: 'RP-C1' });
  });
});
