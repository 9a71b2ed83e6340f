import type { AnyGame } from '../game.ts';
import { Random } from '../random.ts';
import { seats } from '../seats.ts';
import { SPECTATOR, type Viewer } from '../view.ts';
import type { Trial, Watch } from './law.ts';
import { LawBroken } from './lawCase.ts';
import { type AnyRun, judgeAgain, type Step, sampled } from './played.ts';
import { difference, eventsSeen, sight } from './sight.ts';
import { sameSubjects } from './subjects.ts';

/** Law 6: two states that differ only in what a seat may not know give it equal views, decisions, subjects and events. */
export function keepsSecrets({ game, lawCase, settings, steps }: Trial): Watch {
  const { samples = 12, follow = 6 } = settings;
  const looked = sampled(6, lawCase, steps.length, samples);
  const about = steps.flatMap(({ hasSubject }, i) => (hasSubject ? [i] : []));
  const discussed = sampled(6, lawCase, about.length, samples, (n) => about[n]);
  const luck = Random.fromSeed(`${lawCase.seed}/hidden`);
  return {
    before(match, i) {
      if (!looked.has(i) && !discussed.has(i)) return;
      const run: AnyRun = match.fork();
      for (const viewer of viewersOf(run)) {
        const who = viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`;
        const broken = (what: string) => new LawBroken(6, game, lawCase, i, `${who} ${what}`);
        if (looked.has(i)) lookAlike(game, run, viewer, luck, steps.slice(i, i + follow), broken);
        if (discussed.has(i)) sameSubjects(game, run, viewer, luck, { steps, at: i, follow }, broken);
      }
    },
  };
}

/** What one seat may not see, another one finds out; whoever plays alone is watched by spectators only. */
const viewersOf = ({ players }: AnyRun): readonly Viewer[] => (players === 1 ? [0, SPECTATOR] : seats(players));

type Broken = (what: string) => LawBroken;

function lookAlike(
  game: AnyGame,
  run: AnyRun,
  viewer: Viewer,
  luck: Random,
  later: readonly Step[],
  broken: Broken,
): void {
  const here: AnyRun = run.fork();
  const there: AnyRun = run.fork();
  game.redeal(there.state, viewer, luck);
  for (const who of [viewer, SPECTATOR]) {
    const [left, right] = [sight(here, who), sight(there, who)];
    const watcher = who === viewer ? '' : ' (as a spectator)';
    if (left !== right) throw broken(`sees what it may not know${watcher}: ${difference(left, right)}`);
  }
  sameForms(here, there, viewer, luck, broken);
  if (here.given.every(({ seat }) => seat === viewer)) followBoth(game, here, there, viewer, later, broken);
}

/** What a seat may fill in does not depend on what it may not know. */
function sameForms(here: AnyRun, there: AnyRun, viewer: Viewer, luck: Random, broken: Broken): void {
  const ask = here.asks.find(({ seat }) => seat === viewer);
  for (const form of ask?.question.forms ?? []) {
    if (form.open?.(here.state, viewer, ask?.about).ok === false) continue;
    const answer = form.sample(here.state, viewer, luck, ask?.about);
    if (answer === undefined) continue;
    const [left, right] = [here, there].map((one) => JSON.stringify(one.judge(viewer, answer)));
    if (left !== right) throw broken(`is told by ${form.do} what it may not know: ${difference(left, right)}`);
  }
}

/** Goes on in both, as long as they look the same to the viewer and the rules say of nothing that it is shown now. */
function followBoth(
  game: AnyGame,
  here: AnyRun,
  there: AnyRun,
  viewer: Viewer,
  later: readonly Step[],
  broken: Broken,
): void {
  const heard: [unknown[], unknown[]] = [[], []];
  here.tell = (event) => heard[0].push(event);
  there.tell = (event) => heard[1].push(event);
  const shown = here.reveals + there.reveals;
  for (const step of later) {
    const { seat, action, at } = step;
    const verdict = judgeAgain(there, step);
    if (!verdict.ok && seat !== viewer) return;
    if (!verdict.ok) throw broken(`may do ${JSON.stringify(action)} or not (${verdict.code}), by what it may not know`);
    here.answer(seat, action, at);
    there.answer(seat, action, at);
    if (here.reveals + there.reveals > shown || sight(here, viewer) !== sight(there, viewer)) return;
    const [left, right] = heard.map((events) => eventsSeen(game, events, viewer));
    if (left !== right) throw broken(`hears what it may not know: ${difference(left, right)}`);
  }
}
