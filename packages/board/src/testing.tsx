import {
  type Action,
  type Game,
  type GameEvent,
  Match,
  Random,
  refusalId,
  SPECTATOR,
  seats,
  sum,
  viewState,
} from '@starboard/kernel';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Size } from './divide.ts';
import type { BoardProps, EventArtProps, PlayerPanelProps, PointsPart, Say } from './props.ts';
import { type RefsOf, refsIn } from './refs.ts';

/** What the boards of games are tested with. */

export const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'];

/** A phone, the place beside the panels on a desk, and a large screen. */
export const SIZES: readonly Size[] = [
  { width: 390, height: 540 },
  { width: 560, height: 745 },
  { width: 1600, height: 1200 },
];

export interface Drawing<Seen, Happened> {
  readonly Board: ComponentType<BoardProps<Seen, Happened>>;
  readonly PlayerPanel: ComponentType<PlayerPanelProps<Seen, Happened>>;
  /** Where the game's table of actions does not say it. */
  readonly refsOf?: RefsOf;
}

interface Plays {
  readonly players: number;
  readonly seed: string;
  readonly options?: unknown;
  /** How much luck bots have in what they do. */
  readonly luck?: number;
}

interface BoardTests<Table, Seen> {
  /** Moments that look different. */
  readonly matches: readonly (readonly [name: string, match: Table])[];
  /** Matches that are played through, to look at all that is asked. */
  readonly walks: readonly Plays[];
  /** Refs that stand for nothing in the picture: such options are chosen from the list. */
  readonly nowhere?: RegExp;
  readonly pointsOf?: (view: Seen, seat: number) => readonly PointsPart[];
  /** Some points are secret until the end. */
  readonly secretPoints?: true;
  readonly GameArt?: ComponentType;
}

const isButton = (tag: string | undefined): boolean => tag !== undefined && /role="button"|<button/.test(tag);

