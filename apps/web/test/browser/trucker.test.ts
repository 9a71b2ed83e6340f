import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TestServer } from '../../../server/test/kit/testServer.ts';
import { axe } from './axe.ts';
import { withLuck } from './browser.ts';
import { seeded, sitDown } from './play.ts';
import { offeringMuch, strangeLine } from './strangeLine.ts';
import { meet } from './together.ts';
import { beReady, buildOne, finishBuilding, fly, lit, shipOf, sizeOf, stopTime } from './trucker.ts';
import { builtApp, visitors } from './visitors.ts';

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

/** Axe waits now and then; where time stands still, it is given a moment each time. */
async function axeMeanwhile(page: Page): Promise<readonly string[]> {
  let done = false;
  const found = axe(page).finally(() => {
    done = true;
  });
  while (!done) await page.clock.runFor(1);
  return found;
}

describe('Galaxy Trucker', () => {
  it('is played for three rounds against bots by clicks, building in a race', async () => {
    const page = await visit(site.url, '/');
    await sitDown(page, withLuck('/new/galaxy-trucker'), ['me', 'cadet', 'cadet']);
    await stopTime(page);
    const random = seeded(4);
    for (let round = 1; ; round++) {
      await beReady(page);
      await lit(page, 'heap').waitFor();
      for (let built = 0; built < 5; ) if (await buildOne(page)) built++;
      expect(await sizeOf(page)).toBe(6);
      if (round === 1) expect(await axeMeanwhile(page)).toEqual([]);
      await finishBuilding(page);
      const { over } = await fly(page, random);
      expect(over).toBe(round === 3);
      if (over) break;
    }
    expect(await page.locator('.ranking tbody tr').count()).toBe(3);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText('Every die fell as the seed had it').waitFor();
  });

  it('gives a tile to whoever takes it first, tells the other kindly, and changes nothing else for him', async () => {
    let line = { hold: () => {}, release: () => {} };
    const [ann, bo] = await twoBuilders(async (page) => {
      line = await strangeLine(page);
    });
    await stopTime(bo); // what he is told in passing stays until it has been read
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
    await bo.clock.runFor(4000);
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
  });

  it('keeps the ship when the connection drops in the middle of building', async () => {
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
  });

  it('lists 144 things that are possible and 100 that are not only when asked', async () => {
    const [, bo] = await twoBuilders(async (page) => {
      await strangeLine(page, offeringMuch);
    });
    await lit(bo, 'heap').click();
    await bo.getByText('144 ways').waitFor();
    await bo.getByText('Not possible now (100)').waitFor();
    expect(await bo.locator('.desk-actions .reasons').count()).toBe(0);
    expect(await bo.locator('.desk-actions button').count()).toBeLessThan(20);
    await bo.getByText('144 ways').click();
    await bo.locator('button[data-option]').nth(143).waitFor();
  });
});
