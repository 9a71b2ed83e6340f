import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withLuck } from './browser.ts';
import { seeded, step, waitForTurn } from './play.ts';
import { builtApp, type Visitor, visitors } from './visitors.ts';

const visitFrom = visitors();
const site = builtApp();

const visit = (visitor: Visitor): Promise<Page> => visitFrom(site.url, withLuck('/'), visitor);

interface Recorded {
  readonly titles: string[];
  readonly notices: string[];
  readonly tones: string[];
}

/** Runs in the page: writes down every title, notice and tone, in a window that nobody looks at. */
function record(): void {
  const recorded: Recorded = { titles: [], notices: [], tones: [] };
  Object.assign(window, { recorded });
  Object.defineProperty(document, 'hidden', { get: () => true });
  new MutationObserver(() => {
    if (recorded.titles.at(-1) !== document.title) recorded.titles.push(document.title);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  window.Notification = class {
    static permission = 'granted';
    constructor(title: string, options?: NotificationOptions) {
      recorded.notices.push(`${title}: ${options?.body}`);
    }
  } as unknown as typeof Notification;
  const pitches = new WeakMap<AudioParam, number>();
  const { setValueAtTime } = AudioParam.prototype;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    pitches.set(this, value);
    return setValueAtTime.call(this, value, when);
  };
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    recorded.tones.push(`${this.type} ${pitches.get(this.frequency)}`);
    start.call(this, when);
  };
}

const recordedIn = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

/** Plays one's own turn of Comet Rush, until it is one's turn again after the others. */
async function playOneTurn(page: Page): Promise<void> {
  await page.goto(withLuck('/new/template'));
  await page.getByRole('button', { name: 'Sit down' }).click();
  const random = seeded(1);
  do {
    await waitForTurn(page);
    await step(page, random);
    await waitForTurn(page);
  } while (!restedIn(await recordedIn(page)));
}

const TURN = '● Your turn · Comet Rush';

/** Whether it was somebody else's turn after one's own. */
const restedIn = ({ titles }: Recorded): boolean =>
  titles.slice(titles.indexOf(TURN)).includes('Comet Rush · Starboard');

describe('my turn', () => {
  const settings = { notices: true, sound: true };

  it('is in the title, and comes and goes', async () => {
    const page = await visit({ before: record });
    await playOneTurn(page);
    const { titles } = await recordedIn(page);
    expect(titles).toContain(TURN);
    expect(restedIn({ ...(await recordedIn(page)), titles })).toBe(true);
    expect(titles.at(-1)).toBe(TURN);
  });

  it('is told by a notice and by tones to those who want it', async () => {
    const page = await visit({ before: record, settings });
    await playOneTurn(page);
    const { notices, tones } = await recordedIn(page);
    expect(notices).toEqual(['Your turn: Comet Rush', 'Your turn: Comet Rush']);
    expect(tones.filter((tone) => tone === 'sine 880').length).toBe(2);
  });

  it('is told to nobody who has switched it off', async () => {
    const page = await visit({ before: record, settings });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Sounds').uncheck();
    await page.getByLabel('Tell me when it is my turn').uncheck();
    await page.keyboard.press('Escape');
    await playOneTurn(page);
    expect(await recordedIn(page)).toMatchObject({ notices: [], tones: [] });
    await page.reload();
    await page.waitForFunction((title) => document.title === title, TURN);
    expect(await recordedIn(page)).toMatchObject({ notices: [], tones: [] });
  });

  it('asks the browser before it sends a notice, and says when the browser refuses', async () => {
    const page = await visit({});
    await page.getByRole('button', { name: 'Settings' }).click();
    const wanted = page.getByLabel('Tell me when it is my turn');
    await wanted.click();
    await page.getByText('The browser does not allow notices from this page.').waitFor();
    await expect.poll(() => wanted.isChecked()).toBe(false);
    await page.context().grantPermissions(['notifications'], { origin: site.url });
    await wanted.click();
    await page.waitForFunction(() => localStorage.getItem('starboard.settings')?.includes('"notices":true'));
    await expect.poll(() => wanted.isChecked()).toBe(true);
  });
});
