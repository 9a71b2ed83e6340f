import { sameAction } from './codec.ts';
import type { Game, GameEvent } from './game.ts';
import {
  BadInput,
  join,
  type Plain,
  parseJson,
  readArray,
  readInt,
  readObject,
  readRecord,
  readString,
} from './json.ts';
import { actorOf, CLOCK_SEAT, Match, type WrittenAction } from './match.ts';
import type { Action, Seat } from './question.ts';
import { type Draws, Script } from './script.ts';

export interface Sentence {
  readonly en: string;
  readonly de: string;
}

/** One thing done at the table; with `refused`, something that must not work, and the rule (if it is one) and code that say so. */
export interface ScenarioStep {
  readonly seat: Seat;
  readonly action: WrittenAction;
  readonly refused?: { readonly rule?: string; readonly code: string };
  /** What must hold after it: paths into the described state, and their values. */
  readonly expect?: Plain;
}

/** A position, what happens in it, and what must come out: a rule test, a worked example, a puzzle, a bug report. */
export interface Scenario {
  readonly format: 'starboard-scenario';
  readonly version: 1;
  readonly game: string;
  readonly title: Sentence;
  readonly rules: readonly string[];
  readonly players: number;
  readonly options: Plain;
  readonly seed: string;
  /** The whole state of a table where nothing is half done, as the program keeps it, in place of a set-up: for bug reports. */
  readonly snapshot?: Plain;
  /** Changes to that or to the first state, in the game's own notation. */
  readonly state: Plain;
  readonly draws: Draws;
  readonly steps: readonly ScenarioStep[];
  readonly expect: Plain;
  /** What is expected at a path, in words: the task of a puzzle. `{0}` is the name of whoever sits in seat 0. */
  readonly goals: Readonly<Record<string, Sentence>>;
}

/** Reads a scenario's form. Throws {@link BadInput}. */
export function readScenario(text: string): Scenario {
  const raw = readObject(
    parseJson(text),
    '',
    ['format', 'version', 'game', 'title', 'rules', 'players', 'steps'],
    ['options', 'seed', 'snapshot', 'state', 'draws', 'expect', 'goals'],
  );
  if (raw.format !== 'starboard-scenario') throw new BadInput('format', 'this is no Starboard scenario');
  if (raw.version !== 1) throw new BadInput('version', 'this program reads version 1');
  const expect = readRecord(raw.expect ?? {}, 'expect');
  return {
    format: 'starboard-scenario',
    version: 1,
    game: readString(raw.game, 'game', 100),
    title: readSentence(raw.title, 'title'),
    rules: readArray(raw.rules, 'rules', 100).map((rule, i) => readString(rule, `rules.${i}`, 20)),
    players: readInt(raw.players, 'players', 1, 100),
    options: readRecord(raw.options ?? {}, 'options'),
    seed: readString(raw.seed ?? 'scenario', 'seed', 200),
    ...(raw.snapshot === undefined ? {} : { snapshot: readRecord(raw.snapshot, 'snapshot') }),
    state: readRecord(raw.state ?? {}, 'state'),
    draws: readDraws(raw.draws ?? {}),
    steps: readArray(raw.steps, 'steps', 10_000).map((step, i) => readStep(step, `steps.${i}`)),
    expect,
    goals: readGoals(raw.goals ?? {}, expect),
  };
}

/** A text in both languages. */
export function readSentence(raw: unknown, where: string): Sentence {
  const { en, de } = readObject(raw, where, ['en', 'de']);
  return { en: readString(en, join(where, 'en')), de: readString(de, join(where, 'de')) };
}

function readGoals(raw: unknown, expect: Plain): Scenario['goals'] {
  const goals = Object.entries(readRecord(raw, 'goals'));
  return Object.fromEntries(
    goals.map(([path, sentence]) => {
      if (!Object.hasOwn(expect, path)) throw new BadInput(`goals.${path}`, 'nothing is expected there');
      return [path, readSentence(sentence, `goals.${path}`)];
    }),
  );
}

function readDraws(raw: unknown): Scenario['draws'] {
  const draws = readRecord(raw, 'draws');
  const value = (entry: unknown, where: string) =>
    Array.isArray(entry)
      ? entry.map((n, i) => readInt(n, join(where, i), 0, 10_000))
      : readInt(entry, where, 0, 10_000);
  return Object.fromEntries(
    Object.entries(draws).map(([name, values]) => [
      name,
      readArray(values, `draws.${name}`, 10_000).map((entry, i) => value(entry, `draws.${name}.${i}`)),
    ]),
  );
}

