import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { type PersonOptions, PHONE, SEED, withLuck } from './browser.ts';
import * as play from './play.ts';
import {
  nextStep,
  passOn,
  playToTheEnd,
  pressFor,
  pressOnce,
  seeded,
  seqOf,
  step,
  toldToTheEnd,
  waitForTurn,
} from './play.ts';
import { builtApp, type Visitor, visitors } from './visitors.ts';

const GOLDEN = new URL('../../../../games/_template/test/golden/three-crews.json', import.meta.url);
const visitFrom = visitors();
const site = builtApp();

beforeAll(() => console.log(`Seed: ${SEED}`));

const visit = (path: string, options?: Visitor): Promise<Page> => visitFrom(site.url, path, options);

async function sitDown(page: Page, game: string, kinds: readonly string[]): Promise<void> {
  await play.sitDown(page, withLuck(`/new/${game}`), kinds);
  await waitForTurn(page);
}

/** What the players of Starfarers are painted with: red, blue, white, yellow. */
const COLOURS = ['#f0484f', '#3f8cff', '#eef2fb', '#ffcf3d'];

/** Runs in the page: whether this device has kept so many steps of its only match. */
function isKept(steps: number): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('starboard');
    opening.onsuccess = () => {
      const all = opening.result.transaction('matches').objectStore('matches').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result.length === 1 && all.result[0].seq === steps);
      };
    };
  });
}

/** Acts until something is so. */
async function actUntil(page: Page, random: () => number, done: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if ((await waitForTurn(page)) === 'over') throw new Error('The match ended first');
    if (await done()) return;
    await step(page, random);
  }
  throw new Error('It never came to that');
}

describe('a table on this device', () => {
  it('plays a whole game of Starfarers by clicks, checks its dice, watches it again and plays on', async () => {
    const page = await visit('/');
    await sitDown(page, 'starfarers', ['me', 'cadet', 'cadet']);
    const clicks = await playToTheEnd(page);
    expect(clicks).toBeGreaterThan(10);
    await toldToTheEnd(page);
    expect(await page.locator('.ranking tbody tr').count()).toBe(3);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText('Every die fell as the seed had it').waitFor();
    const strokes = await page
      .locator('.chart > svg .line')
      .evaluateAll((all) => all.map((one) => one.getAttribute('stroke')));
    expect(new Set(strokes).size).toBe(3);
    for (const stroke of strokes) expect(COLOURS).toContain(stroke);
    await page.locator('.victory .story li').first().waitFor(); // how it came, told in the last scene, which asks for itself
    expect(await axe(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the match' }).last().click();
    const path = await (await saved).path();

    await page.goto('/');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: readFileSync(path),
    });
    await page.locator('.scrub input').waitFor();
    const length = Number(await page.locator('.scrub input').getAttribute('max'));
    expect(length).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset.seq === '0');
    await page.getByRole('button', { name: 'One move on' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset.seq === '1');
    await page.waitForURL(/[?&]move=1(&|$)/); // the address follows
    await page.locator('.scrub input').fill('30');
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset.seq === '30');
    await page.getByLabel('Seen by').selectOption({ index: 1 });
    await page.locator('.own').waitFor();
    expect(await axe(page)).toEqual([]);
    // A link to this move opens this move, through these eyes.
    await page.reload();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset.seq === '30');
    await page.locator('.own').waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/\/local\//);
    await waitForTurn(page);
    expect(await seqOf(page)).toBeGreaterThanOrEqual(30);
  });

  it('takes a click on the board, and says why something is not possible', async () => {
    const page = await visit('/');
    await sitDown(page, 'starfarers', ['me', 'cadet', 'cadet']);
    const random = seeded(3);
    const dice = page.locator('button[data-ref="dice"]');
    await actUntil(page, random, async () => (await dice.count()) > 0);
    const before = await seqOf(page);
    await dice.click();
    await page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) > seq,
      before,
    );
    await actUntil(page, random, async () => (await page.locator('details.impossible').count()) > 0);
    await page.locator('details.impossible summary').click();
    const reason = page.locator('.reasons .rule-link').first();
    const id = await reason.textContent();
    await reason.click();
    expect(await page.locator('dialog .wanted .rule-id').textContent()).toBe(id);
    await page.locator('dialog .rule-example').first().waitFor(); // what comes last into a rulebook
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('hides everything while the device is passed on', async () => {
    const page = await visit('/');
    await sitDown(page, 'template', ['me', 'person', 'cadet']);
    const own = await page.locator('.own > *').first().textContent();
    await step(page, seeded(1));
    await page.locator('main.pass').waitFor();
    expect(await page.locator('.own, .board-frame, .log').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.locator('main.pass button').click();
    await page.locator('.own').waitFor();
    expect(await page.locator('.own > *').first().textContent()).not.toBe(own);
    await playToTheEnd(page, 400);
  });

  it('goes on after the page was closed', async () => {
    const page = await visit('/');
    await sitDown(page, 'template', ['me', 'person']);
    await step(page, seeded(1));
    await page.locator('main.pass').waitFor();
    await passOn(page);
    await page.locator('.own').waitFor();
    await page.waitForFunction(isKept, 1);
    await page.reload();
    while ((await waitForTurn(page)) === 'pass') await passOn(page);
    expect(await seqOf(page)).toBe(1);
    await page.goto('/');
    await page.locator('.tables a').first().click();
    while ((await waitForTurn(page)) === 'pass') await passOn(page);
    expect(await seqOf(page)).toBe(1);
  });

  it('explains what is touched after the question mark, and does nothing else', async () => {
    const page = await visit('/');
    await sitDown(page, 'template', ['me', 'cadet']);
    const seq = await seqOf(page);
    await page.getByRole('button', { name: 'Explain things' }).click();
    await page.getByText('Touch what you want to have explained').waitFor();
    await page.locator('[data-ref="comet"]').click();
    await page.getByText('Whoever burns the most fuel catches it').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('.own [data-ref="crystal:ice"]').click();
    await page.getByText('One of each kind is a set').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.explained').waitFor({ state: 'detached' });
    expect(await seqOf(page)).toBe(seq);
    await page.locator('[data-ref="burn:0"]').click();
    await nextStep(page, seq);
  });

  it('takes a step back', async () => {
    const page = await visit('/');
    await sitDown(page, 'starfarers', ['me', 'cadet', 'cadet']);
    const back = page.getByRole('button', { name: 'Take back' });
    const told = () => page.locator('.log ol, .question h2, .actions').allTextContents();
    const random = seeded(5);
    let before: readonly string[] = [];
    await actUntil(page, random, async () => {
      if ((await back.count()) > 0) return true;
      before = await told();
      return false;
    });
    expect(await told()).not.toEqual(before);
    const seq = await seqOf(page);
    await back.click();
    await nextStep(page, seq);
    await waitForTurn(page);
    expect(await told()).toEqual(before);
  });
});

