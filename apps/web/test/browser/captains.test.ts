import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { PHONE, withLuck } from './browser.ts';
import { captainPresses, playCaptain } from './captains.ts';
import { nextStep, pressFor, seeded, seqOf, sitDown, toldToTheEnd, waitForTurn } from './play.ts';
import { builtApp, type Visitor, visitors } from './visitors.ts';

const visitFrom = visitors();
const site = builtApp();

const visit = (options?: Visitor): Promise<Page> => visitFrom(site.url, '/', options);

/** Sits down with these in the seats, and waits for the first turn. */
async function sail(page: Page, kinds: readonly string[]): Promise<void> {
  await sitDown(page, withLuck('/new/starship-captains'), kinds);
  await waitForTurn(page);
}

/** Whether the board says that the game is in this round; while a mission is on the table it does not. */
const inRound = async (page: Page, round: number): Promise<boolean> =>
  (await page.locator('.sc-status', { hasText: `Round ${round} of` }).count()) > 0;

const hasDone = (done: readonly string[], words: RegExp): boolean => done.some((text) => words.test(text));

/** Whatever a captain does in a game from which he wants to learn something. */
function expectAllSorts(done: readonly string[]): void {
  for (const words of [/^Activate/, /^Move along/, /^Take “/, /^Complete the mission/])
    expect([words, hasDone(done, words)]).toEqual([words, true]);
}

describe('Starship Captains', () => {
  it('is played to the end against a bot by clicks', async () => {
    const page = await visit();
    await sail(page, ['me', 'cadet']);
    expect(await axe(page)).toEqual([]);
    const random = seeded(2);
    const first = await playCaptain(page, random, { until: () => inRound(page, 3) });
    expect(await axe(page)).toEqual([]);
    const done = [...first, ...(await playCaptain(page, random))];
    expectAllSorts(done);
    await toldToTheEnd(page);
    expect(await page.locator('.ranking tbody tr').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText('Every die fell as the seed had it').waitFor();
  });

  it('is played to the end alone on a phone, one part of the board at a time', async () => {
    const page = await visit({ viewport: PHONE });
    await sail(page, ['me']);
    const random = seeded(1);
    const first = await playCaptain(page, random, { until: () => inRound(page, 3) });
    for (const tab of ['Map', 'Ship', 'Cards', 'Tracks']) {
      const button = page.locator('.board-content').getByRole('button', { name: tab, exact: true });
      await button.tap();
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      expect([tab, await axe(page)]).toEqual([tab, []]);
    }
    const wider = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - screen.width));
    expect(wider).toBe(0);
    const done = [...first, ...(await playCaptain(page, random))];
    expectAllSorts(done);
    expect(hasDone(done, /^Captain Shadow/)).toBe(true);
    await toldToTheEnd(page);
    expect(await page.locator('.end h2').textContent()).toMatch(/^Your total: −?\d*½? points$/);
    expect(await page.locator('.ranking .ending').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
  });

  it('explains whatever is tapped, and does nothing meanwhile', async () => {
    const page = await visit({ viewport: PHONE });
    await sail(page, ['me', 'cadet']);
    const board = page.locator('.board-content');
    await page.locator('.coach summary').tap(); // on a phone the coach speaks when asked
    await page.locator('.coach p', { hasText: 'You command a ship for 4 rounds' }).waitFor();
    await page.locator('.coach summary').tap();
    const explain = page.locator('.table-bar [aria-pressed]');
    await explain.tap();
    expect(await axe(page)).toEqual([]);
    const seq = await seqOf(page);
    for (const [tab, ref, title] of [
      ['Ship', 'room:helm', 'Helm'],
      ['Ship', 'storage', 'Storage'],
      ['Map', 'deck', 'Mission deck'],
      ['Tracks', 'track:fleet', 'Fleet track'],
    ]) {
      await board.getByRole('button', { name: tab, exact: true }).tap();
      await board.locator(`[data-ref="${ref}"]`).dispatchEvent('click'); // what was told last may lie over it
      await page.locator('.explained h2', { hasText: title }).waitFor();
    }
    expect(await seqOf(page)).toBe(seq);
    await explain.tap();
    await expect.poll(() => explain.getAttribute('aria-pressed')).toBe('false');
  });

  it('can be played with the keyboard alone, on the board and by numbers', async () => {
    const page = await visit();
    await sail(page, ['me', 'cadet']);
    // The helm is a room of the ship: it is reached through the board, and there it is entered.
    const helm = page.locator('.board-content [data-ref="room:helm"]');
    await pressFor(page, 'b', '.board-content [role="button"]:focus');
    for (let i = 0; i < 60 && !(await helm.evaluate((room) => room === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.locator('.sc-pointing', { hasText: 'Up to 2 moves' }).waitFor();
    const seq = await seqOf(page);
    await page.keyboard.press('Enter');
    await nextStep(page, seq);
    await waitForTurn(page);
    expect(await page.locator('.question h2').textContent()).toMatch(/move/i);
    const done = await playCaptain(page, seeded(2), {
      act: captainPresses,
      until: () => inRound(page, 2),
    });
    expect(done.length).toBeGreaterThan(4);
    expect(hasDone(done, /^Move along/)).toBe(true);
  });
});
