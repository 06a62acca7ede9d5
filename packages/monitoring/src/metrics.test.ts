import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { inJob, inOperation, observeRequests, openMetrics, readMetricsSettings, watchStatements } from './index.ts'
import { isMeasured } from './measurements.ts'

const endings: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
})

/** A port that was free a moment ago. */
async function aFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

test('a process tells how much it answers, how fast, what fails and what it waits for', async () => {
  const settings = { port: await aFreePort(), host: '127.0.0.1', release: '7.1' }
  const metrics = await openMetrics(settings, {
    connections: () => ({ used: 3, idle: 2, waiting: 1, most: 10 }),
    middleware: () => ({ catalogueAgeSeconds: 0.1, cataloguePosition: 7788, pendingOperations: 4 }),
  })
  endings.push(() => metrics.stop())
  const server = Fastify()
  observeRequests(server, {
    app: 'storefront',
    isTrusted: () => false,
    nameOf: ({ routeOptions }) => (routeOptions.url === '/*' ? 'home' : undefined),
  })
  const watch = watchStatements(0, () => undefined)
  server.get('/p/:slug', () =>
    inOperation('getProduct', undefined, async () => {
      watch('select 1').end()
      watch('select 2').end('57014')
      return { status: 404 }
    }),
  )
  server.get('/*', () => 'a page')
  server.get('/broken', (_request, reply) => reply.code(500).send('broken'))
  endings.push(() => server.close())
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  for (const path of ['/p/a', '/p/b', '/broken', '/anything']) await (await fetch(`${address}${path}`)).text()
  await inJob({ queue: 'order-confirmation', id: 'a', attempt: 1 }, undefined, async () => undefined)

  const lines = (await (await fetch(metrics.address)).text()).split('\n')
  const figure = (line: string) => Number(lines.find(each => each.startsWith(`${line} `))?.split(' ')[1])
  const requests = (route: string, status: number) =>
    `http_server_request_duration_seconds_count{app="storefront",http_request_method="GET",http_route="${route}",http_response_status_code="${status}"}`
  expect(figure(requests('/p/:slug', 200))).toBe(2)
  expect(figure(requests('/broken', 500))).toBe(1)
  expect(figure(requests('home', 200))).toBe(1)
  expect(figure('shop_operation_duration_seconds_count{operation="getProduct",outcome="refused"}')).toBe(2)
  expect(figure('db_client_operation_duration_seconds_count{outcome="ok"}')).toBe(2)
  expect(figure('db_client_operation_duration_seconds_count{outcome="failed"}')).toBe(2)
  expect(figure('shop_job_duration_seconds_count{queue="order-confirmation",outcome="ok"}')).toBe(1)
  expect(lines.join('\n')).toMatch(
    /http_client_request_duration_seconds_count\{server_address="127\.0\.0\.1:\d+",outcome="ok"\} 3/,
  )
  expect(figure('db_client_connection_count{state="used"}')).toBe(3)
  expect(figure('db_client_connection_pending_requests')).toBe(1)
  expect(figure('shop_operation_pending')).toBe(4)
  expect(figure('shop_catalogue_age_seconds')).toBe(0.1)
  expect(figure('shop_catalogue_position')).toBe(7788)
  expect(figure('process_memory_usage_bytes')).toBeGreaterThan(1e7)
  expect(figure('nodejs_eventloop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)
  expect(lines.join('\n')).toContain('service_version="7.1"')
})

test('two readers that ask while requests run both get every request, once', async () => {
  const figures = { connections: () => ({ used: 0, idle: 0, waiting: 0, most: 0 }) }
  const [one, other] = await Promise.all(
    [0, 1].map(async () => openMetrics({ port: await aFreePort(), host: '127.0.0.1', release: '7.1' }, figures)),
  )
  const server = Fastify()
  observeRequests(server, { app: 'busy', isTrusted: () => false })
  server.get('/:page', async () => 'ok')
  endings.push(() => server.close())
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (metrics: typeof one) => {
    const text = await (await fetch(metrics?.address ?? '')).text()
    const of = (part: string) =>
      Number(new RegExp(`^http_server_request_duration_seconds_${part}\\{app="busy".*? (.*)$`, 'm').exec(text)?.[1] ?? 0)
    return { count: of('count'), all: of('bucket(?=.*le="\\+Inf")') }
  }
  let told = 0
  for (let round = 1; round <= 10; round++) {
    const pages = Array.from({ length: 20 }, async () => (await fetch(`${address}/a`)).text())
    for (const { count, all } of await Promise.all([ask(one), ask(other), ask(one)])) {
      expect(all).toBe(count)
      expect(count).toBeGreaterThanOrEqual(told)
      expect(count).toBeLessThanOrEqual(round * 20)
    }
    await Promise.all(pages)
    // A client has its answer a moment before the request is over.
    await expect
      .poll(async () => [await ask(one), await ask(other)], { timeout: 30_000 })
      .toEqual([1, 2].map(() => ({ count: round * 20, all: round * 20 })))
    told = round * 20
  }
  await Promise.all([one?.stop(), other?.stop()])
})

test('without a port nothing is measured', async () => {
  for (const end of endings.splice(0).toReversed()) await end()
  expect(readMetricsSettings({})).toBeUndefined()
  expect(() => readMetricsSettings({ METRICS_PORT: '0' })).toThrow('METRICS_PORT=0 is not a port')
  expect(isMeasured()).toBe(false)
})
