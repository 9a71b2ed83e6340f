import type { Draws, Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { CULTURES } from '../../src/content/cultures.ts';
import { ENCOUNTERS, INTEL_IDS, TITLE_IDS } from '../../src/content/encounters.ts';
import { MISSIONS } from '../../src/content/missions.ts';
import { PILOTS } from '../../src/content/pilots.ts';
import { PIRATES } from '../../src/content/pirates.ts';
import { REWARDS } from '../../src/content/rewards.ts';
import { TECHS } from '../../src/content/technologies.ts';
import { CATEGORIES } from '../../src/content/terms.ts';
import { testValue } from '../../src/rules/hazards.ts';
import { landedAt, trading, type VenusTable, venus } from '../table.ts';

/** Every technology, mission, reward, encounter and pilot ability by itself: what it does, beside what happens without it. */

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id).sort();
/** A test for each of these, and none for anything else. */
function eachOf(what: string, ids: readonly string[], tests: Readonly<Record<string, () => void>>): void {
  describe(what, () => {
    it('has a test for each, and no other', () => expect(Object.keys(tests).sort()).toEqual([...ids].sort()));
    it.each(Object.entries(tests))('%s', (_, test) => test());
  });
}

const GRAW = { cultures: { CW: 'graw' } };
const rolled = (more: Plain, draws: Draws = { speed: [1, 2, 4] }, state: Plain = {}) =>
  venus({ ...state, seats: [{ at: 'GB', ...more }] }, { draws }).do(0, { do: 'declare', to: 'T09-1' });
const flying = (at: string, from: string, bp: number, more: Plain = {}, state: Plain = {}, draws: Draws = {}) =>
  venus({ phase: 'flight', turn: { bp, from, dice: [1, 2, 4] }, ...state, seats: [{ at, ...more }] }, { draws });
/** The last turn of the game ends: what is scored. */
const scored = (more: Plain, draws: Draws = {}) =>
  trading('GB', { round: 30, start: 1, seats: [{ cash: 0, laser: 0, shield: 0, ...more }] }, { draws })
    .do(0, 'end-business')
    .at('seats.0.finalFame');
const value = (stat: number, more: Plain) => testValue(venus({ seats: [more] }).state, 0, stat);
const given = (die: number, to: string) => ({ do: 'assign', die, to });

const thrustBy = (tech: string): unknown[] =>
  rolled({ techs: { [tech]: 1 } }, { speed: [2, 3, 4] }).choices('thrust', 'die');

