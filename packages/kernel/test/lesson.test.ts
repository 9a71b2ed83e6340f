import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { template } from '@starboard/template';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { atStep, isDone, playLesson, readLesson } from '../src/index.ts';

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('games/_template/lessons/1-first-comet.json', root), 'utf8');
const isLesson = new Ajv2020().compile(JSON.parse(readFileSync(new URL('docs/schema/lesson.json', root), 'utf8')));
const lesson = readLesson(text);
const described = (to: number) => template.notation.describe(playLesson(template, lesson, to, 'x').state) as never;

/** The lesson with one thing changed, given by its path; undefined takes it away. */
function damaged(path: string, value: unknown): unknown {
  const copy = JSON.parse(text);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((inside, key) => inside[key], copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

describe('a lesson', () => {
  it('is played up to any step, by what it says itself', () => {
    expect(described(0)).toMatchObject({ seats: [{ fuel: 6 }, { fuel: 6 }] });
    expect(described(2)).toMatchObject({ seats: [{ fuel: 4 }, { fuel: 5 }] });
    expect(described(lesson.steps.length)).toMatchObject({ seats: [{ sets: 1 }, {}] });
  });
  it('tells what it waits for from tries that it knows, and from all else', () => {
    const [, burn] = lesson.steps;
    expect(atStep(burn, { do: 'burn', fuel: 3 })).toBe('right');
    expect(atStep(burn, { do: 'burn', fuel: 0 })).toMatchObject({ result: 'stay' });
    expect(atStep(burn, { do: 'burn', fuel: 1 })).toBeUndefined();
  });
  it('may ask for something as often as it takes', () => {
    const step = { ...lesson.steps[1], wait: { act: [{ do: 'burn' }], until: { 'seats.0.fuel': 4 } } };
    expect(isDone(step, described(1))).toBe(false);
    expect(isDone(step, described(2))).toBe(true);
  });
  it('that can never be done is found, and so is one whose others cannot act as they should', () => {
    const never = readLesson(JSON.stringify(damaged('steps.3.wait.until', { 'seats.0.sets': 2 })));
    expect(() => playLesson(template, never, 4, 'x')).toThrow('steps.refine');
    const odd = readLesson(JSON.stringify(damaged('steps.2.first.0.action', { do: 'tow' })));
    expect(() => playLesson(template, odd, 4, 'x')).toThrow('steps.tow: {"do":"tow"} is refused');
  });
  it.each<[string, unknown]>([
    ['format', 'starboard-scenario'],
    ['version', 2],
    ['title.de', undefined],
    ['minutes', 0],
    ['seat', -1],
    ['position', {}],
    ['position.players', 'two'],
    ['steps.0.id', 7],
    ['steps.0.say', 'Touch it.'],
    ['steps.0.wait', 'later'],
    ['steps.0.wait', { tap: 'comet' }],
    ['steps.1.wait.act.0', { fuel: 2 }],
    ['steps.1.wait.still', { en: 'a', de: 'b' }],
    ['steps.1.tries.0.result', 'never'],
    ['steps.2.first.0.seat', 'one'],
    ['play.level', undefined],
    ['extra', 1],
  ])('with a wrong %s is refused by reader and schema alike: %j', (path, value) => {
    expect(() => readLesson(JSON.stringify(damaged(path, value)))).toThrow();
    expect(isLesson(damaged(path, value))).toBe(false);
  });
  it('has a name for each step', () => {
    expect(() => readLesson(JSON.stringify(damaged('steps.1.id', 'comet')))).toThrow('two steps are called comet');
  });
});

describe('docs/schema/lesson.json', () => {
  const games = readdirSync(new URL('games/', root));
  const files = games.flatMap((game) => {
    const folder = new URL(`games/${game}/lessons/`, root);
    return existsSync(folder) ? readdirSync(folder).map((name) => new URL(name, folder)) : [];
  });
  it.each(files.map((file) => [file.pathname.split('/').slice(-3).join('/'), file] as const))('knows %s', (_, file) => {
    const raw = readFileSync(file, 'utf8');
    expect(readLesson(raw).steps.length).toBeGreaterThan(0);
    expect(isLesson(JSON.parse(raw))).toBe(true);
  });
});
