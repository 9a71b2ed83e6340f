import { CLOCK, type Plain } from '@starboard/kernel';
import { matchAt } from '@starboard/kernel/testing';
import { describe, expect, it } from 'vitest';
import { merchantOfVenus } from '../../src/index.ts';
import { de } from '../../src/text/de.ts';
import { en } from '../../src/text/en.ts';
import { landedAt, trading, VenusTable, venus } from '../table.ts';

/** Everything comes in by `Match.submit`: from the wrong seat, at the wrong moment, made up or misspelt, it changes nothing. */

const flying = (at: string, from: string, more: Plain = {}, state: Plain = {}, draws = {}) =>
  venus({ phase: 'flight', turn: { bp: 4, from, dice: [1, 2, 4] }, ...state, seats: [{ at, ...more }] }, { draws });

const RICH = {
  cash: 500,
  level: 2,
  goods: { G01: 1, G08: 1 },
  intel: ['market-tip'],
  rewards: ['R23', 'R17'],
  infamy: 1,
};
const KNOWN = { cultures: { CW: 'graw', NH: 'eeepeeep' } };

/** A table at every kind of question that the game asks. */
const MOMENTS: Readonly<Record<string, () => VenusTable>> = {
  pilot: () => new VenusTable(matchAt(merchantOfVenus, { options: { pilots: 'choose' } })),
  dial: () => venus({ phase: 'dials', seats: [{ laser: 0, shield: 0 }] }),
  declare: () => venus({ ...KNOWN, track: ['star-chart'], seats: [{ at: 'T09-2', drive: 'combined-drive', ...RICH }] }),
  flight: () => flying('CW-R6', 'T09-4', { ...RICH, rewards: ['R01'], techs: { 'variable-laser': 1 } }, KNOWN),
  exit: () => flying('NH-B8', 'NH-B4').do(0, 'ask-left'),
  teleportal: () => flying('GP-R7', 'GP-R6', { rewards: ['R06'] }, { teleportals: ['GP-R8', 'IW-R9'] }),
  test: () => flying('SN-R6', 'SN-R1', { intel: ['patrol-schedule'] }),
  'failed-test': () => flying('SN-R6', 'SN-R1', { rewards: ['R24'] }, {}, { test: [6] }),
  pirates: () => flying('GP-R7', 'GP-R6', RICH, { pirates: { PI4: { at: 'GP-R8' } } }),
  'lose-good': () =>
    flying('GP-R7', 'GP-R6', RICH, { pirates: { PI4: { at: 'GP-R8' } } }, { pirates: [6] }).do(0, {
      do: 'fight',
      with: 'laser',
    }),
  drill: () => flying('IW-R5', 'IW-R4', { techs: { 'drilling-licence': 1 } }),
  peek: () => probing(),
  'swap-cards': () => probing().do(0, { do: 'peek', system: 'CW' }, { do: 'peek', system: 'DW' }),
  'look-ahead': () => probing().do(0, 'decline'),
  'put-back': () => probing().do(0, 'decline', 'look-ahead'),
  reward: () => flying('RP-R1', 'RP-R2', { missions: ['M03'] }, {}, { reward: [6] }).fly('RP-C1'),
  fulfil: () =>
    trading('GB', { seats: [{ cash: 300, level: 3, side: 'a', missions: ['M18', 'M22'] }] }).do(0, 'end-business'),
  jam: () => venus({ seats: [{ at: 'GB', techs: { jammer: 1 } }, { at: 'GB' }] }).do(0, 'stay'),
  arrival: () => flying('T09-3', 'T09-4', { techs: { shuttle: 1 } }, { waiting: { P08: 'GB' } }).do(0, 'land'),
  'shift-market': () => venus({ ...KNOWN, seats: [RICH] }).do(0, 'market-tip'),
  business: () =>
    landedAt('CW-C2', {
      ...KNOWN,
      waiting: { P01: 'CW' },
      track: ['star-chart'],
      turn: { landed: true, dice: [1, 2, 3] },
      seats: [{ ...RICH, passengers: ['P10'], techs: { 'market-flux': 1 }, contactCredits: { graw: 90 } }],
    }),
  'pilot-side': () =>
    trading('CW-C1', { cultures: { CW: 'humans' }, seats: [{ cash: 60, level: 2 }] }).do(0, 'train-pilot'),
  build: () => trading('CW-C2', { ...KNOWN, seats: [{ cash: 200 }] }).do(0, 'end-business'),
};

