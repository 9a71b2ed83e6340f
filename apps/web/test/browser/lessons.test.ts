import { readdirSync, readFileSync } from 'node:fs';
import { atStep, type Lesson, readLesson, type WrittenAction } from '@starboard/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { PHONE, person, startBrowser } from './browser.ts';
import { type Site, serveDist } from './site.ts';

const GAMES = new URL('../../../../games/', import.meta.url);

const lessonsIn = (folder: string): readonly (readonly [string, Lesson])[] =>
  readdirSync(new URL(`${folder}/`, GAMES)).includes('lessons')
    ? readdirSync(new URL(`${folder}/lessons/`, GAMES))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => [
          name.replace('.json', ''),
          readLesson(readFileSync(new URL(`${folder}/lessons/${name}`, GAMES), 'utf8')),
        ])
    : [];

const LESSONS = readdirSync(GAMES).flatMap(lessonsIn);

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveDist()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.lesson-head progress').getAttribute('value'));

/** How many things have happened at the table. */
const seqOf = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-seq');

/** Takes the first option that is meant, or hands in the form. */
async function takeOption(page: Page, isMeant: (action: WrittenAction) => boolean): Promise<void> {
  const options = page.locator('.desk-actions button[data-action]');
  const form = page.locator('.desk-actions .answer-form button[type="submit"]').first();
  const meant = async () => {
    const written = await options.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action ?? ''));
    return written.findIndex((action) => isMeant(JSON.parse(action)));
  };
  await expect.poll(async () => (await meant()) >= 0 || (await form.isVisible())).toBe(true);
  const at = await meant();
  if (at >= 0) return options.nth(at).click();
  const more = page.locator('.desk-actions .stepper .icon-button:last-of-type:not(:disabled)').first();
  for (let n = 0; n < 9 && (await form.isDisabled()); n++) await more.click();
  await form.click();
}

/** Does what the step asks for: touches the thing, presses the button, or takes the first of what is listed. */
async function doStep(page: Page, lesson: Lesson, at: number): Promise<void> {
  const { wait } = lesson.steps[at];
  if (wait === 'next') await page.locator('.lesson-card [data-go]').click();
  else if ('tap' in wait) await page.locator(`[data-ref="${wait.tap[0]}"]`).first().press('Enter');
  else {
    const seq = await seqOf(page);
    await takeOption(page, (action) => atStep(lesson.steps[at], action) === 'right');
    // Whether that was the end of the step is known when the table is ready again.
    await page.locator('.desk-actions[aria-busy="false"]').waitFor();
    return void (await expect.poll(async () => (await stepOf(page)) !== at || (await seqOf(page)) !== seq).toBe(true));
  }
  await expect.poll(() => stepOf(page)).not.toBe(at);
}

async function play(page: Page, lesson: Lesson, to = lesson.steps.length): Promise<void> {
  for (let n = 0; n < 100 && (await stepOf(page)) < to; n++) await doStep(page, lesson, await stepOf(page));
  expect(await stepOf(page)).toBe(to);
}

describe('a lesson', () => {
  it.each(LESSONS.map(([name, lesson]) => [`${lesson.game}/${name}`, lesson] as const))(
    '%s is played by clicks to its end, and goes on as a game against bots',
    async (path, lesson) => {
      const { page, complaints, context } = await person(browser, site.url);
      await page.goto(`/learn/${path}`);
      await page.locator('.lesson-card').waitFor();
      await play(page, lesson);
      await page.locator('.lesson-card [data-go]').click();
      await page.waitForURL('**/local/*');
      await page.locator('.table').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('goes on where it was left, step by step forward and back', async () => {
    const [[name, lesson]] = lessonsIn('starfarers');
    const { page, context } = await person(browser, site.url, { viewport: PHONE, language: 'de' });
    await page.goto('/');
    await page.getByRole('link', { name: /Sternenfahrer.* spielen lernen/ }).click();
    await page.locator('.lesson-card').waitFor();
    await page.waitForURL(`**/learn/starfarers/${name}`);
    await play(page, lesson, 5);
    await page.reload();
    await page.locator('.lesson-card').waitFor();
    await expect.poll(() => stepOf(page)).toBe(5);
    // What is asked stands above the foot of the screen.
    const foot = async () => {
      const said = (await page.locator('.lesson-say').boundingBox())!;
      return said.y + said.height;
    };
    await expect.poll(foot).toBeLessThanOrEqual(PHONE.height);
    await page.getByRole('button', { name: 'Zurück', exact: true }).click();
    await expect.poll(() => stepOf(page)).toBe(4);
    expect(await axe(page)).toEqual([]);
    await context.close();
  });

  it('rings what it speaks of, and explains what is not for now without doing it', async () => {
    const [[, lesson]] = lessonsIn('starfarers');
    const { page, context } = await person(browser, site.url);
    await page.goto('/learn/starfarers/1-first-turn');
    await page.locator('.lesson-card').waitFor();
    await expect.poll(() => page.locator('.spots i').count()).toBe(lesson.steps[0].light.length);
    await play(page, lesson, 7); // the flight
    const seq = await page.locator('.table').getAttribute('data-seq');
    await page.locator('[data-ref="ship:0:transporter-1"]').first().press('Enter');
    await page.locator('[data-ref="s192"]').first().dispatchEvent('click');
    await expect.poll(() => page.locator('.lesson-note').textContent()).toContain('colonies are founded on circles');
    expect(await page.locator('.table').getAttribute('data-seq')).toBe(seq);
    await context.close();
  });

  it('lets a mistake be made, seen, and taken back', async () => {
    const { page, context } = await person(browser, site.url);
    const [[, lesson]] = lessonsIn('starfarers');
    await page.goto('/learn/starfarers/1-first-turn');
    await page.locator('.lesson-card').waitFor();
    await play(page, lesson, 4); // the bank
    expect(await axe(page)).toEqual([]); // with cards of the hand lit
    await takeOption(page, ({ take }) => take === 'ore');
    await expect.poll(() => page.locator('.lesson-note').textContent()).toContain('ore to spare');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => page.locator('.lesson-note').textContent()).toBe('');
    await play(page, lesson, 5);
    await context.close();
  });
});
