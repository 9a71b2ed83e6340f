import { terminalKit, voicesOf } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { TECHS } from '../../src/content/technologies.ts';
import { starshipCaptains } from '../../src/index.ts';
import { mapOf, type State } from '../../src/state.ts';
import { drawMap } from '../../src/terminal.ts';
import { scene } from '../scene.ts';
import { played } from './scenes.ts';

const { drawn, tests } = terminalKit(starshipCaptains, drawMap);

const later = (state: State): boolean => state.round === 3;

const start = played(3, 'terminal', () => true);
const match = played(3, 'terminal', later);

tests([
  ['at the start', start],
  ['in the third round', match],
  ['alone', played(1, 'terminal 1', later)],
  ['with four', played(4, 'terminal 4', later)],
]);

describe('what a terminal shows', () => {
  const { say } = voicesOf(starshipCaptains).english;

  it('shows every place with its routes, ships, missions and pirates', () => {
    const text = drawn(start, 0);
    for (const { id } of mapOf(start.state).places) expect(text).toContain(`\n  ${say({ key: `place.${id}` })}`);
    expect(text).toMatch(/Home Station +v Cinderhaven +g Saltglass +y Lanternfall\n {4}> Ann, Bo, Cy\n/);
    expect(text.match(/“[^”]+”, \d points?\. (Red|Yellow|Blue|Gold): /g)).toHaveLength(7);
    const marks = text.match(/ !\+?(?= |\n)/g) ?? [];
    expect(marks.length).toBe(2 + 2 * mapOf(start.state).startPirates.length); // from both ends; two in the heading
  });

  it("shows one's own ship: rooms, slots, ready room, queue, storage and medals", () => {
    const lines = drawn(start, 1).split('\n');
    const ship = lines.slice(lines.indexOf('Ship of Bo') + 1).map((line) => line.trim());
    expect(ship[0]).toBe('Helm (red), Weapons (yellow), Research (blue), Maintenance (grey)');
    expect(ship.slice(1, 7).filter((slot) => slot.endsWith('empty, damaged'))).toHaveLength(4);
    expect(ship.slice(7, 11)).toEqual([
      'Ready room: 1 cadet, 1 red ensign, 1 yellow ensign, 1 blue ensign',
      'Break area: red ensign, yellow ensign, blue ensign',
      'Storage: damage 3, free slots 5',
      'Medals: 1',
    ]);
  });

  it('counts figures in the words of the language', () => {
    const { match: two } = scene({ seats: { 0: { ready: { cadet: 1, 'red-ensign': 2 } } } });
    expect(drawn(two, 0, { language: 'de' })).toContain('Bereitschaftsraum: 1 Kadett, 2 rote Fähnriche\n');
  });

  it('shows the technologies on offer and on the ship, and the markers on their tracks', () => {
    const text = drawn(match, 0);
    const cards = [...match.state.display, ...match.state.tech.slice(0, 6)].filter((card) => card >= 0);
    for (const card of cards) expect(text).toContain(say({ key: `tech.${TECHS[card].id}.text` }));
    expect(drawn(start, 0)).toMatch(/\n {2}Fleet track: 0: Ann, Bo, Cy; .*\d+: .*Event “/);
  });

  it('fits a terminal: one line for each player', () => {
    const lines = drawn(match, 0, { language: 'de' }).split('\n').slice(-4);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });
});
