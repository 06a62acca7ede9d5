// npm test: every test, from a fresh clone.
//   npm test -- fast, -- wide            one of the two lanes (scripts/test/lanes.mjs)
//   npm test -- unit, -- e2e             tests of code, or journeys in a browser
//   npm test -- unit packages/domain     one room, or one file
//   npm run test:watch -- packages/domain  the tests of a room again and again, as its files are saved
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildShop, compileMessages } from './bootstrap/build.mjs'
import { provideChromium } from './bootstrap/chromium.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { say } from './bootstrap/progress.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'
import { toolOf } from './bootstrap/tool.mjs'
import {
  countPlaywright,
  countVitest,
  describeFailures,
  describeTimes,
  failuresOfPlaywright,
  failuresOfVitest,
  timesOfPlaywright,
  timesOfVitest,
} from './test/results.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const given = process.argv.slice(2)
const kinds = given.filter(argument => argument === 'unit' || argument === 'e2e')
const lanes = given.filter(argument => argument === 'fast' || argument === 'wide')
const isWatching = given[0] === 'watch'
const rest = given.filter(argument => !kinds.includes(argument) && !lanes.includes(argument) && argument !== 'watch')
const files = rest.filter(argument => !argument.startsWith('-'))
const options = rest.filter(argument => argument.startsWith('-'))
const journeyFiles = files.filter(file => /(^|\/)e2e\/|\.spec\.ts$/.test(file) || (kinds.includes('e2e') && kinds.length === 1))
const unitFiles = files.filter(file => !journeyFiles.includes(file))
const wants = (kind, ownFiles) => (kinds.length === 0 || kinds.includes(kind)) && (files.length === 0 || ownFiles.length > 0)
const wantsLane = lane => lanes.length === 0 || lanes.includes(lane)

requireNode()
await installDependencies()
const node = findRuntime()
await compileMessages(node)
// React and others choose their test build by this setting; Vitest sets it only where it is not set.
const unitEnv = environmentFor(node, { NODE_ENV: 'test' })
if (isWatching) {
  process.exitCode = await runProgram(node, [toolOf('vitest'), 'watch', ...unitFiles, ...options], { env: unitEnv })
} else {
  await runAll()
}

async function runAll() {
  const temporary = mkdtempSync(join(tmpdir(), 'anvil-tests-'))
  const wantsJourneys = wants('e2e', journeyFiles)
  const results = []
  try {
    // The build takes one core for half a minute, so it runs while the tests of code have theirs.
    const prepared = wantsJourneys ? Promise.all([provideChromium(node), buildShop(node)]) : undefined
    if (wants('unit', unitFiles)) results.push(await runUnitTests(temporary))
    const [chromium] = (await prepared) ?? []
    if (wantsJourneys) results.push(await runJourneys(temporary, chromium))
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  const total = name => results.reduce((sum, { counts }) => sum + counts[name], 0)
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
  process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1
  const times = results.flatMap(result => result.times)
  if (times.length > 0) for (const line of describeTimes(times)) console.log(line)
  for (const line of describeFailures(results.flatMap(result => result.failures))) console.log(line)
  if (total('passed') + total('failed') === 0) console.error('No test ran.')
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`)
}

async function runUnitTests(temporary) {
  say('unit tests')
  const report = join(temporary, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const projects = [...(wantsLane('wide') ? ['wide'] : []), ...(wantsLane('fast') ? ['database', 'rules', 'apart'] : [])]
  const arguments_ = ['run', ...projects.map(name => `--project=${name}`), ...reporters, ...unitFiles, ...options]
  const code = await runProgram(node, [toolOf('vitest'), ...arguments_], { env: unitEnv })
  const result = readReport(report)
  if (code !== 0 && countVitest(result, 0).failed === 0) console.error(`Vitest ended with ${code} although no test failed.`)
  return { counts: countVitest(result, code), failures: failuresOfVitest(result), times: timesOfVitest(result) }
}

async function runJourneys(temporary, chromium) {
  if (!chromium)
    return {
      counts: { passed: 0, failed: 1, skipped: 0 },
      failures: [{ file: 'e2e', title: 'no Chromium', message: '' }],
      times: [],
    }
  say('journeys')
  const report = join(temporary, 'playwright.json')
  const [port, middlewarePort, livePort, workerPort, ordersPort, standinsPort, standinsSmtpPort] = await findFreePorts(7)
  const env = environmentFor(node, {
    CHROMIUM_PATH: chromium,
    PORT: port,
    MIDDLEWARE_PORT: middlewarePort,
    LIVE_PORT: livePort,
    WORKER_PORT: workerPort,
    ORDERS_PORT: ordersPort,
    STANDINS_PORT: standinsPort,
    STANDINS_SMTP_PORT: standinsSmtpPort,
    DATA_DIR: join(temporary, 'shop'),
    DATABASE_URL: '',
    NODE_ENV: 'production',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const projects = ['wide', 'fast'].filter(wantsLane).map(lane => `--project=${lane}`)
  const program = [toolOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...projects]
  const code = await runProgram(node, [...program, ...journeyFiles, ...options], { env })
  const result = readReport(report)
  return { counts: countPlaywright(result, code), failures: failuresOfPlaywright(result), times: timesOfPlaywright(result) }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

// All are open at once, so that no two are the same.
async function findFreePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise(done => {
          const server = createServer()
          server.listen(0, '127.0.0.1', () => done(server))
        }),
    ),
  )
  const ports = servers.map(server => String(server.address().port))
  await Promise.all(servers.map(server => new Promise(done => server.close(done))))
  return ports
}
