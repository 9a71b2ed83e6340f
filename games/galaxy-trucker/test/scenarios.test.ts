import { readdirSync, readFileSync } from 'node:fs';
import { readScenario, runScenario } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { galaxyTrucker } from '../src/index.ts';

const folder = new URL('../scenarios/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const catalogue = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');

describe('scenarios', () => {
  for (const file of files) {
    const scenario = readScenario(readFileSync(new URL(file, folder), 'utf8'));
    it(`${scenario.rules.join(', ')}: ${scenario.title.en} (${file})`, () => {
      expect(runScenario(galaxyTrucker, scenario)).toEqual([]);
      expect(runScenario(galaxyTrucker, { ...scenario, steps: [] })).not.toEqual([]); // there is something to do
      expect(Object.keys(scenario.goals)).toEqual(Object.keys(scenario.expect));
      for (const rule of scenario.rules) expect(catalogue).toContain(`**${rule}**`);
    });
  }
  it('show the worked examples W-1 to W-18', () => {
    const shown = new Set(files.map((file) => Number(/^w(\d\d)-/.exec(file)?.[1])));
    expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  });
});
