import type { LogEntry, Seat, WrittenAction } from '@starboard/kernel';
import { loadGame } from '../games/registry.ts';
import type { Hint } from '../session.ts';
import { LocalBots } from './localBots.ts';
import type { LocalMatch } from './localMatch.ts';
import { serve } from './rpc.ts';

/** The thread in which bots think, so that neither the page nor the match ever waits for them. */

let bots: LocalBots | undefined;

function open(): LocalBots {
  if (bots === undefined) throw new Error('No match is open');
  return bots;
}

const api = {
  async open(local: LocalMatch): Promise<void> {
    bots = new LocalBots(await loadGame(local.game), local);
  },
  decide: (seat: Seat, level: string, from: number, entries: readonly LogEntry[]): Promise<WrittenAction> =>
    open().decide(seat, level, from, entries),
  hint: (seat: Seat, ms: number, from: number, entries: readonly LogEntry[]): readonly Hint[] =>
    open().hint(seat, ms, from, entries),
};

export type BotsApi = typeof api;

serve(api);