function probing(): VenusTable {
  const seats = [{ at: 'GB', techs: { 'data-probe': 1 } }];
  return venus({ contacts: { CW: 'graw', DW: 'niks' }, seats }, { draws: { speed: [1, 2, 3] } }).do(
    0,
    { do: 'declare', to: 'T09-1' },
    'probe',
  );
}

/** More of what can be offered at some of them. */
const MORE: readonly (() => VenusTable)[] = [
  () =>
    venus(
      {
        ...KNOWN,
        seats: [
          {
            at: 'GB',
            level: 2,
            rewards: ['R15'],
            techs: { 'strong-flame': 1, 'data-probe': 1, 'variable-laser': 1, 'fancy-spoiler': 1 },
          },
        ],
      },
      { draws: { speed: [1, 2, 3] } },
    ).do(0, { do: 'declare', to: 'T09-1' }),
  () => venus({ seats: [{ at: 'NH-B8', intel: ['pirate-codes'] }] }),
  () => flying('NH-B8', 'NH-B4', { pilot: 'eeepeeep', level: 3, side: 'b', intel: ['star-chart'] }),
  () =>
    flying(
      'NH-B8',
      'NH-B4',
      { rewards: ['R01'], intel: ['star-chart'] },
      { turn: { bp: 4, from: 'NH-B4', course: 4 } },
    ),
  () => flying('GP-R7', 'GP-R6', { intel: ['star-chart'] }, { teleportals: ['GP-R8', 'IW-R9'] }),
  () => flying('SN-R6', 'SN-R1', { pilot: 'qossuth', level: 3, side: 'a' }, {}, { test: [6] }),
  () => flying('NH-B3', 'NH-B4', { goods: { G01: 1 }, passengers: ['P01'] }),
  () => flying('CW-R6', 'T09-4', { goods: { G01: 1 }, passengers: ['P01'], techs: { shuttle: 1 } }),
  () => trading('GB', { offer: ['R07'], seats: [{ cash: 200, passengers: ['P01', 'P02'] }] }),
  () =>
    landedAt('PP-C1', {
      cultures: { PP: 'nillis' },
      seats: [{ cash: 300, missions: ['M07'], rewards: ['R19', 'R20'] }],
    }),
];

/** All that anybody is offered at any of these moments. */
const EVERYTHING = [...Object.values(MOMENTS), ...MORE].flatMap((moment) => {
  const at = moment();
  return at.options(at.asker);
});

const written = (action: unknown): string => JSON.stringify(action);

