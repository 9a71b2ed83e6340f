// Takes pictures of every screen into docs/screenshots: npm run screenshots
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, person, startBrowser, withLuck } from './browser/browser.ts';
import { playToTheEnd, seeded, sitDown, step, waitForTurn } from './browser/play.ts';
import { serveDist } from './browser/site.ts';
import { beReady, buildOne, lit } from './browser/trucker.ts';
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
  const still = () => page.waitForTimeout(600);
  await page.goto('/');
  await page.locator('.card').first().waitFor();
  await still();
  await shot('home');
  await page.locator('.bar .icon-button').click();
  await still();
  await shot('settings');
  await page.goto('/new/starfarers');
  await page.locator('.option-line').first().waitFor();
  await shot('new-table');
  await page.goto('/puzzles');
  await page.locator('.tables a').first().waitFor();
  await shot('puzzles');
  await page.goto('/puzzles/starfarers/pirate-lair');
  await page.locator('.goal').waitFor();
  await still();
  await shot('puzzle');
  await page.goto('/rules/starfarers');
  await page.locator('.rules li').first().waitFor();
  await shot('rulebook');

  await page.goto(withLuck('/new/template'));
  await page.locator('.seats select').nth(1).selectOption('person');
  await page.locator('.plan button[type="submit"]').click();
  await waitForTurn(page);
  await still();
  await shot('comet-rush');
  await step(page, seeded(1));
  await page.locator('main.pass').waitFor();
  await shot('pass-the-device');

  await sitDown(page, withLuck('/new/galaxy-trucker'), ['me', 'pilot', 'pilot']);
  await beReady(page);
  await lit(page, 'heap').waitFor();
  for (let i = 0; i < 14; i++) await buildOne(page);
  await lit(page, 'heap').click();
  await lit(page, 'shelf').waitFor();
  await still();
  await shot('building');

  await page.goto(withLuck('/'));
  await page
    .getByRole('button', { name: /: (Starfarers of Catan|Die Sternenfahrer)/ })
    .first()
    .click();
  await waitForTurn(page);
  const random = seeded(4);
  for (let i = 0; i < 60; i++) {
    await waitForTurn(page);
    await step(page, random);
  }
  await waitForTurn(page);
  await still();
  await shot('table');
  await page.keyboard.press('h');
  await page.locator('.hints').waitFor();
  await shot('hint');
  await page.keyboard.press('Escape');
  await page.locator('.question .rule-link').click();
  await page.locator('dialog .wanted').waitFor();
  await shot('rule');
  await page.keyboard.press('Escape');
  await playToTheEnd(page);
  await page.locator('.chart > svg').waitFor();
  await still();
  await shot('end');
  await page.locator('.end .button:not(.primary)').first().click();
  await page.locator('.scrub input').waitFor();
  await page.locator('.scrub input').fill('120');
  await still();
  await shot('replay');
}
