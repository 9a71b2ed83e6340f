import { join } from 'node:path';
import { parseBot, situationIn } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { type AnyMatch, type LogEntry, Match, Random, replayLines, SPECTATOR, type Viewer } from '@starboard/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../src/index.ts';
import { Audience } from '../src/play/audience.ts';
import { entryOf, type MatchMaker, makerOf, newMatch } from '../src/play/replay.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { guest, plan, playOn } from './kit/people.ts';
import { serverHere, tempFolder } from './kit/servers.ts';

/** Everything that a viewer is sent about a match from here on. */
function recording(match: AnyMatch, viewers: readonly Viewer[]) {
  const audience = new Audience('table-1', () => {});
  const heard = viewers.map((viewer) => {
    const texts: string[] = [];
    audience.add({ person: `viewer ${viewer}`, send: (text) => texts.push(text) }, viewer, match, undefined);
    return texts;
  });
  return { audience, bytes: () => JSON.stringify(heard) };
}

function playedByBots(game: string, players: number, seed: string, most: number): readonly LogEntry[] {
  const match: AnyMatch = new Match(gameById(game)!, { players, seed });
  const bot = parseBot('cadet', match.game);
  const random = Random.fromSeed(seed);
  while (!match.over && match.seq < most) {
    const { seat } = match.next();
    match.take(seat, bot.decide(situationIn(match, seat), random));
  }
  return match.log;
}

function replayed(game: string, players: number, seed: string, log: readonly LogEntry[]): AnyMatch {
  const match: AnyMatch = new Match(gameById(game)!, { players, seed });
  replayLines(match, log);
  return match;
}

/** All that the rules let a viewer see. */
const sight = (match: AnyMatch, viewer: Viewer) => JSON.stringify(match.view(viewer));

const sameFor = (viewers: readonly Viewer[], a: AnyMatch, b: AnyMatch) =>
  viewers.every((viewer) => sight(a, viewer) === sight(b, viewer));

/** Whether the rules show something hidden in this step: then it may, of course, be told. */
function reveals(match: AnyMatch, { seat, action, at }: LogEntry): boolean {
  const run = match.fork();
  const before = run.reveals;
  run.answer(seat, match.game.actions.read(action), at);
  return run.reveals > before;
}

describe.each([
  ['template', 3, 120],
  ['starfarers', 4, 260],
] as const)('what is sent about %s', (game, players, most) => {
  it('does not depend on what the viewer may not know', () => {
    const seed = `no leak in ${game}`;
    const log = playedByBots(game, players, seed, most);
    const luck = Random.fromSeed('secrets');
    let compared = 0;
    let different = 0;
    for (let seq = 1; seq < log.length; seq += Math.ceil(log.length / 14)) {
      for (let viewer = 0; viewer < players; viewer++) {
        const [truth, variant] = [0, 1].map(() => replayed(game, players, seed, log.slice(0, seq)));
        truth.game.redeal(variant.state, viewer, luck);
        if (JSON.stringify(truth.state) !== JSON.stringify(variant.state)) different++;
        const viewers = [viewer, SPECTATOR];
        const [left, right] = [truth, variant].map((match) => recording(match, viewers));
        expect(left.bytes() === right.bytes(), `snapshot ${seq} of seat ${viewer} is the same`).toBe(true);
        for (const entry of log.slice(seq, seq + 3)) {
          if (reveals(truth, entry) || !variant.replay(entry).ok) break;
          truth.replay(entry);
          if (!sameFor(viewers, truth, variant)) break; // the viewer has drawn one of the hidden things itself
          left.audience.step(truth);
          right.audience.step(variant);
          expect(left.bytes() === right.bytes(), `step ${truth.seq} of seat ${viewer} is the same`).toBe(true);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
    expect(different, 'the variants must really differ').toBeGreaterThan(10);
  });
});

describe('bytes on the wire', () => {
  const folder = tempFolder();
  let server: Server;
  beforeAll(async () => {
    server = await serverHere(folder.path);
  });
  afterAll(() => folder.remove());

  it('are those of the viewer and nothing else, without seed or state, under 2 kB for each decision', async () => {
    const [ann, cyd] = [await guest(server.url), await guest(server.url)];
    const table = await ann.api.create(plan('starfarers', ['me', 'bot', 'bot']));
    const frames: string[][] = [];
    for (const one of [ann, cyd]) {
      const heard: string[] = [];
      frames.push(heard);
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers: { cookie: one.cookie } });
      await new Promise((resolve) => socket.once('open', resolve));
      socket.on('message', (data) => heard.push(String(data)));
      socket.send(JSON.stringify({ t: 'watch', table: table.id }));
    }
    const live = ann.live();
    await playOn(live.watch(table.id), 0, 60);
    live.close();
    await server.close();
    const storage = await openSqlite(join(folder.path, 'starboard.sqlite'));
    const { row, seats } = (await storage.table(table.id))!;
    const maker = makerOf(row, seats.length);
    const log = (await storage.entries(table.id, 0)).map(entryOf);
    await storage.close();
    const secrets = [maker.seed, ...log.map(({ hash }) => hash)];
    frames.forEach((heard, i) => {
      for (const secret of secrets) expect(heard.some((text) => text.includes(secret))).toBe(false);
      expect(heard.length).toBeGreaterThan(50);
      const steps = heard.filter((text) => text.startsWith('{"t":"step"'));
      const average = steps.reduce((sum, text) => sum + text.length, 0) / steps.length;
      expect(average).toBeLessThan(2000);
      const expected = expectedSteps(maker, log, i === 0 ? 0 : SPECTATOR, table.id);
      const from = JSON.parse(steps[0]).seq - 1;
      expect(steps).toEqual(expected.slice(from, from + steps.length));
    });
  });
});

/** What a viewer should have been sent about each step, made from the log alone. */
function expectedSteps(maker: MatchMaker, log: readonly LogEntry[], viewer: Viewer, table: string) {
  const match = newMatch(maker);
  const audience = new Audience(table, () => {});
  const texts: string[] = [];
  audience.add({ person: '', send: (text) => texts.push(text) }, viewer, match, undefined);
  replayLines(match, log, () => audience.step(match));
  return texts.slice(1);
}
