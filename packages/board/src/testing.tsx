import {
  type Action,
  type Game,
  type GameEvent,
  Match,
  type OpenDecision,
  type PhraseValue,
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
import { EverythingLit } from './handle.ts';
import type { BoardProps, EventArtProps, PlayerPanelProps, PointsPart, RulePictures, Say, Telling } from './props.ts';
import { refsIn } from './refs.ts';

/** What the boards of games are tested with. */

export const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'];

/** A phone, the place beside the panels on a desk, and a large screen. */
const SIZES: readonly Size[] = [
  { width: 390, height: 540 },
  { width: 560, height: 745 },
  { width: 1600, height: 1200 },
];

export interface Drawing<Seen, Happened> {
  readonly Board: ComponentType<BoardProps<Seen, Happened>>;
  readonly PlayerPanel: ComponentType<PlayerPanelProps<Seen, Happened>>;
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
  /** What is told after a question mark. */
  readonly tellingOf?: (
    view: Seen,
    viewer: number,
    ref: string,
    table: { readonly say: Say; readonly decisions: readonly OpenDecision[] },
  ) => Telling | Telling<string> | undefined;
  readonly rulePictures?: RulePictures;
  /** Some points are secret until the end. */
  readonly secretPoints?: true;
  readonly GameArt?: ComponentType;
}

const isButton = (tag: string | undefined): boolean => tag !== undefined && /role="button"|<button/.test(tag);

/** Plays matches of a game and draws them: `boardKit(starfarers, { Board, PlayerPanel })`. */
export function boardKit<S extends object, A extends Action, E extends GameEvent, Seen, Happened>(
  game: Game<S, A, E>,
  drawing: Drawing<Seen, Happened>,
) {
  const players = playersOf(game);
  const pictures = picturesOf(game, drawing);
  const kit = { ...players, ...pictures };
  return { ...kit, tests: (asked: BoardTests<Match<S, A, E>, Seen>) => boardTests(game, drawing, kit, asked) };
}

function playersOf<S extends object, A extends Action, E extends GameEvent>(game: Game<S, A, E>) {
  /** Somebody does what looks good to bots, with so much luck in it. */
  function step(match: Match<S, A, E>, random: Random, luck = 0.2): void {
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
  function played({ luck, ...setup }: Plays, until: (state: S) => boolean, most = 4000): Match<S, A, E> {
    const match = new Match(game, setup);
    const random = Random.fromSeed(setup.seed);
    for (let i = 0; i < most && !match.over && !until(match.state); i++) step(match, random, luck);
    return match;
  }

  return { step, played };
}

function picturesOf<S extends object, A extends Action, E extends GameEvent, Seen, Happened>(
  game: Game<S, A, E>,
  { Board, PlayerPanel }: Drawing<Seen, Happened>,
) {
  const refsOf = refsIn(game);

  /** Says keys with what is filled in: enough to tell names apart, and a word that does not exist shows. */
  const say: Say = ({ key, values }) => {
    if (!Object.hasOwn(game.phrases.words.en, key)) throw new Error(`No words for ${key}`);
    return values === undefined ? key : `${key} ${JSON.stringify(values)}`;
  };

  /** What a viewer's board gets: everything in the open options is lit. */
  function propsOf(match: Match<S, A, E>, viewer: number): BoardProps<Seen, Happened> {
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

  const boardOf = (match: Match<S, A, E>, viewer: number, more: Partial<BoardProps<Seen, Happened>> = {}): string =>
    renderToStaticMarkup(<Board {...propsOf(match, viewer)} {...more} />);

  const panelOf = (props: BoardProps<Seen, Happened>, seat: number, compact: boolean): string =>
    renderToStaticMarkup(<PlayerPanel {...props} seat={seat} {...(compact ? { compact } : {})} />);

  const panelsOf = (props: BoardProps<Seen, Happened>, players: number): string =>
    seats(players)
      .map((seat) => panelOf(props, seat, false) + panelOf(props, seat, true))
      .join('');

  /** All that a viewer sees, after what it may not know was dealt anew, if there is a seed to do it by. */
  function drawn(match: Match<S, A, E>, viewer: number, seed?: string): string {
    const state = game.copy(match.state);
    if (seed !== undefined) game.redeal(state, viewer, Random.fromSeed(seed));
    const props = { ...propsOf(match, viewer), view: viewState(game.view, state, match.players, viewer) as Seen };
    return renderToStaticMarkup(<Board {...props} />) + panelsOf(props, match.players);
  }

  /** The kinds of events of a match, as a spectator and the first seat got them, that have a picture. */
  function pictured<Art extends GameEvent>(
    match: Match<S, A, E>,
    EventArt: ComponentType<EventArtProps<Art>>,
  ): Set<string> {
    const events = [-1, 0].flatMap((viewer) => match.history(viewer).flat() as readonly Art[]);
    const shown = events.filter((event) => {
      const html = renderToStaticMarkup(<EventArt event={event} say={say} />);
      if (/NaN|undefined/.test(html)) throw new Error(`${JSON.stringify(event)}: ${html}`);
      return html !== '';
    });
    return new Set(shown.map(({ event }) => event));
  }

  return { say, propsOf, boardOf, panelsOf, drawn, pictured };
}

type Kit<S extends object, A extends Action, E extends GameEvent, Seen, Happened> = ReturnType<
  typeof playersOf<S, A, E>
> &
  ReturnType<typeof picturesOf<S, A, E, Seen, Happened>>;

/** Refs that are lit, but no button anywhere. */
function dark<Seen, Happened>(
  { Board, PlayerPanel }: Drawing<Seen, Happened>,
  props: BoardProps<Seen, Happened>,
  players: number,
): readonly string[] {
  const panels = seats(players).map((seat) => renderToStaticMarkup(<PlayerPanel {...props} seat={seat} compact />));
  const tags = tagsOf(renderToStaticMarkup(<Board {...props} />) + panels.join(''));
  return [...props.lit.keys()].filter((ref) => !isButton(tags.get(ref)));
}

/** What the board of every game must do; a game tests the rest. */
function boardTests<S extends object, A extends Action, E extends GameEvent, Seen, Happened>(
  game: Game<S, A, E>,
  drawing: Drawing<Seen, Happened>,
  { step, say, propsOf, boardOf, panelsOf, drawn }: Kit<S, A, E, Seen, Happened>,
  {
    matches,
    walks,
    nowhere = /^$/,
    pointsOf,
    tellingOf,
    rulePictures,
    secretPoints,
    GameArt,
  }: BoardTests<Match<S, A, E>, Seen>,
): void {
  const { Board } = drawing;

  function knownInGerman(phrase: PhraseValue): void {
    if (typeof phrase !== 'object' || 'seat' in phrase) return;
    if ('list' in phrase) return phrase.list.forEach(knownInGerman);
    expect(game.phrases.words.de[phrase.key], phrase.key).toBeDefined();
    Object.values(phrase.values ?? {}).forEach(knownInGerman);
  }

  /** Plays a match to its end, and looks whenever something new is lit, and now and then. */
  function walk({ luck, ...setup }: Plays): void {
    const match = new Match(game, setup);
    const random = Random.fromSeed(setup.seed);
    const met = new Set<string>();
    for (let i = 0; !match.over; i++) {
      const { seat, question } = match.next();
      const props = { ...propsOf(match, seat), size: SIZES[2] };
      const sorts = [...props.lit.keys()].map((ref) => `${question.kind} ${ref.split(':')[0]}`);
      const fresh = sorts.filter((sort) => !met.has(sort));
      for (const sort of fresh) met.add(sort);
      if (fresh.length > 0 || i % 100 === 0)
        expect(
          dark(drawing, props, match.players).filter((ref) => !nowhere.test(`${question.kind} ${ref}`)),
          `${question.kind} after ${i} decisions`,
        ).toEqual([]);
      step(match, random, luck);
    }
    expect(met.size).toBeGreaterThan(0);
  }

  describe('the board and its panels', () => {
    it.each(matches)('%s: name every handle, whoever looks', (_, match) => {
      for (const viewer of [SPECTATOR, 0, 1].filter((seat) => seat < match.players)) {
        const html = drawn(match, viewer);
        expect(html).not.toMatch(/NaN|undefined|Infinity/);
        for (const [ref, tag] of tagsOf(html)) expect(tag, ref).toMatch(/aria-label="[^"]+"|aria-hidden="true"/);
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

    it.each(walks)('make a button of all that is lit, whatever is asked: $players players, $seed', walk);

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

    if (tellingOf !== undefined)
      it.each(matches)('%s: explain everything that can be touched, and give every number a name', (_, match) => {
        for (const viewer of [SPECTATOR, 0, 1].filter((seat) => seat < match.players)) {
          const props = { ...propsOf(match, viewer), lit: new EverythingLit() };
          const html = renderToStaticMarkup(<Board {...props} size={SIZES[2]} />) + panelsOf(props, match.players);
          for (const [ref, tag] of tagsOf(html)) {
            const telling = tellingOf(props.view, viewer, ref, props);
            if (telling === undefined || telling.lines.length === 0) throw new Error(`Nothing is told of ${ref}`);
            expect(isButton(tag) || match.over, `${ref} can be touched while things are explained`).toBe(true);
            for (const text of [telling.title, ...telling.lines]) {
              const said = typeof text === 'string' ? text : say(text);
              expect(said, ref).not.toMatch(/undefined|NaN|^$/);
              if (typeof text !== 'string') knownInGerman(text);
            }
          }
          expect(namelessNumbers(html)).toEqual([]);
        }
      });

    if (rulePictures !== undefined)
      it('have pictures for the rulebook, each with a name', () => {
        expect(Object.keys(rulePictures).length).toBeGreaterThan(5);
        for (const { name, reach, draw } of Object.values(rulePictures).flat()) {
          expect(reach).toBeGreaterThan(0);
          expect(renderToStaticMarkup(draw)).toMatch(/<(path|rect|circle|g|ellipse)/);
          expect(renderToStaticMarkup(draw)).not.toMatch(/NaN|undefined/);
          expect(say(name)).toBe(name.key);
          knownInGerman(name);
        }
      });

    if (GameArt !== undefined)
      it('have a picture that stands for the game', () => {
        expect(renderToStaticMarkup(<GameArt />)).toContain('viewBox="0 0 640 400"');
      });
  });
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

/** What makes a thing something that a question mark can be put to; over what nobody hears lies something that has a name. */
const NAMED = /data-ref=|data-show=|aria-label=|aria-hidden=|<summary|<dd/;

/** Bare numbers that stand in a picture and in nothing that has a name: nobody could ask what they mean. */
function namelessNumbers(html: string): readonly string[] {
  const open: boolean[] = [];
  const found: string[] = [];
  let before = '';
  for (const [, tag = '', text = ''] of html.matchAll(/(<[^>]+>)|([^<]+)/g)) {
    if (tag.startsWith('</')) open.pop();
    else if (tag !== '' && !tag.endsWith('/>') && !VOID.test(tag)) open.push(isFigure(tag) && NAMED.test(tag));
    else if (/\d/.test(text) && !/\p{L}/u.test(text) && !open.includes(true)) found.push(`${before}${text}`);
    if (tag !== '') before = tag;
  }
  return found;
}

/** A whole board or panel has a name, too, but its name explains no number. */
const isFigure = (tag: string): boolean => !/^<(article|section|main)\b/.test(tag);
const VOID = /^<(br|img|input|hr)\b/;

/** How many elements a picture has: what it costs to draw, whatever the machine. */
export const elementsOf = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;
