import type { ServerMessage } from '@starboard/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TestServer } from '../../../server/test/kit/testServer.ts';
import { axe } from './axe.ts';
import { withLuck } from './browser.ts';
import { seeded, sitDown } from './play.ts';
import { meet } from './together.ts';
import { beReady, buildOne, finishBuilding, fly, lit, shipOf, sizeOf } from './trucker.ts';
import { builtApp, MINUTE, visitors } from './visitors.ts';

const visit = visitors();
const site = builtApp();
const server = new TestServer({ STARBOARD_LUCK_WAIT: '20000' });

/** Ann and Bo at two devices, with a bot, and the sand has begun to run. */
async function twoBuilders(boComes: (bo: Page) => Promise<void> = async () => {}): Promise<readonly [Page, Page]> {
  const ann = await visit(server.url, '/', { settings: { name: 'Ann' } });
  const bo = await visit(server.url, '/', { settings: { name: 'Bo' } });
  await boComes(bo);
  await meet(ann, bo, 'galaxy-trucker');
  for (const page of [ann, bo]) await beReady(page);
  for (const page of [ann, bo]) await lit(page, 'heap').waitFor();
  return [ann, bo];
}

/** A line on which nothing arrives for a while, or something else; what is sent goes out. */
async function strangeLine(page: Page, change: (message: ServerMessage) => ServerMessage = (same) => same) {
  let held: (() => void)[] | undefined;
  await page.routeWebSocket(/\/api\/live/, (toPage) => {
    const toServer = toPage.connectToServer();
    toServer.onMessage((message) => {
      const pass = () => toPage.send(JSON.stringify(change(JSON.parse(String(message)))));
      if (held === undefined) pass();
      else held.push(pass);
    });
  });
  await page.goto('/');
  return {
    hold: () => {
      held = [];
    },
    release: () => {
      const late = held ?? [];
      held = undefined;
      for (const pass of late) pass();
    },
  };
}

/** More than the largest ship offers while a tile is in hand: all 144 placements, and 100 that are not possible. */
function offeringMuch(message: ServerMessage): ServerMessage {
  if (message.t !== 'step' && message.t !== 'snapshot') return message;
  const placements = Array.from({ length: 144 }, (_, i) => ({ do: 'place', at: Math.floor(i / 4), turn: i % 4 }));
  const verdict = { ok: false, rule: 'GT-5.2', code: 'hand-full', params: {} } as const;
  const decisions = message.decisions?.map((decision) =>
    decision.options?.some((option) => option.do === 'place')
      ? { ...decision, options: placements, refused: [{ verdict, actions: placements.slice(0, 100) }] }
      : decision,
  );
  return { ...message, ...(decisions === undefined ? {} : { decisions }) } as ServerMessage;
}

/** Runs in the page: ms from a click on the first lit square until the picture with the answer is drawn. */
async function timeClick(): Promise<number> {
  const square = document.querySelector('.board-content [data-ref^="square:"][role="button"]');
  const began = performance.now();
  square?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return performance.now() - began;
}

