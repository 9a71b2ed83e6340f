import type { Sound, Tune, Tunes } from '@starboard/board';
import { describe, expect, it } from 'vitest';
import { tunes as template } from '../../../games/_template/src/board/tunes.ts';
import { tunes as eclipse } from '../../../games/eclipse/src/board/tunes.ts';
import { tunes as trucker } from '../../../games/galaxy-trucker/src/board/tunes.ts';
import { tunes as venus } from '../../../games/merchant-of-venus/src/board/tunes.ts';
import { tunes as starfarers } from '../../../games/starfarers/src/board/tunes.ts';
import { tunes as captains } from '../../../games/starship-captains/src/board/tunes.ts';

const GAMES: Readonly<Record<string, Tunes>> = { template, starfarers, trucker, captains, venus, eclipse };
const all: readonly (readonly [string, Tune])[] = Object.entries(GAMES).flatMap(([game, tunes]) =>
  Object.entries(tunes).map(([sound, tune]) => [`${game} ${sound}`, tune] as const),
);

describe('the sounds of the games', () => {
  it.each(all)('%s can be heard, is short and not too loud', (_, tune) => {
    expect(tune.length).toBeGreaterThan(0);
    for (const { from, to = from, at = 0, for: length, loud = 1 } of tune) {
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(40);
      expect(Math.max(from, to)).toBeLessThanOrEqual(9000);
      expect(at + length).toBeLessThanOrEqual(2);
      expect(length).toBeGreaterThan(0.03);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });

  it('are all different: each game is known by ear', () => {
    const written = all.map(([, tune]) => JSON.stringify(tune));
    expect(new Set(written).size).toBe(all.length);
  });

  it('let what happens all the time pass quickly', () => {
    const often: readonly Sound[] = ['dice', 'card', 'gain'];
    const end = (tune: Tune) => Math.max(...tune.map(({ at = 0, for: length }) => at + length));
    for (const tunes of Object.values(GAMES)) for (const sound of often) expect(end(tunes[sound])).toBeLessThan(0.6);
  });
});
