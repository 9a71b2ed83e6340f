import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('EC-23: the end and the points', () => {
  const GRID = [
    'gauss-shield',
    'fusion-source',
    'improved-hull',
    'positron-computer',
    'advanced-economy',
    'tachyon-drive',
    'antimatter-cannon',
  ];
  it('EC-23.2: what points come from', () => {
    const at = table({
      players: 4,
      state: {
        galaxy: {
          107: { at: '1-0', owner: 0, built: ['monolith', 'portal'] },
          102: { at: '1-1', owner: 0, built: ['ancient-portal', 'orbital'] },
        },
        seats: [
          { reputation: [4, 1], treasures: 3, technologies: { grid: GRID.slice(0, 5), nano: GRID.slice(0, 4) } },
          {},
          {},
          {},
        ],
        allies: [
          [0, 1],
          [0, 2],
        ],
        traitor: 0,
      },
    });
    expect(at.seat(0).score).toEqual({
      reputation: 5,
      ambassadors: 2,
      sectors: 3 + 3 + 2,
      monoliths: 3,
      portals: 1 + 2,
      discoveries: 6,
      technologies: 2 + 1,
      traitor: -2,
      species: 0,
    });
    expect(at.seat(0).points).toBe(28);
  });
  it('EC-23.2: technology tracks with 4, 5, 6, 7 tiles', () => {
    const worth = (n: number) =>
      table({ state: { seats: [{ technologies: { grid: GRID.slice(0, n) } }, {}] } }).seat(0).score.technologies;
    expect([3, 4, 5, 6, 7].map(worth)).toEqual([0, 1, 2, 3, 5]);
  });
  it('EC-23.3: Planta for sectors, Draco for Ancients on the board', () => {
    const at = table({
      species: ['planta', 'descendants-of-draco'],
      state: { galaxy: { 104: { at: '1-0', turn: 0 }, 102: { at: '1-1', owner: 0 }, 295: { at: '2-1' } } },
    });
    expect(at.seat(0).score.species).toBe(2);
    expect(at.seat(1).score.species).toBe(3);
  });
  it('EC-23.1: the game ends after the cleanup of round 8', () => {
    const at = table({ state: { round: 8 } });
    at.endRound();
    expect(at.match.over).toBe(true);
    expect(at.seen).toMatchObject({ phase: 'over', round: 8 });
  });
  it('EC-23.4: resources decide a tie; who is still level shares the victory', () => {
    const ended = (money: number) =>
      table({ state: { round: 8, seats: [{ money }, { money: 5 }] } }).endRound().match.outcome;
    expect(ended(9)).toMatchObject({ places: [1, 2], points: [3, 3] });
    expect(table({ state: { round: 8, passed: [1], seats: [{ money: 7 }, { money: 7, discs: 0 }] } }).state.round).toBe(
      8,
    );
    const outcome = table({ state: { round: 8, seats: [{ money: 5 }, { money: 7 }] } }).endRound().match.outcome;
    expect(outcome?.places).toEqual([1, 1]);
  });
  it('EC-23.5: sectors without printed points are worth nothing', () => {
    const at = table({ state: { galaxy: { 397: { at: '3-1', owner: 0 } } } });
    expect(at.seat(0).score.sectors).toBe(3);
  });
  it('EC-1.8: at the end all tiles are shown', () => {
    const at = table({ state: { round: 8, seats: [{ reputation: [4] }, {}] } });
    expect((at.match.view(1).state.reputation as number[])[0]).toBe(-1);
    at.endRound();
    expect((at.match.view(1).state.reputation as number[])[0]).toBe(4);
  });
  it('EC-23.7, EC-23.8: the only survivor wins, whatever the points', () => {
    const broke = { money: 0, science: 0, materials: 0, discs: 0, colony: 0 };
    const at = table({
      state: {
        seats: [
          { ...broke, treasures: 9 },
          { money: 9, colony: 0 },
        ],
        phase: 'upkeep',
      },
    });
    at.do(0, { do: 'abandon', site: '221' });
    expect(at.match.outcome).toEqual({ places: [2, 1], points: [18, 3] });
    const both = table({ players: 3, state: { seats: [broke, broke, { ...broke, treasures: 1 }], phase: 'upkeep' } });
    both.do(0, { do: 'abandon', site: '221' }).do(1, { do: 'abandon', site: '223' });
    expect(both.match.outcome?.places[2]).toBe(1);
  });
});
