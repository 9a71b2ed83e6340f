import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../src/index.ts';

it('the changelog says above all under which rules each game is played, and which matches go on', () => {
  const text = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const [names, , rules, before] = rows.map((row) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim()),
  );
  const told = names.map((name, i) => [name, rules[i], before[i]]);
  const played = games.map(({ meta: { name, rulesVersion, playsLike = [] } }) => [
    name.en.replace(/ of Catan$/, ''),
    String(rulesVersion),
    playsLike.join(', '),
  ]);
  expect(told.sort()).toEqual(played.sort());
});
