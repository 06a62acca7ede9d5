import { relative, resolve } from 'node:path'
import { WIDE_JOURNEYS, WIDE_TESTS } from './lanes.mjs'

const SLOWEST = 20
/** Lines kept of the message of a failed test: what was expected, and the first frames of the stack. */
const LINES_OF_FAILURE = 25

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

/** Every test of a Vitest JSON report as `{ file, title, seconds }`; the file relative to the repository. */
export function timesOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({ file: fromRepository(name), title, seconds: (duration ?? 0) / 1000 })),
  )
}

/** The same of a Playwright JSON report. */
export function timesOfPlaywright(report) {
  const testsOf = suite => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ results }) => ({
        file: `e2e/${file}`,
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...(suite.suites ?? []).flatMap(testsOf),
  ]
  return (report?.suites ?? []).flatMap(testsOf)
}

/** Every failed test of a Vitest JSON report as `{ file, title, message }`, and every file that could not be loaded. */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = fromRepository(name)
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, title: 'could not be loaded', message: message ?? '' }]
    return assertionResults
      .filter(test => test.status === 'failed')
      .map(({ title, failureMessages }) => ({ file, title, message: (failureMessages ?? []).join('\n') }))
  })
}

/** The same of a Playwright JSON report, with tests that passed only when repeated, and errors outside tests. */
export function failuresOfPlaywright(report) {
  const messageOf = results => results.flatMap(({ errors }) => (errors ?? []).map(({ message }) => message)).join('\n')
  const testsOf = suite => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({ file: `e2e/${file}`, title, message: messageOf(results) })),
    ),
    ...(suite.suites ?? []).flatMap(testsOf),
  ]
  const outside = (report?.errors ?? []).map(({ message }) => ({
    file: 'e2e',
    title: 'outside the tests',
    message: message ?? '',
  }))
  return [...(report?.suites ?? []).flatMap(testsOf), ...outside]
}

/** What failed, as lines to print last: who sees only the end of a long run knows what to look at. */
export function describeFailures(failures) {
  return failures.flatMap(({ file, title, message }) => [
    `failed: ${file}  ${title}`,
    ...message
      .split('\n')
      .slice(0, LINES_OF_FAILURE)
      .map(line => `    ${line}`),
  ])
}

/** The slowest tests and the seconds per room and lane as lines to print. Seconds are those of the tests, which run in parallel. */
export function describeTimes(times) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  const rooms = new Map()
  for (const { file, seconds } of times) {
    const room = rooms.get(roomOf(file)) ?? { fast: 0, wide: 0 }
    room[laneOf(file)] += seconds
    rooms.set(roomOf(file), room)
  }
  const sorted = [...rooms].sort(([, a], [, b]) => b.fast + b.wide - a.fast - a.wide)
  return [
    `slowest ${slowest.length} tests (s)`,
    ...slowest.map(({ file, title, seconds }) => `${padded(seconds)}  ${file}  ${title.slice(0, 100)}`),
    'seconds of tests per room: fast lane, wide lane',
    ...sorted.map(([room, { fast, wide }]) => `${padded(fast)}${padded(wide)}  ${room}`),
  ]
}

function laneOf(file) {
  return file in WIDE_TESTS || file in WIDE_JOURNEYS ? 'wide' : 'fast'
}

function roomOf(file) {
  const [room = '', name = ''] = file.split('/')
  return room === 'apps' || room === 'packages' || room === 'scripts' ? `${room}/${name}` : room
}

function fromRepository(path) {
  return relative(resolve('.'), path).replaceAll('\\', '/')
}

function padded(seconds) {
  return seconds.toFixed(1).padStart(8)
}