describe('Galaxy Trucker', () => {
  it(
    'is played for three rounds against bots by clicks, building in real time',
    async () => {
      const page = await visit(site.url, '/');
      await sitDown(page, withLuck('/new/galaxy-trucker'), ['me', 'cadet', 'cadet']);
      const random = seeded(4);
      const began = Date.now();
      for (let round = 1; ; round++) {
        await beReady(page);
        await lit(page, 'heap').waitFor();
        for (let built = 0; built < 5; ) if (await buildOne(page)) built++;
        expect(await sizeOf(page)).toBe(6);
        if (round === 1) expect(await axe(page)).toEqual([]);
        await finishBuilding(page);
        const { over } = await fly(page, random);
        expect(over).toBe(round === 3);
        if (over) break;
      }
      console.log(`Three rounds by clicks: ${((Date.now() - began) / 1000).toFixed(1)} s`);
      expect(await page.locator('.ranking tbody tr').count()).toBe(3);
      await page.getByRole('button', { name: 'Check the dice' }).click();
      await page.getByText('Every die fell as the seed had it').waitFor();
    },
    3 * MINUTE,
  );

  it(
    'gives a tile to whoever takes it first, tells the other kindly, and changes nothing else for him',
    async () => {
      let line = { hold: () => {}, release: () => {} };
      const [ann, bo] = await twoBuilders(async (page) => {
        line = await strangeLine(page);
      });
      await lit(ann, 'heap').click();
      await ann.getByRole('button', { name: 'Put the tile back' }).and(ann.locator('.option')).click();
      await lit(ann, 'heap').waitFor();
      // The pointer rests where the option was, but there is nothing to put back any more.
      expect(await lit(ann, 'shelf').count()).toBe(0);
      await lit(bo, 'tile:').first().waitFor();
      const tile = (await lit(bo, 'tile:').first().getAttribute('data-ref')) ?? '';
      const ship = await shipOf(bo);
      line.hold();
      await lit(ann, tile).click();
      await lit(ann, 'shelf').waitFor();
      // Bo still sees it there.
      await lit(bo, tile).click();
      line.release();
      await bo.locator('.race-note').getByText('Somebody else has taken this tile.').waitFor();
      expect(await bo.locator('.refusal, dialog[open]').count()).toBe(0);
      expect(await bo.locator('.race-note p').count()).toBe(1);
      expect(await lit(bo, 'shelf').count()).toBe(0);
      expect(await shipOf(bo)).toEqual(ship);
      await bo.locator('.race-note p').waitFor({ state: 'detached' });
      // And he goes on at once: of two quick clicks the second counts, if the first was too late.
      await lit(ann, 'shelf').click();
      await lit(bo, tile).waitFor();
      line.hold();
      await lit(ann, tile).click();
      await lit(ann, 'shelf').waitFor();
      await lit(bo, tile).click();
      await lit(bo, 'heap').click();
      line.release();
      await bo.locator('.race-note').getByText('Somebody else has taken this tile.').waitFor();
      await lit(bo, 'shelf').waitFor();
    },
    2 * MINUTE,
  );

  it(
    'keeps the ship when the connection drops in the middle of building',
    async () => {
      const [ann, bo] = await twoBuilders();
      for (let built = 0; built < 3; ) if (await buildOne(ann)) built++;
      const ship = await shipOf(ann);
      await server.close();
      await ann.locator('.banner').waitFor();
      expect(await shipOf(ann)).toEqual(ship);
      // Ann draws all the same: it is sent when the line is up again, once.
      await lit(ann, 'heap').click();
      await server.open();
      await ann.locator('.banner').waitFor({ state: 'detached' });
      await lit(ann, 'shelf').waitFor();
      expect(await shipOf(ann)).toEqual(ship);
      await ann.reload();
      await lit(ann, 'shelf').waitFor();
      expect(await shipOf(ann)).toEqual(ship);
      await lit(ann, 'shelf').click();
      await lit(ann, 'heap').waitFor();
      await bo.locator('.banner').waitFor({ state: 'detached' });
      expect(await buildOne(bo)).toBeTypeOf('boolean');
    },
    2 * MINUTE,
  );

  it(
    'stays quick where 144 things are possible and 100 are not, and lists them only when asked',
    async () => {
      const [, bo] = await twoBuilders(async (page) => {
        await strangeLine(page, offeringMuch);
      });
      await lit(bo, 'heap').click();
      await bo.getByText('144 ways').waitFor();
      await bo.getByText('Not possible now (100)').waitFor();
      expect(await bo.locator('.desk-actions .reasons').count()).toBe(0);
      const times: number[] = [];
      for (let i = 0; i < 9; i++) {
        times.push(await bo.evaluate(timeClick));
        await bo.keyboard.press('Escape');
      }
      const median = times.sort((a, b) => a - b)[4];
      console.log(`A click among 144 options: ${median.toFixed(0)} ms (${times.map(Math.round).join(', ')})`);
      expect(median).toBeLessThan(100);
      await bo.getByText('144 ways').click();
      await bo.locator('button[data-option]').nth(143).waitFor();
    },
    2 * MINUTE,
  );
});
