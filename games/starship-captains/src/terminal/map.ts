import type { Phrase } from '@starboard/kernel';
import { MISSIONS } from '../content/missions.ts';
import { ROUTE_COLOURS, STATIONS } from '../content/terms.ts';
import { type Known, mapOf, NOBODY, ON_STATION, OUT } from '../state.ts';
import { missionRows } from '../text/effects.ts';
import { missionPhrase, placePhrase, quoted } from '../text/names.ts';

type Say = (phrase: Phrase) => string;

/** `y Pellucid !`: where a route leads, and the pirate on it, with a plus where an android is the reward. */
function routeText(state: Known, place: number, colour: number, say: Say): string {
  const { routesAt, neighbours } = mapOf(state);
  const pirate = state.pirate[routesAt[place][colour]];
  const mark = pirate < 0 ? '' : pirate % 2 === 1 ? ' !+' : ' !';
  return `${ROUTE_COLOURS[colour].charAt(0)} ${say(placePhrase(neighbours[place][colour]))}${mark}`;
}

/** What lies at a place, one thing on a line. */
function thingsAt(state: Known, place: number, shipName: (ship: number) => string, say: Say): readonly string[] {
  const ships = state.shipAt.flatMap((at, ship) => (at === place ? [shipName(ship)] : []));
  const stations = STATIONS.flatMap((id, station) =>
    state.stationAt[station] === place
      ? [`${say({ key: `station.${id}` })}: ${triangleText(state.triangle[station], id, say)}`]
      : [],
  );
  const numbers = state.numberAt.flatMap((at, n) =>
    n > 0 && at === place
      ? [say({ key: state.numberUp[n] === 1 ? 'board.number-up' : 'board.number-down', values: { n } })]
      : [],
  );
  return [
    ...(ships.length > 0 ? [`> ${ships.join(', ')}`] : []),
    ...stations,
    ...numbers,
    ...(state.mission[place] >= 0 ? [missionText(state, place, shipName, say)] : []),
  ];
}

function triangleText(round: number, station: string, say: Say): string {
  if (round === ON_STATION) return say({ key: `station.${station}.text` });
  return say(round === OUT ? { key: 'board.triangle-out' } : { key: 'board.triangle-back', values: { n: round } });
}

/** `“Salvage”, 3 points, reserved for Bo. Red: …; Blue: …` */
function missionText(state: Known, place: number, shipName: (ship: number) => string, say: Say): string {
  const mission = state.mission[place];
  const holder = state.holder[place];
  const head = [
    say(quoted(missionPhrase(mission))),
    say({ key: 'board.worth', values: { n: MISSIONS[mission].points } }),
    ...(holder === NOBODY ? [] : [say({ key: 'board.held-by', values: { name: shipName(holder) } })]),
  ];
  return `${head.join(', ')}. ${missionRows(mission).map(say).join('; ')}`;
}

/** A line for each place with its three routes, and below it what lies there. */
export function mapLines(state: Known, shipName: (ship: number) => string, say: Say): readonly string[] {
  const { places } = mapOf(state);
  const rows = places.map((_, place) => [
    say(placePhrase(place)),
    ...ROUTE_COLOURS.map((_, colour) => routeText(state, place, colour, say)),
  ]);
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.flatMap((row, place) => [
    row
      .map((text, i) => text.padEnd(widths[i]))
      .join('  ')
      .trimEnd(),
    ...thingsAt(state, place, shipName, say).map((thing) => `  ${thing}`),
  ]);
}
