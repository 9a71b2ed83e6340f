import type { Action, Ask, Random, Sandbox } from '@starboard/kernel';
import type { Thinking } from '../bot.ts';
import { candidates, worthATry } from '../candidates.ts';
import { lookAhead } from '../greedyBot.ts';
import { likeliest } from '../weights.ts';
import type { Course } from './futures.ts';
import type { ContestSettings } from './settings.ts';

/** Where the game counts no turns, and against anything endless. */
const MOST_DECISIONS = 2000;

/** Lets every seat go on greedily to the end of a future. */
export function playGreedily<S, A extends Action>(
  game: Thinking<S, A>,
  settings: ContestSettings,
  course: Course<S, A>,
): void {
  const { run } = course;
  const most = game.bot.turn === undefined ? settings.decisions : MOST_DECISIONS;
  for (let decisions = 0; decisions < most && !course.isOver(); decisions++) {
    const ask = run.next();
    run.answer(ask.seat, greedyAnswer(game, settings, run, ask, course.choices));
  }
}

/** Greedy's answer within a future: the seat knows no more there than what it may know. */
function greedyAnswer<S, A extends Action>(
  game: Thinking<S, A>,
  { tries, thoughts }: ContestSettings,
  run: Sandbox<S, A>,
  { seat, question, about }: Ask<S, A>,
  random: Random,
): A {
  const { state, players } = run;
  const answers = worthATry(game, state, seat, candidates({ seat, question, about }, state, random, 1));
  if (answers.length === 0) throw new Error(`${question.kind} has no answer at all`);
  if (answers.length === 1) return answers[0];
  if (game.bot.goesOn === 'at-first-sight' || !run.canFork) return likeliest(game, state, seat, answers);
  const tried = promising(game, state, seat, answers, tries);
  const simulator = { seat, players, fork: (luck: Random) => run.redealt(seat, luck) };
  const values = lookAhead(game, simulator, tried, thoughts, random);
  return tried[values.indexOf(Math.max(...values))];
}

/** The answers that look best before any thought, the best first. */
function promising<S, A extends Action>(
  { bot }: Thinking<S, A>,
  state: S,
  seat: number,
  answers: readonly A[],
  most: number,
): readonly A[] {
  const priors = answers.map((answer) => bot.prior(state, seat, answer));
  const order = answers.map((_, i) => i).sort((a, b) => priors[b] - priors[a]);
  return order.slice(0, most).map((i) => answers[i]);
}
