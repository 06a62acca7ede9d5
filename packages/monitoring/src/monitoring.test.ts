import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start as startStandins } from '@shop/standins'
import { fetchCollected } from '@shop/standins/telemetry'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createErrorSample } from './error-sample.ts'
import { createMonitoredLog, type MonitoringSettings, monitorPages, openMonitor, readMonitoringSettings } from './index.ts'
import { publishFailure } from './log-channel.ts'
import { shopRelease } from './shop-release.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
const settings: MonitoringSettings = {
  endpoint: `${standins.address}/otlp/`,
  headers: { 'x-key': 'a' },
  release: '7.1',
  attributes: { 'deployment.environment.name': 'test' },
}

/** A machine under load must not fail a test. */
const PATIENT = { timeout: 30_000 }

const collected = async () => (await fetchCollected(standins.address)).records

async function setFault(fault: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${standins.address}/__sandbox/telemetry/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
}

beforeEach(async () => {
  await fetch(`${standins.address}/__sandbox/reset`, { method: 'POST' })
})

const VITAL = { event: 'browser.web_vital', severity: 'info', message: 'LCP', attributes: { 'web_vital.value': 1200.5 } } as const

test('TRACK-14 a collector that speaks OTLP is told records with the release and the app they are of', async () => {
  const monitor = openMonitor(settings, 'middleware')
  monitor.record(VITAL)
  await expect.poll(collected, PATIENT).toMatchObject([
    {
      service: 'middleware',
      release: '7.1',
      severity: 'INFO',
      event: 'browser.web_vital',
      body: 'LCP',
      attributes: VITAL.attributes,
    },
  ])
  await monitor.stop()
  expect(monitor.lost()).toBe(0)
})

test('TRACK-14 what waits when an app stops is told', async () => {
  const monitor = openMonitor(settings, 'worker')
  for (let count = 0; count < 450; count++) monitor.record(VITAL)
  await monitor.stop()
  expect(await collected()).toHaveLength(450)
  monitor.record(VITAL)
  expect(monitor.lost()).toBe(1)
})

test('TRACK-16 without a collector nothing is loaded, kept or sent', async () => {
  const monitor = openMonitor(undefined, 'middleware', { loadSender: () => expect.unreachable() })
  monitor.record(VITAL)
  expect([monitor.isOn, monitor.lost(), createMonitoredLog(monitor)]).toEqual([false, 0, undefined])
  await monitor.stop()
})

test('TRACK-16 records that a collector does not take are counted as lost, and it is told how many once it takes others', async () => {
  let takes = false
  const sent: number[] = []
  const lost: number[] = []
  const monitor = openMonitor(settings, 'middleware', {
    onLost: count => lost.push(count),
    loadSender: async () => ({
      async send(records) {
        if (takes) sent.push(...records.map(({ attributes }) => Number(attributes['monitoring.lost'] ?? 0)))
        return takes
      },
      close: async () => undefined,
    }),
  })
  monitor.record(VITAL)
  await expect.poll(() => monitor.lost(), PATIENT).toBe(1)
  takes = true
  monitor.record(VITAL)
  await expect.poll(() => sent, PATIENT).toEqual([0, 1])
  expect(lost).toEqual([1])
  await monitor.stop()
})

test('TRACK-16 while a collector is silent so many records wait and no more, and stopping does not wait for it', async () => {
  const monitor = openMonitor(settings, 'middleware', {
    loadSender: async () => ({ send: () => new Promise<boolean>(() => undefined), close: async () => undefined }),
  })
  for (let count = 0; count < 5000; count++) monitor.record(VITAL)
  // 1,000 wait, besides the one batch that is under way by then or not.
  expect(monitor.lost()).toBeGreaterThanOrEqual(3800)
  await monitor.stop()
})

test('TRACK-16 a collector that is out of order for a moment is told again by the exporter', async () => {
  await setFault({ endpoint: 'logs', kind: 'out-of-order', times: 1 })
  const monitor = openMonitor(settings, 'live')
  monitor.record(VITAL)
  await expect.poll(async () => (await collected()).length, PATIENT).toBe(1)
  await monitor.stop()
})

test('TRACK-14 an error in a log is told with its place, and without what may be personal', async () => {
  const monitor = openMonitor(settings, 'middleware')
  const written: string[] = []
  const log = createMonitoredLog(monitor, { write: line => written.push(line) })
  const line = JSON.stringify({
    level: 50,
    app: 'middleware',
    reqId: '01a20d43-5747-7d6e-b953-65e7b5db025f',
    operation: 'addToCart',
    host: 'at.localhost:3000',
    status: 500,
    error: {
      type: 'Error',
      message: 'No cart of jana@example.org',
      frames: ['at add (cart.ts:1:2)'],
      cause: { type: 'DatabaseError', sqlState: '22P02', frames: ['at query (rows.ts:3:4)'] },
    },
    msg: 'operation failed',
  })
  for (const each of ['{"level":30,"msg":"operation"}\n', `${line}\n`, '{"level":50,broken\n']) log?.write(each)
  expect(written).toHaveLength(3)
  await monitor.stop()
  const [record, ...others] = await collected()
  expect(others).toEqual([])
  expect(record).toMatchObject({ severity: 'ERROR', event: 'exception', body: 'operation failed' })
  expect(record?.attributes).toEqual({
    'exception.type': 'Error',
    'exception.message': 'No cart of <email>',
    'exception.stacktrace': 'at add (cart.ts:1:2)\ncaused by DatabaseError 22P02\nat query (rows.ts:3:4)',
    'http.route': '/new-ct/addToCart',
    'http.response.status_code': 500,
    'shop.market': 'AT',
    'shop.request_id': '01a20d43-5747-7d6e-b953-65e7b5db025f',
  })
})

