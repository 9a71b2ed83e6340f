import type { Page } from 'playwright-core';
import { nextStep, passOn, seqOf, waitForTurn } from './play.ts';

/** What a captain who wants to see something of the galaxy does only if there is nothing else. */
const IDLE = /^(Pass|Decline|Ignore the row|Suffer the damage)$/;

/** What brings him on, best first. */
const KEEN = [
  /^Complete the mission/,
  /^Put .* on this row/,
  /^Resolve the row/,
  /^Take “/,
  /^Activate (the helm|research)/,
];

const optionsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.desk-actions button[data-option] .option-text > span').allTextContents();

/** Which of the options he takes: mostly what brings him on, never nothing while there is something to do. */
function choose(options: readonly string[], random: () => number): number {
  const keen = KEEN.map((words) => options.findIndex((text) => words.test(text))).find((at) => at >= 0);
  if (keen !== undefined && random() < 0.8) return keen;
  const busy = options.flatMap((text, at) => (IDLE.test(text) ? [] : [at]));
  return busy.length > 0 ? busy[Math.floor(random() * busy.length)] : 0;
}

/** One action by click; says what was done. */
export async function captainClicks(page: Page, random: () => number): Promise<string> {
  const seq = await seqOf(page);
  const options = await optionsOf(page);
  const chosen = choose(options, random);
  await page.locator('.desk-actions button[data-option]').nth(chosen).click();
  await nextStep(page, seq);
  return options[chosen];
}

/** One action by the number keys. */
export async function captainPresses(page: Page, random: () => number): Promise<string> {
  const seq = await seqOf(page);
  const options = (await optionsOf(page)).slice(0, 9);
  const chosen = choose(options, random);
  await page.keyboard.press(String(chosen + 1));
  await nextStep(page, seq);
  return options[chosen];
}

/** Plays on, by clicks if nothing else is said, until the match is over or something is so; says what was done. */
export async function playCaptain(
  page: Page,
  random: () => number,
  {
    act = captainClicks,
    until = async () => false,
  }: { act?: typeof captainClicks; until?: () => Promise<boolean> } = {},
): Promise<readonly string[]> {
  const done: string[] = [];
  while (done.length < 1000) {
    const turn = await waitForTurn(page);
    if (turn === 'over' || (await until())) return done;
    if (turn === 'pass') await passOn(page);
    else done.push(await act(page, random));
  }
  throw new Error(`The match is not over: ${done.slice(-5).join('; ')}`);
}
