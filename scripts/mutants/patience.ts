// Runs before each file of tests: code that has been changed so that it never ends is stopped when the file has had its share of the
// processor, many times what it needs.
import { threadCpuUsage } from 'node:process';
import { expect, inject } from 'vitest';

const limits = inject('patience');
const path = expect.getState().testPath ?? '';
let left = 1;
const used = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
};
const end = used() + (limits[path] ?? limits.any);

Object.assign(globalThis, {
  turnsOfLoops: () => {
    if (left-- > 0) return;
    left = 5000;
    if (used() < end) return;
    left = 0;
    throw new Error('A loop that does not end');
  },
});
