import {
  columned,
  type DrawExtra,
  type MatchView,
  painted,
  SIDES,
  seats,
  shortName,
  sum,
  titled,
} from '@starboard/kernel';
import { pointsTotal } from './board/known.ts';
import { squadsAt } from './board/squads.ts';
import { HEXES } from './content/galaxy.ts';
import { SECTORS, SITES, SITES_OF } from './content/sectors.ts';
import { ROUNDS } from './content/tables.ts';
import { TECHNOLOGIES } from './content/technologies.ts';
import { RESOURCES, TRACKS } from './content/terms.ts';
import * as nouns from './nouns.ts';
import { sitesOf, wormholesOf } from './rules/galaxy.ts';
import { incomeOf, storeOf, upkeepOf } from './rules/population.ts';
import { priceOf } from './rules/research.ts';
import { techsOn } from './rules/technologies.ts';
import { NOBODY } from './state.ts';
import type { Seen } from './view.ts';

/** How wide a column of hexes is, and how many lines half a hex is high. */
const WIDE = 12;
const HALF = 2;
const SEATS = 'ABCDEF';
const SIDE_SIGNS = ['N', 'n', 's', 'S', 'z', 'y'];
const KIND_SIGNS = ['i', 'c', 'd', 'b', 'a', 'g', 'G'];

/** The table as far as a terminal can draw it: the galaxy, the tray, a line for each player. */
export function drawMap({ state: view }: MatchView<Seen>, { seat, names, colour, say }: DrawExtra): string {
  const heading = say({ key: 'board.round', values: { n: view.round, of: ROUNDS } });
  return [
    `${heading}. ${say({ key: `phase.${view.phase}` })}`,
    ...titled(`${say({ key: 'board.tab.map' })} (${say({ key: 'terminal.map' })})`, galaxyLines(view), colour),
    ...titled(say({ key: 'board.tab.tray' }), trayLines(view, seat, say), colour),
    ...playerLines(view, names, say).map((line, i) => (colour && i === 0 ? painted(line, '1') : line)),
  ].join('\n');
}

/** The ships of a site: `A2i 1a`, a letter for the owner, a number and a letter for the type. */
const shipsText = (view: Seen, site: number): string =>
  squadsAt(view, site)
    .map(({ seat, kind, count }) => `${seat < 0 ? '' : SEATS[seat]}${count}${KIND_SIGNS[kind]}`)
    .join(' ');

/** What is written in a hex: number, owner and points; wormholes; ships. */
function hexLines(view: Seen, sector: number): readonly string[] {
  const [site] = SITES_OF[sector];
  const { id, points } = SECTORS[sector];
  const owner = view.owner[site];
  const holes = SITES_OF[sector].reduce((bits, one) => bits | wormholesOf(view, one), 0);
  return [
    `${id}${owner === NOBODY ? '' : ` ${SEATS[owner]}`}${points > 0 ? ` *${points}` : ''}${view.sealed[site] > 0 ? ' ?' : ''}`,
    Array.from({ length: SIDES }, (_, side) => (((holes >> side) & 1) === 1 ? SIDE_SIGNS[side] : '.')).join(''),
    SITES_OF[sector]
      .map((one) => shipsText(view, one))
      .join('|')
      .replace(/^\|+$/, ''),
  ];
}

/** The galaxy as a grid of letters; columns of hexes stand half a hex apart. */
function galaxyLines(view: Seen): readonly string[] {
  const sectors = [...new Set(view.placed.map((site) => SITES[site].sector))];
  const placed = sectors.map((sector) => ({ sector, hex: HEXES[view.hex[SITES_OF[sector][0]]] }));
  const left = Math.min(...placed.map(({ hex }) => hex.q));
  const top = Math.min(...placed.map(({ hex }) => 2 * hex.r + hex.q));
  const lines: string[] = [];
  for (const { sector, hex } of placed) {
    const [x, y] = [(hex.q - left) * WIDE, (2 * hex.r + hex.q - top) * HALF];
    hexLines(view, sector).forEach((text, i) => {
      const line = (lines[y + i] ?? '').padEnd(x + WIDE);
      lines[y + i] = line.slice(0, x) + text.slice(0, WIDE - 1).padEnd(WIDE) + line.slice(x + WIDE);
    });
  }
  return Array.from(lines, (line) => (line ?? '').trimEnd());
}

/** What can be researched on each track, with its price for the viewer. */
function trayLines(view: Seen, seat: number, say: DrawExtra['say']): readonly string[] {
  const known = seat >= 0 && view.species[seat] >= 0;
  const text = (tech: number): string => {
    const { track, cost } = TECHNOLOGIES[tech];
    const tracks = track === 'rare' ? TRACKS.map((_, i) => i) : [(TRACKS as readonly string[]).indexOf(track)];
    const price = known ? Math.min(...tracks.map((one) => priceOf(view, seat, tech, one))) : cost;
    return `${say(nouns.tech.say(tech))} ${price}`;
  };
  return [...TRACKS, 'rare' as const].map((track, i) => {
    const techs = TECHNOLOGIES.flatMap((one, tech) => (one.track === track && view.tray[tech] > 0 ? [tech] : []));
    const name = i < TRACKS.length ? say(nouns.techTrack.say(i)) : say({ key: 'board.tray.rare' });
    return `${name}: ${techs.map(text).join(', ')}`;
  });
}

/** A line for each player: points, stores with income, upkeep, discs, sectors, technologies, ships. */
function playerLines(view: Seen, names: readonly string[], say: DrawExtra['say']): readonly string[] {
  const head = [
    '',
    '*',
    ...RESOURCES.map((_, kind) => say(nouns.resource.say(kind))),
    say({ key: 'board.upkeep' }),
    ...['discs', 'sectors', 'techs', 'ships'].map((word) => say({ key: `terminal.${word}` })),
  ];
  const rows = seats(view.players).map((seat) => {
    const name = `${SEATS[seat]} ${shortName(names, seat)}`;
    if (view.species[seat] < 0) return [name, ...head.slice(1).map(() => '-')];
    const ships = sum(
      view.placed.map((site) => sum(squadsAt(view, site).map((one) => (one.seat === seat ? one.count : 0)))),
    );
    return [
      name,
      `${pointsTotal(view, seat)}`,
      ...RESOURCES.map((_, kind) => `${storeOf(view, seat, kind)}+${incomeOf(view, seat, kind)}`),
      `${upkeepOf(view, seat)}`,
      `${view.discs[seat]}`,
      `${sitesOf(view, seat).length}`,
      `${sum(TRACKS.map((_, track) => techsOn(view, seat, track)))}`,
      `${ships}`,
    ];
  });
  return columned([head, ...rows]);
}
