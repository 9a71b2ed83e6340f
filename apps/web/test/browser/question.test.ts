import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, withLuck } from './browser.ts';
import { seqOf, sitDown, waitForTurn } from './play.ts';
import { builtApp, visitors } from './visitors.ts';

const visitFrom = visitors();
const site = builtApp();

const PLAYERS: Readonly<Record<string, number>> = {
  starfarers: 3,
  'galaxy-trucker': 2,
  'starship-captains': 2,
  'merchant-of-venus': 2,
  eclipse: 2,
};

/** Of each sort of things so many are touched. */
const OF_A_SORT = 4;

/** Touches what is drawn, and says what was not explained. */
const touchAll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (most) => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const title = () => document.querySelector('.explained h2, .explained p')?.textContent ?? '';
    const nothingYet = title();
    const met = new Map<string, number>();
    const silent: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('.table :is(.stage, .own, .players) [data-ref]')) {
      const ref = element.dataset.ref ?? '';
      const sort = ref.replace(/[:\d].*/, '');
      const { width } = element.getBoundingClientRect();
      if (width === 0 || (met.get(sort) ?? 0) >= most) continue;
      met.set(sort, (met.get(sort) ?? 0) + 1);
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await frames();
      if (title() === '' || title() === nothingYet) silent.push(ref);
    }
    return met.size === 0 ? ['nothing is drawn'] : silent;
  }, OF_A_SORT);

describe('the question mark', () => {
  it.each(Object.entries(PLAYERS))('explains all that is drawn in %s, and does nothing meanwhile', async (game, n) => {
    const page = await visitFrom(site.url, '/');
    await sitDown(page, withLuck(`/new/${game}`), ['me', ...Array.from({ length: n - 1 }, () => 'cadet')]);
    await waitForTurn(page);
    const explain = page.locator('.table-bar [aria-pressed]');
    await explain.click();
    const seq = await seqOf(page);
    expect(await touchAll(page)).toEqual([]);
    expect(await seqOf(page)).toBe(seq);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.explained').count()).toBe(0);
  });

  it('tells of a thing in German on a phone', async () => {
    const page = await visitFrom(site.url, '/', { viewport: PHONE, language: 'de' });
    await sitDown(page, withLuck('/new/starfarers'), ['me', 'cadet', 'cadet']);
    await waitForTurn(page);
    await page.locator('.table-bar [aria-pressed]').tap();
    await page.locator('[data-ref="near2-b"]').first().dispatchEvent('click');
    await page.locator('.explained', { hasText: 'Ein Kolonieschiff darf hier eine Kolonie gründen' }).waitFor();
  });
});
