import { readdirSync, readFileSync } from 'node:fs';
import { loadMatch, readMatchFile, readScenario, runScenario } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { template } from '../src/index.ts';

const folder = (name: string) => new URL(name, import.meta.url);
const files = (name: string) => readdirSync(folder(name)).filter((file) => file.endsWith('.json'));

describe('scenarios', () => {
  it.each(files('../scenarios/'))('%s comes out as it says', (file) => {
    const scenario = readScenario(readFileSync(folder(`../scenarios/${file}`), 'utf8'));
    expect(runScenario(template, scenario)).toEqual([]);
    expect(Object.keys(scenario.goals)).toEqual(Object.keys(scenario.expect));
  });
});

describe('golden games: TP-6.1, from the first comet to the last', () => {
  it.each(files('golden/'))('%s replays to its recorded end', (file) => {
    const match = loadMatch(template, readMatchFile(readFileSync(folder(`golden/${file}`), 'utf8')));
    expect(match.over).toBe(true);
    expect(match.state.deck).toEqual([]);
  });
});
