import type { MatchFile, Seat, Verdict, Viewer, WrittenAction } from '@starboard/kernel';
import { loadGame } from '../games/registry.ts';
import { isSound, MatchHost, pointsOverTime, type Update, verify } from './host.ts';
import type { LocalMatch } from './localMatch.ts';
import { type Frame, ReplayHost } from './replayHost.ts';
import { type Port, serve } from './rpc.ts';

/** The thread that holds the match of one screen. It never thinks for long: bots have a thread of their own. */

let host: MatchHost | undefined;
let replay: ReplayHost | undefined;

function open(): MatchHost {
  if (host === undefined) throw new Error('No match is open');
  return host;
}

const api = {
  async open(local: LocalMatch, viewer: Viewer): Promise<Update> {
    host = new MatchHost(await loadGame(local.game), local, viewer);
    return host.update();
  },
  act(seat: Seat, action: WrittenAction): { verdict: Verdict; update: Update } {
    return { verdict: open().act(seat, action), update: open().update() };
  },
  fallback(seat: Seat): { verdict: Verdict; update: Update } {
    return { verdict: open().fallback(seat), update: open().update() };
  },
  undo(seat: Seat): { verdict: Verdict; update: Update } {
    return { verdict: open().undo(seat), update: open().update() };
  },
  look(viewer: Viewer): Update {
    open().look(viewer);
    return open().update();
  },
  tick(): Update {
    open().tick();
    return open().update();
  },
  skipTo(at: number): Update {
    open().skipTo(at);
    return open().update();
  },
  missing: () => open().missing(),
  file: () => open().file(),

  async replay(file: MatchFile): Promise<number> {
    replay = new ReplayHost(await loadGame(file.game), file);
    return replay.length;
  },
  frame(at: number, viewer: Viewer): Frame {
    if (replay === undefined) throw new Error('No match is open');
    return replay.frame(at, viewer);
  },
  points: async (file: MatchFile) => pointsOverTime(await loadGame(file.game), file),
  verify: async (file: MatchFile) => verify(await loadGame(file.game), file),
  isSound: async (game: string, scenario: string) => isSound(await loadGame(game), scenario),
};

export type HostApi = typeof api;

serve(self as unknown as Port, api);
