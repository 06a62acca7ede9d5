import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { WIDE_JOURNEYS, WIDE_TESTS } from './lanes.mjs'
import {
  countPlaywright,
  countVitest,
  describeFailures,
  describeTimes,
  failuresOfPlaywright,
  failuresOfVitest,
  timesOfPlaywright,
  timesOfVitest,
} from './results.mjs'

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

test('what failed is told with its file and message, in tests, journeys, files that do not load and outside of tests', () => {
  const vitest = {
    testResults: [
      { name: resolve('demo/a.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: resolve('demo/b.test.ts'),
        status: 'failed',
        assertionResults: [
          { title: 'adds', status: 'passed', failureMessages: [] },
          { title: 'CART-09 removes', status: 'failed', failureMessages: ['expected 1\nto be 2'] },
        ],
      },
    ],
  }
  const spec = (title: string, status: string, errors: object[]) => ({
    file: 'c.spec.ts',
    title,
    tests: [{ status, results: [{ errors }] }],
  })
  const specs = [spec('opens', 'expected', []), spec('closes', 'flaky', [{ message: 'timed out' }])]
  const playwright = { suites: [{ suites: [{ specs }] }], errors: [{ message: 'no server' }] }
  expect(describeFailures([...failuresOfVitest(vitest), ...failuresOfPlaywright(playwright)])).toEqual([
    'failed: demo/a.test.ts  could not be loaded',
    '    no such module',
    'failed: demo/b.test.ts  CART-09 removes',
    '    expected 1',
    '    to be 2',
    'failed: e2e/c.spec.ts  closes',
    '    timed out',
    'failed: e2e  outside the tests',
    '    no server',
  ])
  expect([failuresOfVitest(undefined), failuresOfPlaywright(undefined)]).toEqual([[], []])
})

test('every file of the wide lane exists', () => {
  expect(Object.keys({ ...WIDE_TESTS, ...WIDE_JOURNEYS }).filter(file => !existsSync(file))).toEqual([])
})

test('the slowest tests come first, and the seconds are summed per room and lane', () => {
  const seed = resolve('demo/src/seed.test.ts')
  const domain = resolve('packages/domain/src/cart/cart.test.ts')
  const vitest = {
    testResults: [
      { name: seed, assertionResults: [{ title: 'seeds', duration: 4000 }] },
      { name: domain, assertionResults: [{ title: 'adds', duration: 500 }, { title: 'is skipped' }] },
    ],
  }
  const playwright = {
    suites: [
      {
        specs: [],
        suites: [{ specs: [{ file: 'crawl.spec.ts', title: 'follows', tests: [{ results: [{ duration: 9000 }] }] }] }],
      },
      { specs: [{ file: 'shell.spec.ts', title: 'opens', tests: [{ results: [{ duration: 1000 }] }] }] },
    ],
  }
  expect(describeTimes([...timesOfVitest(vitest), ...timesOfPlaywright(playwright)])).toEqual([
    'slowest 5 tests (s)',
    '     9.0  e2e/crawl.spec.ts  follows',
    '     4.0  demo/src/seed.test.ts  seeds',
    '     1.0  e2e/shell.spec.ts  opens',
    '     0.5  packages/domain/src/cart/cart.test.ts  adds',
    '     0.0  packages/domain/src/cart/cart.test.ts  is skipped',
    'seconds of tests per room: fast lane, wide lane',
    '     1.0     9.0  e2e',
    '     0.0     4.0  demo',
    '     0.5     0.0  packages/domain',
  ])
})
