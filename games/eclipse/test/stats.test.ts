import { describe, expect, it } from 'vitest';
import { features } from '../src/stats.ts';
import { research, table, take } from './table.ts';

describe('statistics', () => {
  it('name technologies that were researched, by whom', () => {
    const at = table({ state: { tray: { nanorobots: 1 }, seats: [{ science: 9 }, {}] } });
    at.do(0, take('research')).do(0, research('nanorobots', 'nano'));
    const found = features(at.match.trueHistory, 2);
    expect(found[0]).toContain('tech nanorobots');
    expect(found[1]).not.toContain('tech nanorobots');
  });
});
