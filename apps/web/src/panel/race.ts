import type { OpenDecision, Refusal } from '@starboard/kernel';

/** Whether the one at the screen acts as fast as he can, at the same time as others. */
export const inRace = (decisions: readonly OpenDecision[], viewer: number): boolean =>
  decisions.some(({ seat, race, options }) => seat === viewer && race === true && options !== undefined);

/** The next moment at which the clock speaks to the viewer. In a race, and to spectators, it speaks to all. */
export function nextDeadline(decisions: readonly OpenDecision[], viewer: number, race: boolean): number | undefined {
  const heard = decisions.filter(({ seat }) => race || viewer < 0 || seat === viewer);
  const deadlines = heard.flatMap(({ deadline }) => (deadline === undefined ? [] : [deadline]));
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

/** What was on the list a moment ago, and is not any more. */
const LATE: readonly string[] = ['not-offered', 'not-asked', 'stale'];

/** Whether somebody else was quicker, and that is all there is to say. */
export const isLate = ({ code }: Refusal): boolean => LATE.includes(code);

type Told = { readonly event: string; readonly seat?: unknown };

/** As far as one looks back, and how often something may happen there without being everyday. */
const LATELY = 40;
const SELDOM = 2;

/** What is worth telling while everybody acts at once: what happens to all, and what others do but seldom. */
export function worthTelling(history: readonly (readonly unknown[])[]): readonly unknown[] {
  const lately = history.slice(-LATELY).flat() as readonly Told[];
  const isSeldom = (kind: string) => lately.filter(({ event }) => event === kind).length <= SELDOM;
  const last = (history.at(-1) ?? []) as readonly Told[];
  return last.filter(({ event, seat }) => typeof seat !== 'number' || isSeldom(event));
}

/** Whether somebody has done it himself. */
export const isBy =
  (viewer: number) =>
  (event: unknown): boolean =>
    (event as Told).seat === viewer;
