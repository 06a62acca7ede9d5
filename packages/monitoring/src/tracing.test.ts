import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { start as startStandins } from '@shop/standins'
import { fetchCollected } from '@shop/standins/telemetry'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  currentScope,
  inJob,
  inOperation,
  type MonitoringSettings,
  observeRequests,
  openTracer,
  watchStatements,
} from './index.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
const endings: (() => Promise<unknown>)[] = [() => standins.stop()]
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
})
const settings: MonitoringSettings = {
  endpoint: `${standins.address}/otlp`,
  headers: {},
  release: '7.1',
  attributes: {},
  traceSampleRate: 1,
}
/** A machine under load must not fail a test. */
const PATIENT = { timeout: 30_000 }
const PARENT = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }

const collected = async () => (await fetchCollected(standins.address)).spans

beforeEach(async () => {
  await fetch(`${standins.address}/__sandbox/reset`, { method: 'POST' })
})

/** A service outside that remembers the headers it was sent. */
async function anOutsideService() {
  const asked: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers)
    response.writeHead(request.url === '/broken' ? 503 : 200).end('ok')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  endings.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** An app whose one page asks an operation of another app in the process, which asks the database and a service outside. */
async function aShop(change: Partial<MonitoringSettings> = {}, isTrusted = true) {
  const outside = await anOutsideService()
  const [storefront, middleware] = ['storefront', 'middleware'].map(app => openTracer({ ...settings, ...change }, app))
  await Promise.all([storefront?.isLoaded, middleware?.isLoaded])
  const lines: object[] = []
  const comments: (string | undefined)[] = []
  const watch = watchStatements(0, () => undefined)
  const server = Fastify({ genReqId: () => 'edge-7f3a.42' })
  observeRequests(server, {
    app: 'storefront',
    tracer: storefront,
    isTrusted: () => isTrusted,
    writeAccess: fields => lines.push(fields),
  })
  server.post('/p/:slug', () =>
    inOperation('addToCart', middleware, async () => {
      const statement = watch('update cart set document = $1 where id = $2')
      comments.push(statement.comment)
      await Promise.resolve()
      statement.end()
      await (await fetch(`${outside.url}/v72/payments?apikey=secret`)).text()
      return { status: 200 }
    }),
  )
  server.get('/broken', (_request, reply) => reply.code(500).send('broken'))
  server.get('/healthz', () => 'ok')
  endings.push(() => server.close())
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const stop = () => Promise.all([storefront?.stop(), middleware?.stop()])
  return { address, outside, lines, comments, stop, storefront }
}

const POST = { method: 'POST', headers: { 'content-type': 'application/json', ...PARENT }, body: '{}' }

test('TRACK-14 a request is one tree: from the proxy over page, operation and statement to the service outside', async () => {
  const shop = await aShop()
  await (await fetch(`${shop.address}/p/press-20-t?q=jana`, POST)).text()
  await (await fetch(`${shop.address}/healthz`)).text()
  await shop.stop()
  const spans = await collected()
  const [page, operation, statement, call] = [
    'POST /p/:slug',
    'addToCart',
    'update cart',
    `GET ${new URL(shop.outside.url).host}`,
  ].map(name => spans.find(span => span.name === name))
  expect(spans).toHaveLength(4)
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([PARENT.traceparent.split('-')[1]]))
  expect(page).toMatchObject({ service: 'storefront', kind: 2, parentSpanId: PARENT.traceparent.split('-')[2], status: 0 })
  expect(page?.attributes).toMatchObject({
    'http.route': '/p/:slug',
    'http.response.status_code': 200,
    'url.path': '/p/press-20-t',
    'shop.request_id': 'edge-7f3a.42',
  })
  expect(operation).toMatchObject({ service: 'middleware', kind: 1, parentSpanId: page?.spanId })
  expect(statement).toMatchObject({ service: 'middleware', kind: 3, parentSpanId: operation?.spanId })
  expect(statement?.attributes['db.query.text']).toBe('update cart set document = $1 where id = $2')
  expect(call).toMatchObject({ service: 'middleware', kind: 3, parentSpanId: operation?.spanId })
  expect(shop.outside.asked[0]?.traceparent).toBe(`00-${page?.traceId}-${call?.spanId}-01`)
  expect(JSON.stringify(spans)).not.toMatch(/jana|secret/)
})

test('what a sampled request asks the database says whose it is, and no other statement does', async () => {
  const sampled = await aShop()
  await (await fetch(`${sampled.address}/p/a`, POST)).text()
  await sampled.stop()
  const statement = (await collected()).find(({ name }) => name === 'update cart')
  expect(sampled.comments).toEqual([
    `/*action='addToCart',request_id='edge-7f3a.42',traceparent='00-${statement?.traceId}-${statement?.spanId}-01'*/`,
  ])
  const other = await aShop()
  const unsampled = { ...POST, headers: { ...POST.headers, traceparent: PARENT.traceparent.replace(/01$/, '00') } }
  await (await fetch(`${other.address}/p/a`, unsampled)).text()
  await other.stop()
  expect(other.comments).toEqual([undefined])
  expect(other.outside.asked[0]?.traceparent).toBe(unsampled.headers.traceparent)
})

