import type { Action, AnyGame, MatchView, OpenDecision, Seat, Situation } from '@starboard/kernel';

const PROTOCOL = 1;

/** What a bot program is asked; `docs/bot-protocol.md` tells it to their authors. */
export interface BotRequest {
  readonly protocol: typeof PROTOCOL;
  readonly game: string;
  readonly rules: number;
  readonly seat: Seat;
  readonly players: number;
  /** What this seat is asked. */
  readonly decision: OpenDecision;
  /** What this seat may know; `decisions` holds those of the others. */
  readonly view: MatchView;
}

export function requestOf(game: AnyGame, situation: Situation<unknown, Action>): BotRequest {
  const { seat, simulator } = situation;
  const view = situation.view();
  const decision = view.decisions.find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked anything`);
  return {
    protocol: PROTOCOL,
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    seat,
    players: simulator.players,
    decision,
    view: { ...view, decisions: view.decisions.filter((one) => one.seat !== seat) },
  };
}
