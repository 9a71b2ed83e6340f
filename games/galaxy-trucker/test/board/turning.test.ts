import type { LitMap } from '@starboard/board';
import { describe, expect, it } from 'vitest';
import { fitsAt, litWithTurn, nextTurn, turnedTile } from '../../src/board/turning.ts';
import type { Seen } from '../../src/view.ts';
import { live, place, take, tile } from '../yard.ts';

const lit = (...refs: string[]): LitMap => new Map(refs.map((ref) => [ref, 'option'] as const));

const table = () => live({ state: { faceUp: ['b125', 'b033'] } });
const seenBy = (t: ReturnType<typeof table>, seat: number): Seen => t.view(seat).state as unknown as Seen;

describe('turning a tile', () => {
  it('goes on to the next turn with which something is possible, both ways, and round', () => {
    const turns = lit('turn:0', 'turn:3', 'square:1');
    expect([nextTurn(turns, 0, 1), nextTurn(turns, 3, 1), nextTurn(turns, 0, -1)]).toEqual([3, 0, 3]);
    expect([nextTurn(lit(), 1, 1), nextTurn(lit(), 0, -1)]).toEqual([2, 3]);
  });

  it('is about the tile in hand, or the one just placed', () => {
    const t = table();
    expect(turnedTile(seenBy(t, 0), 0)).toBe(-1);
    t.do(0, take('b125'));
    expect(turnedTile(seenBy(t, 0), 0)).toBe(tile('b125'));
    t.do(0, place(t, '7,8'));
    expect(turnedTile(seenBy(t, 0), 0)).toBe(tile('b125'));
    expect(turnedTile(seenBy(t, 0), 1)).toBe(-1);
  });

  it('leaves lit what fits like that, as the rules say, in hand and on the ship', () => {
    const t = table().do(0, take('b125'));
    for (const placed of [false, true]) {
      if (placed) t.do(0, place(t, '7,8'));
      const kind = placed ? 'move' : 'place';
      const offered = t.options(0, kind).map(({ at, turn }) => `${at} ${turn}`);
      const all = lit(...t.options(0, kind).map(({ at }) => `square:${at}`), 'heap');
      const seen = seenBy(t, 0);
      for (const turn of [0, 1, 2, 3]) {
        const left = litWithTurn(all, seen, 0, turn);
        for (const ref of all.keys()) {
          const square = Number(ref.split(':')[1]);
          const isHere = placed && square === seen.fresh[0] && turn === 0;
          const fits = ref === 'heap' || isHere || offered.includes(`${square} ${turn}`);
          expect(left.has(ref), `${kind} ${ref} ${turn}`).toBe(fits);
          if (ref !== 'heap') expect(fitsAt(seen, 0, square, turn)).toBe(fits);
        }
      }
      expect(litWithTurn(all, seen, 0, -1)).toBe(all);
    }
  });
});
