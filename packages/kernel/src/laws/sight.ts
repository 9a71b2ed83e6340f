import type { AnyGame } from '../game.ts';
import { urgencyOf } from '../question.ts';
import { type Viewer, viewEvent, viewState } from '../view.ts';
import type { AnyAsk, AnyRun } from './played.ts';

/** All that a viewer can see of a run, as text. */
export function sight(run: AnyRun, viewer: Viewer): string {
  return JSON.stringify({ state: stateSeen(run, viewer), decisions: run.asks.map((ask) => askSeen(run, ask, viewer)) });
}

export const stateSeen = (run: AnyRun, viewer: Viewer): unknown =>
  viewState(run.game.view, run.state, run.players, viewer);

/** A viewer's own decision, in full. */
export function ownDecision(run: AnyRun, viewer: Viewer): string {
  const ask = run.asks.find(({ seat }) => seat === viewer);
  return ask === undefined ? 'none' : JSON.stringify(askSeen(run, ask, viewer));
}

function askSeen(run: AnyRun, ask: AnyAsk, viewer: Viewer): unknown {
  const { state } = run;
  const { seat, question, about } = ask;
  const open = {
    seat,
    kind: question.kind,
    rule: question.rule,
    about,
    urgency: urgencyOf(ask, state),
    deadline: question.deadline?.(state, seat, about),
  };
  if (seat !== viewer) return open;
  const menu = run.menu(ask, true);
  const forms = (question.forms ?? []).map((form) => ({
    do: form.do,
    verdict: form.open?.(state, seat, about),
    fields: form.fields(state, seat, about),
    suggested: form.open?.(state, seat, about).ok === false ? undefined : form.suggest?.(state, seat, about),
  }));
  return {
    ...open,
    options: menu.options,
    refused: menu.refused,
    forms,
    timeUp: question.timeUp?.(state, seat, about),
  };
}

/** What everybody can know of a run together: its true state, its questions, and every menu. */
export function truth(run: AnyRun): string {
  const asks = run.asks.map((ask) => askSeen(run, ask, ask.seat));
  return JSON.stringify({ state: run.state, over: run.over, asks, given: run.given });
}

export function eventsSeen(game: AnyGame, events: readonly unknown[], viewer: Viewer): string {
  const seen = events.map((event) => viewEvent(game.eventView, event as { event: string }, viewer));
  return JSON.stringify(seen.filter((event) => event !== undefined));
}

/** Where two texts of plain data part, short enough for a message. */
export function difference(left: string, right: string): string {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${left.slice(from, at + 60)}… against …${right.slice(from, at + 60)}…`;
}
