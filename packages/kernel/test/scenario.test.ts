import { template } from '@starboard/template';
import { describe, expect, it } from 'vitest';
import { BadInput, openScenario, readScenario, runScenario } from '../src/index.ts';

const duel = {
  format: 'starboard-scenario',
  version: 1,
  game: 'template',
  title: { en: 'A tie for Halley', de: 'Stechen um Halley' },
  rules: ['TP-3.3', 'TP-3.4'],
  players: 2,
  state: { comet: 'halley', seats: { 0: { fuel: 2, hand: { ice: 1, iron: 1, glow: 1 } }, 1: { fuel: 6, hand: {} } } },
  draws: { tie: [3, 3, 6, 5] },
  steps: [
    { seat: 0, action: { do: 'burn', fuel: 3 }, refused: { rule: 'TP-3.3', code: 'too-little-fuel' } },
    { seat: 0, action: { do: 'burn', fuel: 2 }, expect: { phase: 'chase', 'seats.0.fuel': 2 } },
    { seat: 1, action: { do: 'burn', fuel: 2 }, expect: { captain: 0, 'seats.0.fuel': 0, 'seats.1.fuel': 4 } },
    { seat: 0, action: { do: 'tow' } },
    { seat: 0, action: { do: 'refine' } },
  ],
  expect: { 'seats.0.comets': ['halley'], 'seats.0.hand': {}, 'seats.0.sets': 1, 'seats.0.points': 8 },
};
const read = (change: object = {}) => readScenario(JSON.stringify({ ...duel, ...change }));

describe('a scenario', () => {
  it('comes out as it says', () => {
    expect(runScenario(template, read())).toEqual([]);
  });
  it('says what differs, and where', () => {
    expect(runScenario(template, read({ expect: { captain: 1, 'seats.0.nothing': 2 } }))).toEqual([
      { where: 'expect.captain', expected: 1, found: 0 },
      { where: 'expect.seats.0.nothing', expected: 2, found: undefined },
    ]);
    const steps = [{ ...duel.steps[1], expect: { 'seats.0.fuel': 0 } }];
    expect(runScenario(template, read({ steps, draws: {}, expect: {} }))).toEqual([
      { where: 'steps.0.expect.seats.0.fuel', expected: 0, found: 2 },
    ]);
  });
  it('stops where an action is judged otherwise', () => {
    const allowed = read({ steps: [{ seat: 0, action: { do: 'burn', fuel: 3 } }] });
    expect(runScenario(template, allowed)).toMatchObject([
      { where: 'steps.0', expected: 'accepted', found: { code: 'too-little-fuel' } },
    ]);
    const refused = read({ steps: [{ ...duel.steps[1], refused: duel.steps[0].refused }] });
    expect(runScenario(template, refused)).toMatchObject([{ where: 'steps.0', found: 'accepted' }]);
  });
  it('tells a refusal that no rule gives from one that a rule gives', () => {
    const early = { seat: 0, action: { do: 'tow' } };
    const run = (refused: object, step: object = early) =>
      runScenario(template, read({ steps: [{ ...step, refused }], draws: {}, expect: {} }));
    const over = { seat: 2, action: { do: 'burn', fuel: 0 } };
    expect(run({ code: 'not-asked' }, over)).toEqual([]);
    expect(run({ rule: 'TP-3.2', code: 'not-asked' }, over)).toHaveLength(1);
    expect(run({ rule: 'TP-3.2', code: 'not-offered' })).toEqual([]);
    expect(run({ code: 'not-offered' })).toHaveLength(1);
  });
  it('does not look at what plain objects have by nature', () => {
    const found = runScenario(template, read({ expect: { 'seats.constructor.name': 'Array', 'phase.length': 6 } }));
    expect(found.map((difference) => difference.found)).toEqual([undefined, undefined]);
  });
  it('finds a draw that is never made: its name is misspelt', () => {
    expect(runScenario(template, read({ draws: { ...duel.draws, ties: [1] } }))).toEqual([
      { where: 'draws.ties', expected: 'drawn', found: 'never drawn' },
    ]);
  });
  it('refuses a draw that cannot be', () => {
    const found = runScenario(template, read({ draws: { tie: [9] } }));
    expect(found).toMatchObject([{ where: 'steps.2', found: { code: 'not-understood' } }]);
  });
  it('says in words what is expected, and of nothing else', () => {
    const goals = { 'seats.0.points': { en: '{0} has 8 points.', de: '{0} hat 8 Punkte.' } };
    expect(read({ goals }).goals).toEqual(goals);
    expect(read().goals).toEqual({});
    expect(() => read({ goals: { 'seats.1.points': goals['seats.0.points'] } })).toThrow(BadInput);
  });
  it('is a position to play on from', () => {
    const match = openScenario(template, read({ steps: [] }));
    expect(template.notation.describe(match.state)).toMatchObject({
      comet: 'halley',
      seats: [{ fuel: 2 }, { fuel: 6 }],
    });
    expect(match.fork().state).toEqual(match.state);
  });
  it('survives undo: the draws come again', () => {
    const match = openScenario(template, read());
    match.submit(0, { do: 'burn', fuel: 2 });
    match.undo(0);
    match.submit(0, { do: 'burn', fuel: 2 });
    match.submit(1, { do: 'burn', fuel: 2 });
    expect(match.state.captain).toBe(0);
  });
});

describe('a scenario that cannot be used', () => {
  it.each<[object, string]>([
    [{ format: 'x' }, 'format: this is no Starboard scenario'],
    [{ version: 2 }, 'version: this program reads version 1'],
    [{ game: 7 }, 'game: must be a text'],
    [{ extra: 1 }, 'extra: unknown key'],
    [{ title: { en: 'x' } }, 'title.de: missing'],
    [{ rules: 'TP-1' }, 'rules: must be a list'],
    [{ players: '2' }, 'players: must be a whole number'],
    [{ steps: [{}] }, 'steps.0.seat: missing'],
    [{ steps: [{ seat: 0, action: {} }] }, 'steps.0.action.do: must be a text'],
    [{ steps: [{ seat: 0, action: { do: 'tow' }, hint: '' }] }, 'steps.0.hint: unknown key'],
    [{ steps: [{ seat: 0, action: { do: 'tow' }, refused: { rule: 'x' } }] }, 'steps.0.refused.code: missing'],
    [{ draws: { tie: 3 } }, 'draws.tie: must be a list'],
    [{ draws: { tie: ['3'] } }, 'draws.tie.0: must be a whole number'],
    [{ state: [] }, 'state: must be an object'],
    [{ expect: 5 }, 'expect: must be an object'],
  ])('is refused with its place: %j', (change, problem) => {
    expect(() => read(change)).toThrow(BadInput);
    expect(() => read(change)).toThrow(problem);
  });
  it.each<[object, string]>([
    [{ game: 'chess' }, 'this is a scenario of chess, not of template'],
    [{ players: 9 }, 'players: must be a whole number from 2 to 4'],
    [{ options: { map: 1 } }, 'options.map: template has no such option'],
    [{ state: { weather: 'fine' } }, 'state.weather: unknown key'],
    [{ state: { comet: 'moon' } }, 'state.comet: "moon" is not known here'],
  ])('is refused by its game: %j', (change, problem) => {
    expect(() => runScenario(template, read(change))).toThrow(BadInput);
    expect(() => runScenario(template, read(change))).toThrow(problem);
  });
});