describe('doors', () => {
  it('MV-4.6: there is a moment for every kind of question', () => {
    for (const [kind, moment] of Object.entries(MOMENTS)) expect(moment().asked()).toBe(kind);
    const offered = new Set(EVERYTHING.map((action) => action.do));
    // first-contact credits are counted out in a form of their own
    expect(Object.keys(en).filter((key) => key.startsWith('action.') && !offered.has(key.slice(7)))).toEqual([
      'action.purse',
    ]);
  });

  it.each(Object.entries(MOMENTS))('MV-4.6: nobody else can answer "%s"', (_, moment) => {
    const at = moment();
    for (const seat of [0, 1].filter((one) => one !== at.asker))
      for (const action of at.options(at.asker))
        expect([action, at.refusal(seat, action)]).toEqual([action, 'not-asked']);
    expect(at.refusal(-1, at.options(at.asker)[0])).toBe('not-asked');
    expect(at.refusal(7, at.options(at.asker)[0])).toBe('not-asked');
  });

  it.each(Object.entries(MOMENTS))('MV-4.6: nothing that belongs to another moment is done at "%s"', (_, moment) => {
    const at = moment();
    const open = new Set(at.options(at.asker).map(written));
    const hash = at.match.hash;
    for (const action of EVERYTHING) {
      if (open.has(written(action))) continue;
      const verdict = at.match.submit(at.asker, action);
      expect([action, verdict.ok]).toEqual([action, false]);
      if (verdict.ok) continue;
      // whoever is refused reads why, in both languages
      const known = verdict.code === 'not-offered' || verdict.code === 'not-understood';
      expect([verdict.code, known || `refusal.${verdict.code}` in en]).toEqual([verdict.code, true]);
      expect([verdict.code, known || `refusal.${verdict.code}` in de]).toEqual([verdict.code, true]);
    }
    expect(at.match.hash).toBe(hash);
  });

  it('MV-7.2.3, MV-5.4.6: what is misspelt, made up or out of range is not understood, and changes nothing', () => {
    const at = MOMENTS.business();
    const hash = at.match.hash;
    const forged: unknown[] = [
      undefined,
      null,
      [],
      'sell',
      42,
      {},
      { do: 'cheat' },
      { do: '__proto__' },
      { do: 'constructor' },
      { do: 'sell' },
      { do: 'sell', good: 'G99' },
      { do: 'sell', good: 0 },
      { do: 'sell', good: ['G01'] },
      { do: 'sell', good: 'G01', credits: 1000 },
      { do: 'sell', good: 'G01', seat: 1 },
      { do: 'buy-good', good: 'graw' },
      { do: 'purse', credits: -1 },
      { do: 'purse', credits: 1.5 },
      { do: 'purse', credits: '10' },
      { do: 'purse', credits: Number.NaN },
      { do: 'purse', credits: 1e9 },
      { do: 'assign', die: 7, to: 'market-flux' },
      { do: 'assign', die: 0, to: 'market-flux' },
      { do: 'build', orbital: 'CW-C1' },
      { do: 'reroll', dice: { 1: -1 } },
      { do: 'reroll', dice: { 9: 1 } },
    ];
    for (const action of forged) {
      const verdict = at.match.submit(0, action);
      expect([action, verdict.ok, !verdict.ok && verdict.code]).toEqual([action, false, 'not-understood']);
    }
    expect(at.match.hash).toBe(hash);
    expect(at.match.seq).toBe(0);
  });

  it('MV-6.8: more than lies on the card cannot be counted out, and nothing where no card is', () => {
    expect(MOMENTS.business().refusal(0, { do: 'purse', credits: 91 })).toBe('MV-6.8 more-than-on-card');
    expect(MOMENTS.business().refusal(0, { do: 'purse', credits: 90 })).toBe('allowed');
    const without = trading('CW-C1', { cultures: { CW: 'graw' } });
    expect(without.refusal(0, { do: 'purse', credits: 0 })).toBe('MV-6.8 no-contact-credits');
    const twice = MOMENTS.business().do(0, { do: 'purse', credits: 0 });
    expect(twice.refusal(0, { do: 'purse', credits: 90 })).toBe('MV-7.2.3 purse-set');
  });

  it('MV-19.1: only dice that lie there are rolled again, and no more than allowed', () => {
    const at = venus({ seats: [{ at: 'GB', level: 2 }] }, { draws: { speed: [1, 2, 4] } }).do(0, {
      do: 'declare',
      to: 'T09-1',
    });
    for (const dice of [{}, { 3: 1 }, { 1: 2 }, { 1: 1, 2: 1 }])
      expect([dice, at.refusal(0, { do: 'reroll', dice })]).toEqual([dice, 'MV-5.5.1 not-offered']);
  });

  it('MV-16.9: a jammer swaps cards of these two players alone, and never with an empty hand', () => {
    const seats = [
      { at: 'GB', techs: { jammer: 1 }, missions: ['M01'] },
      { at: 'GB', missions: ['M02'] },
      { at: 'T09-2', missions: ['M03'] },
    ];
    const at = venus({ players: 3, seats }).do(0, 'stay');
    for (const [mine, theirs] of [
      ['M01', 'M03'],
      ['M02', 'M01'],
      ['M01', 'M01'],
      ['M05', 'M02'],
    ])
      expect([mine, theirs, at.refusal(0, { do: 'jam', mine, theirs })]).toEqual([mine, theirs, 'MV-16.9 not-offered']);
  });

  it('MV-1.22: time that runs backwards, an answer for the clock and an undo of others are no doors either', () => {
    const at = MOMENTS.declare().do(0, 'stay');
    expect(at.match.submit(1, { do: 'stay' }, -5)).toMatchObject({ ok: false, code: 'time-runs-backwards' });
    expect(at.match.submit(CLOCK, { do: 'time-up', seat: 1 })).toMatchObject({ ok: false, code: 'not-yet' });
    expect(at.match.submit(1, { do: 'undo' })).toMatchObject({ ok: false, code: 'others-have-acted' });
    expect(at.match.submit(0, { do: 'undo' }).ok).toBe(true);
    expect(at.asked(0)).toBe('declare');
  });

  it('MV-3.5: after the end nothing is done any more', () => {
    const at = trading('GB', { round: 30, start: 1 }).do(0, 'end-business');
    expect([at.asked(), at.match.submit(0, { do: 'stay' })]).toMatchObject(['over', { ok: false, code: 'match-over' }]);
  });
});
