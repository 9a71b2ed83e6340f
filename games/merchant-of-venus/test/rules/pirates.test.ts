import type { Draws, Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../src/rules/pirates.ts';
import { venus } from '../table.ts';

/** PI4 (quality, modifier 0) lies on GP-R8; the ship comes from GP-R7. */
const meeting = (
  die: number[],
  more: Plain = {},
  {
    bp = 5,
    pirate = 'PI4',
    infamy = 0,
    draws = {},
    options = {},
  }: Partial<{ bp: number; pirate: string; infamy: number; draws: Draws; options: Plain }> = {},
) =>
  venus(
    {
      phase: 'flight',
      pirates: { [pirate]: { at: 'GP-R8', infamy } },
      turn: { bp, from: 'GP-R6', dice: [1, 1, 1] },
      seats: [{ at: 'GP-R7', cash: 50, ...more }],
    },
    { draws: { pirates: die, ...draws }, options },
  );
const fight = (stat: string) => ({ do: 'fight', with: stat });

describe('MV-5: pirates', () => {
  it('MV-5.11.1: with 0 BP left the fight is lost at once', () => {
    const at = meeting([], {}, { bp: 1 });
    expect([at.at('active'), at.at('seats.0.cash'), at.at('pirates.PI4.infamy')]).toEqual([1, 30, 1]);
  });

  it('MV-5.11.2: die plus modifier must not be higher than the value', () => {
    const equal = meeting([1], { laser: 2 }, { pirate: 'PI5', draws: { reward: [20] } }).do(0, fight('laser'));
    expect(equal.events('pirates-fought')[0]).toMatchObject({ die: 1, value: 2, won: true });
    const higher = meeting([2], { laser: 2 }, { pirate: 'PI5' }).do(0, fight('laser'));
    expect(higher.events('pirates-fought')[0].won).toBe(false);
  });

  it('MV-5.4.5: before the roll a variable laser may still get a die', () => {
    const at = meeting([5], { laser: 1, techs: { 'variable-laser': 1 }, rewards: [] }, { draws: { reward: [20] } });
    at.do(0, { do: 'assign', die: 1, to: 'variable-laser' });
    expect([at.asked(0), at.options(0, 'assign')]).toEqual(['pirates', []]);
    expect(at.do(0, fight('laser')).events('pirates-fought')[0].value).toBe(2);
  });

  it('MV-5.11.2: laser, shield and pilot are offered', () => {
    expect(meeting([]).choices('fight', 'with')).toEqual(['laser', 'shield', 'pilot']);
  });

  it('MV-5.11.3, MV-5.11.6: the pilot wins as many BP as it has levels, and the pirate stays', () => {
    const at = meeting([1], { level: 2 }, { bp: 3 }).do(0, fight('pilot'));
    expect(at.events('speed-won')[0].by).toBe(2);
    expect([at.at('pirates.PI4.at'), at.at('fields.GP-R8')]).toEqual(['GP-R8', 'pirates']);
    // 2 left, 2 won: GP-R9, GP-R1 and a fork with 2
    expect([at.ship(), at.at('turn.bp')]).toEqual(['GP-R1', 2]);
  });

  it('MV-5.11.4: the shield wins 2 fame, and the pirate stays', () => {
    const at = meeting([1]).do(0, fight('shield'));
    expect([at.at('seats.0.fame'), at.at('pirates.PI4.at')]).toEqual([2, 'GP-R8']);
  });

  it('MV-5.11.5: the laser wins credits and fame for the infamy under the pirate, a reward, and an asteroid', () => {
    const at = meeting([1], {}, { infamy: 3, draws: { reward: [20] } }).do(0, fight('laser'));
    expect(at.at('seats.0')).toMatchObject({ cash: 110, fame: 3, infamy: 0, rewards: ['R21'] });
    expect([at.at('fields.GP-R8'), at.at('pirates')]).toEqual(['asteroid', {}]);
  });

  it("MV-5.11.7, MV-5.11.8: a defeat takes a good of the pirate's category to its supply area, and ends the turn", () => {
    const at = meeting([6], { goods: { G01: 1, G03: 1 } }).do(0, fight('laser'));
    expect(at.at('seats.0')).toMatchObject({ goods: { G03: 1 }, cash: 50, infamy: 0 });
    expect([at.at('supply.G01'), at.at('active'), at.at('pirates.PI4.infamy')]).toEqual([5, 1, 1]);
  });

  it("MV-5.11.7: which one of several is the loser's choice", () => {
    const at = meeting([6], { goods: { G01: 1, G07: 1, G03: 1 } }).do(0, fight('laser'));
    expect([at.asked(0), at.choices('lose-good', 'good')]).toEqual(['lose-good', ['G01', 'G07']]);
    expect(at.do(0, { do: 'lose-good', good: 'G07' }).at('seats.0.goods')).toEqual({ G01: 1, G03: 1 });
  });

  it('MV-5.11.7, MV-1.22: without such a good 20 credits, or all there are; first-contact credits are safe', () => {
    const poor = { cash: 10, goods: { G03: 1 }, contactCredits: { graw: 90 } };
    const at = meeting([6], poor).do(0, fight('laser'));
    expect(at.at('seats.0')).toMatchObject({ cash: 0, goods: { G03: 1 }, contactCredits: { graw: 90 } });
  });

  it('MV-5.11.8: infamy lies under the pirate, not with the player', () => {
    const at = meeting([6], {}, { infamy: 1 }).do(0, fight('pilot'));
    expect([at.at('pirates.PI4.infamy'), at.at('seats.0.infamy')]).toEqual([2, 0]);
  });

  it('MV-5.11.9: who starts there does not fight', () => {
    const at = venus({ pirates: { PI4: { at: 'GP-R8' } }, seats: [{ at: 'GP-R8' }] }, { draws: { speed: [1, 1, 1] } });
    expect(at.go('GP-R7').events('pirates-fought')).toEqual([]);
  });

  it('MV-5.11.10: if the table wants it so, who loses a good flies on', () => {
    const options = { pirateDefeat: 'takes-a-good' };
    const at = meeting([6], { goods: { G01: 1 } }, { options }).do(0, fight('laser'));
    expect([at.at('active'), at.at('pirates.PI4.infamy'), at.ship()]).toEqual([0, 0, 'GP-R1']);
    const none = meeting([6], {}, { options }).do(0, fight('laser'));
    expect([none.at('active'), none.at('pirates.PI4.infamy')]).toEqual([1, 1]);
    const last = meeting([], { goods: { G01: 1 } }, { options, bp: 1 });
    expect([last.at('active'), last.at('pirates.PI4.infamy')]).toEqual([1, 0]);
  });

  it('MV-5.11.11: after a victory by laser the field is an asteroid at once: land or drill there', () => {
    const at = meeting([1], { techs: { 'drilling-licence': 1 } }, { draws: { reward: [20] } }).do(0, fight('laser'));
    expect(at.asked(0)).toBe('drill');
    at.do(0, 'drill');
    expect([at.at('drills'), at.options(0, 'land').length]).toEqual([{ 'GP-R8': 0 }, 1]);
  });

  /** A ring of the Asteroid System: AS-F4 with the pirate, AS-F5, AS-E4 and round again. */
  const ring = (bp: number, die: number[]) =>
    venus(
      {
        phase: 'flight',
        pirates: { PI4: { at: 'AS-F4' } },
        turn: { bp, from: 'AS-E3', dice: [1, 1, 1] },
        seats: [{ at: 'AS-E4', level: 3 }],
      },
      { draws: { pirates: die } },
    ).fly('AS-F4');

  it('MV-5.11.12: a pirate that was defeated is not fought again in the same turn', () => {
    const at = ring(9, [1]).do(0, fight('pilot')).fly('AS-F5', 'AS-E4', 'AS-F4');
    expect([at.events('pirates-fought').length, at.asked(0)]).toEqual([1, 'flight']);
    expect(at.at('turn.bp')).toBe(8); // 9 - 1 + 3 - 3
  });

  it('MV-5.11.12: in the next turn it attacks again', () => {
    const at = venus(
      { pirates: { PI4: { at: 'GP-R8' } }, seats: [{ at: 'GP-R7' }, { at: 'T09-2' }] },
      { draws: { speed: [1, 1, 1, 1, 1, 1], pirates: [1, 1] } },
    );
    at.go('GP-R8').do(0, fight('shield'));
    expect([at.ship(), at.asked(1)]).toEqual(['GP-R1', 'declare']);
    at.do(1, 'stay').go('GP-R9');
    expect([at.ship(), at.asked(0)]).toEqual(['GP-R8', 'pirates']);
  });

  it('MV-5.11.13, MV-19.11: the value of a test, and what helps against pirates alone', () => {
    const at = venus({ seats: [{ pilot: 'qossuth', level: 2, laser: 3, rewards: ['R04'] }] });
    expect([0, 1, 2].map((stat) => strengthOf(at.state, 0, stat))).toEqual([5, 2, 4]);
  });

  it('MV-5.11.13: neither dials nor cards for tests help', () => {
    const at = meeting([6], { rewards: ['R24'], intel: ['patrol-schedule'], pilot: 'qossuth', level: 3, side: 'a' });
    expect(at.options(0).map((option) => option.do)).toEqual(['fight', 'fight', 'fight']);
    at.do(0, fight('laser'));
    expect([at.at('active'), at.at('seats.0.laser')]).toEqual([1, 2]);
  });

  it('MV-19.15: a bounty for victories by shield and pilot', () => {
    const hunter = { pilot: 'qossuth', level: 3, side: 'b' };
    expect(meeting([1], hunter).do(0, fight('shield')).at('seats.0.cash')).toBe(80);
    expect(
      meeting([1], hunter, { draws: { reward: [20] } })
        .do(0, fight('laser'))
        .at('seats.0.cash'),
    ).toBe(50);
  });

  it('MV-19.16: with an insurance nothing is lost, but the turn ends and the infamy is placed', () => {
    const at = meeting([6], { rewards: ['R12'], goods: { G01: 1 } }).do(0, fight('laser'));
    expect(at.at('seats.0')).toMatchObject({ cash: 50, goods: { G01: 1 } });
    expect([at.at('active'), at.at('pirates.PI4.infamy')]).toEqual([1, 1]);
  });

  it('MV-19.25: pirate codes make all pirates blue, also those from encounters', () => {
    const at = venus(
      { pirates: { PI4: { at: 'GP-R8' } }, seats: [{ at: 'GP-R7', intel: ['pirate-codes'] }] },
      { draws: { speed: [2, 1, 1] } },
    ).do(0, 'pirate-codes');
    expect([at.go('GP-R8').events('pirates-fought'), at.at('track')]).toEqual([[], ['pirate-codes']]);
    const card = venus(
      { encounters: ['E07'], seats: [{ at: 'GP-R7', intel: ['pirate-codes'] }] },
      { draws: { speed: [2, 1, 1], pirate: [0] } },
    )
      .do(0, 'pirate-codes')
      .go('GP-R8');
    expect([card.at('fields.GP-R8'), card.events('pirates-fought')]).toEqual(['pirates', []]);
  });

  it('MV-19.36, MV-19.26: "Pirate Hunter" passes to whoever wins by laser', () => {
    const at = venus(
      {
        phase: 'flight',
        pirates: { PI4: { at: 'GP-R8' } },
        turn: { bp: 5, from: 'GP-R6', dice: [1, 1, 1] },
        seats: [{ at: 'GP-R7' }, { titles: ['pirate-hunter'] }],
      },
      { draws: { pirates: [1], reward: [20] } },
    ).do(0, fight('laser'));
    expect([at.at('seats.0.titles'), at.at('seats.1.titles')]).toEqual([['pirate-hunter'], []]);
  });

  it('MV-19.32: "Gunboat" asks for a victory by laser', () => {
    const gunboat = { missions: ['M17'] };
    const won = meeting([1], gunboat, { draws: { reward: [20, 21] } }).do(0, fight('laser'));
    expect(won.at('seats.0.completed')).toEqual(['M17']);
    expect(meeting([1], gunboat).do(0, fight('shield')).at('seats.0.completed')).toEqual([]);
  });
});