eachOf('MV-16: technologies', idsOf(TECHS), {
  'fancy-spoiler': () => {
    expect(rolled({ techs: { 'fancy-spoiler': 1 } }).at('turn.bp')).toBe(8);
    expect(scored({ techs: { 'fancy-spoiler': 1 } }, { spoiler: [5] })).toBe(5);
  },
  'less-fancy-spoiler': () => {
    const even = { speed: [2, 2, 4] };
    expect(rolled({ techs: { 'less-fancy-spoiler': 1 } }, even).at('turn.bp')).toBe(8);
    expect(scored({ techs: { 'less-fancy-spoiler': 1 } }, { spoiler: [2] })).toBe(2);
  },
  'market-flux': () => {
    const at = rolled({ techs: { 'market-flux': 1 } }, undefined, GRAW).do(0, given(4, 'market-flux'));
    expect(at.do(0, { do: 'shift-market', system: 'CW' }).at('markets.graw')).toEqual(['active', 'strong', 'weak']);
  },
  'strong-flame': () => {
    expect(
      rolled({ techs: { 'strong-flame': 1 } }, undefined, GRAW)
        .do(0, 'flame')
        .at('turn.bp'),
    ).toBe(17);
  },
  'cloaking-field': () => {
    const port = { cultures: { CW: 'graw' }, spaceports: { 'CW-R1': 1 }, turn: { landed: true, dice: [1, 2, 4] } };
    const seats = [{ cash: 30, techs: { 'cloaking-field': 1 } }, { cash: 0 }];
    const at = landedAt('CW-R1', { ...port, seats });
    expect(at.refusal(0, { do: 'buy-good', good: 'G03' })).toBe('MV-1.22 too-little-cash');
    at.do(0, given(1, 'cloaking-field'), { do: 'buy-good', good: 'G03' });
    expect([at.at('seats.0.cash'), at.at('seats.1.cash')]).toEqual([0, 0]);
  },
  'drilling-licence': () => {
    const at = flying('IW-R5', 'IW-R4', 3, { techs: { 'drilling-licence': 1 } }).do(0, 'drill');
    expect([at.at('drills'), at.at('seats.0.markers')]).toEqual([{ 'IW-R6': 0 }, 4]);
    expect(flying('IW-R5', 'IW-R4', 3).asked(0)).toBe('flight');
  },
  shuttle: () => {
    const at = rolled({ techs: { shuttle: 1 } }, undefined, { waiting: { P10: 'GB' }, ...GRAW }).do(
      0,
      given(1, 'shuttle'),
    );
    expect(at.do(0, { do: 'take-aboard', passenger: 'P10' }).at('seats.0.passengers')).toEqual(['P10']);
  },
  'thrust-booster-2': () => expect(thrustBy('thrust-booster-2')).toEqual([2]),
  'thrust-booster-3': () => expect(thrustBy('thrust-booster-3')).toEqual([3]),
  'thrust-booster-4': () => expect(thrustBy('thrust-booster-4')).toEqual([4]),
  'stasis-tanks': () => {
    const wait = { waiting: { P08: 'GB' } };
    const full = { goods: { G07: 1, G03: 1 } };
    const at = trading('GB', { ...wait, seats: [{ ...full, techs: { 'stasis-tanks': 1 } }] });
    expect(at.choices('take-aboard', 'passenger')).toEqual(['P08']);
    const without = trading('GB', { ...wait, seats: [{ goods: { G07: 2 } }] });
    expect(without.refusal(0, { do: 'take-aboard', passenger: 'P08' })).toBe('MV-1.20 no-room');
  },
  jammer: () => {
    const seats = [
      { at: 'GB', techs: { jammer: 1 }, missions: ['M01'] },
      { at: 'GB', missions: ['M02'] },
    ];
    const at = venus({ seats }).do(0, 'stay', { do: 'jam', mine: 'M01', theirs: 'M02' });
    expect([at.at('seats.0.missions'), at.at('seats.1.missions')]).toEqual([['M02'], ['M01']]);
    expect(scored({ techs: { jammer: 1 }, completed: ['M01', 'M13'] })).toBe(3 + 2 + 2 * 3);
  },
  'data-probe': () => {
    const at = rolled({ techs: { 'data-probe': 1 } }, undefined, { contacts: { CW: 'graw' } });
    at.do(0, 'probe', { do: 'peek', system: 'CW' });
    expect([at.at('knows'), at.at('seats.0.techs')]).toEqual([[['CW'], []], {}]);
  },
  'fuzzy-dice': () => expect(scored({ techs: { 'fuzzy-dice': 1 } }, { 'fuzzy-dice': [2, 5] })).toBe(7),
  'variable-shield': () => {
    const at = flying('SN-R6', 'SN-R1', 1, { shield: 0, techs: { 'variable-shield': 1 } }, {}, { test: [4] });
    at.do(0, given(4, 'variable-shield'));
    expect(at.events('test-rolled')[0]).toMatchObject({ value: 4, die: 4 });
    expect(at.events('stopped')).toHaveLength(1);
  },
  'zen-custom-paint': () => {
    const seats = [{ cash: 0, passengers: ['P10'], techs: { 'zen-custom-paint': 1 } }];
    const at = trading('CW-C1', { ...GRAW, seats }, { draws: { fare: [3, 4] } });
    expect(at.do(0, { do: 'drop-off', passenger: 'P10' }).at('seats.0.cash')).toBe(160 + 70);
    expect(scored({ fame: 5, techs: { 'zen-custom-paint': 1 } })).toBe(2);
  },
  'variable-laser': () => {
    const at = flying('AS-A1', 'AS-A2', 3, { laser: 0, techs: { 'variable-laser': 1 } }, {}, { test: [2] });
    at.fly('AS-B1').do(0, given(2, 'variable-laser'));
    expect([at.events('test-rolled')[0].value, at.asked(0)]).toEqual([2, 'flight']);
  },
});

/** A landing in the city over the orbital field, with this mission. */
const landing = (mission: string, system: string, more: Plain = {}) => {
  const seat = { at: `${system}-R1`, missions: [mission], ...more };
  return flying(seat.at, `${system}-R2`, 3, seat, {}, { reward: [20] }).fly(`${system}-C1`);
};
/** Business after a landing there, among Graw. */
const business = (mission: string, at: string, action: Plain & { do: string }, more: Plain = {}) =>
  landedAt(
    at,
    { cultures: { [at.slice(0, 2)]: 'graw' }, seats: [{ missions: [mission], ...more }] },
    { draws: { reward: [20] } },
  ).do(0, action);