function readStep(raw: unknown, where: string): ScenarioStep {
  const step = readObject(raw, where, ['seat', 'action'], ['refused', 'expect']);
  const action = readRecord(step.action, join(where, 'action'));
  readString(action.do, join(where, 'action.do'), 100);
  const refused =
    step.refused === undefined ? undefined : readObject(step.refused, join(where, 'refused'), ['code'], ['rule']);
  return {
    seat: readInt(step.seat, join(where, 'seat'), CLOCK_SEAT, 100),
    action: action as WrittenAction,
    ...(refused === undefined
      ? {}
      : {
          refused: {
            ...(refused.rule === undefined ? {} : { rule: readString(refused.rule, join(where, 'refused.rule')) }),
            code: readString(refused.code, join(where, 'refused.code')),
          },
        }),
    ...(step.expect === undefined ? {} : { expect: readRecord(step.expect, join(where, 'expect')) }),
  };
}

/** Something that came out otherwise than the scenario says. */
export interface Difference {
  readonly where: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Sets a scenario's position up, ready to be played by its steps, by a person, or by a bot. */
export function openScenario<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  scenario: Scenario,
): Match<S, A, E> {
  if (scenario.game !== game.meta.id)
    throw new BadInput('game', `this is a scenario of ${scenario.game}, not of ${game.meta.id}`);
  return new Match(game, {
    players: scenario.players,
    options: scenario.options,
    seed: scenario.seed,
    luck: 1, // nobody has anything to win by knowing it, and what scenarios leave to luck stays as it is
    position: {
      ...(scenario.snapshot === undefined ? {} : { snapshot: scenario.snapshot }),
      patch: scenario.state,
      script: new Script(scenario.draws),
    },
  });
}

/** The position of a match as a scenario that can be run: the last moment at which nothing was half done, and what was done since. */
export function scenarioAt<S extends object, A extends Action, E extends GameEvent>(match: Match<S, A, E>): Scenario {
  const { game, players, options, seq } = match;
  const { state, since } = match.checkpoint();
  return {
    format: 'starboard-scenario',
    version: 1,
    game: game.meta.id,
    title: { en: `Position after move ${seq}`, de: `Stellung nach Zug ${seq}` },
    rules: [...new Set(match.asks.map(({ question }) => question.rule))],
    players,
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
    seed: 'scenario',
    snapshot: state as Plain,
    state: {},
    draws: {},
    steps: since.map(({ seat, action }) => ({ seat, action: game.actions.write(action) as WrittenAction })),
    expect: {},
    goals: {},
  };
}

/** Plays a scenario and lists what differs from what it says; empty when all is well. */
export function runScenario<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  scenario: Scenario,
): readonly Difference[] {
  const match = openScenario(game, scenario);
  const found: Difference[] = [];
  for (const [i, step] of scenario.steps.entries()) {
    const where = `steps.${i}`;
    const verdict = match.submit(actorOf(step), step.action);
    const refused = verdict.ok ? undefined : { rule: verdict.rule, code: verdict.code };
    if (!sameAction(refused, step.refused)) {
      found.push({ where, expected: step.refused ?? 'accepted', found: verdict.ok ? 'accepted' : verdict });
      return found;
    }
    found.push(...differences(game.notation.describe(match.state), step.expect ?? {}, join(where, 'expect')));
  }
  found.push(...differences(game.notation.describe(match.state), scenario.expect, 'expect'));
  if (scenario.steps.length === 0) return found;
  const unused = match.unusedDraws.map((name) => ({ where: `draws.${name}`, expected: 'drawn', found: 'never drawn' }));
  return [...found, ...unused];
}

/** What of a described state is otherwise than expected, by path. */
export function differences(described: Plain, expect: Plain, where = ''): Difference[] {
  return Object.entries(expect).flatMap(([path, expected]) => {
    const found = path.split('.').reduce<unknown>(inside, described);
    return sameAction(found, expected) ? [] : [{ where: join(where, path), expected, found }];
  });
}

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Plain)[key] : undefined;
