// Takes pictures of every screen into docs/screenshots: npm run screenshots; of some of them: npm run screenshots phone-de building
// On a wide screen only tables are of interest.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, person, startBrowser, WIDE, withLuck } from './browser/browser.ts';
import { captainClicks } from './browser/captains.ts';
import { playToTheEnd, seeded, sitDown, step, waitForTurn } from './browser/play.ts';
import { playOn } from './browser/playOn.ts';
import { serveDist } from './browser/site.ts';
import { beReady, buildOne, finishBuilding, fly, lit } from './browser/trucker.ts';
import { finder, Merchant } from './browser/venus.ts';
import { smallPng } from './smallPng.ts';

type Shot = (name: string) => Promise<unknown>;

/** What is asked while a card of the flight is read. */
const ON_CARDS = ['land', 'use', 'state-strength', 'load', 'defend', 'lose-crew', 'fly-on', 'ledger'];

const TOURS = { screens, building, captains, merchant, eclipse, starfarers };
const still = (page: Page): Promise<void> => page.waitForTimeout(600);

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });
const [only, part] = process.argv.slice(2);
const site = await serveDist();
const browser = await startBrowser();
for (const [device, viewport] of [
  ['desktop', DESKTOP],
  ['wide', WIDE],
  ['phone', PHONE],
] as const) {
  for (const language of ['en', 'de'] as const) {
    if (only !== undefined && only !== `${device}-${language}`) continue;
    const { page, context, complaints } = await person(browser, site.url, { viewport, language });
    const shot = async (name: string) =>
      writeFileSync(`${FOLDER}${name}-${device}-${language}.png`, smallPng(await page.screenshot({ scale: 'css' })));
    for (const [name, visit] of Object.entries(TOURS))
      if ((part ?? name) === name && !(device === 'wide' && name === 'screens')) await visit(page, shot);
    if (complaints.length > 0) console.error(`${device} ${language}:`, complaints);
    await context.close();
  }
}
await browser.close();
await site.close();

async function screens(page: Page, shot: Shot): Promise<void> {
  await page.goto('/');
  await page.locator('.card').first().waitFor();
  await still(page);
  await shot('home');
  await page.locator('.bar .icon-button').click();
  await still(page);
  await shot('settings');
  await page.goto('/new/starfarers');
  await page.locator('.option-line').first().waitFor();
  await shot('new-table');
  await page.goto('/puzzles');
  await page.locator('.tables a').first().waitFor();
  await shot('puzzles');
  await page.goto('/puzzles/starfarers/pirate-lair');
  await page.locator('.goal').waitFor();
  await still(page);
  await shot('puzzle');
  await page.goto('/rules/starfarers');
  await page.locator('.rules li').first().waitFor();
  await shot('rulebook');

  await page.goto(withLuck('/new/template'));
  await page.locator('.seats select').nth(1).selectOption('person');
  await page.locator('.plan button[type="submit"]').click();
  await waitForTurn(page);
  await still(page);
  await shot('comet-rush');
  await step(page, seeded(1));
  await page.locator('main.pass').waitFor();
  await shot('pass-the-device');
}

/** A round of Galaxy Trucker: building, a card, the accounts. */
async function building(page: Page, shot: Shot): Promise<void> {
  await sitDown(page, withLuck('/new/galaxy-trucker'), ['me', 'pilot', 'pilot']);
  await beReady(page);
  await lit(page, 'heap').waitFor();
  for (let i = 0; i < 14; i++) await buildOne(page);
  await lit(page, 'heap').click();
  await lit(page, 'shelf').waitFor();
  await still(page);
  await shot('building');
  await lit(page, 'shelf').click();
  await lit(page, 'heap').waitFor();
  await finishBuilding(page);
  const random = seeded(3);
  await fly(page, random, ['fly-on']);
  await step(page, random);
  await fly(page, random, ON_CARDS);
  await still(page);
  await shot('flight');
  await fly(page, random, ['ledger']);
  await still(page);
  await shot('ledger');
}

async function captains(page: Page, shot: Shot): Promise<void> {
  await sitDown(page, withLuck('/new/starship-captains'), ['me', 'pilot', 'pilot']);
  const random = seeded(2);
  for (let i = 0; i < 30; i++) {
    await waitForTurn(page);
    await captainClicks(page, random);
  }
  await waitForTurn(page);
  await still(page);
  await shot('captains');
}

/** Merchant of Venus: a way with its tests, a market, the trade finder. */
async function merchant(page: Page, shot: Shot): Promise<void> {
  await sitDown(page, withLuck('/new/merchant-of-venus'), ['me', 'pilot', 'pilot']);
  const trader = new Merchant(page, seeded(5));
  const isAsked = async (kind: string): Promise<boolean> =>
    (await page.locator('.table').getAttribute('data-asked')) === kind;
  const inRound = async (round: number): Promise<boolean> =>
    Number.parseInt((await page.locator('.mv-now').textContent()) ?? '0', 10) >= round;
  await trader.play(() => inRound(7));
  let taken = false;
  trader.seen = async () => {
    if (taken || (await page.locator('.mv-flight .mv-risk').count()) === 0) return;
    taken = true;
    await still(page);
    await shot('merchant-flight');
  };
  await trader.play(async () => taken);
  await trader.play(() => isAsked('business'));
  await still(page);
  await shot('merchant-market');
  await trader.play(() => isAsked('declare'));
  await finder(page).click();
  await page.locator('.mv-finder [data-show="finder all"]').click();
  await still(page);
  await shot('merchant-finder');
}

/** A galaxy of six late in a golden match, and two moments of a battle. */
async function eclipse(page: Page, shot: Shot): Promise<void> {
  await playOn(page, 'eclipse/test/golden/six.json', (log) =>
    log.findLastIndex(({ seat, action }, i) => i < 0.85 * log.length && seat === 0 && action.do === 'take-action'),
  );
  await still(page);
  await shot('eclipse-galaxy');
  await page.goto('/puzzles/eclipse/17-15-three-with-one-die');
  await waitForTurn(page);
  await page.locator('.ec-odds-bar').waitFor();
  await still(page);
  await shot('eclipse-battle');
}

async function starfarers(page: Page, shot: Shot): Promise<void> {
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
  await still(page);
  await shot('table');
  await page.keyboard.press('h');
  await page.locator('[data-hint]').waitFor();
  await shot('hint');
  await page.keyboard.press('Escape');
  await page.locator('.question .rule-link').click();
  await page.locator('dialog .wanted').waitFor();
  await shot('rule');
  await page.keyboard.press('Escape');
  if (page.viewportSize()?.width === WIDE.width) return;
  await playToTheEnd(page);
  await page.locator('.chart > svg').waitFor();
  await still(page);
  await shot('end');
  await page.locator('.end .button:not(.primary)').first().click();
  await page.locator('.scrub input').waitFor();
  await page.locator('.scrub input').fill('120');
  await still(page);
  await shot('replay');
}
