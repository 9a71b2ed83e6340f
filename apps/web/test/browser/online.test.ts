import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../../../../scripts/buildWeb.mjs';
import { type Config, readConfig, type Server, startServer } from '../../../server/src/index.ts';
import { axe } from './axe.ts';
import { PATIENT, type Person, type PersonOptions, PHONE, person, startBrowser } from './browser.ts';
import { actOnce, playToTheEnd, seeded, waitForTurn } from './play.ts';

const MINUTE = 60_000;
const data = mkdtempSync(join(tmpdir(), 'starboard-web-'));
let config: Config;
let server: Server;
let browser: Browser;
const open: Person[] = [];

beforeAll(async () => {
  if (!buildWeb()) throw new Error('The web app cannot be built');
  config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    STARBOARD_DATA: data,
    STARBOARD_LOG: 'error',
    STARBOARD_BOT_PACE: '0',
    STARBOARD_LIMIT_FACTOR: '50',
  });
  server = await startServer(config);
  browser = await startBrowser();
}, 3 * MINUTE);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(data, { recursive: true, force: true });
});

afterEach(async () => {
  for (const { context, complaints } of open.splice(0)) {
    await context.close();
    // A connection that breaks is told to the console by the browser itself.
    expect(complaints.filter((text) => !/WebSocket connection/.test(text))).toEqual([]);
  }
});

async function visit(path: string, options: PersonOptions): Promise<Page> {
  const visitor = await person(browser, server.url, options);
  open.push(visitor);
  visitor.page.setDefaultTimeout(MINUTE);
  await visitor.page.goto(path);
  return visitor.page;
}

/** Opens a table online; `kinds` says who is to sit where. */
async function openTable(page: Page, game: string, kinds: readonly string[]): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator('.big-choice input:enabled').nth(1).check();
  while ((await page.locator('.seats select').count()) > kinds.length) {
    await page.locator('.seats li .icon-button').last().click();
  }
  for (const [seat, kind] of kinds.entries()) await page.locator('.seats select').nth(seat).selectOption(kind);
  await page.locator('.plan button[type="submit"]').click();
}

const seqOf = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-seq'));

/** Ann at her desk opens a table, and Bo joins with his phone by the code. */
async function twoPeople(): Promise<readonly [ann: Page, bo: Page]> {
  const ann = await visit('/', { settings: { name: 'Ann' } });
  const bo = await visit('/', { settings: { name: 'Bo' }, viewport: PHONE, language: 'de' });
  await openTable(ann, 'template', ['me', 'open', 'cadet']);
  await ann.locator('.invite-code').waitFor();
  expect(await axe(ann)).toEqual([]);
  const code = (await ann.locator('.invite-code').textContent())?.split(' ').at(-1) ?? '';
  await bo.locator('input[name="code"]').fill(code);
  await bo.locator('form:has(input[name="code"]) button').tap();
  await bo.locator('.waiting-seats .primary').tap();
  await Promise.all([ann, bo].map((page) => page.locator('.table').waitFor()));
  return [ann, bo];
}

/** Whoever is to act does something, until the match is over. */
async function playTogether(pages: readonly Page[], most: number, until: () => boolean = () => false): Promise<void> {
  const random = seeded(2);
  for (let i = 0; i < most && !until(); i++) {
    for (const page of pages) {
      const turn = await waitForTurn(page, 1500).catch(() => undefined);
      if (turn === 'over') return;
      if (turn !== 'act') continue;
      const seq = await seqOf(page);
      await actOnce(page, random).catch(() => undefined);
      await page
        .waitForFunction((before) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) > before, seq, {
          timeout: 5000,
        })
        .catch(() => undefined);
    }
  }
}

describe('a table of the server', PATIENT, () => {
  it(
    'plays a whole game against bots by clicks, and checks its dice',
    async () => {
      const ann = await visit('/', { settings: { name: 'Ann' } });
      await openTable(ann, 'template', ['me', 'cadet', 'pilot']);
      await waitForTurn(ann);
      expect(await axe(ann)).toEqual([]);
      await playToTheEnd(ann, 400);
      await ann.getByRole('button', { name: 'Check the dice' }).click();
      await ann.getByText('Every die fell as the seed had it').waitFor();
      await ann.goto('/');
      await ann.locator('.tables .state', { hasText: 'Finished' }).first().waitFor();
    },
    4 * MINUTE,
  );

  it(
    'brings two people together by a code, in two languages, and lets them talk',
    async () => {
      const [ann, bo] = await twoPeople();
      await ann.locator('.chat input').fill('Hello Bo');
      await ann.keyboard.press('Enter');
      await bo.getByRole('tab', { name: /Gespräch/ }).tap();
      await bo.getByText('Hello Bo').waitFor();
      expect(await axe(bo)).toEqual([]);
      await bo.getByRole('tab', { name: /Dein Zug/ }).tap();
      await playTogether([ann, bo], 300);
      await Promise.all([ann, bo].map((page) => page.locator('.end').waitFor()));
      expect(await ann.locator('.ranking tbody').textContent()).toBe(await bo.locator('.ranking tbody').textContent());
    },
    5 * MINUTE,
  );

  it(
    'keeps the board when the server goes away, and goes on when it is back',
    async () => {
      const [ann, bo] = await twoPeople();
      let rounds = 0;
      await playTogether([ann, bo], 2, () => ++rounds > 2);
      const port = server.port;
      await server.close();
      await ann.getByRole('alert').filter({ hasText: 'The connection is lost' }).waitFor();
      expect(await ann.locator('.board-frame').count()).toBe(1);
      // Somebody acts all the same: it is sent when the line is up again, once.
      const seq = await seqOf(ann);
      const acts = (await ann.locator('button[data-option]').count()) > 0;
      if (acts) await ann.locator('button[data-option]').first().click();
      server = await startServer({ ...config, port });
      await ann.locator('.banner').waitFor({ state: 'detached' });
      if (acts)
        await ann.waitForFunction(
          (before) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) > before,
          seq,
        );
      await playTogether([ann, bo], 300);
      await ann.locator('.end').waitFor();
    },
    5 * MINUTE,
  );
});
