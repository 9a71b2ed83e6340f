import { errors, type Page } from 'playwright-core';

export type Turn = 'act' | 'pass' | 'over';

/** Runs in the page: what the person at the screen has to do, once no bot is thinking any more. */
function readTurn(): Turn | undefined {
  if (document.querySelector('.end') !== null) return 'over';
  if (document.querySelector('main.pass') !== null) return 'pass';
  const yours = document.querySelector('.table:not([data-thinking]) .status.yours');
  const ready = document.querySelector('.desk-actions[aria-busy="false"] :is(button[data-option], .answer-form)');
  return yours !== null && ready !== null ? 'act' : undefined;
}

/** Waits until the person at the screen has something to do, must pass the device, or the match is over. */
export async function waitForTurn(page: Page): Promise<Turn> {
  const found = await page.waitForFunction(readTurn, undefined, { polling: 10 });
  return (await found.jsonValue()) as Turn;
}

export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-seq'));

/** Opens the screen for a new table: `kinds` says who sits in each seat. */
export async function planTable(page: Page, address: string, kinds: readonly string[], online = false): Promise<void> {
  await page.goto(address);
  await page.locator('.seats select').first().waitFor();
  if (online) await page.locator('.big-choice input:enabled').nth(1).check();
  while ((await page.locator('.seats select').count()) > kinds.length) {
    await page.locator('.seats li .icon-button').last().click();
  }
  for (const [seat, kind] of kinds.entries()) await page.locator('.seats select').nth(seat).selectOption(kind);
}

/** The table is as it should be: the match begins. */
export const begin = (page: Page): Promise<void> => page.locator('.plan button[type="submit"]').click();

/** Makes a table and begins; whoever has no name yet takes one. */
export async function sitDown(page: Page, address: string, kinds: readonly string[], online = false): Promise<void> {
  await planTable(page, address, kinds, online);
  for (const nameless of await page.locator('.seats input:invalid').all()) await nameless.fill('Somebody');
  await begin(page);
}

/** Fills in the form that has to be handed in: pluses until it is complete. */
async function fillIn(page: Page, limit: Limit): Promise<void> {
  const form = page.locator('.answer-form').first();
  const submit = form.locator('button[type="submit"]');
  for (let i = 0; i < 40 && (await submit.isDisabled(limit)); i++) {
    await form.locator('.stepper .icon-button:last-of-type:not(:disabled)').first().click(limit);
  }
  await submit.click(limit);
}

/** How long something may take that others can make impossible meanwhile. */
type Limit = { readonly timeout?: number };

/** Plain moves are only counted until somebody wants to read them; in a race nobody does. */
export async function listAll(page: Page): Promise<void> {
  const counted = page.locator('.table:not([data-asked="build"]) .desk-actions button.more[data-option]');
  if ((await counted.count()) > 0) await counted.first().click();
}

/** One action by click, chosen by its place in the panel; returns what was clicked. */
export async function actOnce(page: Page, random: () => number, limit: Limit = {}): Promise<string> {
  await listAll(page);
  if ((await page.locator('.desk-actions button[data-option]').count()) === 0) {
    await fillIn(page, limit);
    return 'form';
  }
  const options = await page.locator('.desk-actions button[data-option]').evaluateAll((buttons) =>
    buttons.map((button, index) => ({
      index,
      form: button.hasAttribute('aria-expanded'),
      text: button.textContent ?? '',
    })),
  );
  const possible = options.filter(({ form }) => !form);
  const liked = LIKED_WORDS.map((words) => possible.find(({ text }) => words.test(text))).find(
    (one) => one !== undefined,
  );
  const chosen = liked !== undefined && random() < 0.9 ? liked : possible[Math.floor(random() * possible.length)];
  if (chosen === undefined) {
    await page.locator('.desk-actions button[data-option]').first().click(limit);
    await fillIn(page, limit);
    return 'form';
  }
  await page.locator('.desk-actions button[data-option]').nth(chosen.index).click(limit);
  return chosen.text;
}