/** The end of a turn. */
const ending = (mission: string, more: Plain, state: Plain = {}) =>
  trading(
    'GB',
    { ...state, seats: [{ missions: [mission], ...more }, { missions: ['M05'] }] },
    { draws: { reward: [20] } },
  ).do(0, 'end-business');
/** Completed by this, not by that; its fame counts. */
function completes(mission: string, by: VenusTable, not?: VenusTable): void {
  expect(by.at('seats.0.completed')).toEqual([mission]);
  expect(by.at('seats.0.rewards')).toContain('R21');
  if (not !== undefined) expect(not.at('seats.0.completed')).toEqual([]);
}
const sell = (good: string) => ({ do: 'sell', good });
const pirates = (mission: string, stat: string) =>
  flying(
    'GP-R7',
    'GP-R6',
    3,
    { missions: [mission] },
    { pirates: { PI4: { at: 'GP-R8' } } },
    { pirates: [1], reward: [20, 21] },
  ).do(0, { do: 'fight', with: stat });
const asteroid = (field: string, from: string) =>
  flying(field, from, 3, { missions: ['M09'] }, {}, { reward: [20] }).do(0, 'land');

eachOf('MV-13: missions', idsOf(MISSIONS), {
  M01: () =>
    completes(
      'M01',
      business('M01', 'JW-C1', sell('G01'), { goods: { G01: 1 } }),
      business('M01', 'IW-C1', sell('G01'), { goods: { G01: 1 } }),
    ),
  M02: () => completes('M02', landing('M02', 'IW', { goods: { G01: 2 } }), landing('M02', 'IW', { goods: { G01: 1 } })),
  M03: () => completes('M03', landing('M03', 'RP'), landing('M03', 'IW')),
  M04: () => completes('M04', landing('M04', 'WT', { laser: 3 }), landing('M04', 'WT', { laser: 2 })),
  M05: () => completes('M05', landing('M05', 'WW', { passengers: ['P01'] }), landing('M05', 'WW')),
  M06: () => {
    const at = (top: string[]) =>
      landedAt(
        'IM-C1',
        { cultures: { IM: 'graw' }, markets: { graw: top }, seats: [{ missions: ['M06'], goods: { G01: 1 } }] },
        { draws: { reward: [20] } },
      ).do(0, sell('G01'));
    completes('M06', at(['strong', 'weak', 'active']), at(['active', 'strong', 'weak']));
  },
  M07: () => completes('M07', business('M07', 'PP-C1', { do: 'pay-mission', mission: 'M07' }, { cash: 30 })),
  M08: () => {
    const at = (field: string, from: string) =>
      flying(field, from, 3, { missions: ['M08'] }, {}, { reward: [20] }).do(0, 'land');
    completes('M08', at('NH-B3', 'NH-B4'), at('GS-R3', 'GS-R2'));
  },
  M09: () => completes('M09', asteroid('AS-D3', 'AS-D4'), asteroid('IW-R2', 'IW-R1')),
  M10: () => {
    const at = (techs: Plain) =>
      flying('GS-R3', 'GS-R2', 3, { missions: ['M10'], techs }, {}, { reward: [20] }).do(0, 'land');
    completes('M10', at({ shuttle: 1 }), at({}));
  },
  M11: () =>
    completes(
      'M11',
      business('M11', 'DW-C1', { do: 'unload-good', good: 'G01' }, { goods: { G01: 1 } }),
      business('M11', 'DW-C1', { do: 'unload-good', good: 'G03' }, { goods: { G03: 1 } }),
    ),
  M12: () =>
    completes(
      'M12',
      business('M12', 'GP-C1', sell('G02'), { goods: { G02: 1 } }),
      business('M12', 'CW-C1', sell('G02'), { goods: { G02: 1 } }),
    ),
  M13: () =>
    completes(
      'M13',
      business('M13', 'CW-C1', { do: 'buy-good', good: 'G03' }, { cash: 30 }),
      business('M13', 'DW-C1', { do: 'buy-good', good: 'G03' }, { cash: 30 }),
    ),
  M14: () => completes('M14', landing('M14', 'IB', { shield: 3 }), landing('M14', 'IB', { shield: 2 })),
  M15: () =>
    completes(
      'M15',
      ending('M15', { techs: { shuttle: 1, 'market-flux': 1 } }),
      ending('M15', { techs: { shuttle: 1, 'strong-flame': 2 } }),
    ),
  M16: () => {
    const known = flying('RP-R1', 'RP-R2', 3, { missions: ['M16'] }, { cultures: { RP: 'graw' } }).fly('RP-C1');
    completes('M16', landing('M16', 'RP'), known);
  },
  M17: () => completes('M17', pirates('M17', 'laser'), pirates('M17', 'pilot')),
  M18: () => completes('M18', ending('M18', { cash: 300 }), ending('M18', { cash: 290 })),
  M19: () => {
    const at = (action: string) => business('M19', 'CW-C1', { do: action, passenger: 'P10' }, { passengers: ['P10'] });
    completes('M19', at('drop-off'), at('unload-passenger'));
  },
  M20: () => {
    const goods = { G01: 1, G02: 1, G04: 1 };
    const seats = [{ missions: ['M20'], holds: 2, goods }];
    const at = trading('CW-C1', { cultures: { CW: 'humans' }, seats }, { draws: { reward: [20] } });
    at.do(0, sell('G01'), sell('G02'));
    expect(at.at('seats.0.completed')).toEqual([]);
    completes('M20', at.do(0, sell('G04')));
  },
  M21: () =>
    completes(
      'M21',
      ending('M21', {}, { spaceports: { 'CW-R1': 0 } }),
      ending('M21', {}, { spaceports: { 'CW-R1': 1 } }),
    ),
  M22: () => completes('M22', ending('M22', { level: 3, side: 'a' }), ending('M22', { level: 2 })),
  M23: () => {
    const at = (test: number[]) =>
      flying('SN-R6', 'SN-R1', 3, { shield: 3, missions: ['M23'] }, {}, { test, reward: [20] }).fly('SN-R3');
    completes('M23', at([1, 2, 3]), at([1, 2, 4]));
  },
  M24: () => {
    const at = (number: number) =>
      flying(
        'GP-R7',
        'GP-R6',
        3,
        { missions: ['M24'] },
        { teleportals: ['GP-R8', 'IW-R9'], turn: { bp: 1, from: 'GP-R6', course: number, dice: [1, 2, 4] } },
        { reward: [20] },
      );
    completes('M24', at(2), at(1));
  },
});

