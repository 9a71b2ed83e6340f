import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { PHONE, withLuck } from './browser.ts';
import { seeded, seqOf, sitDown, waitForTurn } from './play.ts';
import { playOn } from './playOn.ts';
import { beReady, finishBuilding, fly, lit, stopTime } from './trucker.ts';
import { builtApp, type Visitor, visitors } from './visitors.ts';

const visitFrom = visitors();
const site = builtApp();
const visit = (visitor?: Visitor): Promise<Page> => visitFrom(site.url, '/', visitor);

/** A desk of 1280 by 800 on which everything is zoomed to twice its size. */
const TWICE = { width: 640, height: 400 };
const FINGER = 44;

/** To the first flight of a match of Starfarers in which many places can be reached. */
async function toFlight(page: Page): Promise<void> {
  await playOn(page, 'starfarers/test/golden/three-beginners.json', (log) =>
    log.findIndex(({ seat, action }, i) => i > 200 && seat === 0 && action.do === 'fly'),
  );
  await page.locator('.board-content [data-ref^="ship:"][role="button"]').first().waitFor();
}

interface Spot {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What can be chosen on the board and is in sight. */
const inSight = (page: Page): Promise<readonly Spot[]> =>
  page.locator('.board-content [data-ref][role="button"]').evaluateAll((all) => {
    const frame = document.querySelector('.board-zoom')?.getBoundingClientRect();
    return all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const within = frame && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      return within ? [{ ref: (one as SVGElement).dataset.ref ?? '', x, y, size: Math.min(width, height) }] : [];
    });
  });

/** The room that a finger has for each of them: its size, or as far as the next one. */
const roomFor = (spots: readonly Spot[]): number =>
  Math.min(
    ...spots.map((spot) => {
      const next = Math.min(
        ...spots.filter((one) => one !== spot).map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)),
      );
      return Math.max(spot.size, next);
    }),
  );

describe('on a phone', () => {
  it('the board comes so close that a finger can tell places apart, and a tap beside one means it', async () => {
    const page = await visit({ viewport: PHONE });
    await toFlight(page);
    await page.locator('.board-zoom[data-zoomed="true"]').waitFor();
    await expect.poll(async () => (await inSight(page)).length).toBeGreaterThan(3);
    await expect.poll(async () => roomFor(await inSight(page))).toBeGreaterThanOrEqual(FINGER - 1);
    const spots = await inSight(page);
    // A ship that flies is framed with where it may go.
    expect(spots.some(({ ref }) => ref.startsWith('ship:'))).toBe(true);
    expect(await axe(page)).toEqual([]);
    const point = spots.find(({ ref, x, y }) => /^s\d/.test(ref) && x > 60 && x < 330 && y > 120 && y < 380);
    const seq = await seqOf(page);
    await page.touchscreen.tap((point?.x ?? 0) + point!.size / 2 + 1, point?.y ?? 0);
    await expect
      .poll(async () => (await seqOf(page)) > seq || (await page.locator('.desk-actions .picked').count()) > 0)
      .toBe(true);
  });

  it('the map fills the screen, and the panel is a sheet over its foot', async () => {
    const page = await visit({ viewport: PHONE, language: 'de' });
    await sitDown(page, withLuck('/new/template'), ['me', 'pilot', 'pilot']);
    await waitForTurn(page);
    const high = async () => (await page.locator('.board-zoom').boundingBox())?.height ?? 0;
    const before = await high();
    await page.getByRole('button', { name: 'Plan auf dem ganzen Bildschirm' }).click();
    await expect.poll(high).toBeGreaterThan(1.4 * before);
    await page.locator('.desk-actions').waitFor({ state: 'hidden' });
    expect(await page.locator('.sheet-line').textContent()).not.toBe('');
    expect(await axe(page)).toEqual([]);
    const whole = await high();
    await page.getByRole('tab').first().click();
    await page.locator('.desk-actions').waitFor();
    expect(await high()).toBe(whole);
    await page.getByRole('tab').first().click();
    await page.locator('.desk-actions').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Plan auf dem ganzen Bildschirm' }).click();
    await expect.poll(high).toBe(before);
    expect(await page.getByText('Esc', { exact: true }).filter({ visible: true }).count()).toBe(0);
  });
});

/** What lies over the map and can be pressed, by its words. */
const buttonsOnMap = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.table').evaluate((table) => {
    const frame = table.querySelector('.board-frame')!.getBoundingClientRect();
    const lies = (one: Element) => {
      const { left, top, right, bottom, width } = one.getBoundingClientRect();
      return width > 0 && bottom > frame.top && top < frame.bottom && right > frame.left && left < frame.right;
    };
    return [...table.querySelectorAll('button, .moment')].filter(lies).map(({ textContent }) => textContent);
  });