test('TRACK-14 an error whose message is a stack, or of many lines, is told without what may be personal all the same', async () => {
  const monitor = openMonitor(settings, 'worker')
  const log = createMonitoredLog(monitor, { write: () => undefined })
  const told = (fields: object) => log?.write(`${JSON.stringify({ level: 50, msg: 'job failed', ...fields })}\n`)
  told({ stack: 'Error: jana@example.org\n    at send (mail.ts:1:2)' })
  told({ err: { type: 'Error', message: 'to jana@example.org\n    at send (mail.ts:1:2)', stack: 'Error: jana@example.org' } })
  told({ error: '01a20d43-5747-7d6e-b953-65e7b5db025f\nof jana@example.org' })
  await monitor.stop()
  const records = await collected()
  expect(records).toHaveLength(3)
  expect(JSON.stringify(records)).not.toContain('jana')
  expect(JSON.stringify(records)).toContain('send (mail.ts:1:2)')
})

test('an error is told with the id that a proxy gave its request', async () => {
  const monitor = openMonitor(settings, 'storefront')
  const log = createMonitoredLog(monitor, { write: () => undefined })
  log?.write(`${JSON.stringify({ level: 50, reqId: 'edge-7f3a.42-000000000042', error: 'no', msg: 'request failed' })}\n`)
  await monitor.stop()
  expect((await collected())[0]?.attributes).toMatchObject({ 'shop.request_id': 'edge-7f3a.42-000000000042' })
})

test('TRACK-14 what fails in pages is told, and what ends a process', async () => {
  const monitor = openMonitor(settings, 'storefront')
  const stop = monitorPages(monitor)
  const error = { type: 'TypeError', message: 'x is undefined', stack: 'TypeError: x\n    at Page (page.tsx:1:2)' }
  publishFailure({
    severity: 'error',
    message: 'A page could not be rendered',
    fields: { host: 'de.localhost', path: '/c/', error },
  })
  publishFailure({ severity: 'fatal', message: 'the process ends', fields: { error: 'string' } })
  stop()
  publishFailure({ severity: 'error', message: 'too late', fields: {} })
  await monitor.stop()
  expect((await collected()).toReversed()).toMatchObject([
    {
      severity: 'ERROR',
      body: 'A page could not be rendered',
      attributes: {
        'exception.type': 'TypeError',
        'exception.stacktrace': '    at Page (page.tsx:1:2)',
        'http.route': '/c/',
        'shop.market': 'DE',
      },
    },
    { severity: 'FATAL', body: 'the process ends' },
  ])
})

test('TRACK-14 a kind of error is told at once, then one of twenty, with how many were left out', () => {
  let now = 0
  let isOfSample = false
  const sample = createErrorSample(
    () => now,
    () => isOfSample,
  )
  expect([sample('a'), sample('b'), sample('a'), sample('a')]).toEqual([0, 0, undefined, undefined])
  isOfSample = true
  expect(sample('a')).toBe(2)
  isOfSample = false
  expect(sample('a')).toBeUndefined()
  now = 10 * 60_000
  expect(sample('a')).toBe(1)
})

test('TRACK-14 the collector is set as OpenTelemetry sets it, and what cannot be used is named without its value', () => {
  const problems: string[] = []
  const read = (env: Record<string, string>) => readMonitoringSettings(env, problems)
  expect(read({})).toBeUndefined()
  expect(
    read({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,x-team=shop',
      RELEASE: '2026.11',
    }),
  ).toMatchObject({ headers: { authorization: 'Bearer abc', 'x-team': 'shop' }, release: '2026.11', attributes: {} })
  expect(problems).toEqual([])
  read({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'secret',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_RESOURCE_ATTRIBUTES: 'a=%zz',
  })
  expect(problems.map(problem => problem.split(' ')[0])).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_RESOURCE_ATTRIBUTES',
  ])
  expect(problems.join()).not.toContain('secret')
})

test('TRACK-14 five requests of a hundred are traced unless another share is set, and none where that is 0 or switched off', () => {
  const problems: string[] = []
  const rateOf = (env: Record<string, string>) =>
    readMonitoringSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example', ...env }, problems)?.traceSampleRate
  expect(rateOf({})).toBe(0.05)
  expect(rateOf({ OTEL_TRACES_SAMPLER_ARG: '1.0' })).toBe(1)
  expect(rateOf({ OTEL_TRACES_SAMPLER_ARG: '0' })).toBeUndefined()
  expect(rateOf({ OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined()
  expect(problems).toEqual([])
  rateOf({ OTEL_TRACES_SAMPLER_ARG: '5%', OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_EXPORTER: 'zipkin' })
  expect(problems.map(problem => problem.split(' ')[0]).toSorted()).toEqual([
    'OTEL_TRACES_EXPORTER',
    'OTEL_TRACES_SAMPLER',
    'OTEL_TRACES_SAMPLER_ARG',
  ])
})

test('TRACK-14 without a name the release is the version of the shop, with the commit in a checkout', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const settings = readMonitoringSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' }, [])
  expect(settings?.release.split('+')[0]).toBe(version)
  const folder = mkdtempSync(join(tmpdir(), 'anvil-release-'))
  expect(shopRelease(folder)).toBe(version)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Anvil', '-c', 'user.email=anvil@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin')
  expect(shopRelease(folder)).toBe(`${version}+${git('rev-parse', '--short', 'HEAD').trim()}`)
  rmSync(folder, { recursive: true })
})