const fame = (id: string) => Number(venus({ seats: [{ rewards: [id] }] }).at('seats.0.totalFame')) - 3;
const relic = (id: string) => expect([id, fame(id)]).toEqual([id, 3]);

eachOf('MV-14: rewards', idsOf(REWARDS), {
  R01: () => {
    relic('R01');
    expect(
      rolled({ rewards: ['R01'] })
        .do(0, 'compass')
        .at('turn.course'),
    ).toBe(4);
  },
  R02: () => {
    relic('R02');
    expect(rolled({ rewards: ['R02'] }, { speed: [2, 3, 4] }).choices('thrust', 'die')).toEqual([2]);
  },
  R03: () => {
    relic('R03');
    expect([value(1, { shield: 1, rewards: ['R03'] }), value(0, { laser: 1, rewards: ['R03'] })]).toEqual([2, 1]);
  },
  R04: () => {
    relic('R04');
    expect([value(0, { laser: 1, rewards: ['R04'] }), value(1, { shield: 1, rewards: ['R04'] })]).toEqual([2, 1]);
  },
  R05: () => {
    relic('R05');
    const buy = (rewards: string[]) =>
      trading('CW-C1', { ...GRAW, seats: [{ cash: 90, goods: { G01: 4 }, rewards }] }).options(0, 'buy-good').length;
    expect([buy([]), buy(['R05'])]).toEqual([0, 1]);
  },
  R06: () => {
    relic('R06');
    const gates = { teleportals: ['GP-R8', 'IW-R9', 'PP-R1'] };
    const at = flying('GP-R7', 'GP-R6', 1, { rewards: ['R06'] }, gates);
    expect(at.choices('free-jump', 'to')).toEqual(['IW-R9', 'PP-R1']);
    expect(at.do(0, { do: 'free-jump', to: 'PP-R1' }).ship()).toBe('PP-R1');
  },
  R07: () => {
    const at = landedAt('CW-C1', { ...GRAW, seats: [{ goods: { G01: 3 }, rewards: ['R07'] }] }).do(
      0,
      sell('G01'),
      sell('G01'),
    );
    expect(at.refusal(0, sell('G01'))).toBe('MV-7.1.3 no-sales-left');
  },
  R08: () => {
    const buy = { do: 'buy-good', good: 'G03' };
    const at = landedAt('CW-C1', { ...GRAW, seats: [{ cash: 300, rewards: ['R08'] }] }).do(0, buy, buy);
    expect(at.refusal(0, buy)).toBe('MV-7.1.3 no-buys-left');
  },
  R09: () => {
    const stock = { CW: { G03: 1, G01: 1 } };
    const at = trading('CW-C1', { ...GRAW, stock, seats: [{ cash: 100, rewards: ['R09'] }] });
    at.do(0, { do: 'buy-good', good: 'G03' }, { do: 'buy-good', good: 'G01' });
    expect(at.at('seats.0.cash')).toBe(100 - 20 - 80);
  },
  R10: () => {
    const at = trading('CW-C1', { ...GRAW, seats: [{ cash: 0, passengers: ['P10'], rewards: ['R10'] }] });
    expect(at.do(0, { do: 'drop-off', passenger: 'P10' }).at('seats.0.cash')).toBe(180);
  },
  R11: () => {
    const seats = [{ cash: 30, rewards: ['R11'] }, { cash: 0 }];
    const at = trading('CW-R1', { ...GRAW, spaceports: { 'CW-R1': 1 }, seats }).do(0, { do: 'buy-good', good: 'G03' });
    expect([at.at('seats.0.cash'), at.at('seats.1.cash')]).toEqual([0, 0]);
  },
  R12: () => {
    const at = (rewards: string[]) =>
      flying('GP-R7', 'GP-R6', 1, { cash: 50, rewards }, { pirates: { PI4: { at: 'GP-R8' } } }).at('seats.0.cash');
    expect([at([]), at(['R12'])]).toEqual([30, 50]);
  },
  R13: () => {
    const at = (rewards: string[]) => flying('RP-R1', 'RP-R2', 3, { cash: 0, rewards }).fly('RP-C1').at('seats.0.cash');
    expect([at([]), at(['R13'])]).toEqual([0, 30]);
  },
  R14: () => expect([value(2, {}), value(2, { rewards: ['R14'] })]).toEqual([2, 3]),
  R15: () =>
    expect(
      rolled({ rewards: ['R15'] })
        .do(0, { do: 'fuel-cell', reward: 'R15' })
        .at('turn.bp'),
    ).toBe(13),
  R16: () =>
    expect(
      rolled({ rewards: ['R16'] })
        .do(0, { do: 'fuel-cell', reward: 'R16' })
        .at('turn.bp'),
    ).toBe(13),
  R17: () => rushes('R17'),
  R18: () => rushes('R18'),
  R19: () => {
    const at = trading('CW-C1', { cultures: { CW: 'nillis' }, seats: [{ cash: 0, rewards: ['R19'] }] });
    expect(at.refusal(0, { do: 'buy-equipment', item: 'shield' })).toBe('MV-1.22 too-little-cash');
    at.do(0, { do: 'voucher-equipment', item: 'shield' });
    expect([at.at('seats.0.shield'), at.at('discardedRewards')]).toEqual([2, ['R19']]);
  },
  R20: () => {
    const at = trading('CW-C1', { ...GRAW, seats: [{ cash: 0, rewards: ['R20'] }] });
    at.do(0, { do: 'voucher-tech', tech: 'strong-flame' });
    expect([at.at('seats.0.techs'), at.at('discardedRewards')]).toEqual([{ 'strong-flame': 1 }, ['R20']]);
  },
  R21: () => expect(fame('R21')).toBe(3),
  R22: () => expect(fame('R22')).toBe(4),
  R23: () => {
    const at = (infamy: number) =>
      venus({ seats: [{ infamy, rewards: ['R23'] }] })
        .do(0, { do: 'pardon', reward: 'R23' })
        .at('seats.0.infamy');
    expect([at(2), at(3), at(4)]).toEqual([0, 0, 1]);
  },
  R24: () => {
    const at = flying('SN-R6', 'SN-R1', 1, { shield: 0, rewards: ['R24'] }, {}, { test: [6] });
    at.do(0, { do: 'beacon', reward: 'R24' });
    expect([at.events('stopped').length, at.at('discardedRewards')]).toEqual([1, ['R24']]);
  },
});

