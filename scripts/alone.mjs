// One at a time, among threads and processes. Must run on Node 20.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Waits until nobody else has the lock, then does its work. The lock of a process that is gone holds nobody up.
 * @template T @param {string} lock a file that is there while somebody works @param {() => T} work @returns {T} */
export function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (ownerIsGone(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** @param {string} lock */
function ownerIsGone(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
