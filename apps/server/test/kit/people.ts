import {
  type Api,
  type ApiProblem,
  api,
  LiveConnection,
  type LiveOptions,
  liveUrl,
  type Socket,
  type TableWatch,
} from '@starboard/client';
import type { Me, NewTable } from '@starboard/protocol';
import { WebSocket } from 'ws';
import { anyAnswer, owedBy } from '../../bench/answer.ts';

export interface Guest {
  readonly me: Me;
  readonly cookie: string;
  readonly api: Api;
  /** A connection of this guest, to this or another server. */
  live(url?: string, options?: LiveOptions): LiveConnection;
}

/** Somebody new; `from` is the address that a proxy would name. */
export async function guest(url: string, name?: string, from?: string): Promise<Guest> {
  const there: Record<string, string> = from === undefined ? {} : { 'x-forwarded-for': from };
  const response = await fetch(`${url}/api/me`, { method: 'POST', headers: there });
  const me = (await response.json()) as Me;
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { ...there, cookie };
  const own = api(url, { headers });
  if (name !== undefined) await own.rename(name);
  return {
    me,
    cookie,
    api: own,
    live: (other = url, options = {}) =>
      new LiveConnection(liveUrl(other), {
        shortestWait: 50,
        longestWait: 500,
        open: (address) => new WebSocket(address, { headers }) as unknown as Socket,
        ...options,
      }),
  };
}

/** A table of this game with one person for each `me`/`open`, and bots after them. */
export const plan = (
  game: string,
  seats: readonly ('me' | 'open' | 'bot')[],
  more: Partial<NewTable> = {},
): NewTable => ({
  game,
  seats: seats.map((kind) => (kind === 'bot' ? { kind, level: 'random' } : { kind })),
  visibility: 'private',
  clock: { mode: 'none' },
  ...more,
});

/** Answers whatever this seat owes, by chance, until the match is over or `enough`. Returns the number of answers taken. */
export async function playOn(watch: TableWatch, seat: number, enough = Number.POSITIVE_INFINITY): Promise<number> {
  let taken = 0;
  while (taken < enough) {
    const { match } = await watch.state.until(
      (state) => state.match !== undefined && (state.match.over || owedBy(state.match.decisions, seat) !== undefined),
    );
    const decision = match && owedBy(match.decisions, seat);
    if (match === undefined || match.over || decision === undefined) return taken;
    const answer = anyAnswer(decision);
    if (answer === undefined) throw new Error(`No answer to ${decision.kind}`);
    const verdict = await watch.act(seat, answer);
    if (verdict.ok) taken++;
  }
  return taken;
}

/** Why something was refused, or that it was fine. */
export const codeOf = (problem: Promise<unknown>): Promise<string> =>
  problem.then(
    () => 'fine',
    (error: ApiProblem) => error.code,
  );
