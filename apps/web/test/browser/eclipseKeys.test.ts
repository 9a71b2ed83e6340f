import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { withLuck } from './browser.ts';
import { nextStep, seqOf, toldToTheEnd, waitForTurn } from './play.ts';
import { builtApp, visitors } from './visitors.ts';

const visitFrom = visitors();
const site = builtApp();

/** Nothing on a screen is farther away than this. */
const MOST_TABS = 250;

/** Goes on by Tab until there. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  await page.locator(wanted).first().waitFor({ state: 'attached' });
  const isThere = () => page.evaluate((one) => document.activeElement?.matches(one) ?? false, wanted);
  for (let i = 0; i < MOST_TABS; i++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

async function enter(page: Page, wanted: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Something of the board that can be chosen: what its ref begins with. */
const lit = (ref: string): string => `.ec-board :is(button, [role="button"])[data-ref^="${ref}"]:not([data-misfit])`;

const askedNow = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-asked');

/** Does something that the table answers, and waits for what comes of it; nothing may be refused. */
async function after(page: Page, act: () => Promise<unknown>): Promise<void> {
  const seq = await seqOf(page);
  await act();
  await nextStep(page, seq);
  expect(await page.locator('.refusal').count()).toBe(0);
  await waitForTurn(page);
}

const optionsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.desk-actions button[data-option] .option-text > span:first-child').allTextContents();

/** The first option that is called like that: by its number, or by Tab where numbers end. Says whether there was one. */
async function choose(page: Page, words: RegExp): Promise<boolean> {
  const at = (await optionsOf(page)).findIndex((text) => words.test(text));
  if (at < 0) return false;
  await after(page, async () => {
    if (at < 9) return page.keyboard.press(String(at + 1));
    for (let i = 0; i < MOST_TABS; i++) {
      const here = await page.evaluate(() =>
        [...document.querySelectorAll('.desk-actions button[data-option]')].indexOf(document.activeElement as Element),
      );
      if (here === at) break;
      await page.keyboard.press('Tab');
    }
    return page.keyboard.press('Enter');
  });
  return true;
}

/** Runs in the page: what was entered has been done, or waits for more. */
function isTaken(seq: number): boolean {
  const table = document.querySelector<HTMLElement>('.table');
  return Number(table?.dataset.seq) > seq || document.querySelector('.actions .picked') !== null;
}

/** The board is entered by B and walked by Tab: first one thing, then what goes with it. */
async function onBoard(page: Page, ...refs: readonly string[]): Promise<void> {
  await after(page, async () => {
    await page.keyboard.press('b');
    const seq = await seqOf(page);
    for (const ref of refs) {
      await enter(page, lit(ref));
      await page.waitForFunction(isTaken, seq, { polling: 10 });
      if ((await seqOf(page)) > seq) return; // only one thing went with it
    }
  });
}

/** What the person does on the board in answer to a question, once; after that the numbers are quicker. */
const BY_HAND: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'choose-species': (page) => onBoard(page, 'species:terran-directorate'),
  explore: (page) => onBoard(page, 'zone:'),
  'place-sector': (page) =>
    after(page, async () => {
      await page.keyboard.press('r');
      await enter(page, '.ec-place');
    }),
  research: (page) => onBoard(page, 'tech:'),
  upgrade: (page) => onBoard(page, 'part:', 'slot:'),
  build: (page) => onBoard(page, 'build:interceptor', 'site:'),
  move: (page) => onBoard(page, 'ship:', 'site:'),
};

/** What is taken by its number, best first. */
const LIKED: readonly RegExp[] = [
  /^Put a .* cube/,
  /^Place an influence disc/,
  /^Take the reward/,
  /^End the action/,
  /^Pay upkeep/,
  /^Pass/,
];

const ACTIONS = ['Explore', 'Research', 'Upgrade', 'Build', 'Move'];

/** One answer: on the board what has not been done there yet, else by number. */
async function answer(page: Page, kind: string, done: Set<string>): Promise<void> {
  const hand = BY_HAND[kind];
  if (hand !== undefined && !done.has(kind)) {
    done.add(kind);
    return hand(page);
  }
  if (kind === 'turn') {
    for (const action of ACTIONS)
      if (!done.has(action.toLowerCase()) && (await choose(page, new RegExp(`^${action}$`)))) return;
  }
  for (const words of LIKED) if (await choose(page, words)) return;
  await after(page, () => page.keyboard.press('1'));
}

describe('Eclipse by the keyboard alone', () => {
  it('is set up and played to the end against a bot', async () => {
    const page = await visitFrom(site.url, withLuck('/new/eclipse'));
    await page.locator('.seats select').first().waitFor();
    for (const seat of [4, 3]) await enter(page, `.seats li:nth-child(${seat}) .icon-button`);
    await tabTo(page, '.seats li:nth-child(2) select');
    // Not by letters: a list forgets those that were typed too long ago.
    const second = page.locator('.seats select').nth(1);
    for (let i = 0; i < 9 && (await second.inputValue()) !== 'cadet'; i++) await page.keyboard.press('ArrowUp');
    expect(await second.inputValue()).toBe('cadet');
    await enter(page, '.plan button[type="submit"]');
    await waitForTurn(page);
    const done = new Set<string>();
    for (let i = 0; i < 400 && (await waitForTurn(page)) !== 'over'; i++)
      await answer(page, (await askedNow(page)) ?? '', done);
    expect(await waitForTurn(page)).toBe('over');
    expect([...done].sort()).toEqual(Object.keys(BY_HAND).sort());
    await toldToTheEnd(page);
    expect(await page.locator('.ranking tbody tr').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
  });

  it('fights a battle, and retreats from it', async () => {
    const page = await visitFrom(site.url, '/puzzles/eclipse/17-10-who-stays-draws');
    await waitForTurn(page);
    await onBoard(page, 'attack');
    await onBoard(page, 'site:221');
    await enter(page, '[data-show="fight-on"]');
    await page.waitForFunction(() => document.querySelector('.table[data-asked="keep-tile"]') !== null);
    await waitForTurn(page);
    expect(await choose(page, /Keep a 4/)).toBe(true);
    await page.locator('.goal.solved').waitFor();
  });

  it('puts a part on a blueprint, and hears why it does not go elsewhere', async () => {
    const page = await visitFrom(site.url, '/puzzles/eclipse/08-12-plasma-cannon');
    await waitForTurn(page);
    expect(await choose(page, /^Upgrade/)).toBe(true);
    await page.keyboard.press('b');
    await enter(page, lit('part:plasma-cannon'));
    await enter(page, '[data-ref="slot:interceptor:3"][data-misfit]');
    await page.locator('.ec-note', { hasText: '1 energy is missing' }).waitFor();
    await page.locator('.refusal', { hasText: 'EC-8.3' }).waitFor();
    await page.keyboard.press('Escape');
    await enter(page, lit('part:plasma-cannon'));
    await enter(page, lit('slot:interceptor:1'));
    await page.locator('.goal.solved').waitFor();
  });
});
