import { refsIn } from '@starboard/board';
import { describe, expect, it } from 'vitest';
import { causesOf, EventArt, GameArt, notesOf, pointsOf, soundOf, tellingOf } from '../../src/board/index.tsx';
import type { SeenEvent } from '../../src/events.ts';
import { template } from '../../src/index.ts';
import { market } from '../table.ts';
import { boardOf, MATCHES, pictured, played, propsOf, say, tests } from './scenes.ts';

const refs = refsIn(template);

tests({
  matches: MATCHES,
  walks: [
    { players: 3, seed: 'a', luck: 8 },
    { players: 4, seed: 'b', options: { scramble: true }, luck: 8 },
  ],
  pointsOf,
  secretPoints: true,
  tellingOf,
  GameArt,
});

describe('the board', () => {
  it('lights what the open actions speak of', () => {
    expect(refs({ do: 'burn', fuel: 2 }, 0)).toEqual(['burn:2']);
    expect(refs({ do: 'tow' }, 0)).toEqual(['comet']);
    expect(refs({ do: 'sell', crystal: 'ice' }, 0)).toEqual(['crystal:ice']);
    expect(refs({ do: 'grab', crystal: 'ice' }, 0)).toEqual(['debris:ice']);
    expect(refs({ do: 'close-market' }, 0)).toEqual([]);
    expect(refs({ do: 'toString' }, 0)).toEqual([]);
  });

  it('notes the offer that stands, for all to see', () => {
    const at = market([{ ice: 1 }, {}]);
    const notes = () => notesOf(propsOf(at.match, 1).view).map(say);
    expect(notes()).toEqual([]);
    at.do(0, { do: 'offer', give: { ice: 1 }, want: { glow: 1 } });
    expect(notes()).toEqual([expect.stringMatching(/^event\.offered .*crystal\.ice.*crystal\.glow/)]);
    expect(boardOf(at.match, 1)).toContain('cr-offer');
  });

  it('says what an action will cause', () => {
    const { view } = propsOf(market([{ ice: 1 }, {}], { finds: ['beacon', 'prism'] }).match, 0);
    const causes = (action: { readonly do: string }) => causesOf(view, 0, action).map(say);
    expect(causes({ do: 'sell', crystal: 'ice' } as never)).toEqual(['cause.fuel {"n":2}']);
    expect(causes({ do: 'refine' })).toEqual(['cause.points {"n":4}']);
    expect(causes({ do: 'close-market' })).toEqual([]);
  });

  it('tells of everything that can be touched', () => {
    for (const [, match] of MATCHES) {
      const { view, lit } = propsOf(match, match.over ? 0 : match.next().seat);
      for (const ref of lit.keys()) {
        const telling = tellingOf(view, 0, ref);
        expect(
          [telling?.title, ...(telling?.lines ?? [])].map((phrase) => phrase && say(phrase)),
          ref,
        ).toHaveLength(2);
      }
      expect(tellingOf(view, 0, 'nothing')).toBeUndefined();
    }
  });
});

describe('what happened', () => {
  const match = played(4, 'events', () => false, { scramble: true });

  it('has a picture or nothing', () => {
    const shown = pictured(match, EventArt);
    for (const kind of ['comet-appeared', 'burned', 'scooped', 'found', 'burst', 'grabbed'])
      expect(shown).toContain(kind);
    expect(shown).not.toContain('market-closed');
  });

  it('has a sound or none', () => {
    const sounds = new Set((match.history(0).flat() as readonly SeenEvent[]).map(soundOf));
    expect(sounds).toEqual(new Set([undefined, 'card', 'gain', 'loss', 'dice']));
  });
});
