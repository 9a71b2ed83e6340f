import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { PHONE, person, startBrowser, withLuck } from './browser.ts';
import { seqOf, sitDown, waitForTurn } from './play.ts';
import { type Site, serveDist } from './site.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveDist()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe('a hint', () => {
  it('is ringed on the board, says why beside it, and is done by a click', async () => {
    const { page, complaints, context } = await person(browser, site.url);
    await sitDown(page, withLuck('/new/starfarers'), ['person', 'pilot', 'pilot']);
    await waitForTurn(page);
    await page.keyboard.press('h');
    await page.locator('[data-hint]').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0); // nothing lies over the map
    const said = (await page.locator('.hint-card [role="status"]').textContent()) ?? '';
    expect(said.split('.').length).toBeGreaterThan(1);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.hint-card').count()).toBe(0);
    await page.keyboard.press('h');
    const before = await seqOf(page);
    await page.locator('[data-hint]').click();
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
    await expect.poll(() => page.locator('.hint-card').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stands in sight on a phone, whole, with its button', async () => {
    const { page, complaints, context } = await person(browser, site.url, { viewport: PHONE, language: 'de' });
    await sitDown(page, withLuck('/new/starship-captains'), ['me', 'pilot', 'pilot']);
    await waitForTurn(page);
    await page.getByRole('button', { name: 'Tipp' }).click();
    const button = page.locator('[data-hint]');
    await button.waitFor();
    const foot = async () => {
      const box = (await button.boundingBox())!;
      return box.y + box.height;
    };
    await expect.poll(foot).toBeLessThanOrEqual(PHONE.height);
    await page.locator('.hint-card .icon-button').click();
    await expect.poll(() => page.locator('.hint-card').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
