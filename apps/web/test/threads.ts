import { loadMatch, type MatchFile } from '@starboard/kernel';
import { loadGame } from '../src/games/registry.ts';
import type { BotsApi } from '../src/match/bots.worker.ts';
import { MatchHost, pointsOverTime, verify } from '../src/match/host.ts';
import type { HostApi } from '../src/match/host.worker.ts';
import { LocalBots } from '../src/match/localBots.ts';
import { type LocalMatch, newId } from '../src/match/localMatch.ts';
import { ReplayHost } from '../src/match/replayHost.ts';
import type { Thread } from '../src/match/workers.ts';

/** What the worker does, without a worker. */
export function hostHere(): Thread<HostApi> {
  let host!: MatchHost;
  let replay!: ReplayHost;
  const call: Thread<HostApi>['call'] = {
    open: async (local, viewer, now) => {
      host = new MatchHost(await loadGame(local.game), structuredClone(local), viewer, now);
      return host.update();
    },
    act: async (seat, action, now) => ({ verdict: host.act(seat, action, now), update: host.update() }),
    fallback: async (seat, now) => ({ verdict: host.fallback(seat, now), update: host.update() }),
    undo: async (seat, now) => ({ verdict: host.undo(seat, now), update: host.update() }),
    look: async (viewer) => {
      host.look(viewer);
      return host.update();
    },
    tick: async (now) => {
      host.tick(now);
      return host.update();
    },
    skipTo: async (at, now) => {
      host.skipTo(at, now);
      return host.update();
    },
    rested: async (ms) => {
      host.rested(ms);
      return host.update();
    },
    missing: async () => host.missing(),
    lacks: async (expect) => host.lacks(expect),
    position: async () => host.position(),
    file: async () => host.file(),
    replay: async (file) => {
      replay = new ReplayHost(await loadGame(file.game), file);
      return replay.length;
    },
    frame: async (at, viewer) => replay.frame(at, viewer),
    points: async (file) => pointsOverTime(await loadGame(file.game), file),
    verify: async (file) => verify(await loadGame(file.game), file),
    isSound: async () => true,
  };
  return { call, end: () => {} };
}

export function botsHere(): Thread<BotsApi> {
  let bots!: LocalBots;
  const call: Thread<BotsApi>['call'] = {
    open: async (local) => {
      let ms = 0; // by the clock of the tests each thought takes a while
      bots = new LocalBots(await loadGame(local.game), structuredClone(local), () => ms++);
    },
    decide: async (...asked) => bots.decide(...asked),
    hint: async (...asked) => bots.hint(...asked),
  };
  return { call, end: () => {} };
}

/** A match of Comet Rush: `people` of them at the table, and bots. */
export const cometRush = (people: number, bots: number): LocalMatch => localMatch('template', people, bots);

export function localMatch(game: string, people: number, bots: number): LocalMatch {
  const chairs = Array.from({ length: people + bots }, (_, seat) =>
    seat < people ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 'cadet' } as const),
  );
  const names = chairs.map((_, seat) => ['Ann', 'Bo', 'Cy', 'Di'][seat]);
  return { id: newId(), game, players: chairs.length, options: {}, seed: 'web', names, chairs, log: [] };
}

export const replayed = async (file: MatchFile) => loadMatch(await loadGame(file.game), file);
