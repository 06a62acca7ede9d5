// npm test: every test, from a fresh clone. `npm test -- unit` and `-- e2e` run one kind; file names filter.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStorefront, compileMessages } from './bootstrap/build.mjs'
import { provideChromium } from './bootstrap/chromium.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { say } from './bootstrap/progress.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'
import { toolOf } from './bootstrap/tool.mjs'
import { countPlaywright, countVitest } from './test/count-results.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const given = process.argv.slice(2)
const kinds = given.filter(word => word === 'unit' || word === 'e2e')
const rest = given.filter(word => !kinds.includes(word))
const files = rest.filter(word => !word.startsWith('-'))
const options = rest.filter(word => word.startsWith('-'))
const journeyFiles = files.filter(file => /(^|\/)e2e\/|\.spec\.ts$/.test(file) || (kinds.includes('e2e') && kinds.length === 1))
const unitFiles = files.filter(file => !journeyFiles.includes(file))
const wants = (kind, ownFiles) => (kinds.length === 0 || kinds.includes(kind)) && (files.length === 0 || ownFiles.length > 0)

requireNode()
await installDependencies()
const node = findRuntime()
const temporary = mkdtempSync(join(tmpdir(), 'anvil-tests-'))
const results = []
try {
  await compileMessages(node)
  if (wants('unit', unitFiles)) results.push(await runUnitTests())
  if (wants('e2e', journeyFiles)) results.push(await runJourneys())
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
const total = name => results.reduce((sum, result) => sum + result[name], 0)
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1
if (total('passed') + total('failed') === 0) console.error('No test ran.')
console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`)

async function runUnitTests() {
  say('unit tests')
  const report = join(temporary, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // React and others choose their test build by this setting; Vitest sets it only where it is not set.
  const env = environmentFor(node, { NODE_ENV: 'test' })
  const code = await runProgram(node, [toolOf('vitest'), 'run', ...reporters, ...unitFiles, ...options], { env })
  return countVitest(readReport(report), code)
}

async function runJourneys() {
  await buildStorefront(node)
  const chromium = await provideChromium(node)
  if (!chromium) return { passed: 0, failed: 1, skipped: 0 }
  say('journeys')
  const report = join(temporary, 'playwright.json')
  const [port, middlewarePort, livePort, workerPort, standinsPort, standinsSmtpPort] = await findFreePorts(6)
  const env = environmentFor(node, {
    CHROMIUM_PATH: chromium,
    PORT: port,
    MIDDLEWARE_PORT: middlewarePort,
    LIVE_PORT: livePort,
    WORKER_PORT: workerPort,
    STANDINS_PORT: standinsPort,
    STANDINS_SMTP_PORT: standinsSmtpPort,
    DATA_DIR: join(temporary, 'shop'),
    DATABASE_URL: '',
    NODE_ENV: 'production',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const arguments_ = [toolOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...journeyFiles, ...options]
  const code = await runProgram(node, arguments_, { env })
  return countPlaywright(readReport(report), code)
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
