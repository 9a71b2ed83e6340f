import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HandClock } from '@starboard/clock/testing';
import { gameById } from '@starboard/games';
import { Match, type MatchFile } from '@starboard/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyAnswer } from '../bench/answer.ts';
import { newPerson } from '../src/http/identity.ts';
import { Play } from '../src/play/play.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { plan } from './kit/people.ts';
import { tempFolder } from './kit/servers.ts';

const GAMES = join(import.meta.dirname, '../../../games');
const golden = readdirSync(GAMES).flatMap((game) => {
  const folder = join(GAMES, game, 'test/golden');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ game, name, path: join(folder, name) }));
});

/** As it goes over the line, where -0 is 0. */
const sent = (what: unknown): unknown => JSON.parse(JSON.stringify(what));

describe('a match that was kept in the middle', () => {
  it.each(golden)('goes on as if it had been played from its first line: $game $name', ({ path }) => {
    const file = JSON.parse(readFileSync(path, 'utf8')) as MatchFile & { seed: string };
    const game = gameById(file.game)!;
    const { players, options, seed, luck, contributions, clock } = file;
    const setup = JSON.parse(JSON.stringify({ players, options, seed, luck, contributions, clock }));
    let match = new Match(game, setup);
    const step = Math.ceil(file.log.length / 7);
    file.log.forEach((line, i) => {
      if (i > 0 && i % step === 0) {
        const kept = JSON.parse(JSON.stringify(match.save()));
        const loaded = Match.load(game, setup, JSON.parse(JSON.stringify(match.log)), kept);
        expect(sent(loaded.view(0))).toEqual(sent(match.view(0)));
        expect(sent(loaded.history(1 % players))).toEqual(sent(match.history(1 % players)));
        expect(loaded.mayUndo(line.seat)).toEqual(match.mayUndo(line.seat));
        match = loaded;
      }
      expect(match.replay(line).ok).toBe(true);
      expect(match.log.at(-1)?.hash).toBe(line.hash);
    });
  });

  it('is refused by another log', () => {
    const file = JSON.parse(readFileSync(golden[0].path, 'utf8')) as MatchFile & { seed: string };
    const game = gameById(file.game)!;
    const match = new Match(game, file);
    for (const line of file.log.slice(0, 5)) match.replay(line);
    const kept = match.save()!;
    match.replay(file.log[5]);
    expect(() => Match.load(game, file, match.log, kept)).toThrow('another log');
  });
});

describe('a table that nobody has looked at for a while', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const close of closing.splice(0)) await close();
  });

  const warned: string[] = [];
  const log = { info: () => {}, warn: (_: object, text: string) => warned.push(text), error: () => {} };
  const metrics = { acted: () => {}, refused: () => {}, took: () => {}, sent: () => {} };
  const settings = { botPace: 0, inviteWait: 0, luckWait: 0, luckWaitAway: 0, botWorkers: 1 };
  const playing = (storage: Storage): Play => {
    const play = new Play({ storage, log, metrics, settings, clock: new HandClock() });
    closing.unshift(() => play.close());
    return play;
  };

  /** A match of two that has come far, and then everybody went. */
  async function left() {
    const folder = tempFolder();
    const storage = await openSqlite(join(folder.path, 'a.sqlite'));
    closing.push(
      () => storage.close(),
      () => folder.remove(),
    );
    const play = playing(storage);
    const [ann, bob] = [newPerson('Ann', 1), newPerson('Bob', 1)];
    const { id } = await play.create(ann, plan('starfarers', ['me', 'open', 'open']));
    await play.join(id, bob, undefined);
    const cyd = newPerson('Cyd', 1);
    await play.join(id, cyd, undefined);
    const table = await play.table(id);
    const sink = { person: ann.id, send: () => {} };
    await table.watch(sink, undefined);
    for (let i = 0; table.told < 80; i++) {
      const { seat } = table.match!.next();
      const action = anyAnswer(table.match!.decisions(seat).find((one) => one.seat === seat)!)!;
      await table.act([ann, bob, cyd][seat].id, { id: `act-${i}-long`, seat, action });
    }
    await table.unwatch(sink);
    return { storage, id, table };
  }

  it('is there again without being played again', async () => {
    const { storage, id, table } = await left();
    expect((await storage.checkpoint(id))?.seq).toBe(table.told);
    const submitted = vi.spyOn(Match.prototype, 'submit');
    const again = await playing(storage).table(id);
    expect(submitted).not.toHaveBeenCalled();
    expect(again.match?.hash).toBe(table.match?.hash);
    expect(sent(again.match?.history(0))).toEqual(sent(table.match?.history(0)));
    expect(again.info(undefined)).toEqual(table.info(undefined));
  });

  it('is played again where what was kept is broken: the log counts', async () => {
    const { storage, id, table } = await left();
    const kept = (await storage.checkpoint(id))!;
    for (const data of ['{', '{"run":{},"steps":[]}', kept.data.replace(/"players":\d/, '"players":9')]) {
      await storage.keepCheckpoint({ ...kept, data });
      expect((await playing(storage).table(id)).match?.hash).toBe(table.match?.hash);
    }
    expect(warned).toContain('checkpoint is of no use');
  });
});
