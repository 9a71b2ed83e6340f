import type { Draws, Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { TECHS } from '../../src/content/technologies.ts';
import { landedAt, trading, venus } from '../table.ts';

const declared = (more: Plain, draws: Draws, state: Plain = {}, to = 'T09-1') =>
  venus({ ...state, seats: [{ at: 'GB', ...more }] }, { draws }).do(0, { do: 'declare', to });

describe('MV-16: race technologies', () => {
  it('MV-16.24: each of the fifteen does something: a lasting advantage, a die, or a use', () => {
    const idle = TECHS.filter(({ lasting, type, used }) => lasting.length === 0 && type !== 'ship-upgrade' && !used);
    expect(idle).toEqual([]);
  });

  it('MV-16.1: fancy spoiler: 1 after an odd roll, 2 after an even one; the less fancy one only after an odd roll', () => {
    const bp = (tech: string, speed: number[]) => declared({ techs: { [tech]: 1 } }, { speed }).at('turn.bp');
    expect([bp('fancy-spoiler', [1, 1, 1]), bp('fancy-spoiler', [1, 1, 2])]).toEqual([4, 6]);
    expect([bp('less-fancy-spoiler', [1, 1, 1]), bp('less-fancy-spoiler', [1, 1, 2])]).toEqual([4, 4]);
  });

  it('MV-16.2: market flux shifts a discovered market when it gets a die, without sale or production', () => {
    const at = declared(
      { techs: { 'market-flux': 1 } },
      { speed: [1, 2, 3] },
      { cultures: { CW: 'graw' }, stock: { CW: { G03: 2 } } },
    );
    at.do(0, { do: 'assign', die: 2, to: 'market-flux' });
    expect(at.choices('shift-market', 'system')).toEqual(['CW']);
    at.do(0, { do: 'shift-market', system: 'CW' });
    expect([at.at('markets.graw.0'), at.at('stock.CW.G03'), at.options(0, 'assign')]).toEqual(['active', 2, []]);
  });

  it('MV-16.3, MV-16.15, MV-16.0: strong flames: 10 BP each, then back to the market of the culture', () => {
    const at = declared({ techs: { 'strong-flame': 2 } }, { speed: [1, 1, 1] }, { cultures: { CW: 'graw' } });
    at.do(0, 'flame', 'flame');
    expect([at.at('turn.bp'), at.at('techStock.CW.strong-flame'), at.at('seats.0.techs')]).toEqual([23, 3, {}]);
  });

  it('MV-16.4: black market: the culture after the last buyer buys, for 2 infamy', () => {
    const state = (die: boolean) =>
      landedAt('CW-C1', {
        cultures: { CW: 'shenna' },
        turn: { landed: true, dice: [1, 2, 3] },
        seats: [{ cash: 0, goods: { G01: 1 }, techs: { 'cloaking-field': die ? 1 : 0 } }],
      });
    expect(state(false).refusal(0, { do: 'sell', good: 'G01' })).toBe('MV-7.3.1 not-bought-here');
    const at = state(true);
    expect(at.refusal(0, { do: 'sell', good: 'G01' })).toBe('MV-7.3.1 not-bought-here');
    at.do(0, { do: 'assign', die: 1, to: 'cloaking-field' }, { do: 'sell', good: 'G01' });
    expect(at.at('seats.0')).toMatchObject({ cash: 110, infamy: 2 });
    expect([at.at('markets.shenna.0'), at.at('turn.sales')]).toEqual(['active', 1]);
  });

  it('MV-16.5, MV-5.13.2, MV-16.21: a licence drills on entering asteroids, several in a turn, not when leaving one', () => {
    const at = venus(
      { seats: [{ at: 'IW-R5', techs: { 'drilling-licence': 1 } }] },
      { draws: { speed: [1, 1, 1] } },
    ).go('IW-R6');
    at.do(0, 'drill');
    expect([at.at('drills'), at.at('seats.0.markers')]).toEqual([{ 'IW-R6': 0 }, 4]);
    const start = venus(
      { seats: [{ at: 'IW-R6', techs: { 'drilling-licence': 1 } }] },
      { draws: { speed: [1, 1, 1] } },
    );
    expect(start.go('IW-R7').at('drills')).toEqual({});
    const taken = venus(
      { drills: { 'IW-R6': 1 }, seats: [{ at: 'IW-R5', techs: { 'drilling-licence': 1 } }] },
      { draws: { speed: [1, 1, 1] } },
    );
    expect(taken.go('IW-R6').asked(0)).toBe('flight');
  });

  it('MV-16.6, MV-16.20: the shuttle serves discovered systems and the base within the number of its die', () => {
    // T09-2 is 2 lines from the base; P08 waits there, P10 wants to get to the Graw on the Colony World
    const shuttle = { at: 'T09-2', techs: { shuttle: 1 }, passengers: ['P07'] };
    const at = (die: number, state: Plain = {}) =>
      venus(
        { ...state, waiting: { P08: 'GB' }, seats: [{ ...shuttle, cash: 0 }] },
        { draws: { speed: [die, 1, 1] } },
      ).do(0, { do: 'declare', to: 'T09-1' }, { do: 'assign', die, to: 'shuttle' });
    expect(at(2).choices('take-aboard', 'passenger')).toEqual(['P08']);
    expect(at(1).options(0, 'take-aboard')).toEqual([]);
    // P07 is bound for the base: 150 credits
    expect(at(2).do(0, { do: 'drop-off', passenger: 'P07' }).at('seats.0.cash')).toBe(150);
    const far = { waiting: { P01: 'CW' }, cultures: { CW: 'graw' } };
    expect(at(6, far).options(0, 'take-aboard').length).toBeGreaterThan(0);
  });

  it('MV-16.19, MV-5.14.2: it works in both steps, each time from where the ship is; one may get off at once', () => {
    const at = venus(
      {
        waiting: { P08: 'GB', P20: 'GB' },
        cultures: { CW: 'cholos' },
        seats: [{ at: 'T09-3', cash: 0, techs: { shuttle: 1 } }],
      },
      { draws: { speed: [6, 1, 1] } },
    );
    at.do(0, { do: 'declare', to: 'T09-2' }, { do: 'assign', die: 6, to: 'shuttle' });
    // the base is 3 lines away, the city of the Cholos 5
    at.do(0, { do: 'take-aboard', passenger: 'P08' }, { do: 'drop-off', passenger: 'P08' });
    expect(at.at('seats.0.cash')).toBe(110);
    at.fly('T09-2').do(0, 'land');
    expect([at.ship(), at.asked(0), at.choices('take-aboard', 'passenger')]).toEqual(['GB', 'arrival', ['P20']]);
  });

  it('MV-5.4.4, MV-5.14.2: at the end of the movement the shuttle may still get its die', () => {
    const at = venus(
      { waiting: { P08: 'GB' }, seats: [{ at: 'T09-4', techs: { shuttle: 1 } }] },
      { draws: { speed: [1, 1, 1] } },
    );
    at.go('T09-3');
    expect([at.asked(0), at.choices('assign', 'to')]).toEqual(['arrival', ['shuttle']]);
    at.do(0, { do: 'assign', die: 1, to: 'shuttle' }, { do: 'take-aboard', passenger: 'P08' });
    expect(at.at('seats.0.passengers')).toEqual(['P08']);
  });

  it('MV-5.14.2, MV-16.20: but nobody is asked where no die could bring it to a passenger', () => {
    const asked = (waiting: Plain, die: number, more: Plain = {}) =>
      venus({ waiting, seats: [{ at: 'T09-4', techs: { shuttle: 1 }, ...more }] }, { draws: { speed: [die, 1, 1] } })
        .go('T09-3')
        .asked(0);
    // from the base: nobody waits, somebody waits here, somebody aboard is bound for it
    expect(asked({}, 2)).toBe('business');
    expect(asked({ P08: 'GB' }, 2)).toBe('arrival');
    expect(asked({}, 2, { passengers: ['P02'] })).toBe('arrival');
    expect(asked({}, 2, { passengers: ['P01'] })).toBe('business');
    // two holds, each with a large good: nobody has a berth
    expect(asked({ P08: 'GB' }, 2, { goods: { G07: 2 } })).toBe('business');
  });

  it('MV-16.7, MV-19.4: boosters, the coil and a pilot allow other dice for extra thrust', () => {
    const values = (more: Plain) => declared(more, { speed: [2, 3, 4] }).choices('thrust', 'die');
    expect(values({ techs: { 'thrust-booster-3': 1 } })).toEqual([3]);
    expect(values({ techs: { 'thrust-booster-4': 1 }, rewards: ['R02'] })).toEqual([2, 4]);
    expect(values({ pilot: 'eeepeeep', level: 3, side: 'a' })).toEqual([2, 3, 4]);
    expect(values({})).toEqual([]);
  });

  it('MV-16.8, MV-1.20: in stasis tanks passengers need no room; the tanks stay while they are needed', () => {
    const seats = [{ goods: { G07: 1, G03: 1 }, techs: { 'stasis-tanks': 1 } }];
    const at = trading('GB', { waiting: { P08: 'GB', P12: 'GB', P09: 'GB' }, seats });
    at.do(
      0,
      { do: 'take-aboard', passenger: 'P08' },
      { do: 'take-aboard', passenger: 'P12' },
      { do: 'take-aboard', passenger: 'P09' },
    );
    expect(at.at('seats.0.passengers')).toEqual(['P08', 'P09', 'P12']);
    const full = [{ goods: { G07: 1, G03: 1 }, techs: { 'stasis-tanks': 1 }, passengers: ['P08', 'P09'] }];
    const market = trading('CW-C1', { cultures: { CW: 'graw' }, seats: full });
    expect(market.refusal(0, { do: 'unload-tech', tech: 'stasis-tanks' })).toBe('MV-16.8 passengers-in-tanks');
    market.do(0, { do: 'unload-passenger', passenger: 'P08' }, { do: 'unload-tech', tech: 'stasis-tanks' });
    expect(market.at('seats.0.techs')).toEqual({});
  });

  it('MV-16.9, MV-16.17: the jammer swaps a mission with somebody on the same field, once, before first contact', () => {
    const seats = [
      { at: 'GB', techs: { jammer: 1 }, missions: ['M01', 'M02'] },
      { at: 'GB', missions: ['M03'] },
      { at: 'T09-2' },
    ];
    const at = venus({ players: 3, seats }).do(0, 'stay');
    expect(at.options(0, 'jam')).toEqual([
      { do: 'jam', mine: 'M01', theirs: 'M03' },
      { do: 'jam', mine: 'M02', theirs: 'M03' },
    ]);
    at.do(0, { do: 'jam', mine: 'M02', theirs: 'M03' });
    expect([at.at('seats.0.missions'), at.at('seats.1.missions'), at.asked(0)]).toEqual([
      ['M01', 'M03'],
      ['M02'],
      'business',
    ]);
  });

  it('MV-16.9, MV-11.2: also when the turn ended in the movement phase, before missions for its end', () => {
    const seats = [
      { at: 'T13-1', techs: { jammer: 1 }, level: 3, missions: ['M01'] },
      { at: 'WT-R10', missions: ['M22'] },
    ];
    const at = venus(
      { phase: 'flight', turn: { bp: 4, from: 'T13-2', dice: [1, 1, 1] }, seats },
      { draws: { test: [6], reward: [20] } },
    );
    at.do(0, 'end-turn');
    expect(at.asked(0)).toBe('jam');
    at.do(0, { do: 'jam', mine: 'M01', theirs: 'M22' });
    expect([at.at('seats.0.completed'), at.at('active')]).toEqual([['M22'], 1]);
  });

  it('MV-16.17: without an open mission on both sides it is not offered', () => {
    const seats = [
      { at: 'GB', techs: { jammer: 1 } },
      { at: 'GB', missions: [] },
    ];
    expect(venus({ seats }).do(0, 'stay').asked(0)).toBe('business');
  });

  it('MV-16.10, MV-1.21: a probe looks at two cards, which may change places, and at the top encounter', () => {
    const at = venus(
      {
        contacts: { CW: 'graw', DW: 'niks' },
        encounters: ['E01', 'E20'],
        cultures: { NH: 'eeepeeep' },
        seats: [{ at: 'GB', techs: { 'data-probe': 2 } }],
      },
      { draws: { speed: [1, 2, 3] } },
    );
    at.do(
      0,
      { do: 'declare', to: 'T09-1' },
      'probe',
      { do: 'peek', system: 'CW' },
      { do: 'peek', system: 'DW' },
      'swap-cards',
    );
    expect([at.at('contacts.CW'), at.at('contacts.DW'), at.at('knows')]).toEqual(['niks', 'graw', [['DW', 'CW'], []]]);
    at.do(0, 'look-ahead', 'put-under');
    expect([(at.at('encounters') as string[])[0], (at.at('encounters') as string[]).at(-1)]).toEqual(['E20', 'E01']);
    // back in the market of the Eeepeeep, and only one in a turn
    expect([at.at('techStock.NH.data-probe'), at.options(0, 'probe')]).toEqual([2, []]);
  });

  it('MV-1.21: what a probe showed is known to its owner alone', () => {
    const at = venus(
      { contacts: { CW: 'graw', DW: 'niks' }, seats: [{ at: 'GB', techs: { 'data-probe': 1 } }] },
      { draws: { speed: [1, 2, 3] } },
    );
    at.do(0, { do: 'declare', to: 'T09-1' }, 'probe', { do: 'peek', system: 'CW' });
    const seen = (seat: number) => (at.match.view(seat).state as { contact: number[] }).contact[5];
    expect([seen(0), seen(1), seen(-1)]).toEqual([2, -2, -2]);
  });

  it('MV-16.18: with one card left it shows that one, with none only the encounter; both looks are up to the owner', () => {
    const systems = ['RP', 'DW', 'IB', 'JW', 'IW', 'CW', 'NH', 'WT', 'PP', 'IM', 'WW', 'GS', 'GP'];
    const ids = [
      'nillis',
      'volois',
      'graw',
      'niks',
      'dell',
      'humans',
      'shenna',
      'yxklyx',
      'zum',
      'eeepeeep',
      'whynoms',
      'cholos',
      'wollow',
    ];
    const cultures = Object.fromEntries(systems.map((system, i) => [system, ids[i]]));
    const one = venus({ cultures, seats: [{ at: 'GB', techs: { 'data-probe': 1 } }] }, { draws: { speed: [1, 2, 3] } });
    one.do(0, { do: 'declare', to: 'T09-1' }, 'probe');
    expect(one.choices('peek', 'system')).toEqual(['AS']);
    expect(one.do(0, { do: 'peek', system: 'AS' }).asked(0)).toBe('look-ahead');
    const none = venus(
      { cultures: { ...cultures, AS: 'qossuth' }, seats: [{ at: 'GB', techs: { 'data-probe': 1 } }] },
      { draws: { speed: [1, 2, 3] } },
    );
    none.do(0, { do: 'declare', to: 'T09-1' }, 'probe');
    expect(none.asked(0)).toBe('look-ahead');
    expect(none.do(0, 'decline').at('seats.0.techs')).toEqual({});
  });

  it('MV-16.10: where all encounters are out, there is nothing to look at', () => {
    const at = venus({ seats: [{ at: 'GB', techs: { 'data-probe': 1 } }] }, { draws: { speed: [1, 2, 3] } });
    const { encounterDeck, encounterKnown } = at.state;
    encounterDeck.length = encounterKnown.length = 0;
    at.do(0, { do: 'declare', to: 'T09-1' }, 'probe', 'decline');
    expect(at.asked(0)).not.toBe('look-ahead');
  });

  it('MV-16.22: an upgrade that is jettisoned stops working, and its die stays used', () => {
    const at = venus(
      { seats: [{ at: 'T13-2', laser: 1, techs: { 'variable-laser': 1 } }] },
      { draws: { speed: [4, 1, 1], test: [2] } },
    );
    at.do(
      0,
      { do: 'declare', to: 'T13-1' },
      { do: 'assign', die: 4, to: 'variable-laser' },
      { do: 'jettison-tech', tech: 'variable-laser' },
    );
    expect(at.options(0, 'course')).toEqual([]);
    expect(at.fly('T13-1').events('test-rolled')[0].value).toBe(1);
  });
});
