import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** So many pictures in a row have to be the same until a page is still. */
const SAME = 3;

/** Runs in the page with each picture: whether the last ones were the same. */
function isStill(enough: number): boolean {
  const seen = window as unknown as { seen?: { readonly html: string; readonly times: number } };
  const html = document.documentElement.outerHTML;
  const times = seen.seen?.html === html ? seen.seen.times + 1 : 1;
  seen.seen = { html, times };
  return times >= enough;
}

/** What axe finds on the page once nothing on it changes any more: empty when all is well. */
export async function axe(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(isStill, SAME);
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary = '' }) => `${id}: ${target} ${failureSummary.slice(0, 300)}`),
  );
}
