import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { PHONE, withLuck } from './browser.ts';
import { actOnce, nextStep, pressFor, seeded, seqOf, sitDown, toldToTheEnd, waitForTurn } from './play.ts';
import { playOn } from './playOn.ts';
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

/** Does something that the table answers, and waits for what comes of it. */
async function after(page: Page, act: () => Promise<void>): Promise<void> {
  const seq = await seqOf(page);
  await act();
  await nextStep(page, seq);
  await waitForTurn(page);
}

/** Clicks an option by its words. */
const choose = (page: Page, words: RegExp): Promise<void> =>
  after(page, () => page.locator('.desk-actions button[data-option]', { hasText: words }).first().click());

/** Something of the board that can be chosen. */
const lit = (page: Page, ref: string) =>
  page.locator(`.ec-board :is(button, [role="button"])[data-ref="${ref}"]:visible`).first();

const tab = (page: Page, id: string) => page.locator(`[data-show="tab ${id}"]`);

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
  envoy: /Accept/,
};

/** A sector in hand: somebody has explored. */
async function explore(page: Page): Promise<void> {
  await settle(page, ['me', 'cadet']);
  await choose(page, /Terran Directorate/);
  await choose(page, /^\d?Explore/);
  await after(page, () => page.locator('.board-content [data-ref^="zone:"][role="button"]').first().click());
  expect(await askedNow(page)).toBe('place-sector');
}

