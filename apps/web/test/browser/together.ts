import type { Page } from 'playwright-core';
import { sitDown } from './play.ts';

/** Ann opens a table of the server and reads out its code; Bo joins by it, wherever his page comes from. */
export async function meet(ann: Page, bo: Page, game: string): Promise<void> {
  await sitDown(ann, `/new/${game}`, ['me', 'open', 'cadet'], true);
  await ann.locator('.invite-code').waitFor();
  const code = (await ann.locator('.invite-code').textContent())?.split(' ').at(-1) ?? '';
  await bo.locator('input[name="code"]').fill(code);
  await bo.locator('form:has(input[name="code"]) button').click();
  await bo.locator('.waiting-seats .primary').click();
  await Promise.all([ann, bo].map((page) => page.locator('.table').waitFor()));
}

/**
 * Places and points of the ranking at the end, which must be the same on every screen, in whatever language. What is told beside
 * them comes when each screen has played the match again, so it is left out.
 */
export const rankingOf = (page: Page): Promise<string[]> =>
  page.locator('.ranking tbody :is(td:first-child, td:last-child)').allTextContents();
