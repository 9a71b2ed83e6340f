import { readFileSync } from 'node:fs';
import type { LitMap } from '@starboard/board';
import { tagsOf } from '@starboard/board/testing';
import { Random } from '@starboard/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Board, EventArt, endingOf, GameArt, notesOf, PlayerPanel, pointsOf } from '../../src/board/index.tsx';
import { nameLines } from '../../src/board/layout.ts';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { CULTURES } from '../../src/content/cultures.ts';
import { ENCOUNTERS } from '../../src/content/encounters.ts';
import { FIELDS } from '../../src/content/fields.ts';
import { PIRATES } from '../../src/content/pirates.ts';
import { REWARDS } from '../../src/content/rewards.ts';
import { SYSTEMS } from '../../src/content/systems.ts';
import { LASER, PILOT, STATS } from '../../src/content/terms.ts';
import * as nouns from '../../src/nouns.ts';
import { strengthOf } from '../../src/rules/pirates.ts';
import { completedBy } from '../../src/state.ts';
import type { Seen } from '../../src/view.ts';
import { asked, at, boardOf, drawn, panelsOf, pictured, played, propsOf, type Table } from './scenes.ts';

const MATCHES = [
  ['at the start', played(2, 'start', () => true)],
  ['before the roll', at(3, 'declare', 'declare')],
  ['in flight', at(4, 'flight', 'flight')],
  ['doing business', at(2, 'business', 'business', 3)],
  ['alone', at(1, 'solo', 'flight', 3)],
  ['at the end', played(2, 'over', () => false, { rounds: '20' }, 6000)],
] as const;

const seatOf = (match: Table): number => (match.over ? 0 : match.next().seat);

