import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'starboard',
    include: [
      'packages/**/test/**/*.test.ts',
      'games/**/test/**/*.test.{ts,tsx}',
      'apps/**/test/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
