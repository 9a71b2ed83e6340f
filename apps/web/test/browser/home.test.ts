import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { PHONE } from './browser.ts';
import { begin, planTable, waitForTurn } from './play.ts';
import { builtApp, servedApp, type Visitor, visitors } from './visitors.ts';

const visitFrom = visitors();
const site = builtApp();
const server = servedApp();

const visit = (visitor?: Visitor): Promise<Page> => visitFrom(site.url, '/', visitor);

describe('the first page', () => {
  it('says of each game how many play, how long, and how much there is to learn; the sample is out of sight', async () => {
    const page = await visit({ language: 'de', viewport: PHONE });
    await page.locator('.card').first().waitFor();
    const facts = await page
      .locator('.card')
      .evaluateAll((cards) =>
        cards.map((card) => [...card.querySelectorAll('.facts li')].map(({ textContent }) => textContent)),
      );
    expect(facts).toHaveLength(5);
    expect(facts).toContainEqual(['2 bis 5 Personen', 'bis zu einer Stunde', 'einige Regeln']);
    expect(await page.getByText('Kometenjagd').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
  });

  it('says how far one has come', async () => {
    const page = await visit();
    await page.evaluate(() => {
      const done = ['template/1-first-comet', 'eclipse/1-first-round', 'eclipse/2-realm-and-retreat'];
      localStorage.setItem('starboard.lessons', JSON.stringify(Object.fromEntries(done.map((name) => [name, '.']))));
      localStorage.setItem('starboard.solved', JSON.stringify(['eclipse/07-04-where-it-is-cheap']));
    });
    await page.reload();
    await page.getByText('All 2 lessons done · 1 of 32 puzzles solved').waitFor();
    expect(await page.locator('.progress').count()).toBe(1);
    await page.getByRole('link', { name: 'Learn to play Starfarers of Catan' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('.lesson-head progress[value="1"]').waitFor();
    await page.goto('/');
    await page.getByText(/^Lesson 1 of 2 · Step 2 of \d+$/).waitFor();
  });

  it('says when everything is on the device', async () => {
    const page = await visit();
    await page.getByText('Ready for offline').waitFor();
  });

  it('begins Galaxy Trucker with a first flight and relaxed building', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Play now: Galaxy Trucker' }).click();
    await waitForTurn(page);
    const options = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('starboard');
          opening.onsuccess = () => {
            const all = opening.result.transaction('matches').objectStore('matches').getAll();
            all.onsuccess = () => resolve(all.result.map((match) => match.options));
          };
        }),
    );
    expect(options).toEqual([{ building: 'relaxed', firstFlight: true }]);
  });

  it('leads to puzzles by chapters, the easiest of each first, and those marked that are solved', async () => {
    const page = await visit();
    await page.evaluate(() =>
      localStorage.setItem('starboard.solved', JSON.stringify(['eclipse/07-04-where-it-is-cheap'])),
    );
    await page.getByRole('link', { name: /^Puzzles/ }).click();
    await page.locator('.puzzles a').first().waitFor();
    const levels = await page
      .locator('.puzzles')
      .evaluateAll((lists) =>
        lists.map((list) =>
          [...list.querySelectorAll('a > span:first-of-type')].map((one) =>
            ['easy', 'medium', 'hard'].indexOf(one.textContent ?? ''),
          ),
        ),
      );
    expect(levels.length).toBeGreaterThan(20);
    expect(levels.flat()).not.toContain(-1);
    for (const chapter of levels) expect(chapter).toEqual([...chapter].sort((a, b) => a - b));
    const solved = await page
      .locator('.puzzles a:has(.state)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(solved).toEqual(['/puzzles/eclipse/07-04-where-it-is-cheap']);
  });
});

describe('with others', () => {
  it('asks for a name, at a new table and at one that is joined by its code', async () => {
    const ann = await visitFrom(server.url, '/');
    await planTable(ann, '/new/template', ['me', 'open'], true);
    await begin(ann);
    expect(await ann.locator('.seats input:invalid').count()).toBe(1);
    expect(new URL(ann.url()).pathname).toBe('/new/template');
    await ann.locator('.seats input:invalid').fill('Ann');
    await begin(ann);
    const code = (await ann.locator('.invite-code').textContent())?.split(' ').at(-1) ?? '';

    const bo = await visitFrom(server.url, '/', { viewport: PHONE });
    await bo.getByLabel('Code').fill(code);
    await bo.getByRole('button', { name: 'Join' }).click();
    await bo.getByRole('button', { name: 'Sit here' }).click();
    await bo.getByText('Say first what the others shall call you.').waitFor();
    expect(await bo.locator('.waiting-seats').textContent()).toContain('free');
    await bo.getByLabel('Your name').fill('Bo');
    await bo.getByRole('button', { name: 'Sit here' }).click();
    await bo.locator('.table').waitFor();
    await expect.poll(() => ann.getByText('Bo').count()).toBeGreaterThan(0);
  });
});
