import { refsIn } from '@starboard/board';
import { boardKit, NAMES, tagsOf } from '@starboard/board/testing';
import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { Board, notesOf, PlayerPanel } from '../../src/board/index.tsx';
import { template } from '../../src/index.ts';
import { market } from '../table.ts';

const kit = boardKit(template, { Board, PlayerPanel });
const refs = refsIn(template);

/** What a viewer sees of every moment of a match. */
function* moments(seed: string) {
  const match = kit.played({ players: 3, seed }, () => true);
  const random = Random.fromSeed(seed);
  while (!match.over) {
    for (const viewer of [-1, 0, 1, 2]) yield { match, viewer, html: kit.drawn(match, viewer) };
    kit.step(match, random, 3);
  }
}

describe('the board', () => {
  it('lights what the open actions speak of', () => {
    expect(refs({ do: 'burn', fuel: 2 }, 0)).toEqual(['burn:2']);
    expect(refs({ do: 'tow' }, 0)).toEqual(['comet']);
    expect(refs({ do: 'sell', crystal: 'ice' }, 0)).toEqual(['crystal:ice']);
    expect(refs({ do: 'close-market' }, 0)).toEqual([]);
    expect(refs({ do: 'toString' }, 0)).toEqual([]);
  });

  it('draws a button for everything that is lit', () => {
    const seen = new Set<string>();
    for (const { match, viewer, html } of moments('lit')) {
      const tags = tagsOf(html);
      for (const ref of kit.propsOf(match, viewer).lit.keys()) {
        expect(tags.get(ref), ref).toMatch(/<button|role="button"/);
        seen.add(ref.split(':')[0]);
      }
    }
    expect([...seen].sort()).toEqual(['burn', 'comet', 'crystal']);
  });

  it('shows nobody what they may not know', () => {
    let looked = 0;
    for (const { match, viewer, html } of moments('hidden')) {
      if (viewer < 0) continue;
      expect(kit.drawn(match, viewer, 'dealt anew')).toBe(html);
      looked++;
    }
    expect(looked).toBeGreaterThan(50);
  });

  it('notes the offer that stands, for all to see', () => {
    const at = market([{ ice: 1 }, {}]);
    const notes = () => notesOf(kit.propsOf(at.match, 1).view).map(kit.say);
    expect(notes()).toEqual([]);
    at.do(0, { do: 'offer', give: { ice: 1 }, want: { glow: 1 } });
    expect(notes()).toEqual([expect.stringMatching(/^event\.offered .*crystal\.ice.*crystal\.glow/)]);
    expect(kit.boardOf(at.match, 1)).toContain('cr-offer');
    expect(kit.panelsOf(kit.propsOf(at.match, 1), 2)).toContain(NAMES[0]);
  });
});
