// How much the main thread of a page has to do for each game: npm run web-figures, or of some: npm run web-figures eclipse.
// All of it is processor time, so other work on the machine changes it little. It prints a table and judges nothing.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { person, startBrowser, withLuck } from '../test/browser/browser.ts';
import { begin, listAll, nextStep, planTable, seqOf, waitForTurn } from '../test/browser/play.ts';
import { serveDist } from '../test/browser/site.ts';

const GAMES = ['starfarers', 'galaxy-trucker', 'starship-captains', 'merchant-of-venus', 'eclipse'];
const DECISIONS = 15;
/** How long an option may take to be there at all. */
const PATIENCE = 20_000;

interface Figures {
  readonly game: string;
  readonly decisions: number;
  /** ms of work, the middle and the most of all decisions. */
  readonly median: number;
  readonly most: number;
  /** The longest task in ms while the table was loaded, and all tasks up to the first option. */
  readonly longest: number;
  readonly loading: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Processor time, in microseconds. */
  readonly tdur?: number;
}

/** The longest task of the page's main thread, in ms of processor time, while something is done. */
async function longestDuring(browser: Browser, page: Page, what: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await what();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const all = trace.traceEvents;
  const mains = all.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent) => mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = all.filter((one) => one.name.endsWith('RunTask') && isMain(one));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** ms that the main thread has worked so far. */
async function worked(line: CDPSession): Promise<number> {
  const { metrics } = await line.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** The work of one decision up to the next question, for each step of the match: what others do meanwhile is shown, too. */
async function decide(page: Page, line: CDPSession): Promise<number | undefined> {
  await listAll(page);
  const option = page.locator('.desk button[data-option]:not(:disabled)').first();
  const [seq, before] = [await seqOf(page), await worked(line)];
  if (!(await option.click({ timeout: PATIENCE }).then(isDone, isNot))) return undefined;
  if (!(await nextStep(page, seq).then(isDone, isNot))) return undefined;
  await waitForTurn(page);
  return ((await worked(line)) - before) / ((await seqOf(page)) - seq);
}

const isDone = () => true;
const isNot = () => false;

async function measure(browser: Browser, url: string, game: string): Promise<Figures> {
  const { page, context } = await person(browser, url);
  const line = await context.newCDPSession(page);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  await planTable(page, withLuck(`/new/${game}`), ['me', 'pilot', 'pilot']);
  const before = await worked(line);
  const longest = await longestDuring(browser, page, async () => {
    await begin(page);
    await waitForTurn(page);
  });
  const loading = (await worked(line)) - before;
  const works: number[] = [];
  for (let i = 0; i < DECISIONS; i++) {
    const work = await decide(page, line);
    if (work !== undefined) works.push(work);
  }
  await context.close();
  works.sort((a, b) => a - b);
  const median = works[Math.floor(works.length / 2)] ?? Number.NaN;
  return { game, decisions: works.length, median, most: works.at(-1) ?? Number.NaN, longest, loading };
}

const site = await serveDist();
const browser = await startBrowser();
const chosen = process.argv.slice(2);
const figures: Figures[] = [];
for (const game of chosen.length > 0 ? chosen : GAMES) figures.push(await measure(browser, site.url, game));
await browser.close();
await site.close();
console.table(
  figures.map(({ game, decisions, ...times }) => ({
    game,
    decisions,
    'work per decision (median ms)': Math.round(times.median),
    'work per decision (most ms)': Math.round(times.most),
    'longest task on load (ms)': Math.round(times.longest),
    'work up to the first option (ms)': Math.round(times.loading),
  })),
);
