import { loadMatch, openScenario, seats } from '@starboard/kernel';
import { goldenTests, scenarioTests } from '@starboard/kernel/testing';
import { describe, expect, it } from 'vitest';
import { starshipCaptains } from '../src/index.ts';
import { capacityOf, cargoOf } from '../src/rules/cargo.ts';
import { ANDROID, FIGURES, mapOf, readyCount, type State } from '../src/state.ts';

const home = new URL('../', import.meta.url);
const scenarios = scenarioTests(starshipCaptains, home);
const golden = [...goldenTests(starshipCaptains, home).values()];

/** What lies on a planet: a mission, a number triangle, a station. */
const thingsAt = (state: State, place: number): number =>
  (state.mission[place] >= 0 ? 1 : 0) +
  state.numberAt.filter((at) => at === place).length +
  state.stationAt.filter((at) => at === place).length;

describe('the scenarios', () => {
  it.each([...scenarios])('SC-25.1, SC-25.3, SC-25.6: %s starts from a table that can be', (_, scenario) => {
    const { state } = openScenario(starshipCaptains, scenario);
    for (let place = 1; place < mapOf(state).places.length; place++) expect(thingsAt(state, place)).toBe(1);
    for (const seat of seats(state.players)) {
      const figures = readyCount(state, seat) - state.ready[seat * FIGURES + ANDROID] + state.queued[seat];
      expect(figures).toBe(7 + Math.max(0, state.round - 2));
      expect(cargoOf(state, seat)).toBeLessThanOrEqual(capacityOf(state, seat));
    }
  });

  it('show the examples of the rulebook, and the solo game', () => {
    const all = [...scenarios.values()];
    const shown = new Set(all.flatMap(({ rules }) => rules));
    for (const rule of ['SC-6.8', 'SC-7.8', 'SC-8.11', 'SC-9.7', 'SC-16.10', 'SC-16.11', 'SC-21.10', 'SC-24.9'])
      expect(shown).toContain(rule);
    expect(all.filter(({ players }) => players === 1)).toHaveLength(4);
  });
});

describe('the golden matches', () => {
  it('are there for 1 to 4 players', () => {
    expect([...new Set(golden.map(({ players }) => players))].sort()).toEqual([1, 2, 3, 4]);
  });

  it('tell of nearly everything that can happen', () => {
    const told = golden.flatMap((file) => loadMatch(starshipCaptains, file).trueHistory.flat());
    expect(new Set(told.map(({ event }) => event)).size).toBeGreaterThan(40);
  });
});
