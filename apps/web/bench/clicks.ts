// Measures how long a click takes until its effect is drawn, in a real browser, and fails where that is too long:
// npm run clicks. No test of the suite, since it says nothing on a machine with other work.
import type { Page } from 'playwright-core';
import { buildWeb } from '../../../scripts/buildWeb.mjs';
import { serverHere, tempFolder } from '../../server/test/kit/servers.ts';
import { person, startBrowser } from '../test/browser/browser.ts';
import { sitDown, waitForTurn } from '../test/browser/play.ts';
import { offeringMuch, strangeLine } from '../test/browser/strangeLine.ts';
import { meet } from '../test/browser/together.ts';
import { beReady, lit } from '../test/browser/trucker.ts';

/** What feels like at once, in ms. */
const LIMIT = 100;
const CLICKS = 9;

/** Runs in the page: ms from a click on the first option until the next state of the table is drawn. */
function timeOption(): Promise<number> {
  return new Promise((resolve) => {
    const seq = () => document.querySelector<HTMLElement>('.table')?.dataset.seq;
    const [before, began] = [seq(), performance.now()];
    const watch = new MutationObserver(() => {
      if (seq() === before) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - began));
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    document.querySelector<HTMLButtonElement>('button[data-option], main.pass button')?.click();
  });
}

/** Runs in the page: ms from a click on the first lit square until the picture with the answer is drawn. */
async function timeSquare(): Promise<number> {
  const square = document.querySelector('.board-content [data-ref^="square:"][role="button"]');
  const began = performance.now();
  square?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return performance.now() - began;
}

/** The median of several clicks. */
async function median(click: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < CLICKS; i++) times.push(await click());
  return times.sort((a, b) => a - b)[Math.floor(CLICKS / 2)];
}

/** At a table of Comet Rush, from hand to hand. */
async function anOption(page: Page): Promise<number> {
  await sitDown(page, '/new/template', ['me', 'person']);
  await waitForTurn(page);
  return median(() => page.evaluate(timeOption));
}

/** While a ship is built, among more options than the largest ship offers. */
async function oneOf144(ann: Page, bo: Page): Promise<number> {
  await strangeLine(bo, offeringMuch);
  await meet(ann, bo, 'galaxy-trucker');
  for (const page of [ann, bo]) await beReady(page);
  await lit(bo, 'heap').click();
  await bo.getByText('144 ways').waitFor();
  return median(async () => {
    const ms = await bo.evaluate(timeSquare);
    await bo.keyboard.press('Escape');
    return ms;
  });
}

if (!buildWeb()) throw new Error('The web app cannot be built');
const data = tempFolder();
const server = await serverHere(data.path);
const browser = await startBrowser();
const visit = async (name: string): Promise<Page> => {
  const { page } = await person(browser, server.url, { settings: { name } });
  await page.goto('/');
  return page;
};
const measured = {
  'an option': await anOption(await visit('Ann')),
  'one of 144 options': await oneOf144(await visit('Ann'), await visit('Bo')),
};
for (const [what, ms] of Object.entries(measured)) console.log(`A click on ${what}: ${ms.toFixed(0)} ms`);
process.exitCode = Object.values(measured).some((ms) => ms > LIMIT) ? 1 : 0;
await browser.close();
await server.close();
data.remove();
