// Takes pictures of every screen into docs/screenshots: npm run screenshots
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, person, startBrowser } from './browser/browser.ts';
import { serveDist } from './browser/site.ts';
import { smallPng } from './smallPng.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });
const only = process.argv[2];
const site = await serveDist();
const browser = await startBrowser();
for (const [device, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  for (const language of ['en', 'de'] as const) {
    if (only !== undefined && only !== `${device}-${language}`) continue;
    const { page, context, complaints } = await person(browser, site.url, { viewport, language });
    const shot = async (name: string) =>
      writeFileSync(`${FOLDER}${name}-${device}-${language}.png`, smallPng(await page.screenshot({ scale: 'css' })));
    await tour(page, shot);
    if (complaints.length > 0) console.error(`${device} ${language}:`, complaints);
    await context.close();
  }
}
await browser.close();
await site.close();

async function tour(page: Page, shot: (name: string) => Promise<unknown>): Promise<void> {
  await page.goto('/');
  await page.locator('.card').first().waitFor();
  await shot('home');
  await page.goto('/new/starfarers');
  await page.locator('.option-line').first().waitFor();
  await shot('new-table');
  await page.goto('/puzzles');
  await page.locator('.tables a').first().waitFor();
  await shot('puzzles');
  await page.locator('.tables a').first().click();
  await page.locator('.goal').waitFor();
  await page.waitForTimeout(500);
  await shot('puzzle');
  await page.goto('/rules/starfarers');
  await page.locator('.rules li').first().waitFor();
  await shot('rulebook');
  await page.goto('/');
  await page.locator('.card .primary').first().click();
  await page.locator('button[data-option]').first().waitFor();
  await page.waitForTimeout(500);
  await shot('table');
}
