import { type Reckoned, tried, type Wanted } from './reckoner.ts';

/** The thread in which battles are tried. What was asked for last is wanted first: the table has moved on meanwhile. */

/** So many battles are tried before it says what it has, and looks whether something else is wanted. */
const SLICE = 4;

const waiting: Wanted[] = [];
let isBusy = false;

self.onmessage = ({ data }: MessageEvent<readonly Wanted[]>) => {
  waiting.unshift(...data);
  if (!isBusy) work();
};

function work(): void {
  const done = waiting.splice(0, SLICE).map(({ key, battle }): Reckoned => ({ key, odds: tried(battle) }));
  self.postMessage(done);
  isBusy = waiting.length > 0;
  if (isBusy) setTimeout(work);
}
