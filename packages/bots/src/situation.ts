import {
  type Action,
  type Ask,
  type Game,
  type GameEvent,
  type Match,
  type MatchView,
  Menu,
  type Run,
  type Seat,
  type Situation,
  urgencyOf,
  viewState,
} from '@starboard/kernel';

/** What a bot in this seat of a match is given. */
export function situationIn<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  seat: Seat,
): Situation<S, A> {
  const ask = match.asks.find((open) => open.seat === seat);
  if (ask === undefined) throw new Error(`Seat ${seat} is not asked anything`);
  const asked = copied(ask);
  return {
    ...asked,
    simulator: match.simulator(seat),
    view: () => match.view(seat),
    menu: () => menuOf(asked, match.state),
  };
}

/** What a bot that is asked in a run without a log is given. */
export function situationOf<S extends object, A extends Action, E extends GameEvent>(
  run: Run<S, A, E>,
  ask: Ask<S, A>,
): Situation<S, A> {
  const { seat } = ask;
  const { players } = run;
  const asked = copied(ask);
  return {
    ...asked,
    simulator: { seat, players, fork: (random, forkable) => run.redealt(seat, random, forkable) },
    view: () => viewOf(run.game, run, asked),
    menu: () => menuOf(asked, run.state),
  };
}

/** A run uses its ask again. */
const copied = <S, A>({ seat, question, about }: Ask<S, A>): Ask<S, A> => ({ seat, question, about });

function menuOf<S, A extends Action>({ seat, question, about }: Ask<S, A>, state: S): Menu<A> {
  const menu = new Menu<A>(false);
  question.options?.(menu, state, seat, about);
  return menu;
}

/** The view of {@link Match.view}, without what only a log knows. */
function viewOf<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  run: Run<S, A, E>,
  ask: Ask<S, A>,
): MatchView {
  const { seat, question, about } = ask;
  const { state } = run;
  const decision = {
    seat,
    kind: question.kind,
    rule: question.rule,
    urgency: urgencyOf(ask, state),
    ...(about === undefined ? {} : { about }),
    options: menuOf(ask, state).options.map(game.actions.write),
    forms: (question.forms ?? []).map((form) => ({
      do: form.do,
      verdict: form.open?.(state, seat, about) ?? { ok: true as const },
      fields: form.fields(state, seat, about),
    })),
  };
  return {
    seq: 0,
    over: run.over,
    state: viewState(game.view, state, run.players, seat),
    decisions: [decision],
    mayUndo: false,
  };
}
