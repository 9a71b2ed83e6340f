import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, withLuck } from './browser.ts';
import { sitDown } from './play.ts';
import { beReady, lit, sizeOf, stopTime } from './trucker.ts';
import { builtApp, visitors } from './visitors.ts';

const visit = visitors();
const site = builtApp();

/** Building has begun; the sand stands still, and so does the bot. */
async function builder(viewport?: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await visit(site.url, '/', viewport === undefined ? {} : { viewport });
  await sitDown(page, withLuck('/new/galaxy-trucker'), ['me', 'cadet']);
  await stopTime(page);
  await beReady(page);
  await lit(page, 'heap').waitFor();
  return page;
}

/** Draws until there is a tile in hand that fits in at least two ways. */
async function drawOne(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await lit(page, 'heap').click();
    await lit(page, 'shelf').waitFor();
    if ((await lit(page, 'turn:').count()) > 1) return;
    await lit(page, 'shelf').click();
    await lit(page, 'heap').waitFor();
  }
  throw new Error('No tile fits');
}

/** The turn that is chosen. */
const turned = async (page: Page): Promise<string | null> => {
  const pressed = page.locator('.board-content [data-ref^="turn:"][aria-pressed="true"]');
  return (await pressed.count()) === 0 ? null : pressed.first().getAttribute('data-ref');
};

const middleOf = async (what: Locator): Promise<{ x: number; y: number }> => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** As a hand would do it. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.locator('.gt-dragged').waitFor();
  await page.mouse.up();
}

/** Lets go of what was dragged: that takes a moment, and the sand hardly runs. */
const aMoment = (page: Page): Promise<void> => page.clock.runFor(100);

const hand = (page: Page): Locator => page.locator('.board-content [data-ref="hand"]');

describe('hands on tiles', () => {
  it('turn them by key and wheel, and a click on a square places them like that', async () => {
    const page = await builder();
    await drawOne(page);
    await page.keyboard.press('r');
    const first = await turned(page);
    await page.keyboard.press('r');
    const second = await turned(page);
    expect(new Set([null, first, second]).size).toBe(3);
    await page.keyboard.press('Shift+R');
    expect(await turned(page)).toBe(first);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await hand(page).hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => turned(page)).toBe(second);
    expect(await page.locator('.board-zoom').getAttribute('data-zoomed')).not.toBe('true');
    const before = await sizeOf(page);
    await lit(page, 'square:').first().click();
    await lit(page, 'heap').waitFor();
    expect(await sizeOf(page)).toBe(before + 1);
    // Elsewhere the wheel still zooms, and R opens the rules again when there is nothing to turn.
    await page.locator('.board-content [data-ref="heap"]').hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(() => page.locator('.board-zoom').getAttribute('data-zoomed')).toBe('true');
  });

  it('are told which rule forbids a square', async () => {
    const page = await builder();
    await drawOne(page);
    const taken = page.locator('.board-content [data-ref^="square:"]:not([role="button"])');
    await taken.first().click();
    await page
      .locator('.race-note')
      .getByText(/\(GT-5\.\d+\)/)
      .waitFor();
    expect(await lit(page, 'shelf').count()).toBe(1);
  });

  it('drag them onto the ship, back to the others, and from there into the stash', async () => {
    const page = await builder();
    await drawOne(page);
    await page.keyboard.press('r');
    const before = await sizeOf(page);
    await drag(page, hand(page), lit(page, 'square:').first());
    await aMoment(page);
    await lit(page, 'heap').waitFor();
    expect(await sizeOf(page)).toBe(before + 1);
    await drawOne(page);
    await drag(page, hand(page), lit(page, 'shelf'));
    await aMoment(page);
    await lit(page, 'heap').waitFor();
    expect(await sizeOf(page)).toBe(before + 1);
    const stash = page.locator('.board-content [data-ref="stash"]');
    await drag(page, lit(page, 'tile:').first(), stash.first());
    await lit(page, 'shelf').waitFor(); // first it is taken
    // It is put there a moment after the table has heard that it was taken, whenever that is.
    const stashed = page.locator('.board-content [aria-label^="Your stash: "]');
    await expect.poll(async () => (await stashed.count()) > 0 || (await aMoment(page))).toBe(true);
    await lit(page, 'heap').waitFor();
  });

  it('drag them from the heap: they are drawn on the way and go where they fit', async () => {
    const page = await builder();
    const square = page.locator('.board-content [data-ref^="square:"]').first();
    await drag(page, lit(page, 'heap'), square); // far from the ship, where nothing fits
    await lit(page, 'shelf').waitFor();
    await aMoment(page);
    await lit(page, 'shelf').click();
    const before = await sizeOf(page);
    for (let i = 0; i < 40 && (await sizeOf(page)) === before; i++) {
      await lit(page, 'heap').waitFor();
      const [from, away] = [await middleOf(lit(page, 'heap')), await middleOf(hand(page))];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(away.x, away.y, { steps: 4 });
      await lit(page, 'shelf').waitFor();
      const fits = (await lit(page, 'square:').count()) > 0;
      const to = await middleOf(lit(page, fits ? 'square:' : 'shelf').first());
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await aMoment(page);
      // It lies there, or it has to be said how; until then the next one is not drawn.
      const asks = page.locator('.desk-actions .picked');
      await asks.or(lit(page, 'heap')).first().waitFor();
      if ((await asks.count()) > 0) await lit(page, 'turn:').first().click();
      await lit(page, 'heap').waitFor();
    }
    expect(await sizeOf(page)).toBe(before + 1);
  });

  it('turn them with two fingers, and drag them with one', async () => {
    const page = await builder(PHONE);
    await drawOne(page);
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const { x, y } = await middleOf(page.locator('.board-content [data-ref^="square:"]').first());
    const at = (angle: number) =>
      [
        [x, y + 40],
        [x + 90 * Math.cos(angle), y + 40 + 90 * Math.sin(angle)],
      ] as const;
    await fingers('touchStart', at(0));
    for (let i = 1; i <= 8; i++) await fingers('touchMove', at(i * 0.1));
    await fingers('touchEnd', []);
    await expect.poll(() => turned(page)).not.toBeNull();
    await page.keyboard.press('0');
    const before = await sizeOf(page);
    const [from, to] = [await middleOf(hand(page)), await middleOf(lit(page, 'square:').first())];
    await fingers('touchStart', [[from.x, from.y]]);
    await fingers('touchMove', [[from.x, from.y - 30]]);
    await fingers('touchMove', [[to.x, to.y + 46]]);
    await page.locator('.gt-dragged').waitFor();
    await fingers('touchEnd', []);
    await lit(page, 'heap').waitFor();
    expect(await sizeOf(page)).toBe(before + 1);
  });
});