test('TRACK-14 a trace is not sampled because a client who is no proxy wants it to be', async () => {
  const shop = await aShop({ traceSampleRate: 1e-9 }, false)
  await (await fetch(`${shop.address}/p/a`, POST)).text()
  await shop.stop()
  expect(await collected()).toEqual([])
  // Nor does the one who is asked next decide again.
  expect(shop.outside.asked[0]?.traceparent).toMatch(/^00-(?!0af7)[\da-f]{32}-[\da-f]{16}-00$/)
})

test('TRACK-14 what a proxy decided against is handed on as it came, and what cannot be read decides nothing', async () => {
  const shop = await aShop({ traceSampleRate: 1e-9 })
  const unsampled = { traceparent: PARENT.traceparent.replace(/01$/, '00'), tracestate: 'edge=7' }
  await (await fetch(`${shop.address}/p/a`, { ...POST, headers: { ...POST.headers, ...unsampled } })).text()
  const unreadable = { traceparent: PARENT.traceparent.replace('-b7', '-x7') }
  await (await fetch(`${shop.address}/p/a`, { ...POST, headers: { ...POST.headers, ...unreadable } })).text()
  await shop.stop()
  expect(await collected()).toEqual([])
  expect(shop.outside.asked[0]).toMatchObject(unsampled)
  expect(shop.outside.asked[1]?.traceparent).toMatch(/^00-(?!0af7)[\da-f]{32}-[\da-f]{16}-00$/)
})

test('TRACK-14 one trace of twenty is sampled', async () => {
  const tracer = openTracer({ ...settings, traceSampleRate: 0.05 }, 'storefront')
  await tracer?.isLoaded
  const spans = Array.from({ length: 4000 }, () => tracer?.begin('GET', { kind: 'server' }))
  const share = spans.filter(span => span?.isSampled).length / spans.length
  await tracer?.stop()
  expect(share).toBeGreaterThan(0.035)
  expect(share).toBeLessThan(0.065)
})

test('TRACK-16 a collector that is away, slow or lies takes no request with it', async () => {
  for (const kind of ['out-of-order', 'timeout', 'malformed']) {
    const body = JSON.stringify({ endpoint: 'traces', kind })
    const headers = { 'content-type': 'application/json' }
    const { ok } = await fetch(`${standins.address}/__sandbox/telemetry/faults`, { method: 'POST', headers, body })
    expect(ok).toBe(true)
    const shop = await aShop()
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${shop.address}/p/a`, POST)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (let span = 0; span < 5000; span++) shop.storefront?.begin('GET', { kind: 'server' })?.end()
    // At most 2 s.
    await shop.stop()
  }
  const away = await aShop({ endpoint: 'http://127.0.0.1:1' })
  expect((await fetch(`${away.address}/p/a`, POST)).status).toBe(200)
  await away.stop()
})

test('an error is a span that failed, and a line of the access log has neither query nor token', async () => {
  const shop = await aShop()
  await (await fetch(`${shop.address}/broken?token=a`)).text()
  await (await fetch(`${shop.address}/p/0af7651916cd43dd8448eb211c80319c`, POST)).text()
  await expect
    .poll(() => shop.lines, PATIENT)
    .toMatchObject([
      { requestId: 'edge-7f3a.42', method: 'GET', path: '/broken', status: 500 },
      { method: 'POST', path: '/p/<token>', status: 200 },
    ])
  await shop.stop()
  const broken = (await collected()).find(({ name }) => name === 'GET /broken')
  expect(broken).toMatchObject({ status: 2, attributes: { 'error.type': '500' } })
})

test('a job is a trace of its own, and what fails in it is named', async () => {
  const tracer = openTracer(settings, 'worker')
  await tracer?.isLoaded
  const job = { queue: 'order-confirmation', id: 'a1', attempt: 2 }
  expect(await inJob(job, tracer, async () => currentScope()?.requestId)).toBe('a1')
  const failing = inJob(job, tracer, async () => {
    throw new TypeError('no')
  })
  await expect(failing).rejects.toThrow('no')
  await tracer?.stop()
  const spans = (await collected()).toReversed()
  expect(spans).toMatchObject([
    { name: 'order-confirmation', kind: 5, status: 0, parentSpanId: '', attributes: { 'shop.job.attempt': 2 } },
    { name: 'order-confirmation', status: 2, attributes: { 'error.type': 'TypeError' } },
  ])
})

test('without a collector there is no tracer, and a request still has its scope', async () => {
  expect(openTracer(undefined, 'storefront')).toBeUndefined()
  expect(openTracer({ ...settings, traceSampleRate: undefined }, 'storefront')).toBeUndefined()
  expect(await inOperation('getCart', undefined, async () => ({ status: 200, scope: currentScope() }))).toMatchObject({
    scope: { operation: 'getCart', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
  })
})

test('a statement that takes long is told with whose it is and without its values', async () => {
  const told: object[] = []
  const watch = watchStatements(1, slow => told.push(slow))
  await inOperation('getCart', undefined, async () => {
    const slow = watch('select *\n  from cart where id = $1')
    await new Promise(resolve => setTimeout(resolve, 20))
    slow.end('57014')
    return { status: 200 }
  })
  expect(told).toMatchObject([{ statement: 'select * from cart where id = $1', operation: 'getCart', failure: '57014' }])
  expect((told[0] as { requestId: string }).requestId).toHaveLength(36)
})
