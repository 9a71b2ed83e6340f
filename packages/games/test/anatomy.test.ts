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

  it('asks for lasting advantages as all games do, by the modifiers of the kernel', () => {
    const src = new URL('src/', home(folder));
    const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    expect(names.some((name) => readFileSync(new URL(name, src), 'utf8').includes('= modifiersOf'))).toBe(true);
  });

  it('says in its package which of the rooms are open to others', () => {
    const { exports } = JSON.parse(readFileSync(new URL('package.json', home(folder)), 'utf8'));
    const open = { './board': 'src/board', './terminal': 'src/terminal.ts', './stats': 'src/stats.ts' };
    for (const [door, room] of Object.entries(open))
      expect([door, exports[door] !== undefined]).toEqual([door, existsSync(new URL(room, home(folder)))]);
  });
});

describe('what the web app asks a board for', () => {
  const module = readFileSync(new URL('apps/web/src/games/boardModule.ts', root), 'utf8');
  const asked = [...module.slice(module.indexOf('interface BoardModule')).matchAll(/^ {2}readonly (\w+)\??:/gm)];
  const names = asked.map(([, name]) => name);
  const boards = folders.map((folder) => readFileSync(new URL('src/board/index.tsx', home(folder)), 'utf8'));
  const isExported = (name: string): boolean => boards.some((text) => new RegExp(`\\b${name}\\b`).test(text));

  it('stands in the guide, and a game has it', () => {
    expect(names).toContain('tellingOf');
    expect(names.filter((name) => !rooms.has(name))).toEqual([]);
    expect(names.filter((name) => !isExported(name))).toEqual([]);
  });
});

it('every game is on the list', () => {
  expect(games).toHaveLength(folders.length);
});
