import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results.mjs'

test('passed, failed and skipped tests of both reports are counted', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults: [] }
  expect(countVitest(vitest, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } }, 1)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 3,
  })
})

test('a file that could not be loaded counts as a failure', () => {
  const report = { numPassedTests: 5, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('a run that ended badly without a report or a failed test counts as a failure', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countPlaywright({ stats: { expected: 7 } }, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 })
})
