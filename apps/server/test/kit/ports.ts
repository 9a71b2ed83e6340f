import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/** Below those that systems hand out by themselves: what a test closes for a moment, nobody has taken meanwhile. */
const FIRST = 20_000;
const COUNT = 12_000;

/** Each process and each of its threads begins elsewhere. */
let next = (process.pid * 131 + threadId * 1009) % COUNT;

/** A port of this machine that stays free until somebody asks for this very one. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
