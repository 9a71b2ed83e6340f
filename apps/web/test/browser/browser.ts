import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import packed from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { alone } from '../../../../scripts/alone.mjs';

/** By then it shows, on any machine, if it shows at all. */
const LONGEST = 300_000;

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const UNPACK = "console.log(await (await import('@sparticuz/chromium')).default.executablePath())";

/** The one inside the npm package is unpacked once, by one at a time: whoever looked meanwhile would find a half of it. */
function unpacked(): string {
  return alone(join(tmpdir(), 'starboard-chromium.lock'), () => {
    const ready = join(tmpdir(), 'chromium');
    if (existsSync(ready)) return ready;
    const cwd = import.meta.dirname;
    const { stdout, stderr } = spawnSync(execPath, ['--input-type=module', '-e', UNPACK], { cwd, encoding: 'utf8' });
    if (stdout === '') throw new Error(`There is no browser: ${stderr}`);
    return stdout.trim();
  });
}

/** A headless Chromium: the one in `STARBOARD_CHROMIUM`, the machine's own, or the one inside the npm package. */
export async function startBrowser(): Promise<Browser> {
  const found = process.env.STARBOARD_CHROMIUM ?? SYSTEM.find((path) => existsSync(path));
  const executablePath = found ?? unpacked();
  const args = [...(found === undefined ? packed.args : []), '--no-sandbox', '--disable-gpu'].filter(
    (arg) => !/^--(single-process|headless|disable-web-security|window-size|no-zygote|in-process-gpu)/.test(arg),
  );
  return chromium.launch({ executablePath, headless: true, args, timeout: LONGEST });
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
export const WIDE = { width: 1920, height: 1080 };

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about. */
  readonly complaints: string[];
}

export interface PersonOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly language?: 'en' | 'de';
  readonly pace?: 'slow' | 'normal' | 'quick' | 'instant';
  readonly motion?: 'full' | 'none';
  /** The device is asked to keep everything still. */
  readonly reducedMotion?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the page may keep its parts on the device. */
  readonly serviceWorkers?: boolean;
}

/** Somebody with a browser of their own: nobody else's cookies, nobody else's saved games. */
export async function person(browser: Browser, url: string, options: PersonOptions = {}): Promise<Person> {
  const { viewport = DESKTOP, language = 'en', pace = 'instant', motion = 'none', settings = {} } = options;
  const serviceWorkers = options.serviceWorkers === false ? 'block' : 'allow';
  const reducedMotion = options.reducedMotion ? 'reduce' : 'no-preference';
  const phone = viewport.width < 700;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion,
    serviceWorkers,
  });
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem('starboard.settings') === null) localStorage.setItem('starboard.settings', kept);
    },
    JSON.stringify({ language, pace, motion, sound: false, ...settings }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  return { context, page, complaints };
}

/** What luck the tests play with; another one with `STARBOARD_TEST_SEED`. */
export const SEED = process.env.STARBOARD_TEST_SEED ?? 'browser';

/** A screen on which new tables get the luck of the tests. */
export const withLuck = (path: string): string => `${path}?seed=${encodeURIComponent(SEED)}`;
