import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { template } from '@starboard/template';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { Match, matchFile, readMatchFile, readScenario, withDraws } from '../src/index.ts';
import { played } from '../src/laws/played.ts';

const root = new URL('../../../', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const ajv = new Ajv2020({ allErrors: true });
const isMatch = ajv.compile(json('docs/schema/match.json'));
const isScenario = ajv.compile(json('docs/schema/scenario.json'));

/** Every plain-data path to one thing in a document, to be damaged. */
const damaged = (document: object, path: string, value: unknown) => {
  const copy = JSON.parse(JSON.stringify(document));
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((inside, key) => inside[key], copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
};

describe('docs/schema/match.json', () => {
  const { match } = played(
    1,
    template,
    { seed: 'schema', players: 3, options: { hourglass: true }, clock: 60_000 },
    {},
  );
  const file = withDraws(template, matchFile(match, ['Ann', 'Bo', 'Cy'], true));
  const contributions = [{ hash: 'ab'.repeat(32), value: 'cd'.repeat(32) }, { hash: 'ef'.repeat(32) }, {}];
  const whole = JSON.parse(JSON.stringify({ ...file, contributions }));
  it('knows a finished match, and one that has just begun', () => {
    expect(isMatch(whole), ajv.errorsText(isMatch.errors)).toBe(true);
    const fresh = matchFile(new Match(template, { players: 2, seed: 'x' }), ['Ann', 'Bo'], false);
    expect(isMatch(JSON.parse(JSON.stringify(fresh))), ajv.errorsText(isMatch.errors)).toBe(true);
  });
  it.each<[string, unknown]>([
    ['format', 'chess'],
    ['version', 2],
    ['game', undefined],
    ['rules', 0],
    ['players', '3'],
    ['options', []],
    ['names', ['Ann', 5, 'Cy']],
    ['luck', 3],
    ['luck', '2'],
    ['commitment', 'abc'],
    ['contributions', {}],
    ['contributions.0', null],
    ['contributions.0', { value: 'ab'.repeat(32) }],
    ['contributions.0.hash', 'abc'],
    ['contributions.0.value', 'AB'.repeat(32)],
    ['contributions.0.seat', 0],
    ['seed', 5],
    ['clock', 0],
    ['log', {}],
    ['log.0', null],
    ['log.0.at', -1],
    ['log.0.seat', 'Ann'],
    ['log.0.action', { fuel: 1 }],
    ['log.0.action.do', 7],
    ['log.0.hash', 'XYZ'],
    ['log.0.note', 'hm'],
    ['outcome', { places: [1, 2, 3] }],
    ['draws', {}],
    ['draws.0.step', -1],
    ['draws.0.name', 5],
    ['draws.0.is', undefined],
    ['draws.0', { step: 0, name: 'x', is: 1 }],
    ['draws.0', { step: 0, name: 'x', die: 0, is: 1 }],
    ['draws.0', { step: 0, name: 'x', die: 6, below: 6, is: 1 }],
    ['draws.0', { step: 0, name: 'x', pick: 6, is: 1 }],
    ['draws.0', { step: 0, name: 'x', shuffle: 6, is: 1 }],
    ['note', 'hm'],
  ])('refuses a broken %s, as the program does', (path, value) => {
    const broken = damaged(whole, path, value);
    expect(isMatch(broken)).toBe(false);
    const strict = ['commitment', 'log.0.hash'].includes(path); // the program finds these when it plays the log
    if (!strict) expect(() => readMatchFile(JSON.stringify(broken))).toThrow();
  });
});

describe('docs/schema/scenario.json', () => {
  const files = readdirSync(new URL('games/', root)).flatMap((game) => {
    const folder = `games/${game}/scenarios`;
    if (!existsSync(new URL(folder, root))) return [];
    const names = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
  });
  it.each(files)('knows %s', (path) => {
    expect(isScenario(json(path)), ajv.errorsText(isScenario.errors)).toBe(true);
  });
  it.each<[string, unknown]>([
    ['format', 'chess'],
    ['version', '1'],
    ['title', { en: 'x' }],
    ['rules', 'TP-1'],
    ['players', 0],
    ['options', 5],
    ['seed', 5],
    ['state', []],
    ['draws', { tie: 5 }],
    ['draws', { tie: [-1] }],
    ['draws', { tie: [[0.5]] }],
    ['steps', undefined],
    ['steps.0.seat', 1.5],
    ['steps.0.action', {}],
    ['steps.0.refused', { rule: 'TP-1' }],
    ['steps.0.hint', 'hm'],
    ['expect', []],
    ['goals', { 'seats.0.points': 'Win' }],
    ['goals', { 'seats.0.points': { en: 'Win' } }],
    ['note', 'hm'],
  ])('refuses a broken %s, as the program does', (path, value) => {
    const broken = damaged(json('games/_template/scenarios/tie-for-halley.json'), path, value);
    expect(isScenario(broken)).toBe(false);
    expect(() => readScenario(JSON.stringify(broken))).toThrow();
  });
});
