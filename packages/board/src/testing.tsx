import { type Action, type Game, type GameEvent, Match, Random, refusalId, viewState } from '@starboard/kernel';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardProps, EventArtProps, PlayerPanelProps, Say } from './props.ts';
import { type RefsOf, refsIn } from './refs.ts';

/** What the boards of games are tested with. */

export const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve'];

interface Drawing<Seen, Happened> {
  readonly Board: ComponentType<BoardProps<Seen, Happened>>;
  readonly PlayerPanel: ComponentType<PlayerPanelProps<Seen, Happened>>;
  /** Where the game's table of actions does not say it. */
  readonly refsOf?: RefsOf;
}

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
  function played(
    {
      luck,
      ...setup
    }: { readonly players: number; readonly seed: string; readonly options?: unknown; readonly luck?: number },
    until: (state: S) => boolean,
    most = 4000,
  ): Table {
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
    Array.from({ length: players }, (_, seat) =>
      renderToStaticMarkup(
        <>
          <PlayerPanel {...props} seat={seat} />
          <PlayerPanel {...props} seat={seat} compact />
        </>,
      ),
    ).join('');

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

  return { say, step, played, propsOf, boardOf, panelsOf, drawn, pictured };
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

/** How many milliseconds it takes; the best of several times, as tests run side by side. */
export function quickest(draw: () => void): number {
  const times = Array.from({ length: 6 }, () => {
    const before = performance.now();
    draw();
    return performance.now() - before;
  });
  return Math.min(...times);
}
