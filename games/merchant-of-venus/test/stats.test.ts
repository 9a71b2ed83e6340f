import { greedyBot, recordMatch } from '@starboard/bots';
import { loadMatch } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../src/content/missions.ts';
import { PILOT_IDS } from '../src/content/pilots.ts';
import { merchantOfVenus } from '../src/index.ts';
import { features } from '../src/stats.ts';
import { landedAt } from './table.ts';

describe('statistics', () => {
  it('name passengers and titles by who earned them', () => {
    const at = landedAt('GB', { seats: [{ passengers: ['P02'] }, { titles: ['liner-captain'] }] });
    at.do(0, { do: 'drop-off', passenger: 'P02' });
    const [own, other] = features(at.match.trueHistory, 2);
    expect(own).toEqual(expect.arrayContaining(['passenger P02', 'title liner-captain']));
    expect(other.filter((one) => one.startsWith('passenger') || one.startsWith('title'))).toEqual([]);
  });

  it('name pilots, missions and the order of turns of a whole match', async () => {
    const bots = [0, 1, 2].map(() => greedyBot(merchantOfVenus, { samples: 1 }));
    const { file } = await recordMatch(merchantOfVenus, bots, {
      players: 3,
      seed: 'statistics',
      options: { rounds: '20' },
    });
    const match = loadMatch(merchantOfVenus, file);
    const { state } = match;
    const found = features(match.trueHistory, 3);
    found.forEach((own, seat) => {
      expect(own).toContain(`pilot ${PILOT_IDS[state.pilot[seat]]}`);
      const place = (seat - state.start + 3) % 3;
      expect(own.filter((one) => one.startsWith('turn'))).toEqual([`turn ${place + 1}`]);
      MISSIONS.forEach(({ id }, mission) => {
        const isOwn = state.missionAt[mission] === seat || state.missionAt[mission] === 10 + seat;
        if (isOwn) expect(own).toContain(`mission ${id}`);
      });
    });
  });
});
