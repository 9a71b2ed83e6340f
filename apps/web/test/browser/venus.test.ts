import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { PHONE, withLuck } from './browser.ts';
import { nextStep, pressFor, seeded, seqOf, toldToTheEnd, waitForTurn } from './play.ts';
import { finder, Merchant, pressBest, sitDownForShort } from './venus.ts';
import { builtApp, type Visitor, visitors } from './visitors.ts';

const visitFrom = visitors();
const site = builtApp();

const visit = (options?: Visitor): Promise<Page> => visitFrom(site.url, '/', options);

/** Sits down with these in the seats for 20 rounds, and waits for the first turn. */
async function settle(page: Page, kinds: readonly string[]): Promise<void> {
  await sitDownForShort(page, withLuck('/new/merchant-of-venus'), kinds);
  await waitForTurn(page);
}

const roundOf = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.mv-now').textContent()) ?? '0', 10);

const inRound = (page: Page, round: number) => async (): Promise<boolean> => (await roundOf(page)) >= round;

describe('Merchant of Venus', () => {
  it('is played to the end against a bot by clicks on the chart and on market cards', async () => {
    const page = await visit();
    await settle(page, ['me', 'cadet']);
    expect(await axe(page)).toEqual([]);
    const merchant = new Merchant(page, seeded(5));
    for (const asked of ['flight', 'business']) {
      await merchant.play(async () => (await page.locator('.table').getAttribute('data-asked')) === asked);
      expect([asked, await axe(page)]).toEqual([asked, []]);
    }
    await merchant.play(inRound(page, 4));
    await finder(page).click();
    for (const tab of ['here', 'all', 'cargo']) {
      await page.locator(`.mv-finder [data-show="finder ${tab}"]`).click();
      expect([tab, await axe(page)]).toEqual([tab, []]);
    }
    await page.locator('.mv-finder [data-show="close"]').click();
    await merchant.play();
    for (const what of [/^Set off/, /^Fly to field/, /^Buy$/, /^Sell$/])
      expect([what, merchant.done.some((text) => what.test(text))]).toEqual([what, true]);
    await toldToTheEnd(page);
    expect(await page.locator('.ranking tbody tr').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText('Every die fell as the seed had it').waitFor();
  });

  it('is played to the end alone on a phone, one part at a time, and says whether the challenge was met', async () => {
    const page = await visit({ viewport: PHONE });
    await settle(page, ['me']);
    const merchant = new Merchant(page, seeded(2));
    // Whatever a flight can reach fills the chart; before a roll the whole chart is seen.
    for (const [asked, zoomed] of [
      ['flight', 'true'],
      ['declare', 'false'],
    ]) {
      await merchant.play(async () => (await page.locator('.table').getAttribute('data-asked')) === asked);
      await page.locator(`.board-zoom[data-zoomed="${zoomed}"]`).waitFor();
    }
    await merchant.play(inRound(page, 3));
    for (const tab of ['ship', 'trade', 'rivals', 'map']) {
      const button = page.locator(`[data-show="tab ${tab}"]`);
      await button.tap();
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      expect([tab, await axe(page)]).toEqual([tab, []]);
    }
    const wider = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - screen.width));
    expect(wider).toBe(0);
    await merchant.play();
    expect(merchant.done.some((text) => text.startsWith('Fly to field'))).toBe(true);
    await toldToTheEnd(page);
    expect(await page.locator('.ranking .ending').textContent()).toMatch(
      /^You have (met|missed) the challenge Short Haul\. Have \d+ credits after 20 rounds\.$/,
    );
    expect(await axe(page)).toEqual([]);
  });

  it('explains whatever is touched after the question mark, and does nothing meanwhile', async () => {
    const page = await visit();
    await settle(page, ['me', 'cadet']);
    const seq = await seqOf(page);
    await page.getByRole('button', { name: 'Explain things' }).click();
    expect(await axe(page)).toEqual([]);
    for (const [thing, words] of [
      ['.mv-map [data-ref="field:NH-B8"]', 'Your navigation die says by which exit you leave.'],
      ['.mv-map [data-show^="market"], .mv-map [data-ref^="system:"]', 'A face-down first-contact card.'],
      ['.mv-dashboard [data-ref="stat:laser"]', 'For laser hazards'],
      ['.mv-dashboard [data-ref="slot:thrust"]', 'A 1 here lets you roll one more die.'],
      ['.mv-dashboard [data-show="tell hold"]', 'A hold has 2 places.'],
      ['.mv-dashboard [data-ref^="mission:"]', 'and brings a reward.'],
      ['.mv-track [data-ref="encounter-deck"]', 'The encounter deck.'],
      ['.own [data-ref="fame"]', 'Each fame is worth 10 credits'],
    ]) {
      await page.locator(thing).first().click();
      await page.locator('.explained', { hasText: words }).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.locator('.explained').waitFor({ state: 'detached' });
    expect(await seqOf(page)).toBe(seq);
  });

  it('is played with the keyboard alone, in German, and on a device that is offline', async () => {
    const page = await visit({ language: 'de' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(
      async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
    );
    await page.context().setOffline(true);
    await settle(page, ['me', 'cadet']);
    expect(await page.locator('.question h2').textContent()).toBe('Laser oder Schild: Was beginnt mit 2?');
    expect(await axe(page)).toEqual([]);
    // The dials are on the board: one of them is reached by Tab.
    await pressFor(page, 'b', '.board-content [role="button"]:focus, .mv-board [role="button"]:focus');
    const dial = page.locator('.mv-dashboard [data-ref="stat:shield"]');
    for (let i = 0; i < 60 && !(await dial.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    const seq = await seqOf(page);
    await page.keyboard.press('Enter');
    await nextStep(page, seq);
    await waitForTurn(page);
    // A field of the chart, too.
    await pressFor(page, 'b', '.mv-field[role="button"]:focus');
    const declared = await seqOf(page);
    await page.keyboard.press('Enter');
    await nextStep(page, declared);
    const random = seeded(3);
    for (let i = 0; i < 200 && (await roundOf(page)) < 4; i++) {
      expect(await waitForTurn(page)).toBe('act');
      await pressBest(page, random);
    }
    expect(await roundOf(page)).toBe(4);
    expect(await axe(page)).toEqual([]);
  });
});
