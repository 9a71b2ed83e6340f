import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { PHONE, withLuck } from './browser.ts';
import { actOnce, nextStep, pressUntil, seeded, seqOf, sitDown, waitForTurn } from './play.ts';
import { builtApp, type Visitor, visitors } from './visitors.ts';

const visitFrom = visitors();
const site = builtApp();

const visit = (options?: Visitor): Promise<Page> => visitFrom(site.url, '/', options);

/** Sits down with these in the seats, and waits for the first turn. */
async function settle(page: Page, kinds: readonly string[]): Promise<void> {
  await sitDown(page, withLuck('/new/eclipse'), kinds);
  await waitForTurn(page);
}

const askedNow = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-asked');

/** Clicks an option by its words, and waits for what comes of it. */
async function choose(page: Page, words: RegExp): Promise<void> {
  const seq = await seqOf(page);
  await page.locator('.desk-actions button[data-option]', { hasText: words }).first().click();
  await nextStep(page, seq);
  await waitForTurn(page);
}

/** Somebody who sees something of the galaxy before passing: options by chance, the quiet ones not for ever. */
async function play(page: Page, until: () => Promise<boolean> = async () => false): Promise<readonly string[]> {
  const random = seeded(5);
  const kinds: string[] = [];
  for (let i = 0; i < 400; i++) {
    const turn = await waitForTurn(page);
    if (turn === 'over' || (await until())) break;
    const kind = (await askedNow(page)) ?? '';
    kinds.push(kind);
    const seq = await seqOf(page);
    const liked = page.locator('.desk-actions button[data-option]', { hasText: LIKED[kind] ?? /^$/ });
    if ((await liked.count()) > 0 && random() < 0.7) await liked.first().click();
    else await actOnce(page, random);
    await nextStep(page, seq);
  }
  return kinds;
}

const LIKED: Readonly<Record<string, RegExp>> = {
  turn: /^\d?Pass/,
  explore: /Explore zone/,
  'place-sector': /Place /,
  research: /Research |End the action/,
  upgrade: /End the action/,
  upkeep: /Pay upkeep|Put a/,
};

describe('Eclipse', () => {
  it('is played to the end against a bot by clicks', async () => {
    const page = await visit();
    await settle(page, ['me', 'cadet']);
    expect(await askedNow(page)).toBe('choose-species');
    expect(await axe(page)).toEqual([]);
    await choose(page, /Terran Directorate/);
    await choose(page, /^\d?Explore/);
    expect(await axe(page)).toEqual([]);
    const kinds = await play(page);
    expect(kinds).toContain('turn');
    expect(await page.locator('.ranking tbody tr').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
  });

  it('turns a sector by R, and places it on the board', async () => {
    const page = await visit();
    await settle(page, ['me', 'cadet']);
    await choose(page, /Terran Directorate/);
    await choose(page, /^\d?Explore/);
    const seq = await seqOf(page);
    await page.locator('.board-content [data-ref^="zone:"][role="button"]').first().click();
    await nextStep(page, seq);
    await waitForTurn(page);
    expect(await askedNow(page)).toBe('place-sector');
    const shown = () => page.locator('.ec-turned [data-ref]').getAttribute('data-ref');
    const before = await shown();
    const legal = await page.locator('.ec-turn .sb-grip').count();
    await page.locator('.question h2').click();
    await page.keyboard.press('r');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect((await shown()) === before).toBe(legal === 1);
    const placing = await seqOf(page);
    await page.locator('.ec-place').click();
    await nextStep(page, placing);
    await waitForTurn(page);
    expect(await askedNow(page)).not.toBe('place-sector');
  });

  it('shows every part of the board on a phone, and explains what is tapped', async () => {
    const page = await visit({ viewport: PHONE });
    await settle(page, ['me', 'cadet']);
    await choose(page, /Terran Directorate/);
    for (const tab of ['map', 'board', 'tray', 'ships']) {
      const button = page.locator(`[data-show="tab ${tab}"]`);
      await button.tap();
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      expect([tab, await axe(page)]).toEqual([tab, []]);
    }
    const wider = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - screen.width));
    expect(wider).toBe(0);
    const seq = await seqOf(page);
    const explain = page.locator('.table-bar [aria-pressed]');
    await explain.tap();
    await page.locator('[data-show="tab tray"]').tap();
    await page.locator('[data-ref="tech:gauss-shield"]').tap();
    await page.locator('.explained', { hasText: 'Gauss Shield' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('[data-show="tab map"]').tap();
    await page.locator('[data-ref^="disc:"]').first().tap();
    await page.locator('.explained', { hasText: 'Influence disc' }).waitFor();
    await explain.tap();
    expect(await seqOf(page)).toBe(seq);
  });

  it('can be played with the keyboard alone', async () => {
    const page = await visit();
    await settle(page, ['me', 'cadet']);
    const seq = await seqOf(page);
    await page.keyboard.press('1');
    await nextStep(page, seq);
    await waitForTurn(page);
    const next = await seqOf(page);
    await page.keyboard.press('1');
    await nextStep(page, next);
    await waitForTurn(page);
    expect(await askedNow(page)).toBe('explore');
    await pressUntil(page, 'b', '.board-content [role="button"]:focus');
    const zone = await seqOf(page);
    await page.keyboard.press('Enter');
    await nextStep(page, zone);
    expect(await page.locator('.refusal').count()).toBe(0);
  });
});
