import type { LogEntry, Seat, WrittenAction } from '@starboard/kernel';
import { loadGame } from '../games/registry.ts';
import type { Hint } from '../session.ts';
import type { LocalMatch } from './localMatch.ts';
import { type Port, serve } from './rpc.ts';
import { Thinker } from './thinker.ts';

/** The thread in which bots think, so that neither the page nor the match ever waits for them. */

let thinker: Thinker | undefined;

function open(): Thinker {
  if (thinker === undefined) throw new Error('No match is open');
  return thinker;
}

const api = {
  async open(local: LocalMatch): Promise<void> {
    thinker = new Thinker(await loadGame(local.game), local);
  },
  decide(seat: Seat, level: string, from: number, entries: readonly LogEntry[]): Promise<WrittenAction> {
    open().follow(from, entries);
    return open().decide(seat, level);
  },
  hint(seat: Seat, ms: number, from: number, entries: readonly LogEntry[]): readonly Hint[] {
    open().follow(from, entries);
    return open().hint(seat, ms);
  },
};

export type BotsApi = typeof api;

serve(self as unknown as Port, api);
