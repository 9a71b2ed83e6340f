import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guest } from '../../../server/test/kit/people.ts';
import { axe } from './axe.ts';
import { PHONE } from './browser.ts';
import { sitDown } from './play.ts';
import { meet } from './together.ts';
import { servedApp, visitors } from './visitors.ts';

const visit = visitors();
const server = servedApp({ STARBOARD_ADMINS: 'keeper' });

const annAndBo = async (): Promise<readonly [ann: Page, bo: Page]> => [
  await visit(server.url, '/', { settings: { name: 'Ann' } }),
  await visit(server.url, '/', { settings: { name: 'Bo' }, viewport: PHONE }),
];

const codeAt = async (page: Page): Promise<string> =>
  (await page.locator('.invite-code').textContent())?.split(' ').at(-1) ?? '';

async function joinBy(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Join' }).click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('.chat input').fill(text);
  await page.locator('.chat button').click();
}

describe('the waiting room', () => {
  it('lets people talk, move and swap, and the host send somebody away', async () => {
    const [ann, bo] = await annAndBo();
    await sitDown(ann, '/new/template', ['me', 'open', 'open'], true);
    const code = await codeAt(ann);
    await joinBy(bo, code);
    await bo.getByRole('button', { name: 'Sit here' }).first().click();
    await say(bo, 'Hello Ann');
    await ann.getByText('Hello Ann').waitFor();
    await bo.getByRole('button', { name: 'Move here' }).click();
    for (const page of [ann, bo]) await page.getByText('Seat 3: Bo').waitFor();
    expect(await bo.getByRole('button', { name: 'Swap with Ann' }).count()).toBe(0);
    await ann.getByRole('button', { name: 'Swap with Bo' }).click();
    await bo.getByText('Seat 1: Bo').waitFor();
    await bo.getByRole('button', { name: 'Wait for me' }).click();
    await ann.getByText('not ready yet').waitFor();
    expect(await axe(ann)).toEqual([]);
    await bo.getByRole('button', { name: 'I am ready' }).click();
    await expect.poll(() => ann.getByText('not ready yet').count()).toBe(0);

    await ann.getByRole('button', { name: 'People' }).click();
    await ann.getByRole('button', { name: 'Remove …' }).click();
    expect(await axe(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Remove', exact: true }).click();
    await bo.getByText('Seat 1: free').waitFor();
    await bo.getByRole('button', { name: 'Sit here' }).first().click();
    await bo.getByText('The host has removed you from this table.').waitFor();
  });
});

describe('a match', () => {
  it('that is full is watched by its code, and its pause is shown to all', async () => {
    const [ann, bo] = await annAndBo();
    await meet(ann, bo, 'template');
    const code = (await ann.getByText(/^Code [A-Z0-9]+$/).textContent())?.split(' ').at(-1) ?? '';
    const cyd = await visit(server.url, '/');
    await joinBy(cyd, code);
    await cyd.locator('.table').waitFor();
    await bo.getByRole('button', { name: 'Pause' }).click();
    for (const page of [ann, bo, cyd]) await page.locator('.banner', { hasText: 'The match is paused.' }).waitFor();
    expect(await cyd.getByRole('button', { name: 'Go on' }).count()).toBe(0);
    expect(await axe(ann)).toEqual([]);
    await ann.locator('.banner button').click();
    for (const page of [ann, bo, cyd]) await page.locator('.banner').waitFor({ state: 'detached' });
  });

  it('hides what a muted person says, and lets those who run the server see what was reported', async () => {
    const [ann, bo] = await annAndBo();
    await meet(ann, bo, 'template');
    await bo.getByRole('tab', { name: /Chat/ }).click();
    await say(bo, 'You are slow');
    await ann.getByText('You are slow').waitFor();
    await ann.getByRole('button', { name: 'People' }).click();
    await ann.getByRole('button', { name: 'Report …' }).click();
    await ann.locator('input[name="reason"]').fill('He is rude.');
    await ann.locator('.people form button').click();
    await ann.getByText('Thank you. It has been passed on.').waitFor();
    await ann.getByRole('button', { name: 'Mute' }).click();
    await ann.getByText('You are slow').waitFor({ state: 'detached' });
    await ann.getByRole('button', { name: 'Close', exact: true }).click();
    await say(bo, 'Very slow');
    await bo.getByText('Very slow').waitFor();
    await say(ann, 'My turn');
    await ann.getByText('My turn').waitFor();
    expect(await ann.getByText('Very slow').count()).toBe(0);

    await ann.goto('/admin');
    await ann.getByText('Only those who run this server may do that.').waitFor();
    const keeper = await guest(server.url, 'Keeper');
    await keeper.api.createAccount({ account: 'keeper', password: 'long enough' });
    const desk = await visit(server.url, '/');
    await desk.context().addCookies([{ name: 'starboard', value: keeper.cookie.split('=')[1], url: server.url }]);
    await desk.goto('/admin');
    await desk.getByRole('heading', { name: 'Ann about Bo' }).waitFor();
    await desk.getByText('You are slow').waitFor();
    expect(await axe(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Dealt with' }).click();
    await desk.getByText('Keeper has dealt with a report about Bo.').waitFor();
  });
});
