import { columned, type DrawExtra, type MatchView, type Seat, seats, shortName, type Viewer } from '@starboard/kernel';
import { faceUpTiles, hasStack, settled, stashOf } from './board/seen.ts';
import { cannonsOf, enginesOf, halves, leastOf, mostOf, type Strength, storesOf } from './board/strength.ts';
import { SHIP_CLASSES } from './content/boards.ts';
import { CARDS } from './content/cards.ts';
import { ROADS } from './content/roads.ts';
import { COLOURS } from './content/tiles.ts';
import { lostComponents } from './rules/roundEnd.ts';
import { exposedConnectors } from './rules/ship.ts';
import { flightOrder, HALF, LEDGER, LEDGER_LINES } from './state.ts';
import { shipLegend, shipLines } from './terminal/ship.ts';
import { cardDetails } from './text/cardDetails.ts';
import { cardPhrase, printedTilePhrase } from './text/names.ts';
import type { Seen } from './view.ts';

/** The table as far as a terminal can draw it: the viewer's ship, the card on the table, and a line for each player. */
export function drawMap(view: MatchView<Seen>, { seat, names, colour, say }: DrawExtra): string {
  const seen = view.state;
  const home = Math.max(0, seat);
  return [
    titleLine(seen, say),
    ...(settled(seen) ? ledgerLines(seen, names, say) : shipLines(seen, home, colour)),
    ...(settled(seen) ? [] : [shipLegend(seen, home, say)]),
    ...(seen.phase === 'build' ? buildingLines(seen, seat, say) : []),
    ...(seen.phase === 'flight' ? cardLines(seen, say) : []),
    ...playerLines(seen, names, say),
  ].join('\n');
}

/** `Round 1: level 1, ship class I. Building. Rough Roads: Déjà Vu` */
function titleLine(seen: Seen, say: DrawExtra['say']): string {
  const shipClass = SHIP_CLASSES[seen.classes[seen.round]];
  const round = say({
    key: 'board.round',
    values: { round: seen.round + 1, level: seen.levels[seen.round], shipClass },
  });
  const roads = seen.roads.map((road) => say({ key: `road.${ROADS[road].name}` }));
  return [
    round,
    say({ key: `phase.${seen.phase}` }),
    ...(roads.length > 0 ? [`${say({ key: 'board.roads' })}: ${roads.join(', ')}`] : []),
  ].join('. ');
}

function buildingLines(seen: Seen, seat: Viewer, say: DrawExtra['say']): readonly string[] {
  const printed = (tile: number): string => say(printedTilePhrase(tile));
  const hand = seen.hand[seat] ?? -1;
  const stash = seat < 0 ? [] : stashOf(seen, seat);
  return [
    [
      say({ key: 'board.heap', values: { n: seen.down[0] } }),
      say({ key: 'terminal.face-up', values: { n: faceUpTiles(seen).length } }),
      ...(hasStack(seen, seat) ? [say({ key: 'board.stack', values: { n: seen.down[1 + seat] } })] : []),
    ].join('. '),
    ...(hand >= 0 ? [`${say({ key: 'board.hand' })}: ${printed(hand)}`] : []),
    ...(stash.length > 0 ? [`${say({ key: 'board.stash' })}: ${stash.map(printed).join('; ')}`] : []),
  ];
}

/** The card being resolved with all that is printed on it, and how many are to come. */
function cardLines(seen: Seen, say: DrawExtra['say']): readonly string[] {
  const left = say({ key: 'board.deck', values: { n: seen.deck } });
  if (seen.card < 0) return [left];
  const phrase = cardPhrase(seen.card);
  const details = cardDetails(seen.card);
  return [
    `${say(phrase)} (${'I'.repeat(CARDS[seen.card].level)}). ${left}`,
    ...(details.length > 0 ? details : [{ key: `${phrase.key}.text` }]).map((detail) => `  ${say(detail)}`),
  ];
}

const range = (strength: Strength, tokens: number, written: (n: number) => string): string => {
  const [least, most] = [leastOf(strength), mostOf(strength, tokens)].map(written);
  return least === most ? least : `${least}-${most}`;
};

const FIGURES = ['engines', 'cannons', 'crew', 'tokens', 'exposed', 'lost', 'credits'] as const;

function figuresOf(state: Seen, seat: Seat): readonly string[] {
  const { crew, tokens } = storesOf(state, seat);
  return [
    range(enginesOf(state, seat), tokens, String),
    range(cannonsOf(state, seat), tokens, halves),
    ...[crew, tokens, exposedConnectors(state, seat, () => true), lostComponents(state, seat), state.credits[seat]].map(
      String,
    ),
  ];
}

/** How far behind the leader a rocket is, or why it is not on its way. */
function placeOf(state: Seen, seat: Seat, leader: Seat | undefined, say: DrawExtra['say']): string {
  if (state.phase !== 'flight') return '';
  const isAway = (half: number): boolean => state.hyper[seat * 2 + half] > 0;
  if ([0, 1].every((half) => state.half[seat * 2 + half] !== HALF.flying)) return say({ key: 'board.gave-up' });
  const day = leader === undefined || leader === seat ? '' : String(state.position[seat] - state.position[leader]);
  return isAway(0) || isAway(1)
    ? say({ key: 'board.hyper', values: { n: Math.max(state.hyper[seat * 2], state.hyper[seat * 2 + 1]) } })
    : day;
}

/** One line for each player, in flight order. */
function playerLines(state: Seen, names: readonly string[], say: DrawExtra['say']): readonly string[] {
  const flying = state.phase === 'flight' ? flightOrder(state) : [];
  const order = [...flying, ...seats(state.players).filter((seat) => !flying.includes(seat))];
  const rows = order.map((seat) => [
    shortName(names, seat),
    say({ key: `colour.${COLOURS[state.colour[seat]]}` }),
    ...figuresOf(state, seat),
    placeOf(state, seat, flying[0], say),
  ]);
  return columned(
    [
      [
        '',
        '',
        ...FIGURES.map((id) => say({ key: `terminal.${id}` })),
        state.phase === 'flight' ? say({ key: 'terminal.days' }) : '',
      ],
      ...rows,
    ],
    2,
  );
}

/** GT-14.1: every line of the accounts in which there is something. */
function ledgerLines(seen: Seen, names: readonly string[], say: DrawExtra['say']): readonly string[] {
  const all = seats(seen.players);
  const booked = (seat: Seat, line: number): number => seen.ledger[seat * LEDGER_LINES + line];
  const before = all.map((seat) => seen.credits[seat] - LEDGER.reduce((sum, _, line) => sum + booked(seat, line), 0));
  const lines = LEDGER.flatMap((line, i) =>
    all.some((seat) => booked(seat, i) !== 0)
      ? [[say({ key: `board.ledger.${line}` }), ...all.map((seat) => String(booked(seat, i)))]]
      : [],
  );
  return columned(
    [
      ['', ...all.map((seat) => shortName(names, seat))],
      [say({ key: 'board.before' }), ...before.map(String)],
      ...lines,
      [say({ key: 'board.credits' }), ...all.map((seat) => String(seen.credits[seat]))],
    ],
    1,
  );
}
