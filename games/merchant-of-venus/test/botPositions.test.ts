import { greedyBot, situationIn } from '@starboard/bots';
import { type Plain, Random } from '@starboard/kernel';
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

interface Position {
  readonly name: string;
  at(): VenusTable;
  /** Kinds of answers that are right, or that are plainly wrong. */
  readonly right?: readonly string[];
  readonly wrong?: readonly string[];
}

/** Seat 0 is about to declare on the base, after a landing there. */
const onBase = (own: Plain, state: Plain = {}) =>
  venus({ cultures: KNOWN, round: 8, ...state, seats: [{ at: 'GB', flown: true, ...own }] });
/** Seat 0 has landed on the base, or in a city, in the last turn of the match. */
const last = (at: string, own: Plain, state: Plain = {}) =>
  landedAt(at, { cultures: KNOWN, round: 30, start: 1, ...state, seats: [own] });
/** Three dice without a 1 that take the ship from the base towards the Colony World. */
const towardsColonies = (own: Plain, dice: number[] = [4, 5, 3]) =>
  venus({ cultures: KNOWN, round: 8, seats: [{ at: 'GB', flown: true, ...own }] }, { draws: { speed: dice } }).do(0, {
    ...{ do: 'declare', to: 'T09-1' },
  });

/** Answers of these kinds are told with these fields. */
const NAMED: Readonly<Record<string, readonly string[]>> = { fight: ['with'], fly: ['to'] };

const STRONG_FIRST = ['strong', 'active', 'weak'];
const WEAK_FIRST = ['weak', 'active', 'strong'];

/** Seat 0 flies onto an asteroid, with its licence, in this round. */
const drilling = (round: number) =>
  venus(
    { cultures: KNOWN, round, seats: [{ at: 'IW-R4', techs: { 'drilling-licence': 1 } }] },
    { draws: { speed: [4, 4, 4] } },
  ).go('IW-R5');

