import {
  columned,
  type DrawExtra,
  type MatchView,
  type Phrase,
  painted,
  seats,
  shortName,
  sum,
} from '@starboard/kernel';
import { COMETS } from './content/comets.ts';
import { comet, crystal, crystals, find } from './nouns.ts';
import { openPoints } from './score.ts';
import type { Seen } from './view.ts';

type Say = DrawExtra['say'];

const label = (what: string, values: NonNullable<Phrase['values']>): Phrase => ({
  key: `label.${what}`,
  values,
});

/** The table as far as a terminal can draw it: the sky, what lies beside it, a line for each crew, and one's own hold. */
export function drawMap({ state: view }: MatchView<Seen>, { seat, names, colour, say }: DrawExtra): string {
  const name = say(comet.say(view.comet));
  const sky = [label('points', { n: COMETS[view.comet].points }), label('deck', { n: view.deck })];
  const stocks = [
    label('station', { n: view.station }),
    label('bag', { n: view.bag }),
    label('finds', { n: view.finds }),
    ...(sum(view.debris) > 0 ? [label('debris', { crystals: crystals.say(view.debris) })] : []),
  ];
  return [
    [`* ${colour ? painted(name, '1') : name}`, ...sky.map(say)].join('; '),
    stocks.map(say).join('; '),
    ...crewLines(view, names, say),
    ...holdLine(view, seat, say),
  ].join('\n');
}

const FIGURES = ['points', 'fuel', 'crystals', 'sets'] as const;

/** `>Ann  7  4  3  1  Prism`: the figures, and what was found; the arrow is the captain's. */
function crewLines(view: Seen, names: readonly string[], say: Say): readonly string[] {
  const rows = seats(view.players).map((seat) => [
    `${seat === view.captain && view.phase !== 'chase' ? '>' : ' '}${shortName(names, seat)}`,
    ...[openPoints(view, seat), view.fuel[seat], cardsIn(view.hand[seat]), view.sets[seat]].map(String),
    find.ids.flatMap((_, one) => (view.found[one] === seat ? [say(find.say(one))] : [])).join(', '),
  ]);
  const head = [...FIGURES.map((what) => say({ key: `terminal.${what}` })), say({ key: 'label.found' })];
  return columned([['', ...head], ...rows]);
}

const cardsIn = (hand: number | readonly number[]): number => (typeof hand === 'number' ? hand : sum(hand));

/** What only its owner sees. */
function holdLine(view: Seen, seat: number, say: Say): readonly string[] {
  const hand = view.hand[seat];
  if (hand === undefined || typeof hand === 'number') return [];
  const wish = label('wish', { crystal: crystal.say(view.wish[seat]) });
  return [say({ key: 'terminal.hold', values: { crystals: crystals.say(hand) } }), say(wish)];
}