/** Lets a file fall onto the home page. */
async function dropFile(page: Page, text: string): Promise<void> {
  await page.locator('.home').waitFor();
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'match.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('.home', 'dragover', { dataTransfer });
  await page.getByText('Drop the match file here').waitFor();
  await page.dispatchEvent('.home', 'drop', { dataTransfer });
}

describe('a file that is dropped onto the home page', () => {
  it('is shown if it is a match', async () => {
    const page = await visit('/');
    await dropFile(page, readFileSync(GOLDEN, 'utf8'));
    await page.locator('.scrub input').waitFor();
  });

  it('is refused with a reason if it is none', async () => {
    const page = await visit('/');
    await dropFile(page, '{"format": "something else"}');
    await page.getByText('This file cannot be used').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

/** Runs in the page: until the picture has been drawn anew twice. */
const twoPictures = (): Promise<number> =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

describe('what moves over the board', () => {
  /** Lets a ship take off, and holds it in the air. */
  async function flight(options: PersonOptions): Promise<Page> {
    const page = await visit('/puzzles/starfarers/exploring-a-system', { motion: 'full', ...options });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await waitForTurn(page);
    const seq = await seqOf(page);
    await page.locator('button[data-option]', { hasText: 'the point' }).first().click();
    await nextStep(page, seq);
    await page.evaluate(twoPictures); // by then it moves, if it moves at all
    return page;
  }

  const moving = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const running = document.querySelector('.stage')?.getAnimations({ subtree: true }) ?? [];
      const ending = running.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      // The sentence over the board does not move: it goes away after a while.
      const moves = ending.filter(({ effect }) => !(effect as KeyframeEffect).target?.matches('.moment'));
      return moves.filter(({ playState }) => playState === 'running').length;
    });

  it('is ended by a click on the board', async () => {
    const page = await flight({});
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    await page.locator('.board-zoom').click({ position: { x: 4, y: 4 } });
    await expect.poll(() => moving(page)).toBe(0);
  });

  it('is ended by the Escape key', async () => {
    const page = await flight({});
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => moving(page)).toBe(0);
  });

  it('does not move for those who want it still, in the app or on the whole device', async () => {
    expect(await moving(await flight({ motion: 'none' }))).toBe(0);
    expect(await moving(await flight({ reducedMotion: true }))).toBe(0);
  });
});

describe('a puzzle', () => {
  it('shows its task, its next step, and that it is solved', async () => {
    const page = await visit('/puzzles/template/tie-for-halley');
    await page.locator('.goal').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByText(/^Seat 1 has 8 points\. \(now \d\)$/).waitFor();
    expect(await page.locator('.goals li:not(.done)').count()).toBe(3);
    for (let i = 0; i < 4; i++) {
      const before = await seqOf(page);
      await page.getByRole('button', { name: 'Show me the next step' }).click();
      const told = page.locator('.goal > [role="status"]', { hasText: ': ' }).last();
      const step = (await told.textContent()) ?? '';
      const words = step.slice(step.indexOf(': ') + 2);
      await page.locator('button[data-option]', { hasText: words }).first().click();
      await page.waitForFunction(
        (seq) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) > seq,
        before,
      );
    }
    await page.getByText('Solved!').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('starboard.solved'))).toBe('["template/tie-for-halley"]');
  });
});

