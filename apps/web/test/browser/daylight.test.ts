import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { playOn } from './playOn.ts';
import { builtApp, visitors } from './visitors.ts';

const visit = visitors();
const site = builtApp();

const MATCHES = [
  'eclipse/test/golden/six.json',
  'galaxy-trucker/test/golden/four-by-turns.json',
  'merchant-of-venus/test/golden/three.json',
  'starfarers/test/golden/four-beginners.json',
  'starship-captains/test/golden/three.json',
];

describe('a table by day', () => {
  it.each(MATCHES)('is readable in the middle of %s, also zoomed to twice its size', async (golden) => {
    const page = await visit(site.url, '/', { language: 'de', settings: { theme: 'day' } });
    await playOn(page, golden, (log) => log.findIndex(({ seat }, i) => seat === 0 && i > log.length / 2));
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await axe(page)).toEqual([]);
  });
});
