import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Person, type PersonOptions, person, startBrowser } from './browser.ts';

export const MINUTE = 60_000;

/** A connection that breaks is told to the console by the browser itself. */
const EXCUSED = /WebSocket connection/;

export interface Visitor extends PersonOptions {
  /** Runs in each of their pages before anything else. */
  readonly before?: () => void;
}

/**
 * Opens pages for people, each with a browser of their own. After each test they leave, and nobody may have had anything
 * to complain of.
 */
export function visitors(): (url: string, path: string, visitor?: Visitor) => Promise<Page> {
  let browser: Browser;
  const open: Person[] = [];
  beforeAll(async () => {
    browser = await startBrowser();
  }, 3 * MINUTE);
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const { context, complaints } of open.splice(0)) {
      await context.close();
      expect(complaints.filter((text) => !EXCUSED.test(text))).toEqual([]);
    }
  });
  return async (url, path, { before, ...options } = {}) => {
    const visitor = await person(browser, url, options);
    open.push(visitor);
    visitor.page.setDefaultTimeout(MINUTE);
    if (before !== undefined) await visitor.context.addInitScript(before);
    await visitor.page.goto(path);
    return visitor.page;
  };
}
