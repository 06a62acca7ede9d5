/**
 * Counts of a Vitest JSON report. A file that could not be loaded is one failure, and so is a run that ended badly without
 * a failed test: what did not run must never look like what passed.
 */
export function countVitest(report, exitCode) {
  const brokenFiles = (report?.testResults ?? []).filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
  return withExitCode(counts, exitCode)
}

/** Counts of a Playwright JSON report, by the same rule; a test that passed only when repeated counts as failed. */
export function countPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return withExitCode({ passed: expected, failed: unexpected + flaky, skipped }, exitCode)
}

function withExitCode(counts, exitCode) {
  return counts.failed === 0 && exitCode !== 0 ? { ...counts, failed: 1 } : counts
}
