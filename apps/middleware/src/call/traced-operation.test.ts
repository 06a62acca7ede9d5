import { start as startStandins } from '@shop/standins'
import { fetchCollected } from '@shop/standins/telemetry'
import { afterAll, expect, test } from 'vitest'
import { listen, openTestMiddleware } from '../middleware.fixtures.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
const collector = { endpoint: `${standins.address}/otlp`, headers: {}, release: '1', attributes: {} }
/** A machine under load must not fail a test. */
const PATIENT = { timeout: 60_000 }
const REQUEST_ID = 'edge-7f3a.42'

const collected = async () => (await fetchCollected(standins.address)).spans

async function openOverHttp(traceSampleRate: number | undefined) {
  const middleware = await openTestMiddleware({ monitoring: { ...collector, traceSampleRate } })
  const url = `http://127.0.0.1:${await listen(middleware.server)}/new-ct/createCart`
  const headers = { 'content-type': 'application/json', 'x-forwarded-host': 'sk.localhost', 'x-request-id': REQUEST_ID }
  const call = () => fetch(url, { method: 'POST', headers, body: '[{}]' })
  return { middleware, call }
}

test('TRACK-14 a call is a trace from its request to its statements, all under the id that the proxy gave', async () => {
  const { middleware, call } = await openOverHttp(1)
  await expect
    .poll(async () => {
      const answer = await call()
      expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, REQUEST_ID])
      return collected()
    }, PATIENT)
    .not.toEqual([])
  await middleware.stop()
  const spans = await collected()
  const request = spans.find(({ name }) => name === 'POST /new-ct/:operation')
  const ofTrace = spans.filter(({ traceId }) => traceId === request?.traceId)
  const operation = ofTrace.find(({ name }) => name === 'createCart')
  expect(request).toMatchObject({ parentSpanId: '', attributes: { 'shop.request_id': REQUEST_ID, 'shop.market': 'SK' } })
  expect(operation).toMatchObject({ parentSpanId: request?.spanId, attributes: { 'shop.request_id': REQUEST_ID } })
  const statements = ofTrace.filter(({ parentSpanId }) => parentSpanId === operation?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  for (const { attributes } of statements) expect(attributes['db.query.text']).not.toContain(REQUEST_ID)
  const [line] = middleware.logLines.map(text => JSON.parse(text)).filter(({ operation: name }) => name === 'createCart')
  expect(line).toMatchObject({ reqId: REQUEST_ID, status: 200 })
})

test('what the database does for a sampled call names the request, and without traces nothing does', async () => {
  for (const rate of [1, undefined]) {
    const { middleware, call } = await openOverHttp(rate)
    const { db } = middleware.engine
    const seen = async () => {
      await call()
      const statements = await db
        .selectFrom('pg_stat_activity' as never)
        .select(['query' as never, 'datname' as never])
        .execute()
      return (statements as { query: string; datname: string }[])
        .filter(
          ({ datname, query }) => datname === new URL(middleware.databaseUrl).pathname.slice(1) && query.includes(REQUEST_ID),
        )
        .map(({ query }) => query)
    }
    if (rate)
      await expect
        .poll(seen, PATIENT)
        .toEqual([expect.stringMatching(/action='createCart',request_id='edge-7f3a\.42',traceparent='00-/)])
    else expect(await seen()).toEqual([])
    await middleware.stop()
  }
})