const positions: readonly Position[] = [
  {
    name: 'does not wait on the base for what it did not buy there',
    at: () => onBase({ cash: 130, level: 2 }),
    right: ['declare'],
  },
  {
    name: 'does not wait on the base without money, either',
    at: () => onBase({ cash: 0, level: 2, goods: { G06: 1 } }),
    right: ['declare'],
  },
  {
    name: 'does not wait on the base with a passenger who wants to go elsewhere',
    at: () => onBase({ cash: 60, level: 2, passengers: ['P10'], secondMission: true }),
    right: ['declare'],
  },
  {
    name: 'does not wait in empty space',
    at: () => venus({ cultures: KNOWN, round: 8, seats: [{ at: 'CW-R3', cash: 40, laser: 0, shield: 0 }] }),
    right: ['declare'],
  },
  {
    name: 'buys a second mission on the base while there is time for it',
    at: () => landedAt('GB', { cultures: KNOWN, round: 8, seats: [{ cash: 400, level: 2 }] }),
    right: ['second-mission'],
  },
  {
    name: 'brings a passenger to the base before it does anything else there that needs money',
    at: () => landedAt('GB', { cultures: KNOWN, round: 8, seats: [{ cash: 0, level: 2, passengers: ['P02'] }] }),
    right: ['drop-off'],
  },
  {
    name: 'takes a passenger aboard who wants to go next door',
    at: () =>
      landedAt('GB', { cultures: KNOWN, round: 8, waiting: { P08: 'GB' }, seats: [{ level: 2, secondMission: true }] }),
    right: ['take-aboard'],
  },
  {
    name: 'lands on the base with a passenger for it',
    at: () =>
      venus(
        { cultures: KNOWN, round: 8, seats: [{ at: 'T09-2', cash: 20, passengers: ['P02'] }] },
        { draws: { speed: [4, 4, 4] } },
      ).do(0, { do: 'declare', to: 'T09-1' }, { do: 'fly', to: 'T09-1' }),
    right: ['land'],
  },
  {
    name: 'lands in the city that it is beside, rather than after a trip round the planet',
    at: () =>
      venus(
        { cultures: KNOWN, round: 8, seats: [{ at: 'CW-R3', cash: 20, goods: { G01: 2 } }] },
        { draws: { speed: [6, 4, 4] } },
      ).do(0, { do: 'declare', to: 'CW-R4' }, { do: 'fly', to: 'CW-R4' }),
    right: ['fly CW-C2'],
  },
  {
    name: 'lands in a city that buys what it has aboard',
    at: () =>
      venus(
        { cultures: KNOWN, round: 8, seats: [{ at: 'CW-R2', cash: 20, goods: { G01: 2 } }] },
        { draws: { speed: [4, 4, 4] } },
      ).do(0, { do: 'declare', to: 'CW-R1' }, { do: 'fly', to: 'CW-R1' }),
    right: ['fly CW-C1'],
  },
  {
    name: 'sells a good to a strong market',
    at: () =>
      trading('CW-C1', { cultures: KNOWN, markets: { humans: STRONG_FIRST }, seats: [{ cash: 0, goods: { G01: 1 } }] }),
    right: ['sell'],
  },
  {
    name: 'sells in the last turn even to a weak market',
    at: () => last('CW-C1', { cash: 0, goods: { G01: 1 } }, { markets: { humans: WEAK_FIRST } }),
    right: ['sell'],
  },
  {
    name: 'stays to sell what is left of its cargo',
    at: () => venus({ cultures: KNOWN, round: 8, seats: [{ at: 'CW-C1', cash: 0, goods: { G01: 3, G03: 2 } }] }),
    right: ['stay'],
  },
  {
    name: 'trains no pilot in the last turn',
    at: () => last('GB', { cash: 500 }),
    wrong: ['train-pilot'],
  },
  {
    name: 'buys no second mission in the last turn',
    at: () => last('GB', { cash: 500, level: 2 }),
    wrong: ['second-mission'],
  },
  {
    name: 'buys no hold and no drive in the last turn',
    at: () => last('AS-F3', { cash: 500 }),
    wrong: ['buy-equipment'],
  },
  {
    name: 'takes nobody aboard in the last turn of all for whom it would give something up',
    at: () => last('GB', { cash: 0, level: 2, goods: { G01: 2 } }, { waiting: { P08: 'GB' } }),
    wrong: ['unload-good', 'train-pilot'],
  },
  {
    name: 'drills where it flies past, when that is paid for in the next round',
    at: () => drilling(27),
    right: ['drill'],
  },
  {
    name: 'drills in the last odd round, too',
    at: () => drilling(29),
    right: ['drill'],
  },
  {
    name: 'burns no flame when its dice take it where it wants to go',
    at: () => towardsColonies({ cash: 0, goods: { G01: 2 }, techs: { 'strong-flame': 1 } }, [6, 6, 6]),
    wrong: ['flame'],
  },
  {
    name: 'throws nothing over board on its way',
    at: () => towardsColonies({ cash: 0, goods: { G01: 2 }, passengers: ['P09'] }),
    wrong: ['jettison-good', 'jettison-passenger', 'purse', 'buy-intel'],
  },
  ...(
    [
      ['laser', { laser: 6, shield: 1 }],
      ['shield', { laser: 1, shield: 6 }],
      ['pilot', { laser: 1, shield: 1, level: 3, side: 'a' }],
    ] as const
  ).map(
    ([best, own]): Position => ({
      name: `fights pirates with its ${best} when all else is weak`,
      at: () =>
        venus(
          { pirates: { PI4: { at: 'GP-R8' } }, seats: [{ at: 'GP-R7', cash: 20, ...own }] },
          { draws: { speed: [4, 4, 4] } },
        ).go('GP-R8'),
      right: [`fight ${best}`],
    }),
  ),
];

describe('the greedy bot', () => {
  it.each(positions)('$name', async ({ at, right, wrong = [] }) => {
    const action = await answer(at());
    const done = [action.do, ...(NAMED[action.do] ?? []).map((field) => String(action[field]))].join(' ');
    expect(wrong, done).not.toContain(done);
    if (right !== undefined) expect(right, done).toContain(done);
  });
});

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
