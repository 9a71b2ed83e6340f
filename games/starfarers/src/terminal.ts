import { columned, type DrawExtra, type MatchView, type Seat, seats, shortName, sum } from '@starboard/kernel';
import { COLOURS, PEOPLES, RESOURCES, UPGRADES } from './content/index.ts';
import { pointsOf } from './state.ts';
import { drawBoard } from './terminal/board.ts';
import type { Seen } from './view.ts';

type Say = DrawExtra['say'];

const LEGEND = ['points', 'pieces', 'planets', 'chits'] as const;

/** The table as far as a terminal can draw it: the board, and a line for each player. At most 78 characters wide. */
export function drawMap({ state: seen }: MatchView<Seen>, { seat, names, colour, say }: DrawExtra): string {
  return [
    drawBoard(seen, colour),
    ...LEGEND.map((part) => say({ key: `terminal.legend.${part}` })),
    ...playerLines(seen, names, say),
    ...handLine(seen, seat, say),
    `${say({ key: 'label.bank' })}: ${cardsText(seen.bank, say)}; ${say({ key: 'label.supply' })}: ${seen.supply}`,
  ].join('\n');
}

const FIGURES = ['points', 'cards', 'drives', 'cannons', 'rings', 'fame'] as const;

/** `>R Ann  7  4  1  0  2  1  Merchants`: the letter on the board, the figures, and whose discs one has. */
function playerLines(seen: Seen, names: readonly string[], say: Say): readonly string[] {
  const rows = seats(seen.players).map((seat) => [
    `${seat === seen.active ? '>' : ' '}${COLOURS[seen.colour[seat]].charAt(0).toUpperCase()} ${shortName(names, seat)}`,
    ...[
      pointsOf(seen, seat),
      cardsIn(seen.hand[seat]),
      ...UPGRADES.map((_, what) => seen.upgrades[seat * UPGRADES.length + what]),
      seen.fame[seat],
    ].map(String),
    PEOPLES.filter((_, people) => seen.disc[people] === seat)
      .map((id) => say({ key: `people.${id}` }))
      .join(', '),
  ]);
  return columned([['', ...FIGURES.map((id) => say({ key: `terminal.${id}` })), ''], ...rows]);
}

const cardsIn = (hand: number | readonly number[]): number => (typeof hand === 'number' ? hand : sum(hand));

function handLine(seen: Seen, seat: Seat, say: Say): readonly string[] {
  const hand = seen.hand[seat];
  if (hand === undefined || typeof hand === 'number') return [];
  return [`${say({ key: 'terminal.hand' })}: ${cardsText(hand, say)}`];
}

const cardsText = (cards: readonly number[], say: Say): string =>
  RESOURCES.map((id, kind) => `${say({ key: `resource.${id}` })} ${cards[kind]}`).join(', ');
