import { columned, type DrawExtra, isIn, type MatchView, type Seat, seats, shortName, titled } from '@starboard/kernel';
import { artifactsBy, queueOf, readyFigures, techsOf, tokensBy } from './board/seen.ts';
import { TECH_BOARDS } from './content/boards.ts';
import { SHIP_ROOMS } from './content/rooms.ts';
import { ROUNDS } from './content/tables.ts';
import { TECHS } from './content/technologies.ts';
import { COLOURS, FACTIONS } from './content/terms.ts';
import { ARTIFACT_TYPES } from './content/tokens.ts';
import { TRACKS } from './content/tracks.ts';
import { capacityOf, cargoOf } from './rules/cargo.ts';
import { markerAt } from './rules/tracks.ts';
import { damageOf, pointsOf } from './score.ts';
import { BASIC_ROOMS, FIGURE_IDS, type Known, ROOMS, readyCount, SHADOW, SLOTS } from './state.ts';
import { mapLines } from './terminal/map.ts';
import { effectsPhrase } from './text/effects.ts';
import { eventCardPhrase, halves, quoted, techPhrase, trackPhrase } from './text/names.ts';
import type { Seen } from './view.ts';

type Say = DrawExtra['say'];

/** The table as far as a terminal can draw it: the map, the tracks, the display, the viewer's ship, a line for each player. */
export function drawMap({ state: seen }: MatchView<Seen>, { seat, names, colour, say }: DrawExtra): string {
  const shipName = (ship: number): string =>
    seen.solo && ship === SHADOW ? say({ key: 'board.shadow' }) : shortName(names, ship);
  const home = Math.max(0, seat);
  return [
    [
      say({ key: 'board.round', values: { n: seen.round, of: ROUNDS } }),
      ...(seen.solo
        ? [`${say({ key: 'board.shadow' })}: ${say({ key: 'board.action-deck', values: { n: seen.actionDeck } })}`]
        : []),
    ].join('. '),
    ...titled(
      `${say({ key: 'board.tab.map' })} (${say({ key: 'terminal.map' })})`,
      mapLines(seen, shipName, say),
      colour,
    ),
    ...titled(say({ key: 'board.tab.tracks' }), trackLines(seen, shipName, say), colour),
    ...titled(
      `${say({ key: 'board.display' })} (${say({ key: 'terminal.edges' })})`,
      seen.display.filter((card) => card >= 0).map((card) => techText(card, say)),
      colour,
    ),
    ...titled(say({ key: 'board.ship-of', values: { name: shipName(home) } }), shipLines(seen, home, say), colour),
    ...playerLines(seen, shipName, say),
  ].join('\n');
}

/** `Fleet track: 0: Ann; 2: gain 1 medal; 3: Bo; 6: Event “Explosive Crisis”`: a lap stands behind a name as a plus, a trophy as a star. */
function trackLines(state: Known, shipName: (ship: number) => string, say: Say): readonly string[] {
  return FACTIONS.map((_, faction) => {
    const event = state.event[faction];
    const things = TRACKS[faction][state.trackSide[faction]].fields.flatMap((field, at) => {
      const here = seats(state.players).filter((seat) => state.position[markerAt(seat, faction)] === at);
      const parts = [
        ...here.map((seat) => shipName(seat) + lapSigns(state, seat, faction)),
        ...(field.bonus.length > 0 ? [say(effectsPhrase(field.bonus))] : []),
        ...(field.event && event >= 0 ? [`${say({ key: 'board.event' })} ${say(quoted(eventCardPhrase(event)))}`] : []),
      ];
      return parts.length > 0 ? [`${at}: ${parts.join(', ')}`] : [];
    });
    return `${say(trackPhrase(faction))}: ${things.join('; ')}`;
  });
}

const lapSigns = (state: Known, seat: Seat, faction: number): string =>
  '+'.repeat(state.laps[markerAt(seat, faction)]) + (state.trophy[faction] === seat ? '*' : '');

const SIGNS = ['r', 'm', 'v'];

/** `rm.v`: the symbols at the edges, from the top clockwise. */
const edgesText = (symbols: readonly number[]): string => symbols.map((symbol) => SIGNS[symbol] ?? '.').join('');

