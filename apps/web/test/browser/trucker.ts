import type { Locator, Page } from 'playwright-core';
import { step } from './play.ts';

/** Things on the board that can be clicked now: one by its ref (`heap`), or all of a sort (`square:`). */
export const lit = (page: Page, ref: string): Locator =>
  page.locator(`.board-content [data-ref${ref.endsWith(':') ? '^' : ''}="${ref}"][role="button"]`);

/** From now on time stands still on this device until it is moved (`page.clock.runFor`): no sand runs, no bot builds. */
export async function stopTime(page: Page): Promise<void> {
  await page.locator('.table').waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Says that one is ready; when all are, the sand begins to run. */
export async function beReady(page: Page): Promise<void> {
  await page.locator('.table[data-asked="ready"] button[data-option]').click();
}

/** Draws a tile and puts it where it fits, or back; true if it is on the ship now. */
export async function buildOne(page: Page): Promise<boolean> {
  await lit(page, 'heap').click();
  await lit(page, 'shelf').waitFor();
  const fits = (await lit(page, 'square:').count()) > 0;
  if (fits) await placeFirst(page);
  else await lit(page, 'shelf').click();
  await lit(page, 'heap').waitFor();
  return fits;
}

/** Where there is only one way to turn it, a tile is placed by one click. */
async function placeFirst(page: Page): Promise<void> {
  await lit(page, 'square:').first().click();
  const chosen = page.locator('.desk-actions .picked');
  await chosen.or(lit(page, 'heap')).first().waitFor();
  if ((await chosen.count()) > 0) await lit(page, 'turn:').first().click();
}

/** Takes the first number tile that is left. */
export const finishBuilding = (page: Page): Promise<void> => lit(page, 'number:').first().click();

/** What stands on one's own ship, square by square, welded or not. */
export const shipOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.board-content [data-ref^="square:"]')
    .evaluateAll((squares) =>
      squares.map((square) => (square.getAttribute('aria-label') ?? '').split(', ').slice(0, 3).join(', ')),
    );

/** How many components it has. */
export const sizeOf = async (page: Page): Promise<number> =>
  (await shipOf(page)).filter((square) => !square.endsWith('empty')).length;

/** Runs in the page: what somebody who has finished his ship can do next. */
function readNext(): 'over' | 'ready' | 'flip' | 'skip' | 'act' | undefined {
  if (document.querySelector('.end') !== null) return 'over';
  const table = document.querySelector<HTMLElement>('.table');
  const asked = table?.dataset.asked;
  if (asked === 'ready') return 'ready';
  const thinking = table?.dataset.thinking !== undefined;
  if (asked === 'build') {
    const flip = document.querySelector('.board-content [data-ref="timer"][role="button"]');
    return flip !== null ? 'flip' : thinking ? 'skip' : undefined;
  }
  if (thinking) return undefined;
  const yours = document.querySelector('.status.yours');
  const ready = document.querySelector('.desk-actions[aria-busy="false"] :is(button[data-option], .answer-form)');
  return yours !== null && ready !== null ? 'act' : undefined;
}

/** Clicks something that a bot may take away before it is reached. */
const tryToClick = (what: Locator): Promise<void> => what.click({ timeout: 10_000 }).catch(() => undefined);

/**
 * Flies with a ship that is finished, up to the next building or to one of these questions; says whether the match is over,
 * and counts the clicks.
 */
export async function fly(
  page: Page,
  random: () => number,
  upTo: readonly string[] = [],
): Promise<{ over: boolean; clicks: number }> {
  for (let clicks = 0; clicks < 500; clicks++) {
    const found = await page.waitForFunction(readNext, undefined, { polling: 10 });
    const next = await found.jsonValue();
    if (next === 'over' || next === 'ready') return { over: next === 'over', clicks };
    if (next === 'act' && upTo.includes((await page.locator('.table').getAttribute('data-asked')) ?? ''))
      return { over: false, clicks };
    if (next === 'flip') await tryToClick(lit(page, 'timer'));
    else if (next === 'skip') await tryToClick(page.getByRole('button', { name: /Skip to my turn|Bis ich dran bin/ }));
    else await step(page, random);
  }
  throw new Error('The flight does not end');
}
