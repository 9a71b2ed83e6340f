import type { AnyGame } from '../game.ts';
import type { Random } from '../random.ts';
import { Run } from '../run.ts';
import type { Viewer } from '../view.ts';
import type { LawBroken } from './lawCase.ts';
import { type AnyRun, judgeAgain, randomAnswer, type Step } from './played.ts';
import { difference, eventsSeen, stateSeen } from './sight.ts';

type Broken = (what: string) => LawBroken;

/** Two ways that a match may have gone, with all that was told on them. */
interface Ways {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  readonly here: AnyRun;
  readonly there: AnyRun;
  readonly heard: readonly [unknown[], unknown[]];
}

/**
 * What a question is about is public, so it may not depend on what a seat may not know. A fork cannot show that: its question
 * was put before the state was re-dealt. So the rules start on the last checkpoint twice, the second time with other hidden
 * things, and then with another answer of somebody else; as long as the viewer cannot tell, the subjects must be the same.
 * `at` is how many of the `steps` the run has taken; it is followed a few more.
 */
export function sameSubjects(
  game: AnyGame,
  run: AnyRun,
  viewer: Viewer,
  luck: Random,
  { steps, at, follow }: { readonly steps: readonly Step[]; readonly at: number; readonly follow: number },
  broken: Broken,
): void {
  const walked = steps.slice(at - run.save().since.length, at + follow);
  walk(bothWays(game, run, viewer, luck), walked, undefined, luck, broken);
  const others = walked.filter(({ seat }) => seat !== viewer);
  if (others.length > 0) walk(bothWays(game, run, viewer), walked, others[luck.below(others.length)], luck, broken);
}

/** The last checkpoint of a run twice; with `hidden` things dealt anew there, if that is given. */
function bothWays(game: AnyGame, run: AnyRun, viewer: Viewer, hidden?: Random): Ways {
  const [from, to] = [run.save(), run.save()];
  if (hidden !== undefined) game.redeal(to.state, viewer, hidden);
  const [here, there] = [from, to].map((saved): AnyRun => Run.load(game, run.players, { ...saved, since: [] }));
  const heard: Ways['heard'] = [[], []];
  here.tell = (event) => heard[0].push(event);
  there.tell = (event) => heard[1].push(event);
  return { game, viewer, here, there, heard };
}

/** Goes both ways side by side; `changed` is the one step that is another one there. */
function walk(ways: Ways, steps: readonly Step[], changed: Step | undefined, luck: Random, broken: Broken): void {
  const { here, there } = ways;
  for (let i = 0; looksSame(ways); i++) {
    const [left, right] = [here, there].map(subjects);
    if (left !== right) {
      // An answer that changed nothing but the subject is no secret: the subject is what tells it.
      if (changed !== undefined && truthOf(ways, 0) === truthOf(ways, 1)) return;
      throw broken(`is told by what is asked (${asked(here)}) what it may not know: ${difference(left, right)}`);
    }
    if (i === steps.length) return;
    const step = steps[i];
    const action = step === changed ? otherAnswer(there, step, luck) : step.action;
    if (action === undefined || (step !== changed && !judgeAgain(there, step).ok)) return;
    here.answer(step.seat, step.action, step.at);
    there.answer(step.seat, action, step.at);
  }
}

/** Whether the viewer sees and hears the same, is asked the same, and nothing is shown that was hidden. */
function looksSame({ game, viewer, here, there, heard }: Ways): boolean {
  if (here.reveals + there.reveals > 0 || asked(here) !== asked(there)) return false;
  const [left, right] = [here, there].map((one) => JSON.stringify(stateSeen(one, viewer)));
  return left === right && eventsSeen(game, heard[0], viewer) === eventsSeen(game, heard[1], viewer);
}

const asked = ({ asks }: AnyRun): string => asks.map(({ seat, question }) => `${question.kind} of ${seat}`).join(', ');

const subjects = ({ asks }: AnyRun): string => JSON.stringify(asks.map(({ about }) => about));

const truthOf = ({ here, there, heard }: Ways, side: 0 | 1): string =>
  JSON.stringify([(side === 0 ? here : there).state, heard[side]]);

function otherAnswer(run: AnyRun, { seat }: Step, luck: Random): unknown {
  const ask = run.asks.find((open) => open.seat === seat);
  return ask === undefined ? undefined : randomAnswer(ask, run.state, luck);
}
