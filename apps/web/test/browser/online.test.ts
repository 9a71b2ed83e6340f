import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guest, plan } from '../../../server/test/kit/people.ts';
import { axe } from './axe.ts';
import { PHONE } from './browser.ts';
import {
  actOnce,
  firstToAct,
  nextStep,
  playTogether,
  seeded,
  seqOf,
  sitDown,
  toldToTheEnd,
  waitForTurn,
} from './play.ts';
import { meet, rankingOf } from './together.ts';
import { servedApp, visitors } from './visitors.ts';

const visit = visitors();
const server = servedApp();

/** Ann at her desk, and Bo with his phone. */
async function twoPeople(): Promise<readonly [ann: Page, bo: Page]> {
  const ann = await visit(server.url, '/', { settings: { name: 'Ann' } });
  const bo = await visit(server.url, '/', { settings: { name: 'Bo' }, viewport: PHONE, language: 'de' });
  await meet(ann, bo, 'template');
  return [ann, bo];
}

describe('a table of the server', () => {
  it('plays a whole game of Starfarers against bots by clicks, and checks its dice', async () => {
    const ann = await visit(server.url, '/', { settings: { name: 'Ann' } });
    await sitDown(ann, '/new/starfarers', ['me', 'cadet', 'cadet'], true);
    await waitForTurn(ann);
    expect(await axe(ann)).toEqual([]);
    expect(await playTogether([ann])).toBeGreaterThan(10);
    expect(await ann.locator('.ranking tbody tr').count()).toBe(3);
    await ann.getByRole('button', { name: 'Check the dice' }).click();
    await ann.getByText('Every die fell as the seed had it').waitFor();
    await ann.goto('/');
    await ann.locator('.tables .state', { hasText: 'Finished' }).first().waitFor();
  });

  it('brings two people together by a code, in two languages, and lets them talk', async () => {
    const [ann, bo] = await twoPeople();
    await expect.poll(() => ann.locator('.luck-note').allTextContents()).toContain('Added to the luck: Ann and Bo.');
    await ann.locator('.chat input').fill('Hello Bo');
    await ann.keyboard.press('Enter');
    await bo.getByRole('tab', { name: /Gespräch/ }).tap();
    await bo.getByText('Hello Bo').waitFor();
    expect(await axe(bo)).toEqual([]);
    await bo.getByRole('tab', { name: /Dein Zug/ }).tap();
    await playTogether([ann, bo]);
    await Promise.all([ann, bo].map((page) => page.locator('.end').waitFor()));
    expect(await rankingOf(ann)).toEqual(await rankingOf(bo));
    await toldToTheEnd(ann); // the luck of the file has been compared
    expect(await ann.locator('.banner').count()).toBe(0); // the server has kept its word
  });

  it("waits for everybody's part of the luck, through a reload and not for ever, and says who added nothing", async () => {
    const bo = await guest(server.url, 'Bo'); // by a program that knows nothing of luck
    const { id } = await bo.api.create(plan('template', ['me', 'open']));
    const ann = await visit(server.url, `/t/${id}`, { settings: { name: 'Ann' }, viewport: PHONE });
    await ann.getByRole('button', { name: 'Sit here' }).tap();
    await ann.getByRole('heading', { name: 'The match is about to begin' }).waitFor();
    await ann.getByText('Waiting for: Bo').waitFor();
    expect(await axe(ann)).toEqual([]);
    expect(await ann.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await ann.reload();
    await ann.getByText('Waiting for: Bo').waitFor();
    server.clock.pass(20_000);
    await ann.getByRole('tab', { name: 'Log' }).tap();
    await ann.getByText('Added to the luck: Ann.').waitFor();
    await ann.getByText('Added nothing to the luck (bots never do): Bo.').waitFor();
    expect(await ann.locator('.banner').count()).toBe(0);
  });

  it('keeps the board when the server goes away, and goes on when it is back', async () => {
    const [ann, bo] = await twoPeople();
    await playTogether([ann, bo], 2);
    const actor = (await firstToAct([ann, bo])) ?? ann;
    const seq = await seqOf(actor);
    await server.close();
    await ann.getByRole('alert').filter({ hasText: 'The connection is lost' }).waitFor();
    await actor.locator('.banner').waitFor();
    expect(await actor.locator('.board-frame').count()).toBe(1);
    // Somebody acts all the same: it is sent when the line is up again, once.
    await actOnce(actor, seeded(1));
    await server.open();
    await actor.locator('.banner').waitFor({ state: 'detached' });
    await nextStep(actor, seq);
    await playTogether([ann, bo]);
    await ann.locator('.end').waitFor();
  });

  it('says what has become of a match that was begun under other rules, and hands it out', async () => {
    const [ann, bo] = await twoPeople();
    await playTogether([ann, bo], 3);
    await server.close();
    beginUnderOtherRules(ann.url().split('/').at(-1) ?? '');
    await server.open();
    await ann.reload();
    await ann.getByRole('heading', { name: 'Begun under other rules' }).waitFor();
    await bo.reload();
    await bo.getByRole('heading', { name: 'Nach anderen Regeln begonnen' }).waitFor();
    expect(await axe(bo)).toEqual([]);
    await bo.goto('/');
    await bo.locator('.tables .state', { hasText: 'Nach anderen Regeln begonnen' }).waitFor();
    const saved = ann.waitForEvent('download');
    await ann.getByRole('button', { name: 'Download the match' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^template-.*\.json$/);
    await bo.reload();
    await bo.locator('.tables .state', { hasText: 'Beendet' }).first().waitFor(); // its luck is known now
    await ann.getByRole('button', { name: 'Play again' }).click();
    await ann.locator('.invite-code').waitFor();
  });
});

/** As if the table had been left by an earlier program, whose rules led elsewhere. */
function beginUnderOtherRules(table: string): void {
  const database = new DatabaseSync(join(server.data, 'starboard.sqlite'));
  database.prepare('update tables set rules = rules - 1 where id = ?').run(table);
  database.prepare("update log set hash = 'other' where seq = 2 and table_id = ?").run(table);
  database.close();
}