/** Plays matches of a game and draws them: `boardKit(starfarers, { Board, PlayerPanel })`. */
export function boardKit<S extends object, A extends Action, E extends GameEvent, Seen, Happened>(
  game: Game<S, A, E>,
  { Board, PlayerPanel, refsOf: ofBoard }: Drawing<Seen, Happened>,
) {
  const refsOf = refsIn(game, ofBoard);
  type Table = Match<S, A, E>;

  /** Says keys with what is filled in: enough to tell names apart, and a word that does not exist shows. */
  const say: Say = ({ key, values }) => {
    if (!Object.hasOwn(game.phrases.words.en, key)) throw new Error(`No words for ${key}`);
    return values === undefined ? key : `${key} ${JSON.stringify(values)}`;
  };

  /** Somebody does what looks good to bots, with so much luck in it. */
  function step(match: Table, random: Random, luck = 0.2): void {
    const { seat } = match.next();
    const options = match.decisions(seat).find((open) => open.seat === seat)?.options ?? [];
    const liked = options.map((option) => ({
      option,
      worth: game.bot.prior(match.state, seat, game.actions.read(option)) * (1 + (luck * random.below(100)) / 100),
    }));
    const [best] = liked.sort((a, b) => b.worth - a.worth);
    const verdict = best === undefined ? match.take(seat, match.fallback(seat)) : match.submit(seat, best.option);
    if (!verdict.ok) throw new Error(refusalId(verdict));
  }

  /** A match in which something is so, or after so many decisions. */
  function played({ luck, ...setup }: Plays, until: (state: S) => boolean, most = 4000): Table {
    const match = new Match(game, setup);
    const random = Random.fromSeed(setup.seed);
    for (let i = 0; i < most && !match.over && !until(match.state); i++) step(match, random, luck);
    return match;
  }

  /** What a viewer's board gets: everything in the open options is lit. */
  function propsOf(match: Table, viewer: number): BoardProps<Seen, Happened> {
    const { state, decisions } = match.view(viewer);
    const options = decisions.filter(({ seat }) => seat === viewer).flatMap((decision) => decision.options ?? []);
    return {
      view: state as Seen,
      viewer,
      names: NAMES,
      lit: new Map(options.flatMap((option) => refsOf(option, viewer).map((ref) => [ref, 'option'] as const))),
      decisions,
      options,
      onPick: () => undefined,
      say,
      palette: 'normal',
      motion: true,
      events: match.lastEvents(viewer) as readonly Happened[],
    };
  }

  const boardOf = (match: Table, viewer: number, more: Partial<BoardProps<Seen, Happened>> = {}): string =>
    renderToStaticMarkup(<Board {...propsOf(match, viewer)} {...more} />);

  const panelsOf = (props: BoardProps<Seen, Happened>, players: number): string =>
    seats(players)
      .map((seat) =>
        renderToStaticMarkup(
          <>
            <PlayerPanel {...props} seat={seat} />
            <PlayerPanel {...props} seat={seat} compact />
          </>,
        ),
      )
      .join('');

  /** All that a viewer sees, after what it may not know was dealt anew, if there is a seed to do it by. */
  function drawn(match: Table, viewer: number, seed?: string): string {
    const state = game.copy(match.state);
    if (seed !== undefined) game.redeal(state, viewer, Random.fromSeed(seed));
    const props = { ...propsOf(match, viewer), view: viewState(game.view, state, match.players, viewer) as Seen };
    return renderToStaticMarkup(<Board {...props} />) + panelsOf(props, match.players);
  }

  /** The kinds of events of a match, as a spectator and the first seat got them, that have a picture. */
  function pictured<Art extends GameEvent>(match: Table, EventArt: ComponentType<EventArtProps<Art>>): Set<string> {
    const events = [-1, 0].flatMap((viewer) => match.history(viewer).flat() as readonly Art[]);
    const shown = events.filter((event) => {
      const html = renderToStaticMarkup(<EventArt event={event} say={say} />);
      if (/NaN|undefined/.test(html)) throw new Error(`${JSON.stringify(event)}: ${html}`);
      return html !== '';
    });
    return new Set(shown.map(({ event }) => event));
  }

  /** Refs that are lit, but no button anywhere. */
  function dark(match: Table, viewer: number, size: Size): readonly string[] {
    const props = { ...propsOf(match, viewer), size };
    const panels = seats(match.players).map((seat) =>
      renderToStaticMarkup(<PlayerPanel {...props} seat={seat} compact />),
    );
    const tags = tagsOf(renderToStaticMarkup(<Board {...props} />) + panels.join(''));
    return [...props.lit.keys()].filter((ref) => !isButton(tags.get(ref)));
  }

  /** Plays a match to its end, and looks whenever something new is lit, and now and then. */
  function walk({ luck, ...setup }: Plays, nowhere: RegExp): void {
    const match = new Match(game, setup);
    const random = Random.fromSeed(setup.seed);
    const met = new Set<string>();
    for (let i = 0; !match.over; i++) {
      const { seat, question } = match.next();
      const sorts = [...propsOf(match, seat).lit.keys()].map((ref) => `${question.kind} ${ref.split(':')[0]}`);
      const fresh = sorts.filter((sort) => !met.has(sort));
      for (const sort of fresh) met.add(sort);
      if (fresh.length > 0 || i % 100 === 0)
        expect(
          dark(match, seat, SIZES[2]).filter((ref) => !nowhere.test(`${question.kind} ${ref}`)),
          `${question.kind} after ${i} decisions`,
        ).toEqual([]);
      step(match, random, luck);
    }
    expect(met.size).toBeGreaterThan(0);
  }

  /** What the board of every game must do; a game tests the rest. */
  function tests({ matches, walks, nowhere = /^$/, pointsOf, secretPoints, GameArt }: BoardTests<Table, Seen>): void {
    describe('the board and its panels', () => {
      it.each(matches)('%s: name every handle, whoever looks', (_, match) => {
        for (const viewer of [SPECTATOR, 0, 1].filter((seat) => seat < match.players)) {
          const html = drawn(match, viewer);
          expect(html).not.toMatch(/NaN|undefined|Infinity/);
          for (const [ref, tag] of tagsOf(html)) expect(tag, ref).toMatch(/aria-label="[^"]+"/);
          for (const seat of seats(match.players)) expect(html).toContain(NAMES[seat]);
        }
      });

      it.each(matches)('%s: are drawn at every size and in both palettes', (_, match) => {
        for (const size of SIZES) expect(boardOf(match, 0, { size })).not.toMatch(/NaN|undefined|Infinity/);
        const panels = panelsOf({ ...propsOf(match, 0), palette: 'colour-blind' }, match.players);
        expect(panels === panelsOf(propsOf(match, 0), match.players)).toBe(false);
      });

      it.each(matches)('%s: show nobody what they may not know', (_, match) => {
        for (const viewer of [0, 1].filter((seat) => seat < match.players))
          expect(drawn(match, viewer, 'one') === drawn(match, viewer, 'two')).toBe(true);
      });

      it.each(walks)('make a button of all that is lit, whatever is asked: $players players, $seed', (plays) =>
        walk(plays, nowhere),
      );

      if (pointsOf !== undefined)
        it('give every point its source, in words', () => {
          const open = matches.filter(([, match]) => match.over || secretPoints === undefined);
          expect(open).not.toEqual([]);
          for (const [name, match] of open) {
            const { points } = game.outcome(match.state);
            for (const seat of seats(match.players)) {
              const parts = pointsOf(propsOf(match, SPECTATOR).view, seat);
              expect(sum(parts.map((part) => part.points)), `${name}, seat ${seat}`).toBe(points[seat]);
              for (const { phrase } of parts) expect(say(phrase)).not.toBe('');
            }
          }
        });

      if (GameArt !== undefined)
        it('have a picture that stands for the game', () => {
          expect(renderToStaticMarkup(<GameArt />)).toContain('viewBox="0 0 640 400"');
        });
    });
  }

  return { say, step, played, propsOf, boardOf, panelsOf, drawn, pictured, tests };
}

/** The tag of each element with a ref, by its ref; of several the button, or else one with a name. */
export function tagsOf(html: string): ReadonlyMap<string, string> {
  const tags = Array.from(
    html.matchAll(/<[a-z]+ [^>]*?data-ref="([^"]+)"[^>]*>/g),
    ([tag, ref]) => [ref, tag] as const,
  );
  const rank = (tag: string) => (/role="button"|<button/.test(tag) ? 2 : tag.includes('aria-label') ? 1 : 0);
  return new Map(tags.sort(([, a], [, b]) => rank(a) - rank(b)));
}

/** How many elements a picture has: what it costs to draw, whatever the machine. */
export const elementsOf = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;
