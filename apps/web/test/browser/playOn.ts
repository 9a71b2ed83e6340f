import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { waitForTurn } from './play.ts';

interface Entry {
  readonly seat: number;
  readonly action: { readonly do: string };
}

const NAMES = ['Ada', 'Blas', 'Cleo', 'Dora', 'Emil', 'Fritz'];

/** Opens a golden match as a file, goes to the move that is found in its log, and plays on from there in the seat that made it. */
export async function playOn(
  page: Page,
  golden: string,
  find: (log: readonly Entry[]) => number | undefined,
): Promise<void> {
  const file = JSON.parse(readFileSync(new URL(`../../../../games/${golden}`, import.meta.url), 'utf8'));
  const at = find(file.log);
  if (at === undefined || at < 0) throw new Error(`${golden} has no such move`);
  const buffer = Buffer.from(JSON.stringify({ ...file, names: NAMES.slice(0, file.players) }));
  await page.goto('/');
  await page.locator('.file input').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/replay/);
  await page.goto(`${new URL(page.url()).pathname}?move=${at}&as=${file.log[at].seat}`);
  await page.locator('.replay-tools .button.primary').click();
  await page.waitForURL(/local/);
  await waitForTurn(page);
}
