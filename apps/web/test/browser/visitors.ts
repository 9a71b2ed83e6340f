import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buildWeb } from '../../../../scripts/buildWeb.mjs';
import { TestServer } from '../../../server/test/kit/testServer.ts';
import { type Person, type PersonOptions, person, startBrowser } from './browser.ts';
import { type Site, serveDist } from './site.ts';

export interface Visitor extends PersonOptions {
  /** Runs in each of their pages before anything else. */
  readonly before?: () => void;
  /** What they will complain of, with good reason. */
  readonly complains?: RegExp;
}

/** A connection that breaks is told to the console by the browser itself. */
const BROKEN_LINE = /WebSocket connection/;

/**
 * Opens pages for people, each with a browser of their own. After each test they leave, and nobody may have had anything
 * to complain of.
 */
export function visitors(): (url: string, path: string, visitor?: Visitor) => Promise<Page> {
  let browser: Browser;
  const open: (Person & Pick<Visitor, 'complains'>)[] = [];
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const { context, complaints, complains = BROKEN_LINE } of open.splice(0)) {
      await context.close();
      expect(complaints.filter((text) => !complains.test(text))).toEqual([]);
    }
  });
  return async (url, path, { before, complains, ...options } = {}) => {
    const visitor = await person(browser, url, options);
    open.push({ ...visitor, ...(complains === undefined ? {} : { complains }) });
    if (before !== undefined) await visitor.context.addInitScript(before);
    await visitor.page.goto(path);
    return visitor.page;
  };
}

/** The built app for all tests of a file, as a device has it that is offline. */
export function builtApp(): Pick<Site, 'url'> {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await serveDist();
  });
  afterAll(() => site?.close());
  return {
    get url() {
      return site?.url ?? '';
    },
  };
}

/** A server with the built app for all tests of a file. Its time stands still: nothing begins until all have added to the luck. */
export function servedApp(env: Readonly<Record<string, string>> = {}): TestServer {
  beforeAll(() => {
    if (!buildWeb()) throw new Error('The web app cannot be built');
  });
  return new TestServer({ STARBOARD_LUCK_WAIT: '20000', ...env });
}