function rushes(reward: string): void {
  const at = landedAt('CW-C1', { ...GRAW, seats: [{ cash: 0, goods: { G01: 1 }, rewards: [reward] }] });
  at.do(0, { do: 'rush-sale', good: 'G01' });
  expect([at.at('seats.0.cash'), at.at('discardedRewards')]).toEqual([180, [reward]]);
}

/** The ship comes to the encounter field GP-R8 with the last BP but one; this card is on top. */
const meeting = (card: string, draws: Draws = {}, state: Plain = {}) =>
  flying('GP-R7', 'GP-R6', 2, { cash: 40 }, { encounters: [card], ...state }, draws);
const field = (at: VenusTable) => at.at('fields.GP-R8');

/** What each card does, by its kind. */
const MEETINGS: Readonly<Record<(typeof ENCOUNTERS)[number]['kind'], (card: (typeof ENCOUNTERS)[number]) => void>> = {
  teleportal: (card) => {
    const at = meeting(card.id);
    expect([field(at), (at.at('teleportals') as string[]).indexOf('GP-R8')]).toEqual([
      'teleportal',
      card.kind === 'teleportal' ? card.number - 1 : -1,
    ]);
    // not used in this step, and out of the game
    expect([at.ship(), at.at('encounterDiscard')]).toEqual(['GP-R9', []]);
  },
  pirates: ({ id }) => {
    const at = meeting(id, { pirate: [8], pirates: [6] });
    expect([field(at), at.asked(0), at.at('pirates.PI9.at')]).toEqual(['pirates', 'pirates', 'GP-R8']);
    expect(at.do(0, { do: 'fight', with: 'laser' }).at('seats.0.cash')).toBe(20);
  },
  asteroid: ({ id }) => {
    const at = meeting(id);
    expect([field(at), at.options(0, 'land').length]).toEqual(['asteroid', 1]);
  },
  quiet: ({ id }) => expect([field(meeting(id)), meeting(id).ship()]).toEqual(['blue', 'GP-R9']),
  production: ({ id }) => {
    const at = meeting(id, { production: [2] }, { ...GRAW, stock: { CW: { G03: 1 } } });
    expect([field(at), at.at('stock.CW.G03'), at.at('encounterDiscard')]).toEqual([undefined, 6, [id]]);
  },
  title: (card) => {
    const at = meeting(card.id);
    expect([field(at), at.at('seats.0.titles')]).toEqual([
      undefined,
      card.kind === 'title' ? [TITLE_IDS[card.title]] : [],
    ]);
    expect(at.at('seats.0.totalFame')).toBe(3 + 3);
  },
  intel: (card) => {
    const at = meeting(card.id);
    expect([field(at), at.at('track')]).toEqual([undefined, card.kind === 'intel' ? [INTEL_IDS[card.intel]] : []]);
  },
  archaeology: ({ id }) => {
    const at = meeting(id);
    expect([field(at), at.at('seats.0.cash'), at.at('encounterDiscard')]).toEqual([undefined, 60, [id]]);
  },
};