/** How the sector in hand lies, and how many ways there are. */
const shownTurn = (page: Page) => page.locator('.ec-turned [data-ref]').getAttribute('data-ref');
const legalTurns = (page: Page) => page.locator('.ec-turn .sb-grip').count();

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
    await toldToTheEnd(page);
    expect(await page.locator('.ranking tbody tr').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
  });

  it('turns a sector by R, by the wheel and by a click, and places it on the board', async () => {
    const page = await visit();
    await explore(page);
    const moves = (await legalTurns(page)) > 1;
    const ghost = page.locator('.ec-ghost');
    const turns: readonly (() => Promise<void>)[] = [
      async () => {
        await page.locator('.question h2').click();
        await page.keyboard.press('r');
      },
      async () => {
        await ghost.hover();
        await page.mouse.wheel(0, 100);
      },
      () => ghost.click(),
    ];
    for (const turn of turns) {
      const before = await shownTurn(page);
      await turn();
      await expect.poll(async () => (await shownTurn(page)) !== before).toBe(moves);
    }
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await after(page, () => page.locator('.ec-place').click());
    expect(await askedNow(page)).not.toBe('place-sector');
  });

  it('turns a sector by two fingers on a phone', async () => {
    const page = await visit({ viewport: PHONE });
    await explore(page);
    const before = await shownTurn(page);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    await touch('touchStart', [
      [150, 300],
      [250, 300],
    ]);
    await touch('touchMove', [
      [157, 260],
      [243, 340],
    ]);
    await touch('touchEnd', []);
    const moves = (await legalTurns(page)) > 1;
    await expect.poll(async () => (await shownTurn(page)) !== before).toBe(moves);
  });

  it('is played by four to the end, with an ally from the second round on', async () => {
    const page = await visit();
    await playOn(page, 'eclipse/test/golden/four.json', (log) =>
      log.findIndex(({ action }) => action.do === 'accept-envoy'),
    );
    expect(await askedNow(page)).toBe('envoy');
    expect(await page.locator('.ec-allied').count()).toBe(0);
    await after(page, () => lit(page, 'accept').click());
    await waitForTurn(page);
    expect(await askedNow(page)).toBe('give-cube');
    await after(page, () => lit(page, 'resource:science').click());
    await tab(page, 'talks').click();
    expect(await page.locator('.ec-relation').count()).toBe(3);
    expect(await page.locator('.ec-allied').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    await play(page);
    await toldToTheEnd(page);
    expect(await page.locator('.ranking tbody tr').count()).toBe(4);
    await page.locator('.breakdown', { hasText: 'Sectors' }).first().waitFor();
  });

  it('makes an alliance by clicks on the sheet of diplomacy', async () => {
    const page = await visitFrom(site.url, '/puzzles/eclipse/14-03-ambassadors');
    await waitForTurn(page);
    await choose(page, /^\d?Build/);
    await tab(page, 'talks').click();
    await after(page, () => lit(page, 'player:1').click());
    expect(await askedNow(page)).toBe('envoy');
    expect(await axe(page)).toEqual([]);
    await after(page, () => lit(page, 'accept').click());
    expect(await askedNow(page)).toBe('give-cube');
    await after(page, () => lit(page, 'resource:materials').click());
    await after(page, () => lit(page, 'resource:money').click());
    await page.locator('.goal.solved').waitFor();
    await tab(page, 'talks').click();
    await page.locator('.ec-allied').waitFor();
  });

  it('fights a battle with a retreat, tells its odds, and says afterwards why it ended so', async () => {
    const page = await visitFrom(site.url, '/puzzles/eclipse/17-10-who-stays-draws');
    await waitForTurn(page);
    await page.locator('.ec-odds-bar', { hasText: /You win \d+ %/ }).waitFor();
    expect(page.workers().filter((thread) => thread.url().includes('odds.worker'))).toHaveLength(1);
    expect(await axe(page)).toEqual([]);
    await after(page, () => lit(page, 'attack').click());
    await after(page, () => lit(page, 'site:221').click());
    await page.locator('.ec-log', { hasText: /Dreadnoughts .*retreat/ }).waitFor();
    await page.locator('[data-show="fight-on"]').click();
    await page.waitForFunction(() => document.querySelector('.table[data-asked="keep-tile"]') !== null);
    await waitForTurn(page);
    await tab(page, 'battle').click();
    await page.locator('.ec-past-battle .ec-past-end').waitFor();
    expect(await axe(page)).toEqual([]);
    await choose(page, /Keep a 4/);
    await page.locator('.goal.solved').waitFor();
  });

  it('tells what upkeep leaves, and pays for it with a trade on the sheet', async () => {
    const page = await visitFrom(site.url, '/puzzles/eclipse/21-07-short-by-one');
    await waitForTurn(page);
    await page.locator('.ec-short', { hasText: '1 money short' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('.ec-way-trade', { hasText: 'Money then: 0' }).click();
    await page.locator('.goal.solved').waitFor();
  });

  it('puts a part on a blueprint by dragging it', async () => {
    const page = await visitFrom(site.url, '/puzzles/eclipse/08-12-plasma-cannon');
    await waitForTurn(page);
    await choose(page, /^\d?Upgrade/);
    await page.locator('[data-show="versus 1"]').click();
    await page.locator('.ec-rival').first().waitFor();
    // The odds are reckoned in another thread; until they are there, what stands below them may move.
    await expect.poll(() => page.locator('.ec-rival', { hasText: '… %' }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    const middle = async (ref: string): Promise<readonly [number, number]> => {
      const box = await page.locator(`.ec-board [data-ref="${ref}"]`).first().boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    };
    await lit(page, 'part:plasma-cannon').click();
    await page.locator('.ec-board [data-ref="slot:interceptor:3"]').click();
    await page.locator('.ec-note', { hasText: '1 energy is missing' }).waitFor();
    await page.locator('.refusal', { hasText: 'EC-8.3' }).waitFor();
    expect(await askedNow(page)).toBe('upgrade');
    await page.keyboard.press('Escape');
    await page.locator('[data-ref="part:plasma-cannon"]').scrollIntoViewIfNeeded();
    await page.mouse.move(...(await middle('part:plasma-cannon')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('slot:interceptor:1')), { steps: 4 });
    await page.locator('.ec-dragged').waitFor();
    await page.mouse.up();
    await page.locator('.goal.solved').waitFor();
  });

  it('shows every part of the board on a phone, and explains what is tapped', async () => {
    const page = await visit({ viewport: PHONE });
    await settle(page, ['me', 'cadet']);
    await choose(page, /Terran Directorate/);
    for (const tab of ['map', 'board', 'tray', 'ships']) {
      const button = page.locator(`[data-show="tab ${tab}"]`);
      await button.tap();
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
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

  it('is played by thumb on a phone, to the end', async () => {
    const page = await visit({ viewport: PHONE });
    await settle(page, ['me', 'cadet']);
    await choose(page, /Terran Directorate/);
    await choose(page, /^\d?Explore/);
    await after(page, () => page.locator('.board-content [data-ref^="zone:"][role="button"]').first().tap());
    await after(page, () => page.locator('.ec-place').tap());
    await choose(page, /^\d?Pass/);
    await play(page);
    await toldToTheEnd(page);
    expect(await page.locator('.ranking tbody tr').count()).toBe(2);
    const wider = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - screen.width));
    expect(wider).toBe(0);
  });

  it('can be played with the keyboard alone, in German, on a device that is offline', async () => {
    const page = await visit({ language: 'de' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(
      async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
    );
    await page.context().setOffline(true);
    await settle(page, ['me', 'cadet']);
    await page.getByText('Zwölf Spezies').waitFor();
    expect(await axe(page)).toEqual([]);
    const seq = await seqOf(page);
    await page.keyboard.press('1');
    await nextStep(page, seq);
    await waitForTurn(page);
    const next = await seqOf(page);
    await page.keyboard.press('1');
    await nextStep(page, next);
    await waitForTurn(page);
    expect(await askedNow(page)).toBe('explore');
    await pressFor(page, 'b', '.board-content [role="button"]:focus');
    const zone = await seqOf(page);
    await page.keyboard.press('Enter');
    await nextStep(page, zone);
    expect(await page.locator('.refusal').count()).toBe(0);
  });
});
