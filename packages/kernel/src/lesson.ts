import { sameAction } from './codec.ts';
import type { Game, GameEvent } from './game.ts';
import {
  BadInput,
  join,
  type Plain,
  parseJson,
  readArray,
  readId,
  readInt,
  readObject,
  readRecord,
  readString,
} from './json.ts';
import type { Match, WrittenAction } from './match.ts';
import type { Action, Seat } from './question.ts';
import { differences, openScenario, readScenario, readSentence, type Scenario, type Sentence } from './scenario.ts';
import { refusalId } from './verdict.ts';

/** Part of an action: what is left out may be anything. */
export type Pattern = WrittenAction;

const RESULTS = ['stay', 'pass', 'back'] as const;

/** Something else that a learner may try: it is explained and not done, or done, or done and to be taken back. */
export interface Try {
  readonly act: Pattern;
  readonly result: (typeof RESULTS)[number];
  readonly say: Sentence;
}

/** What a step waits for: a word that one has read it, a touch of one of these things, or one of these actions. */
export type Wait =
  | 'next'
  | { readonly tap: readonly string[] }
  | {
      readonly act: readonly Pattern[];
      /** As many of them as it takes until this holds: paths into the described state, and their values. */
      readonly until?: Plain;
      /** What is said while it does not. */
      readonly still?: Sentence;
    };

/** One idea: what one sees, why it matters, what to do. */
export interface LessonStep {
  /** Devices keep it: never used again for something else. */
  readonly id: string;
  readonly say: Sentence;
  /** Refs of the things that are spoken of. */
  readonly light: readonly string[];
  readonly wait: Wait;
  readonly tries: readonly Try[];
  /** What the others do before it. */
  readonly first: readonly { readonly seat: Seat; readonly action: WrittenAction }[];
}

/** A guided game: a prepared position whose steps speak. It ends in a game that goes on from there. */
export interface Lesson {
  readonly format: 'starboard-lesson';
  readonly version: 1;
  readonly game: string;
  readonly title: Sentence;
  /** How long it takes. */
  readonly minutes: number;
  /** The learner's. */
  readonly seat: Seat;
  readonly position: Pick<Scenario, 'players' | 'options' | 'state' | 'draws'>;
  readonly steps: readonly LessonStep[];
  /** The game that follows: against bots of which level, and what is said before it. */
  readonly play: { readonly level: string; readonly say: Sentence };
}

/** Reads a lesson's form. Throws {@link BadInput}. */
export function readLesson(text: string): Lesson {
  const raw = readObject(parseJson(text), '', [
    'format',
    'version',
    'game',
    'title',
    'minutes',
    'seat',
    'position',
    'steps',
    'play',
  ]);
  if (raw.format !== 'starboard-lesson') throw new BadInput('format', 'this is no Starboard lesson');
  if (raw.version !== 1) throw new BadInput('version', 'this program reads version 1');
  const game = readString(raw.game, 'game', 100);
  const play = readObject(raw.play, 'play', ['level', 'say']);
  const steps = readArray(raw.steps, 'steps', 100).map((step, i) => readStep(step, `steps.${i}`));
  const twice = steps.find(({ id }, i) => steps.findIndex((one) => one.id === id) < i);
  if (twice !== undefined) throw new BadInput('steps', `two steps are called ${twice.id}`);
  return {
    format: 'starboard-lesson',
    version: 1,
    game,
    title: readSentence(raw.title, 'title'),
    minutes: readInt(raw.minutes, 'minutes', 1, 60),
    seat: readInt(raw.seat, 'seat', 0, 100),
    position: readPosition(game, raw.position),
    steps,
    play: { level: readString(play.level, 'play.level', 100), say: readSentence(play.say, 'play.say') },
  };
}

function readPosition(game: string, raw: unknown): Lesson['position'] {
  const given = readObject(raw, 'position', ['players'], ['options', 'state', 'draws']);
  const { players, options, state, draws } = readScenario(JSON.stringify(asScenario(game, given, 'lesson')));
  return { players, options, state, draws };
}

function readStep(raw: unknown, where: string): LessonStep {
  const step = readObject(raw, where, ['id', 'say', 'wait'], ['light', 'tries', 'first']);
  return {
    id: readString(step.id, join(where, 'id'), 40),
    say: readSentence(step.say, join(where, 'say')),
    light: readRefs(step.light ?? [], join(where, 'light')),
    wait: readWait(step.wait, join(where, 'wait')),
    tries: readArray(step.tries ?? [], join(where, 'tries'), 20).map((one, i) => readTry(one, `${where}.tries.${i}`)),
    first: readArray(step.first ?? [], join(where, 'first'), 100).map((one, i) => readCue(one, `${where}.first.${i}`)),
  };
}

const readRefs = (raw: unknown, where: string): readonly string[] =>
  readArray(raw, where, 50).map((ref, i) => readString(ref, join(where, i), 100));

