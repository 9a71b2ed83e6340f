import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, first of all. */
const LONG = [/\/starfarers\/test\/laws\.test/, /\/laws\.test/, /\/test\/browser\//];

/** Long files begin first, so that no worker is alone with one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Limits are for what hangs: on a busy machine everything may take its time.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 300_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/**/test/**/*.test.ts', 'games/**/test/**/*.test.{ts,tsx}'],
          // Rules keep nothing between matches, so their modules are loaded once for all files of a worker.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apps', include: ['apps/**/test/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'] } },
    ],
  },
});
