import { terminalKit } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { SECTORS, SITES } from '../../src/content/sectors.ts';
import { eclipse } from '../../src/index.ts';
import { drawMap } from '../../src/terminal.ts';
import { kit } from './scenes.ts';

const { drawn, tests } = terminalKit(eclipse, drawMap);

const start = kit.played({ players: 2, seed: 'terminal' }, ({ phase }) => phase === 'action');
const later = kit.played({ players: 4, seed: 'terminal 4' }, ({ round }) => round === 4);

tests([
  ['before anything is chosen', kit.played({ players: 3, seed: 'terminal' }, () => true)],
  ['at the start', start],
  ['in the fourth round', later],
]);

describe('what a terminal shows', () => {
  it('has the centre with its ships and all six wormholes between the first sectors', () => {
    const lines = drawn(start, 0).split('\n');
    const at = lines.findIndex((line) => line.includes('001 *4'));
    const column = lines[at].indexOf('001');
    expect(lines[at + 1].slice(column, column + 6)).toBe('NnsSzy');
    expect(lines[at + 2].slice(column, column + 2)).toBe('1G');
  });

  it('has every sector and every player', () => {
    const text = drawn(later, 1);
    for (const site of later.state.placed) expect(text).toContain(SECTORS[SITES[site].sector].id);
    expect(text).toMatch(/A Ann +\d+ +\d+\+\d+/);
  });
});
