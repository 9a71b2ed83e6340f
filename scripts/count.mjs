// Counts what the test run found, from Vitest's JSON report.

/**
 * @typedef {{ status: string }} TestCase
 * @typedef {{ status: string, assertionResults: TestCase[] }} TestFile
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/** Every test counts once; so does a file that breaks outside its tests, and a run that broke without a failed test.
 * @param {{ testResults: TestFile[] } | undefined} report undefined: the run ended without a report
 * @param {number | null} exitCode @param {boolean} strict whether a skipped test is a failure
 * @returns {Count} */
export function countTests(report, exitCode, strict) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    for (const test of file.assertionResults) count[kindOf(test.status)]++;
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) count.failed++;
  }
  if (exitCode !== 0 && count.failed === 0) count.failed++;
  if (strict) count.failed += count.skipped;
  return count;
}

/** @param {string} status @returns {keyof Count} */
function kindOf(status) {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}
