import { describe, expect, it } from 'vitest';
import { countTests } from './count.mjs';

/** @param {string} status @param {string[]} tests */
const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });
/** @param {ReturnType<typeof file>[]} testResults */
const report = (...testResults) => ({ testResults });

describe('the count of a test run', () => {
  it('counts every test once', () => {
    const run = report(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'));
    expect(countTests(run, 1, false)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });
  it('counts a file that breaks before its tests as one failure', () => {
    expect(countTests(report(file('failed')), 1, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  it('counts a run that ends badly without a failed test as one failure', () => {
    expect(countTests(report(file('passed', 'passed')), 1, false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(countTests(undefined, null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  it('reports skipped and todo tests, and fails them when strict', () => {
    const run = report(file('passed', 'passed', 'skipped', 'todo', 'pending'));
    expect(countTests(run, 0, false)).toEqual({ passed: 1, failed: 0, skipped: 3 });
    expect(countTests(run, 0, true)).toEqual({ passed: 1, failed: 3, skipped: 3 });
  });
});
