import { searchTests } from '@starboard/bots/testing';
import { describe, expect, it } from 'vitest';
import { BASE_AT, waysOf } from '../src/bot/travel.ts';
import { worthOf } from '../src/bot/worth.ts';
import { SYSTEM } from '../src/content/systems.ts';
import { merchantOfVenus } from '../src/index.ts';
import { trading, venus } from './table.ts';

const { bot } = merchantOfVenus;
const valued = (at: ReturnType<typeof venus>): number[] => {
  const out: number[] = [];
  bot.value(at.state, out);
  return out;
};

describe('bot knowledge', () => {
  it('shares one victory among the seats, more for who has more', () => {
    const values = valued(venus({ players: 3, seats: [{ cash: 10 }, { cash: 500 }, { cash: 10 }] }));
    expect(values.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(values[1]).toBeGreaterThan(values[0]);
  });

  it('is more hopeful alone with more', () => {
    const alone = (cash: number) =>
      valued(venus({ players: 1, seats: [{ cash }] }, { options: { challenge: 'CH1' } }))[0];
    expect(alone(800)).toBeGreaterThan(alone(100));
  });

  it('thinks a good is worth more where it sells, and less over board', () => {
    const cultures = { CW: 'graw', JW: 'yxklyx' };
    const at = (field: string, goods: Record<string, number>) =>
      worthOf(venus({ round: 28, cultures, seats: [{ at: field, goods }] }).state, 0);
    const gain = (field: string) => at(field, { G01: 1 }) - at(field, {});
    expect(gain('CW-R1')).toBeGreaterThan(gain('JW-R1'));
    expect(at('CW-R1', { G01: 1 })).toBeGreaterThan(at('CW-R1', {}) + 50);
    const sold = trading('CW-C1', { cultures, seats: [{ goods: { G01: 1 } }] });
    const before = worthOf(sold.state, 0);
    expect(worthOf(sold.do(0, { do: 'sell', good: 'G01' }).state, 0)).toBeGreaterThan(before - 40);
  });

  it('knows how far it is to systems and to the base, by drive and dials', () => {
    const far = (setting: Parameters<typeof venus>[0]) => {
      const { state } = venus(setting);
      return waysOf(state, 0).far.map((far) => far[state.at[0]]);
    };
    expect(far({ seats: [{ at: 'GB' }] })[BASE_AT]).toBe(0);
    const [slow, quick] = ['none', 'combined-drive'].map((drive) => far({ seats: [{ at: 'IW-C1', drive }] })[BASE_AT]);
    expect(slow).toBeGreaterThan(20);
    expect(quick).toBeLessThan(slow);
    const [weak, strong] = [1, 6].map((laser) => far({ seats: [{ at: 'WT-C1', laser }] })[SYSTEM.GS]);
    expect(strong).toBeLessThan(weak);
  });

  it('knows how far the match is, and gives every action a key of its own', () => {
    expect(bot.progress(venus().state)).toBe(0);
    const at = venus({ seats: [{ at: 'AS-F5' }] });
    const keys = at.options(0).map((option) => bot.key(merchantOfVenus.actions.read(option)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('rather sells than throws over board', () => {
    const { state } = trading('CW-C1', { cultures: { CW: 'graw' }, seats: [{ goods: { G01: 1 } }] });
    const prior = (action: object) => bot.prior(state, 0, merchantOfVenus.actions.read(action));
    expect(prior({ do: 'sell', good: 'G01' })).toBeGreaterThan(100 * prior({ do: 'jettison-good', good: 'G01' }));
  });
});

searchTests(merchantOfVenus, [{ players: 3, looks: 2 }]);