/** `rm.. Vector Nozzles, red: Up to 3 moves.` */
function techText(card: number, say: Say): string {
  const { id, colour, symbols } = TECHS[card];
  const name = [say(techPhrase(card)), ...(colour < 0 ? [] : [say({ key: `colour.${COLOURS[colour]}` })])].join(', ');
  return `${edgesText(symbols)} ${name}: ${say({ key: `tech.${id}.text` })}`;
}

function slotText(seen: Seen, seat: Seat, slot: number, say: Say): string {
  const card = techsOf(seen, seat)[slot];
  const { frame, inner } = TECH_BOARDS[seen.techBoard].slots[slot];
  const printed = edgesText(frame.map((symbol, edge) => (symbol < 0 ? inner[edge] : symbol)));
  const what = card >= 0 ? techText(card, say) : `${printed} ${say({ key: 'board.empty' })}`;
  return [
    `${say({ key: 'board.slot', values: { n: slot + 1 } })}: ${what}`,
    ...(seen.slotDamage[seat * SLOTS + slot] > 0 ? [say({ key: 'board.damaged' })] : []),
    ...(seen.sealed[seat * ROOMS + BASIC_ROOMS + slot] > 0 ? [say({ key: 'board.sealed' })] : []),
    ...(seen.usedOnce[seat * SLOTS + slot] > 0 ? [say({ key: 'board.used' })] : []),
  ].join(', ');
}

/** Rooms and slots, who is ready and who rests, and what is in the storage. */
function shipLines(seen: Seen, seat: Seat, say: Say): readonly string[] {
  const rooms = SHIP_ROOMS.map(({ id, colour }, room) => {
    const sealed = seen.sealed[seat * ROOMS + room] > 0;
    const how = say({ key: sealed ? 'board.sealed' : `colour.${COLOURS[colour]}` });
    return `${say({ key: `room.${id}` })} (${how})`;
  });
  const figure = (index: number): string => say({ key: `figure.${FIGURE_IDS[index]}` });
  const ready = readyFigures(seen, seat).flatMap((n, index) =>
    n > 0 ? [say({ key: `figures.${FIGURE_IDS[index]}`, values: { n } })] : [],
  );
  const artifacts = artifactsBy(seen, seat).flatMap((n, kind) =>
    n > 0 ? [say({ key: `artifacts.${ARTIFACT_TYPES[kind]}`, values: { n } })] : [],
  );
  const tokens = tokensBy(seen, seat).length;
  const storage = say({
    key: 'board.storage',
    values: { damage: seen.damage[seat], free: Math.max(0, capacityOf(seen, seat) - cargoOf(seen, seat)) },
  });
  return [
    rooms.join(', '),
    ...Array.from({ length: SLOTS }, (_, slot) => slotText(seen, seat, slot, say)),
    `${say({ key: 'board.ready-room' })}: ${ready.join(', ') || '-'}`,
    `${say({ key: 'board.break-area' })}: ${queueOf(seen, seat).map(figure).join(', ') || '-'}`,
    [storage, ...artifacts, ...(tokens > 0 ? [say({ key: 'board.tokens', values: { n: tokens } })] : [])].join(', '),
    say({ key: 'board.medals', values: { n: seen.medals[seat] } }),
  ];
}

const FIGURES = ['points', 'ready', 'break', 'medals', 'damage', 'cargo', 'techs'] as const;

/** One line for each player; whose turn it is has a mark. */
function playerLines(state: Known, shipName: (ship: number) => string, say: Say): readonly string[] {
  const rows = seats(state.players).map((seat) => [
    `${seat === state.active && state.phase !== 'over' ? '>' : ' '} ${shipName(seat)}`,
    halves(pointsOf(state, seat)),
    ...[
      readyCount(state, seat),
      state.queued[seat],
      state.medals[seat],
      damageOf(state, seat),
      cargoOf(state, seat),
    ].map(String),
    String(state.tech.slice(seat * SLOTS, (seat + 1) * SLOTS).filter((card) => card >= 0).length),
    isIn(state.passed, seat) ? say({ key: 'board.passed' }) : '',
  ]);
  return columned([['', ...FIGURES.map((id) => say({ key: `terminal.${id}` })), ''], ...rows]);
}
