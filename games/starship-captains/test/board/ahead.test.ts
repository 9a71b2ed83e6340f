import { type BoardProps, EverythingLit } from '@starboard/board';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../../src/content/index.ts';
import { mapOf } from '../../src/state.ts';
import { boardOf, played, propsOf } from './scenes.ts';

const match = played(2, 'ahead', () => true);
const { active: viewer } = match.state;
const size = { width: 980, height: 800 };
const count = (html: string, what: string): number => html.split(what).length - 1;

/** The board of whoever is asked this, at a table that is like this. */
function asking(
  kind: string,
  actions: readonly object[],
  refs: readonly string[],
  view: object,
  about?: object,
): string {
  const options = actions.map((action) => ({ do: kind, ...action })) as NonNullable<BoardProps['options']>;
  const lit = new Map(refs.map((ref) => [ref, 'option'] as const));
  const { view: seen, decisions } = propsOf(match, viewer);
  const asked = decisions.map((one) => ({ ...one, kind, about }));
  return boardOf(match, viewer, { options, lit, size, decisions: asked, view: { ...seen, ...view } });
}

describe('before it is taken, the board shows', () => {
  const along = [{ along: 'violet' }, { along: 'green' }, { along: 'yellow' }];
  const routes = ['route:violet', 'route:green', 'route:yellow'];
  const [violet] = mapOf(match.state).routesAt[match.state.shipAt[viewer]];
  const pirate = match.state.pirate.map((one, route) => (route === violet ? 1 : one));

  it('SC-9.2, SC-13.9: what the way past a pirate costs, and what a fight gives', () => {
    const free = match.state.pirate.map(() => -1);
    expect(count(asking('move', along, routes, { pirate: free }), 'class="sc-price"')).toBe(0);
    expect(count(asking('move', along, routes, { pirate }), 'class="sc-price"')).toBe(1);
    expect(count(asking('attack', along.slice(0, 1), routes.slice(0, 1), { pirate }), 'class="sc-price"')).toBe(1);
  });

  it('SC-18.4: the fields ahead, as far as the advance goes', () => {
    const html = asking('advance', [{}], ['advance'], {}, { faction: 1, left: 3 });
    expect(count(html, 'class="sc-ahead"')).toBe(1);
    expect(count(html, 'class="sc-ahead sc-later"')).toBe(2);
    const tracks = ['track:fleet', 'track:tincan', 'track:nian'];
    expect(count(asking('choose-track', [{ faction: 'fleet' }], tracks, {}, { left: 1 }), 'class="sc-ahead"')).toBe(3);
  });

  it('SC-5.13: which rooms would do nothing', () => {
    const idle = (view: object) =>
      count(asking('activate', [{ room: 'weapons', figure: 'yellow-ensign' }], ['room:weapons'], view), '"sc-idle"');
    expect(idle({ pirate: match.state.pirate.map(() => -1) }) - idle({ pirate })).toBe(1);
  });

  it('SC-15.5: which figures match the row', () => {
    const onMission = MISSIONS.findIndex(({ rows }) => rows[0].colour === 0);
    const ready = match.state.ready.map((_, i) => ([4, 5, 6].includes(i % 8) ? 0 : 1));
    const refs = ['cadet', 'red-ensign', 'yellow-ensign', 'blue-ensign', 'android'].map((id) => `figure:${id}`);
    const html = asking('assign', [{ figure: 'cadet' }], refs, { onMission, row: 0, team: [], ready });
    expect(count(html, 'translate(8 -11)')).toBe(5);
  });

  it('what everything is, once it is to be explained', () => {
    const lit = new EverythingLit([['pass', 'chosen']]);
    expect([lit.get('room:helm'), lit.get('pass'), lit.has('room:helm')]).toEqual(['option', 'chosen', false]);
    const html = boardOf(match, viewer, { lit, size });
    for (const ref of ['room:helm', 'storage', 'medal', 'deck', 'track:nian', 'slot:0', 'place:home'])
      expect(html, ref).toMatch(new RegExp(`data-ref="${ref}" role="button"`));
  });
});