eachOf(
  'MV-19.35: encounters',
  idsOf(ENCOUNTERS),
  Object.fromEntries(ENCOUNTERS.map((card) => [card.id, () => MEETINGS[card.kind](card)])),
);

eachOf('MV-5.12.7: intel', INTEL_IDS, {
  'patrol-schedule': () => {
    const at = flying('SN-R6', 'SN-R1', 1, { shield: 0, intel: ['patrol-schedule'] }).do(0, 'patrol-schedule');
    expect([at.events('test-rolled'), at.at('track')]).toEqual([[], ['patrol-schedule']]);
  },
  'star-chart': () => {
    const at = flying('NH-B4', 'NH-B3', 2, { intel: ['star-chart'] }).do(0, { do: 'chart-exit', to: 'GB' });
    expect([at.ship(), at.at('track')]).toEqual(['GB', ['star-chart']]);
  },
  'market-tip': () => {
    const at = venus({ ...GRAW, seats: [{ intel: ['market-tip'] }] }).do(0, 'market-tip');
    expect(at.do(0, { do: 'shift-market', system: 'CW' }).at('markets.graw.0')).toBe('active');
  },
  'pirate-codes': () => {
    const state = { pirates: { PI4: { at: 'GP-R8' } }, seats: [{ at: 'GP-R7', cash: 40, intel: ['pirate-codes'] }] };
    const at = venus(state, { draws: { speed: [1, 1, 1] } })
      .do(0, 'pirate-codes')
      .go('GP-R8');
    expect([at.ship(), at.at('seats.0.cash')]).toEqual(['GP-R1', 40]);
  },
});

