import type { MatchFile, Plain, Seat, Verdict, Viewer, WrittenAction } from '@starboard/kernel';
import { loadGame } from '../games/registry.ts';
import { isSound, MatchHost, pointsOverTime, type Update, verify } from './host.ts';
import type { LocalMatch } from './localMatch.ts';
import { type Frame, ReplayHost } from './replayHost.ts';
import { serve } from './rpc.ts';

/** The thread that holds the match of one screen. It never thinks for long: bots have a thread of their own. What time it is it hears from the screen. */

let host: MatchHost | undefined;
let replay: ReplayHost | undefined;

function open(): MatchHost {
  if (host === undefined) throw new Error('No match is open');
  return host;
}

const api = {
  async open(local: LocalMatch, viewer: Viewer, now: number): Promise<Update> {
    host = new MatchHost(await loadGame(local.game), local, viewer, now);
    return host.update();
  },
  act(seat: Seat, action: WrittenAction, now: number): { verdict: Verdict; update: Update } {
    return { verdict: open().act(seat, action, now), update: open().update() };
  },
  fallback(seat: Seat, now: number): { verdict: Verdict; update: Update } {
    return { verdict: open().fallback(seat, now), update: open().update() };
  },
  undo(seat: Seat, now: number): { verdict: Verdict; update: Update } {
    return { verdict: open().undo(seat, now), update: open().update() };
  },
  look(viewer: Viewer): Update {
    open().look(viewer);
    return open().update();
  },
  tick(now: number): Update {
    open().tick(now);
    return open().update();
  },
  skipTo(at: number, now: number): Update {
    open().skipTo(at, now);
    return open().update();
  },
  rested(ms: number): Update {
    open().rested(ms);
    return open().update();
  },
  missing: () => open().missing(),
  lacks: (expect: Plain) => open().lacks(expect),
  position: () => open().position(),
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

serve(api);
