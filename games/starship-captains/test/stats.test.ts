import { greedyBot, recordMatch } from '@starboard/bots';
import { loadMatch } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../src/content/missions.ts';
import { starshipCaptains } from '../src/index.ts';
import { features } from '../src/stats.ts';
import { table } from './table.ts';

describe('statistics', () => {
  it('name a technology that was placed, whatever became of it', () => {
    const t = table({
      state: { display: ['t24'], seats: { 0: { ready: { 'blue-ensign': 2 } } } },
      draws: { artifact: [0, 0] },
    });
    t.do(0, { do: 'activate', room: 'research', figure: 'blue-ensign' }, { do: 'take-tech', card: 't24', slot: 1 });
    t.declineAll().do(1, 'pass').do(0, { do: 'activate', room: 'slot-2', figure: 'blue-ensign' });
    expect(t.at('seats.0.tech')).toEqual({});
    expect(features(t.match.trueHistory, 2)[0]).toContain('tech t24');
    expect(features(t.match.trueHistory, 2)[1]).not.toContain('tech t24');
  });

  it('name missions and the order of turns of a whole match', async () => {
    const bots = [0, 1, 2].map(() => greedyBot(starshipCaptains));
    const { file } = await recordMatch(starshipCaptains, bots, { players: 3, seed: 'statistics' });
    const match = loadMatch(starshipCaptains, file);
    const found = features(match.trueHistory, 3);
    const missions = match.state.missionDone.flatMap((by, i) =>
      by > 0 ? [`${by - 1} mission ${MISSIONS[i].id}`] : [],
    );
    const named = found.flatMap((own, seat) =>
      own.filter((one) => one.startsWith('mission')).map((m) => `${seat} ${m}`),
    );
    expect(named.sort()).toEqual(missions.sort());
    expect(missions.length).toBeGreaterThan(3);
    expect(found.flatMap((own) => own.filter((one) => one.startsWith('turn'))).sort()).toEqual([
      'turn 1',
      'turn 2',
      'turn 3',
    ]);
  });

  it('name the epilogues of a match alone, ten together', () => {
    const after = (points: number) => features([[{ event: 'epilogue', rule: 'SC-21.9', seat: 0, points }]], 1)[0];
    expect([-3, 20.5, 21, 30.5, 31, 70.5, 71, 90].map((points) => after(points)[0])).toEqual([
      ...['epilogue 0-20', 'epilogue 0-20', 'epilogue 21-30', 'epilogue 21-30'],
      ...['epilogue 31-40', 'epilogue 61-70', 'epilogue 71-', 'epilogue 71-'],
    ]);
  });
});