eachOf(
  'MV-5.11.2, MV-5.11.7: pirates take what they are after',
  idsOf(PIRATES),
  Object.fromEntries(
    PIRATES.map(({ id, category, modifier }) => [
      id,
      () => {
        const goods = { G03: 1, G01: 1, G06: 1 };
        const at = flying(
          'GP-R7',
          'GP-R6',
          3,
          { goods, laser: 3 },
          { pirates: { [id]: { at: 'GP-R8' } } },
          { pirates: [4 - modifier] },
        );
        at.do(0, { do: 'fight', with: 'laser' });
        expect(at.events('pirates-fought')[0]).toMatchObject({ die: 4 - modifier, value: 3, won: false });
        const taken = { basic: 'G03', quality: 'G01', luxury: 'G06' }[CATEGORIES[category]];
        expect(Object.keys(at.at('seats.0.goods') as Plain)).toEqual(
          Object.keys(goods)
            .sort()
            .filter((good) => good !== taken),
        );
        const won = flying(
          'GP-R7',
          'GP-R6',
          3,
          { goods, laser: 3 },
          { pirates: { [id]: { at: 'GP-R8' } } },
          { pirates: [3 - modifier], reward: [20] },
        );
        expect(won.do(0, { do: 'fight', with: 'laser' }).events('pirates-destroyed')).toHaveLength(1);
      },
    ]),
  ),
);

const ABILITIES = PILOTS.flatMap(({ id }) => ['2', '3a', '3b'].map((level) => `${id} ${level}`));
const ace = (pilot: string, side: string) => ({ pilot, level: 3, side });

eachOf('MV-15: pilot abilities', ABILITIES, {
  'human 2': () => expect(rolled({ level: 2 }).options(0, 'reroll')).toHaveLength(3),
  'human 3a': () => {
    expect(rolled(ace('human', 'a')).options(0, 'reroll')).toHaveLength(7);
    const at = rolled(ace('human', 'a'), { speed: [1, 2, 4], reroll: [6, 6, 6] });
    expect(at.do(0, { do: 'reroll', dice: { 1: 1, 2: 1, 4: 1 } }).at('turn.bp')).toBe(18);
  },
  'human 3b': () => {
    const at = landedAt('CW-C1', { ...GRAW, seats: [{ ...ace('human', 'b'), goods: { G01: 3 } }] });
    expect(at.do(0, sell('G01'), sell('G01')).refusal(0, sell('G01'))).toBe('MV-7.1.3 no-sales-left');
    // and one die is still rolled again
    expect(rolled(ace('human', 'b')).options(0, 'reroll')).toHaveLength(3);
  },
  'eeepeeep 2': () => {
    const pilot = { pilot: 'eeepeeep', level: 2 };
    expect(rolled(pilot, { speed: [1, 3, 6] }).choices('course', 'value')).toEqual([1, 2, 2, 3, 4, 5, 6]);
    expect(rolled({ pilot: 'eeepeeep' }, { speed: [1, 3, 6] }).choices('course', 'value')).toEqual([1, 3, 6]);
  },
  'eeepeeep 3a': () =>
    expect(rolled(ace('eeepeeep', 'a'), { speed: [2, 5, 6] }).choices('thrust', 'die')).toEqual([2, 5, 6]),
  'eeepeeep 3b': () => {
    const at = flying('NH-B4', 'NH-B3', 2, ace('eeepeeep', 'b')).do(0, { do: 'free-exit', to: 'GB' });
    expect([at.ship(), at.at('turn.course')]).toEqual(['GB', 0]);
  },
  'whynom 2': () => {
    const seats = [{ pilot: 'whynom', level: 2, cash: 100 }];
    const at = trading('CW-C1', {
      ...GRAW,
      stock: { CW: { G03: 1 } },
      techStock: { CW: { 'strong-flame': 1 } },
      seats,
    });
    at.do(0, { do: 'buy-tech', tech: 'strong-flame' }, { do: 'buy-good', good: 'G03' });
    expect(at.at('seats.0.cash')).toBe(100 - 20 - 30);
  },
  'whynom 3a': () => {
    const at = trading('CW-C2', { ...GRAW, seats: [{ ...ace('whynom', 'a'), cash: 170 }] }).do(0, 'end-business');
    expect(at.do(0, { do: 'build', orbital: 'CW-R4' }).at('seats.0.cash')).toBe(0);
  },
  'whynom 3b': () => {
    const buy = (side: string) =>
      trading('CW-C1', { ...GRAW, seats: [{ ...ace('whynom', side), cash: 90, goods: { G01: 4 } }] }).options(
        0,
        'buy-good',
      ).length;
    expect([buy('a'), buy('b')]).toEqual([0, 1]);
  },
  'qossuth 2': () => {
    const fight = (level: number) =>
      flying(
        'GP-R7',
        'GP-R6',
        3,
        { pilot: 'qossuth', level, shield: 1 },
        { pirates: { PI4: { at: 'GP-R8' } } },
        { pirates: [2] },
      )
        .do(0, { do: 'fight', with: 'shield' })
        .at('seats.0.fame');
    expect([fight(1), fight(2)]).toEqual([0, 2]);
  },
  'qossuth 3a': () => {
    const at = flying('SN-R6', 'SN-R1', 1, { ...ace('qossuth', 'a'), shield: 1 }, {}, { test: [6, 1] }).do(
      0,
      'roll-again',
    );
    expect([at.events('test-rolled').length, at.at('seats.0.shield'), at.events('stopped').length]).toEqual([2, 1, 1]);
  },
  'qossuth 3b': () => {
    const won = (stat: string) =>
      flying(
        'GP-R7',
        'GP-R6',
        3,
        { ...ace('qossuth', 'b'), cash: 0 },
        { pirates: { PI4: { at: 'GP-R8' } } },
        { pirates: [1], reward: [20] },
      )
        .do(0, { do: 'fight', with: stat })
        .at('seats.0.cash');
    expect(['laser', 'shield', 'pilot'].map(won)).toEqual([0, 30, 30]);
  },
});

