import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { sitDown } from './play.ts';
import { servedApp, type Visitor, visitors } from './visitors.ts';

const visitFrom = visitors();
const server = servedApp();

/** Passkeys want a name, not a number. */
const visit = (visitor?: Visitor): Promise<Page> => visitFrom(`http://localhost:${server.port}`, '/', visitor);

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

async function openSettings(page: Page): Promise<void> {
  await press(page, 'Settings');
  await page.locator('.identity').waitFor();
}

async function enter(page: Page, account: string, password: string, button: string): Promise<void> {
  await page.getByLabel('Account name').first().fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, button);
}

/** A person with an account, and the settings open. */
async function member(account: string): Promise<Page> {
  const page = await visit();
  await openSettings(page);
  await enter(page, account, 'a long password', 'Create the account');
  await page.getByText(`Your account: ${account}`).waitFor();
  return page;
}

/** A device that holds passkeys and says yes to everything. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

describe('an account', () => {
  it('opens the same tables in another browser, by its password only', async () => {
    const desk = await member('ann');
    expect(await axe(desk)).toEqual([]);
    await sitDown(desk, '/new/template', ['me', 'open'], true);
    await desk.locator('.invite-code').waitFor();
    await desk.waitForURL('**/t/*');
    const table = new URL(desk.url()).pathname;

    const laptop = await visit();
    await openSettings(laptop);
    await enter(laptop, 'ann', 'another password', 'Sign in');
    await laptop.getByText('Name and password do not fit.').waitFor();
    await enter(laptop, 'ann', 'a long password', 'Sign in');
    await laptop.getByText('Your account: ann').waitFor();
    await laptop.goto('/');
    await laptop.locator(`.tables a[href="${table}"]`).click();
    await laptop.locator('.invite-code').waitFor();
  });

  it('has a name that nobody else has', async () => {
    await member('bob');
    const other = await visit();
    await openSettings(other);
    await enter(other, 'Bob', 'a long password', 'Create the account');
    await other.getByText('Somebody else has this account name.').waitFor();
  });

  it('is opened once more by a code after its password was forgotten, and by nobody else from then on', async () => {
    const desk = await member('finn');
    await desk.locator('summary', { hasText: 'Codes for a lost password' }).click();
    const codes = desk.locator('details', { hasText: 'Codes for a lost password' });
    await codes.getByLabel('Password').fill('not the password');
    await press(desk, 'Make new codes');
    await desk.getByText('Name and password do not fit.').waitFor();
    await codes.getByLabel('Password').fill('a long password');
    await press(desk, 'Make new codes');
    const code = (await desk.locator('.codes code').first().textContent()) ?? '';
    expect(await axe(desk)).toEqual([]);

    const laptop = await visit();
    await openSettings(laptop);
    const forgotten = laptop.locator('details', { hasText: 'Password forgotten' });
    await forgotten.locator('summary').click();
    await forgotten.getByLabel('Account name').fill('finn');
    await forgotten.getByLabel('One of your codes').fill(code);
    await forgotten.getByLabel('New password').fill('a new password');
    await forgotten.getByRole('button').click();
    await laptop.getByText('Your account: finn').waitFor();
    await laptop.getByText('Signed in: 1 browser').waitFor();
    await codes.getByLabel('Password').fill('a long password');
    await press(desk, 'Make new codes');
    await desk.getByText('You are not known here yet.').waitFor();
  });

  it('opens by passkey', async () => {
    const page = await member('cleo');
    await withAuthenticator(page);
    await press(page, 'Add a passkey');
    await page.getByText('Your account: cleo · 1 passkey').waitFor();
    await Promise.all([page.waitForEvent('load'), press(page, 'Sign out')]);
    await openSettings(page);
    await page.getByRole('button', { name: 'Sign in with a passkey', exact: true }).waitFor();
    expect(await page.getByText('Your account').count()).toBe(0);
    await press(page, 'Sign in with a passkey');
    await page.getByText('Your account: cleo · 1 passkey').waitFor();
    await page.locator('summary', { hasText: '1 passkey' }).click();
    expect(await axe(page)).toEqual([]);
    await press(page, 'Forget it');
    await page.getByText('Your account: cleo · 0 passkeys').waitFor();
    expect(await page.getByText('Passkey of').count()).toBe(0);
  });

  it('shows its browsers, ends them from elsewhere, and hands out all that is kept of its owner', async () => {
    const desk = await member('gus');
    const laptop = await visit();
    await openSettings(laptop);
    await enter(laptop, 'gus', 'a long password', 'Sign in');
    await laptop.locator('summary', { hasText: 'Signed in: 2 browsers' }).click();
    await laptop.locator('details', { hasText: 'Signed in' }).getByRole('button', { name: 'Sign out' }).click();
    await laptop.getByText('Signed in: 1 browser').waitFor();
    const saving = laptop.waitForEvent('download');
    await press(laptop, 'Download my data');
    expect((await saving).suggestedFilename()).toBe('starboard-data.json');
    await press(desk, 'Save');
    await desk.getByText('You are not known here yet.').waitFor();
  });

  it('is not opened by the passkey of somebody who is unknown here', async () => {
    const page = await member('dora');
    const devtools = await withAuthenticator(page);
    await press(page, 'Add a passkey');
    await page.getByText('1 passkey').first().waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await Promise.all([page.waitForEvent('load'), press(page, 'Delete my data on the server')]);
    await openSettings(page);
    await press(page, 'Sign in with a passkey');
    await page.getByText('Name and password do not fit.').waitFor();
    await devtools.detach();
  });

  it('is gone with all its data when its owner says so, and stays when not', async () => {
    const page = await member('eve');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await press(page, 'Delete my data on the server');
    expect(await page.getByText('Your account: eve').count()).toBe(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await Promise.all([page.waitForEvent('load'), press(page, 'Delete my data on the server')]);
    await openSettings(page);
    await enter(page, 'eve', 'a long password', 'Sign in');
    await page.getByText('Name and password do not fit.').waitFor();
  });
});