/** What a person who only wants to get on would click, best first. */
const LIKED_WORDS = [
  /do not ask again/i,
  /Found a|gründen/i,
  /^.?Decline|ablehnen/i,
  /Draw \d supply/i,
  /Build a (colony ship|trade ship|spaceport)/i,
  /Roll|würfeln/i,
  /End this move/i,
  /End your turn|Close the market|beenden/i,
];

/** Small, seeded, good enough to vary the clicks. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Waits until something has happened, or has been refused. */
export async function nextStep(page: Page, seq: number): Promise<void> {
  const happened = (before: number) => {
    const table = document.querySelector<HTMLElement>('.table');
    return table === null || Number(table.dataset.seq) > before || document.querySelector('.refusal') !== null;
  };
  await page.waitForFunction(happened, seq, { polling: 10 });
}

/** One click and what comes of it. */
export async function step(page: Page, random: () => number): Promise<void> {
  const seq = await seqOf(page);
  await actOnce(page, random);
  await nextStep(page, seq);
}

/** The next person takes the device. */
export async function passOn(page: Page): Promise<void> {
  const before = await page.locator('main.pass h1').textContent();
  await page.locator('main.pass button').click();
  await page.waitForFunction((text) => document.querySelector('main.pass h1')?.textContent !== text, before);
}

/** One action with the keyboard: the first option by its number, or the form that is asked for. */
export async function pressOnce(page: Page): Promise<void> {
  if ((await page.locator('.desk-actions button[data-option]').count()) > 0) return page.keyboard.press('1');
  const submit = page.locator('.answer-form [type="submit"]');
  for (let i = 0; i < 12 && (await submit.isDisabled()); i++) {
    await page.locator('.stepper .icon-button:last-of-type:not(:disabled)').first().focus();
    await page.keyboard.press('Enter');
  }
  await submit.focus();
  await page.keyboard.press('Enter');
}

/** Presses a key, and waits for what it shows. */
export async function pressFor(page: Page, key: string, selector: string): Promise<void> {
  await page.keyboard.press(key);
  await page.locator(selector).waitFor();
}

/** Clicks on until the match is over; says how many clicks it took. */
export async function playToTheEnd(page: Page, most = 2000, seed = 1): Promise<number> {
  const random = seeded(seed);
  for (let clicks = 0; clicks < most; clicks++) {
    const turn = await waitForTurn(page);
    if (turn === 'over') return clicks;
    if (turn === 'pass') await passOn(page);
    else await step(page, random);
  }
  throw new Error(`The match is not over after ${most} clicks`);
}

/** How long a person reaches for a button that others may take away meanwhile. */
const REACHING: Limit = { timeout: 10_000 };

/** What another one has taken away is never reached. */
function whenGone(error: unknown): false {
  if (error instanceof errors.TimeoutError) return false;
  throw error;
}

/**
 * Whoever is to act at a server's table does something, until the match is over, or until so many clicks were made. A server's luck
 * is another one each time, so a match may take many clicks.
 */
export async function playTogether(pages: readonly Page[], most = 20_000): Promise<number> {
  const random = seeded(2);
  for (let clicks = 0; clicks < most; ) {
    const page = await firstToAct(pages);
    if (page === undefined) return clicks;
    const seq = await seqOf(page);
    // Others act while a person reaches for a button: then there is another button to reach for.
    const reached = await actOnce(page, random, REACHING).then(() => true, whenGone);
    if (!reached) continue;
    await nextStep(page, seq);
    clicks++;
  }
  return most;
}

/** The match is over, and all that is told of it is there: it was played once more for that. */
export async function toldToTheEnd(page: Page): Promise<void> {
  await page.locator('.end').waitFor();
  for (const told of ['.chart > svg', '.ranking .breakdown'])
    await page.locator(`.end ${told}`).first().waitFor({ state: 'attached' });
}

/** By then somebody is asked, on any machine. */
const LONGEST = 300_000;

/** The first person with something to do; undefined when the match is over. */
export async function firstToAct(pages: readonly Page[]): Promise<Page | undefined> {
  for (const end = Date.now() + LONGEST; Date.now() < end; ) {
    for (const page of pages) {
      const turn = await page.evaluate(readTurn);
      if (turn === 'over') return undefined;
      if (turn === 'act') return page;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Nobody is asked anything');
}
