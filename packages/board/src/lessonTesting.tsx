import {
  type Action,
  atStep,
  fitsPattern,
  type Game,
  type GameEvent,
  isDone,
  type Lesson,
  type LessonStep,
  type Match,
  type Pattern,
  playLesson,
  Random,
  readLesson,
  type Sentence,
  waysOn,
} from '@starboard/kernel';
import { readAll } from '@starboard/kernel/testing';
import { describe, expect, it } from 'vitest';
import { boardKit, type Drawing } from './testing.tsx';

/** The dice that a lesson leaves to luck fall in so many ways, and whatever it leaves open is chosen by lot. */
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];
/** So long a sentence may be: it has to be read beside a board, on a phone, too. */
const LONGEST = { en: 150, de: 170 };
/** So many actions a step may take. */
const MOST = 60;

/** Tests of every lesson of the game in this folder: a lesson that cannot be played to its end, that speaks of what is not drawn or knows impossible tries fails. */
export function lessonTests<S extends object, A extends Action, E extends GameEvent, Seen, Happened>(
  game: Game<S, A, E>,
  drawing: Drawing<Seen, Happened>,
  home: URL,
): ReadonlyMap<string, Lesson> {
  const lessons = readAll(new URL('lessons/', home), readLesson);
  const { drawn } = boardKit(game, drawing);
  const openAt = (lesson: Lesson, at: number, seed = 'one') => playLesson(game, lesson, at, seed);
  const described = (match: Match<S, A, E>) => game.notation.describe(match.state);

  describe.each([...lessons])('the lesson %s', (_, lesson) => {
    const { steps, seat } = lesson;

    it.each(SEEDS)('is played to its end, whatever is left to luck and choice: %s', (seed) => {
      const random = Random.fromSeed(`lesson ${seed}`);
      const match = playLesson(game, lesson, steps.length, seed, (among) => among[random.below(among.length)]);
      expect(match.over).toBe(false);
      expect(match.unusedDraws).toEqual([]);
    });

    it.each(steps.map((step, at) => [step.id, step, at] as const))('%s: asks for what can be done', (_, step, at) => {
      const open = () => openAt(lesson, at);
      for (const pattern of wantedAt(step)) expect(comesUp(step, at, pattern), JSON.stringify(pattern)).toBe(true);
      if (typeof step.wait === 'object' && 'until' in step.wait) expect(isDone(step, described(open()))).toBe(false);
      for (const { act } of step.tries) expect(isPossible(open(), act), JSON.stringify(act)).toBe(true);
      for (const { act } of step.tries) expect(atStep(step, act), 'a try is not what is wanted').not.toBe('right');
    });

    it.each(steps.map((step, at) => [step.id, step, at] as const))('%s: speaks of what is drawn', (_, step, at) => {
      const html = drawn(openAt(lesson, at), seat);
      for (const ref of refsAt(step)) expect(isDrawn(html, ref), ref).toBe(true);
    });

    it.each(steps.map((step, at) => [step.id, step, at] as const))('%s: can be done after any try', (_, step, at) => {
      for (const { act, result } of step.tries.filter((one) => one.result === 'pass')) {
        const match = openAt(lesson, at);
        expect(match.submit(seat, waysOn(match, seat, [act])[0]).ok, result).toBe(true);
        expect(wantedAt(step).some((pattern) => isPossible(match, pattern))).toBe(true);
      }
    });

    it('speaks in short whole sentences, in both languages, without inner names', () => {
      for (const sentence of [...steps.flatMap(saidAt), lesson.play.say]) {
        for (const language of ['en', 'de'] as const) {
          const text = sentence[language];
          expect(text.length, text).toBeLessThanOrEqual(LONGEST[language]);
          expect(text).toMatch(/^[\p{Lu}\d„“].*[.!?“]$/u);
          expect(text).not.toMatch(/[a-z0-9]+-[a-z]*\d|:\d|[{}_]/);
        }
      }
    });

    /** Whether something fits a pattern at the step, or later on where it takes several actions. */
    function comesUp(step: LessonStep, at: number, pattern: Pattern): boolean {
      if (isPossible(openAt(lesson, at), pattern)) return true;
      return typeof step.wait === 'object' && 'until' in step.wait && SEEDS.some((seed) => comesLater(seed));

      function comesLater(seed: string): boolean {
        const random = Random.fromSeed(`later ${seed}`);
        const match = openAt(lesson, at, seed);
        for (let n = 0; n < MOST && !isDone(step, described(match)); n++) {
          const ways = waysOn(match, seat, wantedAt(step));
          if (ways !== wantedAt(step) && ways.some((way) => fitsPattern(pattern, way))) return true;
          if (!match.submit(seat, ways[random.below(ways.length)]).ok) return false;
        }
        return false;
      }
    }

    function isPossible(match: Match<S, A, E>, pattern: Pattern): boolean {
      const [way] = waysOn(match, seat, [pattern]);
      return match.submit(seat, way).ok;
    }
  });
  return lessons;
}

const wantedAt = ({ wait }: LessonStep): readonly Pattern[] =>
  typeof wait === 'object' && 'act' in wait ? wait.act : [];

const saidAt = ({ say, tries, wait }: LessonStep): readonly Sentence[] => [
  say,
  ...tries.map((one) => one.say),
  ...(typeof wait === 'object' && 'act' in wait && wait.still !== undefined ? [wait.still] : []),
];

const refsAt = ({ light, wait }: LessonStep): readonly string[] => [
  ...light,
  ...(typeof wait === 'object' && 'tap' in wait ? wait.tap : []),
];

/** Whether a thing is drawn with a shape: an empty group has no place on the screen. */
const isDrawn = (html: string, ref: string): boolean =>
  html
    .split('<')
    .some((tag, i, tags) => tag.includes(`data-ref="${ref}"`) && !(tag.startsWith('g ') && tags[i + 1] === '/g>'));