describe('at a desk', () => {
  it('neither buttons nor news lie on the chart of Merchant of Venus', async () => {
    const page = await visit();
    await sitDown(page, withLuck('/new/merchant-of-venus'), ['me', 'pilot', 'pilot']);
    await waitForTurn(page);
    expect(await buttonsOnMap(page)).toEqual([]);
  });

  it("three rivals of Starfarers and all of one's own things are in sight at 1280 by 800", async () => {
    const page = await visit({ language: 'de' });
    await playOn(page, 'starfarers/test/golden/four-beginners.json', (log) =>
      log.findLastIndex(({ seat, action }) => seat === 0 && action.do === 'fly'),
    );
    const cutOff = (selector: string) =>
      page.locator(selector).evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight);
    await expect.poll(() => cutOff('.players')).toBeLessThanOrEqual(8); // the gap below the last one
    expect(await page.locator('.players .sf-panel').count()).toBe(3);
  });

  it('no button lies on the map, arrow keys go from place to place, and empty points have no names', async () => {
    const page = await visit();
    await toFlight(page);
    expect(await buttonsOnMap(page)).toEqual([]);
    const names = await page
      .locator('.board-content :is([role="img"], [role="button"])')
      .evaluateAll((all) => all.filter((one) => one.closest('[aria-hidden]') === null).length);
    expect(names).toBeLessThan(160); // there are 242 points, and 40 planets, docks and pieces beside them
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await page.locator('.board-content [role="button"]:focus').waitFor();
    const focused = () =>
      page.evaluate(() => {
        const { left, top } = document.activeElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
        return { ref: (document.activeElement as SVGElement | null)?.dataset.ref, left, top };
      });
    const first = await focused();
    expect(first.ref).toBeDefined();
    const others = (await inSight(page)).filter(({ ref }) => ref !== first.ref);
    const up = others.some(({ y }) => y < first.top);
    await page.keyboard.press(up ? 'ArrowUp' : 'ArrowDown');
    await expect.poll(async () => (await focused()).ref).not.toBe(first.ref);
    const second = await focused();
    if (up) expect(second.top).toBeLessThan(first.top);
    else expect(second.top).toBeGreaterThan(first.top);
  });

  it('is easy on the eyes by day, zoomed to twice its size, and with large letters', async () => {
    for (const [viewport, size] of [
      [TWICE, 'normal'],
      [{ width: 1280, height: 800 }, 'large'],
    ] as const) {
      const page = await visit({ viewport, settings: { theme: 'day', size } });
      await page.locator('.card').first().waitFor();
      expect(await axe(page)).toEqual([]);
      await toFlight(page);
      // The board grows with the letters.
      await page.locator('.board-zoom[data-zoomed="true"]').waitFor();
      expect(await axe(page)).toEqual([]);
      const stage = await page.locator('.board-frame').boundingBox();
      expect(stage!.height).toBeGreaterThan(0.7 * viewport.height);
    }
  });
});

describe('alone against bots', () => {
  it('a race waits for whoever looks away or lets go, and giving up is asked about once', async () => {
    const page = await visit();
    await sitDown(page, withLuck('/new/galaxy-trucker'), ['me', 'cadet', 'cadet']);
    await stopTime(page);
    await beReady(page);
    await lit(page, 'heap').waitFor();
    const paused = page.getByText('Paused, since nobody touched the table.');
    await page.clock.fastForward(59_000);
    expect(await paused.count()).toBe(0);
    await page.clock.fastForward(2000);
    await paused.waitFor();
    // What was under way is over by now: the thread of the match does one thing after the other.
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the match' }).dispatchEvent('click');
    await saved;
    const seq = await seqOf(page);
    await page.clock.fastForward(300_000);
    expect(await seqOf(page)).toBe(seq);
    await page.keyboard.press('Shift');
    await paused.waitFor({ state: 'detached' });
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await paused.waitFor();
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false, configurable: true }));
    await page.locator('h1').click();
    await paused.waitFor({ state: 'detached' });

    await finishBuilding(page);
    await fly(page, seeded(3), ['fly-on']);
    await page.clock.resume();
    const giveUp = page.locator('.option', { hasText: 'Give up' });
    const before = await seqOf(page);
    await giveUp.click();
    await page.getByText('That cannot be taken back.').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Enter'); // the focus is on what does nothing
    await page.locator('.doubt').waitFor({ state: 'detached' });
    expect(await seqOf(page)).toBe(before);
    await giveUp.click();
    await page.locator('.doubt .danger').click();
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
  });
});