/** What comes last onto a screen, which loads its parts one after the other. */
const LAST: Readonly<Record<string, string>> = {
  '/': '.card',
  '/new/starfarers': '.option-line',
  '/puzzles': '.puzzles a',
  '/rules/starfarers': '.rule-example',
  '/nowhere': 'h1',
};

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(LAST[path]).first().waitFor();
}

describe('every screen', () => {
  it('speaks both languages, and passes axe', async () => {
    const page = await visit('/');
    await page.locator('.card').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page
      .getByRole('button', { name: /^Sofort spielen/ })
      .first()
      .waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.locator('dialog').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const path of ['/new/starfarers', '/puzzles', '/rules/starfarers', '/nowhere']) {
      await show(page, path);
      expect([path, await axe(page)]).toEqual([path, []]);
    }
    await page.goto(withLuck('/'));
    await page.getByRole('button', { name: /^Sofort spielen: Die Sternenfahrer/ }).click();
    await waitForTurn(page);
    expect(await page.locator('.status').textContent()).toBe('Du bist dran');
    await expect.poll(() => page.title()).toContain('Du bist dran');
    expect(await axe(page)).toEqual([]);
  });

  it('can be used with the keyboard alone', async () => {
    const page = await visit(withLuck('/new/template'));
    const button = page.getByRole('button', { name: 'Sit down' });
    await button.waitFor();
    for (let i = 0; i < 30 && !(await button.evaluate((element) => element === document.activeElement)); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await waitForTurn(page);
    await pressFor(page, '?', 'dialog');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await pressFor(page, 'r', 'dialog .rules');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    for (let i = 0; i < 400; i++) {
      if ((await waitForTurn(page)) === 'over') break;
      const seq = await seqOf(page);
      await pressOnce(page);
      await nextStep(page, seq);
    }
    await page.locator('.end').waitFor();
  });

  it('fits a phone: board, own things and actions in sight, nothing cut off', async () => {
    const page = await visit('/', { viewport: PHONE });
    for (const path of ['/', '/new/starfarers', '/puzzles', '/rules/starfarers']) {
      await show(page, path);
      const wider = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - screen.width));
      expect([path, wider]).toEqual([path, 0]);
    }
    await page.goto(withLuck('/'));
    await page.getByRole('button', { name: 'Play now: Starfarers of Catan' }).tap();
    await waitForTurn(page);
    expect(await axe(page)).toEqual([]);
    for (const selector of ['.board-frame', '.own', 'button[data-option]']) {
      const box = await page.locator(selector).first().boundingBox();
      expect([selector, box !== null && box.x >= 0 && box.x + box.width <= PHONE.width]).toEqual([selector, true]);
      expect([selector, box !== null && box.y >= 0 && box.y + 30 <= PHONE.height]).toEqual([selector, true]);
    }
    const seq = await seqOf(page);
    await page.locator('button[data-option]').first().tap();
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) > before,
      seq,
    );
    await page.getByRole('tab', { name: 'Players' }).tap();
    await page.locator('.players').waitFor();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.locator('.log').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

describe('a page from before the last update', () => {
  it('is loaded anew where a part of it is gone', async () => {
    const page = await visit('/', { serviceWorkers: false });
    let gone = 0;
    await page.route(/assets\/Puzzles-/, (route) => (gone++ === 0 ? route.abort() : route.continue()));
    await page.locator('a[href="/puzzles"]').click();
    await page.locator('a[href^="/puzzles/starfarers/"]').first().waitFor();
    expect(gone).toBe(2);
  });

  it('says so where loading it anew does not help', async () => {
    const page = await visit('/', { serviceWorkers: false, complains: /dynamically imported module/ });
    await page.clock.setFixedTime(Date.now()); // it tried to load it anew just now, however long that took
    await page.route(/assets\/Puzzles-/, (route) => route.abort());
    await page.locator('a[href="/puzzles"]').click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  });
});

describe('without a network', () => {
  it('starts and plays, once it has been seen', async () => {
    const page = await visit('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(
      async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
    );
    await page.context().setOffline(true);
    await page.goto(withLuck('/new/template'));
    await page.getByRole('button', { name: 'Sit down' }).click();
    await playToTheEnd(page, 400);
    await page.goto('/rules/starfarers');
    await page.locator('.rules li').first().waitFor();
  });
});
