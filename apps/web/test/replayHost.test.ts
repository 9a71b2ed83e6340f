import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@starboard/games';
import { loadMatch, Match, readMatchFile } from '@starboard/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReplayHost } from '../src/match/replayHost.ts';

const GOLDEN = join(import.meta.dirname, '../../../games/starfarers/test/golden');
const file = readMatchFile(readFileSync(join(GOLDEN, 'three-beginners.json'), 'utf8'));
const game = gameById(file.game)!;

/** As it is sent to a screen. */
const sent = (what: unknown): unknown => JSON.parse(JSON.stringify(what));

afterEach(() => vi.restoreAllMocks());

describe('a recorded match', () => {
  it('is shown at any moment as the file has it, forwards, backwards and twice over', () => {
    expect(file.log.length).toBeGreaterThan(150);
    const host = new ReplayHost(game, file);
    const moments = [120, 119, 100, 101, 99, 51, 50, 49, 1, 0, file.log.length, 119, 100, 140, 7, 100];
    for (const at of moments) {
      const match = loadMatch(game, file, at);
      const { view, history } = host.frame(at, 1);
      expect(sent(view)).toEqual(sent(match.view(1)));
      expect(sent(history)).toEqual(sent(match.history(1)));
    }
  });

  it('steps back from the last checkpoint, not from the start', () => {
    const host = new ReplayHost(game, file);
    const replay = vi.spyOn(Match.prototype, 'replay');
    host.frame(file.log.length - 1, 0);
    host.frame(149, 0);
    expect(replay.mock.calls.length).toBeLessThan(100);
    replay.mockClear();
    host.frame(100, 0);
    expect(replay).not.toHaveBeenCalled();
  });
});