function readWait(raw: unknown, where: string): Wait {
  if (raw === 'next') return 'next';
  if (Object.hasOwn(readRecord(raw, where), 'tap')) {
    const { tap } = readObject(raw, where, ['tap']);
    return { tap: readRefs(tap, join(where, 'tap')) };
  }
  const { act, until, still } = readObject(raw, where, ['act'], ['until', 'still']);
  if (still !== undefined && until === undefined) throw new BadInput(join(where, 'still'), 'needs an until');
  return {
    act: readArray(act, join(where, 'act'), 20).map((one, i) => readPattern(one, join(where, `act.${i}`))),
    ...(until === undefined ? {} : { until: readRecord(until, join(where, 'until')) }),
    ...(still === undefined ? {} : { still: readSentence(still, join(where, 'still')) }),
  };
}

function readPattern(raw: unknown, where: string): Pattern {
  const pattern = readRecord(raw, where);
  readString(pattern.do, join(where, 'do'), 100);
  return pattern as Pattern;
}

function readTry(raw: unknown, where: string): Try {
  const { act, result, say } = readObject(raw, where, ['act', 'result', 'say']);
  return {
    act: readPattern(act, join(where, 'act')),
    result: RESULTS[readId(result, join(where, 'result'), RESULTS)],
    say: readSentence(say, join(where, 'say')),
  };
}

function readCue(raw: unknown, where: string): LessonStep['first'][number] {
  const { seat, action } = readObject(raw, where, ['seat', 'action']);
  return { seat: readInt(seat, join(where, 'seat'), 0, 100), action: readPattern(action, join(where, 'action')) };
}

const asScenario = (game: string, position: Plain, seed: string) => ({
  format: 'starboard-scenario',
  version: 1,
  game,
  title: { en: 'Lesson', de: 'Lektion' },
  rules: [],
  seed,
  steps: [],
  ...position,
});

/** A lesson's position as a scenario file; all that it does not lay down falls by the luck of the seed. */
export const lessonPosition = ({ game, position }: Lesson, seed: string): string =>
  JSON.stringify(asScenario(game, { ...position }, seed));

/** Whether an action is one of those that a pattern means. */
export const fitsPattern = (pattern: Pattern, action: WrittenAction): boolean =>
  Object.entries(pattern).every(([key, value]) => sameAction(action[key], value));

/** What an action comes to at a step: what it waits for, a try that it knows, or something that it does not speak of. */
export function atStep({ wait, tries }: LessonStep, action: WrittenAction): 'right' | Try | undefined {
  const wanted = typeof wait === 'object' && 'act' in wait ? wait.act : [];
  return wanted.some((pattern) => fitsPattern(pattern, action))
    ? 'right'
    : tries.find(({ act }) => fitsPattern(act, action));
}

/** Whether a step has been done, in a state as the game describes it. */
export const isDone = ({ wait }: LessonStep, described: Plain): boolean =>
  typeof wait !== 'object' || !('until' in wait) || differences(described, wait.until ?? {}).length === 0;

/** As often as a step may be tried until it is done. */
const MOST = 60;

/** Which of the actions that would do is taken where a lesson leaves it open. */
export type Taste = (among: readonly WrittenAction[]) => WrittenAction;

/** Plays a lesson up to a step, as it says itself: to begin, to resume, to go back. */
export function playLesson<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  lesson: Lesson,
  to: number,
  seed: string,
  taste: Taste = ([first]) => first,
): Match<S, A, E> {
  const match = openScenario(game, readScenario(lessonPosition(lesson, seed)));
  const submit = (seat: Seat, action: WrittenAction, id: string) => {
    const verdict = match.submit(seat, action);
    if (!verdict.ok) throw new BadInput(`steps.${id}`, `${JSON.stringify(action)} is refused: ${refusalId(verdict)}`);
  };
  for (const [i, step] of lesson.steps.slice(0, to + 1).entries()) {
    for (const { seat, action } of step.first) submit(seat, action, step.id);
    const { wait } = step;
    if (i === to || typeof wait !== 'object' || !('act' in wait)) continue;
    for (let n = 0; n === 0 || !isDone(step, game.notation.describe(match.state)); n++) {
      if (n === MOST) throw new BadInput(`steps.${step.id}`, 'is never done');
      submit(lesson.seat, taste(waysOn(match, lesson.seat, wait.act)), step.id);
    }
  }
  return match;
}

/** What is possible now of what a step waits for. A pattern that no option fits is meant as it stands: a form filled in. */
export function waysOn<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  seat: Seat,
  patterns: readonly Pattern[],
): readonly WrittenAction[] {
  const own = match.decisions(seat).filter((open) => open.seat === seat);
  const options = own.flatMap((open) => open.options ?? []);
  const found = options.filter((option) => patterns.some((pattern) => fitsPattern(pattern, option)));
  if (found.length > 0) return found;
  const forms = own.flatMap((open) => open.forms ?? []).map((form) => form.do);
  const filled = patterns.filter((pattern) => forms.includes(pattern.do));
  return filled.length > 0 ? filled : patterns;
}
