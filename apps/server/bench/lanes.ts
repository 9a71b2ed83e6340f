import type { TableWatch } from '@starboard/client';
import type { WrittenAction } from '@starboard/kernel';
import { type Guest, plan } from '../test/kit/people.ts';
import { anyAnswer, owedBy } from './answer.ts';

/** What one seat was told is durable, in order. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly actions: WrittenAction[];
}

/** Tries until it works; `fine` names problems that mean that an earlier try has worked. */
async function persist<T>(work: () => Promise<T>, fine?: string, tries = 6000): Promise<T | undefined> {
  for (let i = 0; i < tries; i++) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== undefined && code === fine) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('It never worked');
}

/** A table with these people and a bot. */
export async function seated(game: string, people: readonly Guest[]): Promise<string> {
  const seats = [...people.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const))), 'bot' as const];
  const table = await persist(() => people[0].api.create(plan(game, seats)));
  if (table === undefined) throw new Error('No table');
  for (const [i, one] of people.entries()) if (i > 0) await persist(() => one.api.join(table.id, i), 'already-seated');
  return table.id;
}

/** Plays one seat until the match is over or `stop` says so. One action at a time, each kept when it is acknowledged. */
export async function keepPlaying(watch: TableWatch, acknowledged: Acknowledged, stop: () => boolean): Promise<void> {
  const { seat, actions } = acknowledged;
  while (!stop()) {
    const turn = await watch.state
      .until(({ match }) => match !== undefined && (match.over || owedBy(match.decisions, seat) !== undefined), 300)
      .catch(() => undefined);
    if (turn?.match?.over === true) return;
    const decision = turn?.match && owedBy(turn.match.decisions, seat);
    const answer = decision && anyAnswer(decision);
    if (answer === undefined) continue;
    const verdict = await watch.act(seat, answer);
    if (verdict.ok) actions.push(answer);
  }
}
