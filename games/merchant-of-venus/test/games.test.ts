import { loadMatch, openScenario } from '@starboard/kernel';
import { goldenTests, scenarioTests } from '@starboard/kernel/testing';
import { describe, expect, it } from 'vitest';
import { merchantOfVenus } from '../src/index.ts';
import { holdsOf, roomOf } from '../src/rules/cargo.ts';

const home = new URL('../', import.meta.url);
const scenarios = scenarioTests(merchantOfVenus, home);
const golden = [...goldenTests(merchantOfVenus, home).values()];

describe('the scenarios', () => {
  it('are twenty puzzles, one of them for one player', () => {
    expect(scenarios.size).toBe(20);
    expect([...scenarios.values()].filter(({ players }) => players === 1)).toHaveLength(1);
  });

  it.each([...scenarios])('MV-1.4, MV-1.20: %s starts from a table that can be', (_, scenario) => {
    const { state } = openScenario(merchantOfVenus, scenario);
    const first = merchantOfVenus.conserved(state);
    expect(first).toMatchObject({ G01: 5, G03: 6, 'strong-flame': 3, cultures: 14, 'markers of 0': 5 });
    expect(roomOf(state, 0)).toBeGreaterThanOrEqual(2 * holdsOf(state, 0));
  });
});

describe('the golden matches', () => {
  it('are there for 1 to 4 players', () => {
    expect(golden.map(({ players }) => players).sort()).toEqual([1, 2, 3, 4]);
  });

  it('tell of much that can happen', () => {
    const told = golden.flatMap((file) => loadMatch(merchantOfVenus, file).trueHistory.flat());
    expect(new Set(told.map(({ event }) => event)).size).toBeGreaterThan(50);
  });
});