describe('the board', () => {
  it.each(MATCHES)('%s: shows every field, and every handle by its name', (_, match) => {
    const html = boardOf(match, seatOf(match));
    const tags = tagsOf(html);
    for (let field = 0; field < FIELDS.length; field++) expect(tags.has(nouns.field.ref(field))).toBe(true);
    for (const [ref, tag] of tags) expect(tag, ref).toMatch(/(aria-label|title)="[^"]{2,}"/);
    for (const { id } of SYSTEMS) for (const line of nameLines(`system.${id}`, false)) expect(html).toContain(line);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(MATCHES)('%s: is drawn for watchers and in both palettes', (_, match) => {
    expect(boardOf(match, -1)).not.toMatch(/NaN|undefined/);
    expect(boardOf(match, 0, { palette: 'colour-blind' })).not.toBe(boardOf(match, 0));
  });

  it.each(MATCHES)('%s: keeps the number of elements small', (_, match) => {
    expect(boardOf(match, seatOf(match)).split('<').length / 2).toBeLessThan(3200);
  });

  it.each(MATCHES)('%s: hides what a viewer may not know: states that differ only in it look the same', (_, match) => {
    for (const viewer of [-1, 0]) {
      const picture = drawn(match, viewer);
      for (const seed of ['one', 'two']) expect(drawn(match, viewer, seed)).toBe(picture);
    }
  });

  it('has a button for everything that is asked, whatever it is', () => {
    for (const [players, seed, options] of [
      [3, 'refs', { pilots: 'choose' }],
      [1, 'alone', {}],
      [4, 'many', {}],
    ] as const) {
      const match = played(players, seed, () => true, options);
      const random = Random.fromSeed(seed);
      for (let i = 0; i < 60 && !match.over; i++) {
        const { seat } = match.next();
        const props = propsOf(match, seat);
        const tags = tagsOf(renderToStaticMarkup(<Board {...props} />));
        for (const ref of props.lit.keys())
          if (ref !== 'sale') expect(tags.get(ref), `${asked(match)} ${ref}`).toMatch(/role="button"|<button/);
        const options = match.decisions(seat).find((open) => open.seat === seat)?.options ?? [];
        if (options.length > 0) match.submit(seat, options[random.below(options.length)]);
        else match.take(seat, match.fallback(seat));
      }
    }
  });

  it('says in the market card what a culture pays now, next and then', () => {
    const [, match] = MATCHES[3];
    const html = boardOf(match, seatOf(match));
    expect(html).toContain('board.market.buy');
    expect(html).toContain('mv-limits');
  });

  it('lights the reach of a flight with the points that are left, and no more than the roll', () => {
    const [, match] = MATCHES[2];
    const left = [...boardOf(match, seatOf(match)).matchAll(/mv-pill-text[^>]*>(\d+)</g)].map(([, n]) => Number(n));
    expect(left.length).toBeGreaterThan(3);
    expect(Math.max(...left)).toBeLessThanOrEqual(match.state.bp);
  });
});

describe('what a ship meets', () => {
  /** The board of whoever is asked about something, for each of many such questions. */
  const cardsOf = (kind: string): readonly { html: string; view: Seen; seat: number; about: number; lit: LitMap }[] =>
    ['a', 'b', 'c', 'd'].map((seed) => {
      const match = at(3, `${kind} ${seed}`, kind);
      const { seat, about } = match.decisions(match.next().seat)[0];
      const props = propsOf(match, seat);
      return { html: boardOf(match, seat), view: props.view, seat, about: about as number, lit: props.lit };
    });
  const percentOf = (needs: number): string => `${Math.round((Math.max(0, Math.min(6, needs)) / 6) * 100)} %`;
  const choice = (html: string, ref: string): string =>
    new RegExp(`<button[^>]*mv-choose[^>]*data-ref="${ref}".*?</button>`).exec(html)?.[0] ?? '';

  it('shows pirates as a card with a button for each way to fight, and its odds by the rules', () => {
    for (const { html, view, seat, about } of cardsOf('pirates')) {
      expect(html).toContain('mv-meeting');
      for (const [stat, id] of STATS.entries()) {
        const needs = strengthOf(view, seat, stat) - PIRATES[about].modifier;
        expect(choice(html, `stat:${id}`)).toContain(`<b>${percentOf(needs)}</b>`);
      }
    }
  });

  it('shows a failed test with the die that fell, and what can be done now', () => {
    for (const { html, view, seat, about, lit } of cardsOf('failed-test')) {
      expect(html).toContain('board.rolled');
      expect(choice(html, 'end-turn')).not.toBe('');
      const dial = about === LASER ? view.laser[seat] : view.shield[seat];
      const mayLower = about !== PILOT && dial > 0;
      expect(choice(html, `stat:${STATS[about]}`) !== '').toBe(mayLower);
      expect(choice(html, 'effect-die') !== '').toBe(lit.has('effect-die'));
    }
  });

  it('shows an encounter card as long as it is news, with what it does', () => {
    const [, match] = MATCHES[1];
    const props = { ...propsOf(match, seatOf(match)), decisions: [] };
    for (const [encounter, { kind }] of ENCOUNTERS.entries()) {
      const event = { event: 'encounter-drawn', rule: 'MV-5.12.1', seat: 1, encounter } as const;
      const html = renderToStaticMarkup(<Board {...props} events={[event]} />);
      expect(html).toContain(kind === 'title' || kind === 'intel' ? `${kind}.` : `encounter.${kind}.text`);
    }
    expect(renderToStaticMarkup(<Board {...props} events={[]} />)).not.toContain('mv-meeting');
  });

  it('tells whoever makes first contact what it brings', () => {
    const match = played(2, 'contact', ({ contacted, phase }) => contacted && phase === 'business');
    const { seat } = match.next();
    expect(boardOf(match, seat)).toContain('board.contact-text');
    expect(boardOf(match, 1 - seat)).not.toContain('board.contact-text');
  });
});

describe('names on the chart', () => {
  it('are broken at a blank or hyphen, or between two words written as one', () => {
    expect(nameLines('Trapped Rogue Planet', true)).toEqual(['Trapped', 'Rogue Planet']);
    expect(nameLines('Nebel-Habitat', true)).toEqual(['Nebel-', 'Habitat']);
    expect(nameLines('Asteroidensystem', true)).toEqual(['Asteroiden-', 'system']);
    expect(nameLines('Eiswelt', true)).toEqual(['Eiswelt']);
    expect(nameLines('Asteroidensystem', false)).toEqual(['Asteroidensystem']);
  });
});

describe('beside the board', () => {
  it('gives every credit its source', () => {
    const [, match] = MATCHES[5];
    for (let seat = 0; seat < 2; seat++) {
      const parts = pointsOf(propsOf(match, -1).view, seat);
      const sum = parts.reduce((all, { points }) => all + points, 0);
      expect(sum).toBe(match.state.finalFame[seat] < 0 ? 0 : match.state.finalCredits[seat]);
    }
  });

  it('gives fame that lies on cards its source card by card', () => {
    const { view } = propsOf(MATCHES[5][1], -1);
    const rewardAt = view.rewardAt.map((at, reward) => (REWARDS[reward].relic ? 0 : at === 0 ? -1 : at));
    const missionAt = view.missionAt.map((_, mission) => (mission < 2 ? completedBy(0) : -1));
    const parts = pointsOf({ ...view, rewardAt, missionAt, titleOf: [0, 1, 0, -1], infamy: [0, 0] }, 0);
    const count = (what: string) => parts.filter(({ phrase }) => phrase.key === `points.${what}`).length;
    expect([count('rewards'), count('missions'), count('titles')]).toEqual([6, 2, 2]);
  });

  it('says alone whether the challenge was met, and nothing where others decide', () => {
    const solo = played(1, 'ending', () => false, { challenge: 'CH2' }, 6000);
    const { view } = propsOf(solo, 0);
    expect(endingOf(view)?.key).toBe('ending.missed');
    const rich = { ...view, finalCredits: [CHALLENGES[1].credits], finalFame: [0] };
    expect(endingOf(rich)).toEqual({
      key: 'ending.met',
      values: { challenge: { key: 'challenge.CH2' }, text: { key: 'challenge.CH2.text' } },
    });
    expect(endingOf(propsOf(MATCHES[5][1], 0).view)).toBeUndefined();
  });

  it.each(MATCHES)('%s: has a panel for everybody', (_, match) => {
    const html = panelsOf(propsOf(match, 0), match.players);
    expect(html.match(/<article/g)?.length).toBe(2 * match.players);
    expect(html).not.toMatch(/NaN|undefined/);
  });

  it('notes what is left to sell and to buy', () => {
    const [, match] = MATCHES[3];
    const { view, viewer, decisions } = propsOf(match, seatOf(match));
    expect(notesOf(view, viewer, decisions).map(({ key }) => key)).toContain(
      match.state.landed ? 'note.limits' : 'note.no-limits',
    );
  });

  it('draws what happened, or nothing', () => {
    const shown = pictured(
      played(3, 'art', () => false, {}, 600),
      EventArt,
    );
    for (const kind of ['speed-rolled', 'test-rolled', 'good-bought', 'good-sold', 'market-shifted'])
      expect(shown).toContain(kind);
    expect(shown).not.toContain('turn-began');
  });

  it('draws the picture of the game without its chart and its rules: the home page has it before the game is loaded', () => {
    const needed = new Set<string>();
    const read = (url: URL): void => {
      if (needed.has(url.pathname)) return;
      needed.add(url.pathname);
      const imports = readFileSync(url, 'utf8').matchAll(/^import (?!type )[^;]*?from '(\.[^']+)';/gms);
      for (const [, path] of imports) read(new URL(path, url));
    };
    read(new URL('../../src/board/GameArt.tsx', import.meta.url));
    expect([...needed].map((path) => path.replace(/.*\/src\//, '')).sort()).toEqual([
      'board/GameArt.tsx',
      'board/Signs.tsx',
      'board/WorldArt.tsx',
      'board/palette.ts',
      'content/terms.ts',
    ]);
  });

  it('draws the picture of the game', () => {
    expect(renderToStaticMarkup(<GameArt />)).toContain('viewBox="0 0 640 400"');
    expect(renderToStaticMarkup(<PlayerPanel {...propsOf(MATCHES[0][1], 0)} seat={1} />)).toContain('Bo');
    expect(CULTURES.length).toBe(14);
  });
});
