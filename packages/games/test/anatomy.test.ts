import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';

const root = new URL('../../../', import.meta.url);
const guide = readFileSync(new URL('docs/add-a-game.md', root), 'utf8');
const rows = guide.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));

/** The rooms of the guide, and those that every game has. */
const firsts = rows.map((row) => row.split('|')[1]);
const rooms = new Set(firsts.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, room]) => room)));
const needed = firsts.flatMap((cell) => [...cell.matchAll(/\*\*`([^`]+)`\*\*/g)].map(([, room]) => room));

const folders = readdirSync(new URL('games/', root));
const home = (folder: string): URL => new URL(`games/${folder}/`, root);

describe.each(folders)('games/%s', (folder) => {
  it('has every room that all games have', () => {
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((room) => !existsSync(new URL(room, home(folder))))).toEqual([]);
  });

  it('has nothing in src that the guide does not know', () => {
    const entries = readdirSync(new URL('src/', home(folder))).map((name) => `src/${name}`);
    const known = (room: string): boolean => rooms.has(room) || rooms.has(`${room}.ts`);
    expect(entries.filter((entry) => !known(entry))).toEqual([]);
  });

  it('says in its package which of the rooms are open to others', () => {
    const { exports } = JSON.parse(readFileSync(new URL('package.json', home(folder)), 'utf8'));
    const open = { './board': 'src/board', './terminal': 'src/terminal.ts', './stats': 'src/stats.ts' };
    for (const [door, room] of Object.entries(open))
      expect([door, exports[door] !== undefined]).toEqual([door, existsSync(new URL(room, home(folder)))]);
  });
});

it('every game is on the list', () => {
  expect(games).toHaveLength(folders.length);
});
