import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../../server/src/index.ts';
import { serverHere, tempFolder } from '../../../server/test/kit/servers.ts';
import { axe } from './axe.ts';
import { withLuck } from './browser.ts';
import { seeded, sitDown } from './play.ts';
import { type Site, serveDist } from './site.ts';
import { meet } from './together.ts';
import { beReady, buildOne, finishBuilding, fly, lit, shipOf, sizeOf } from './trucker.ts';
import { MINUTE, visitors } from './visitors.ts';

const data = tempFolder();
const visit = visitors();
let site: Site;
let server: Server;

beforeAll(async () => {
  site = await serveDist();
  server = await serverHere(data.path);
}, 3 * MINUTE);

afterAll(async () => {
  await site?.close();
  await server?.close();
  data.remove();
});

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

/** A line on which nothing arrives for a while; what is sent goes out. */
async function slowLine(page: Page): Promise<{ hold(): void; release(): void }> {
  let held: (() => void)[] | undefined;
  await page.routeWebSocket(/\/api\/live/, (toPage) => {
    const toServer = toPage.connectToServer();
    toServer.onMessage((message) => {
      const pass = () => toPage.send(message);
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

/** A long name is cut where others' ships are small; it is read out in full. */
const complaintsOf = async (page: Page): Promise<readonly string[]> =>
  (await axe(page)).filter((one) => !/^label-content-name-mismatch: g\[data-show="seat:/.test(one));

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
        if (round === 1) expect(await complaintsOf(page)).toEqual([]);
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
        line = await slowLine(page);
      });
      await lit(ann, 'heap').click();
      await lit(ann, 'shelf').click();
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
      // And he goes on at once.
      expect(await buildOne(bo)).toBeTypeOf('boolean');
    },
    2 * MINUTE,
  );

  it(
    'keeps the ship when the connection drops in the middle of building',
    async () => {
      const [ann, bo] = await twoBuilders();
      for (let built = 0; built < 3; ) if (await buildOne(ann)) built++;
      const ship = await shipOf(ann);
      const { port } = server;
      await server.close();
      await ann.locator('.banner').waitFor();
      expect(await shipOf(ann)).toEqual(ship);
      // Ann draws all the same: it is sent when the line is up again, once.
      await lit(ann, 'heap').click();
      server = await serverHere(data.path, { PORT: String(port) });
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
});