eachOf(
  'MV-6: first-contact cards',
  idsOf(CULTURES),
  Object.fromEntries(
    CULTURES.map(({ id, credits, good, equipment }) => [
      id,
      () => {
        const at = flying('RP-R1', 'RP-R2', 3, { cash: 0 }, { contacts: { RP: id } }).fly('RP-C1');
        expect([at.at('cultures.RP'), at.at(`seats.0.contactCredits.${id}`)]).toEqual([id, credits]);
        expect([at.at(`stock.RP.${good.id}`), at.at(`supply.${good.id}`)]).toEqual([good.count, undefined]);
        const buys = [...at.options(0, 'buy-equipment'), ...at.options(0, 'buy-good')];
        expect(buys.length).toBeLessThanOrEqual(equipment.length + 1);
      },
    ]),
  ),
);

eachOf(
  'MV-18: challenges',
  idsOf(CHALLENGES),
  Object.fromEntries(
    CHALLENGES.map(({ id, bonus, rounds, credits, fame, spaceports }) => [
      id,
      () => {
        const orbitals = ['CW-R1', 'CW-R4', 'RP-R1'].slice(0, spaceports);
        const end = (cash: number, tokens: number, ports: readonly string[]) =>
          venus({
            players: 1,
            challenge: id,
            round: rounds,
            phase: 'business',
            spaceports: Object.fromEntries(ports.map((port) => [port, 0])),
            seats: [{ at: 'GB', flown: true, laser: 0, shield: 0, cash, fame: tokens, missions: [] }],
          }).do(0, 'end-business').match.outcome?.places;
        const rest = credits - 10 * fame - 200 * spaceports;
        expect(end(rest, fame, orbitals)).toEqual([1]);
        expect(end(rest - 1, fame, orbitals)).toEqual([2]);
        if (fame > 0) expect(end(rest + 10, fame - 1, orbitals)).toEqual([2]);
        if (spaceports > 0) expect(end(rest + 200, fame, orbitals.slice(1))).toEqual([2]);
        const fresh = venus({ players: 1 }, { options: { challenge: id } });
        expect([fresh.at('challenge'), fresh.at('rounds'), fresh.at('seats.0.cash')]).toEqual([id, rounds, 20 + bonus]);
      },
    ]),
  ),
);
