import type { Bot } from '@starboard/bots';
import {
  type Action,
  type AnyGame,
  BadInput,
  type Random,
  refusalId,
  type Situation,
  sameAction,
} from '@starboard/kernel';
import { harmless } from '../ui/text.ts';
import { BotFault, BotProcess } from './botProcess.ts';
import { requestOf } from './protocol.ts';

/** So many faults in a row, and the program is not asked any more: a hung one would hold up the table for ever. */
const MOST_FAULTS = 3;

export interface ExecSettings {
  /** Time for one answer, in ms. */
  readonly limit: number;
  complain(message: string): void;
}

/**
 * A bot that is a program of its own, in any language. If it hangs, crashes or answers what is not possible, the default
 * action is taken for it, and the match goes on.
 */
export function execBot(command: string, game: AnyGame, { limit, complain }: ExecSettings): Bot<unknown, Action> {
  const program = new BotProcess(command, limit);
  const name = `exec:${command}`;
  let faults = 0;

  const answered = async (situation: Situation<unknown, Action>, random: Random): Promise<Action> => {
    const answer = (await program.ask(requestOf(game, situation))) as { action?: unknown; error?: unknown };
    if (answer.error !== undefined) throw new BotFault(`says ${JSON.stringify(answer.error)}`);
    const action = game.actions.read(answer.action, 'action');
    const problem = problemWith(action, situation, random);
    if (problem !== undefined) throw new BotFault(`answers ${JSON.stringify(answer.action)}: ${problem}`);
    return action;
  };

  return {
    name,
    async decide(situation, random) {
      if (faults >= MOST_FAULTS) return defaultAction(situation, random);
      try {
        const action = await answered(situation, random);
        faults = 0;
        return action;
      } catch (error) {
        if (!(error instanceof BotFault || error instanceof BadInput)) throw error;
        faults++;
        complain(`${name} in seat ${situation.seat} ${harmless(error.message)}; the default action is taken for it`);
        if (faults === MOST_FAULTS) complain(`${name} is not asked any more, after ${faults} faults in a row`);
        return defaultAction(situation, random);
      }
    },
  };
}

/** Why the answer cannot be taken, judged on a future that the seat cannot tell from the truth. */
function problemWith(action: Action, situation: Situation<unknown, Action>, random: Random): string | undefined {
  const { question, seat, about, simulator } = situation;
  const form = question.forms?.find((one) => one.do === action.do);
  if (form === undefined) {
    const offered = situation.menu().options.some((option) => sameAction(option, action));
    return offered ? undefined : 'that is no option here';
  }
  const { state } = simulator.fork(random.clone());
  const open = form.open?.(state, seat, about);
  const verdict = open?.ok === false ? open : form.check(state, seat, action, about);
  return verdict.ok ? undefined : `that is refused: ${refusalId(verdict)}`;
}

/** What is done for a seat that gives no answer. */
function defaultAction({ question, seat, about, simulator, menu }: Situation<unknown, Action>, random: Random): Action {
  const luck = random.clone();
  const { state } = simulator.fork(luck);
  const action =
    question.timeUp?.(state, seat, about) ??
    menu().options[0] ??
    question.forms?.map((form) => form.sample(state, seat, luck, about)).find((one) => one !== undefined);
  if (action === undefined) throw new Error(`${question.kind} has no answer at all`);
  return action;
}
