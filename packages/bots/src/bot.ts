import type { Action, BotKnowledge, Outcome, Random, Sandbox, Seat, Situation } from '@starboard/kernel';

/** Somebody who decides for a seat. It is given what the seat may know and re-dealt futures, never the true state. */
export interface Bot<S, A> {
  readonly name: string;
  decide(situation: Situation<S, A>, random: Random): A | Promise<A>;
}

/** The part of a game that bots think with. */
export interface Thinking<S, A> {
  readonly bot: BotKnowledge<S, A>;
  outcome(state: S): Outcome;
}

/** How likely each seat is to win, written into `out`; for certain where the match is over, unless the game judges ends itself. */
export function standing<S, A extends Action>(
  { bot, outcome }: Thinking<S, A>,
  run: Sandbox<S, A>,
  out: number[],
  when: 'now' | 'after-turn' = 'now',
): void {
  if (run.over && bot.judgesEnds !== true) shareOfVictory(outcome(run.state), out);
  else if (when === 'after-turn' && bot.valueAfterTurn !== undefined) bot.valueAfterTurn(run.state, out);
  else bot.value(run.state, out);
}

/** One victory, shared by those who are first. */
function shareOfVictory({ places }: Outcome, out: number[]): void {
  const winners = places.filter((place) => place === 1).length;
  for (let seat = 0; seat < places.length; seat++) out[seat] = places[seat] === 1 ? 1 / winners : 0;
}

/** The question that a seat has to answer in a fork made for it. */
export function askOf<S, A extends Action>({ asks }: Pick<Sandbox<S, A>, 'asks'>, seat: Seat) {
  const ask = asks.find((open) => open.seat === seat);
  if (ask === undefined) throw new Error(`Seat ${seat} is not asked anything`);
  return ask;
}
