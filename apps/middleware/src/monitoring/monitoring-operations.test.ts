import { start as startStandins } from '@shop/standins'
import { afterAll, expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
const monitoring = { endpoint: `${standins.address}/otlp`, headers: {}, release: '1', attributes: {} }
const middleware = await openTestMiddleware({ monitoring })
const { db } = middleware.engine
const TAKEN = { monitoring: { isTaken: true } }
/** A machine under load must not fail a test. */
const PATIENT = { timeout: 30_000 }

async function told(event: string) {
  const { records } = (await (await fetch(`${standins.address}/__sandbox/telemetry`)).json()) as {
    records: { event: string; body: string; attributes: Record<string, unknown> }[]
  }
  return records.filter(record => record.event === event)
}

const ERROR = { kind: 'rejection', type: 'TypeError', message: 'x is undefined', frames: ['add /assets/shop-a.js:1:2'] } as const

test('TRACK-14 web vitals are counted by page, market and day, and told to the collector of the owner', async () => {
  const shopper = aShopper(middleware)
  const vitals = [
    { name: 'LCP', value: 1200 },
    { name: 'CLS', value: 20 },
  ] as const
  for (const _ of [1, 2]) expect(await shopper.do('recordWebVitals', { page: 'product', vitals: [...vitals] })).toEqual(TAKEN)
  const stored = () =>
    db.selectFrom('web_vital').select(['country', 'page', 'vital', 'bucket', 'count']).orderBy('vital').execute()
  await expect.poll(stored, PATIENT).toMatchObject([
    { country: 'SK', page: 'product', vital: 'CLS', count: 2 },
    { country: 'SK', page: 'product', vital: 'LCP', count: 2 },
  ])
  await shopper.do('recordWebVitals', { page: 'product', vitals: [{ name: 'LCP', value: 1201 }] })
  await expect.poll(async () => (await stored()).map(({ count }) => count), PATIENT).toEqual([2, 3])
  await expect.poll(async () => (await told('browser.web_vital')).length, PATIENT).toBe(5)
  expect((await told('browser.web_vital'))[0]?.attributes).toEqual({
    'web_vital.name': 'lcp',
    'web_vital.value': 1201,
    'shop.market': 'SK',
    'shop.page': 'product',
  })
  const shifts = (await told('browser.web_vital')).filter(({ body }) => body === 'CLS')
  expect(shifts.map(({ attributes }) => attributes['web_vital.value'])).toEqual([0.02, 0.02])
})

test('TRACK-14, TRACK-15 what is kept of a visit, and told the collector, names no visitor', async () => {
  const shopper = aShopper(middleware)
  await shopper.do('createCart', {})
  const [call] = [{ page: 'cart', errors: [{ ...ERROR, message: 'no jana@example.org' }] }]
  const headers = { cookie: [shopper.cookie, 'vsf-device-fingerprint=01a20d43-5747-7d6e-b953-65e7b5db025f'].join('; ') }
  expect((await shopper.post('recordBrowserErrors', [call], headers)).body).toEqual({ data: TAKEN })
  await expect
    .poll(() => db.selectFrom('browser_error').selectAll().where('page', '=', 'cart').execute(), PATIENT)
    .toMatchObject([{ type: 'TypeError', message: 'no <email>', frames: ERROR.frames.join('\n'), count: 1, country: 'SK' }])
  const [row] = await db.selectFrom('browser_error').selectAll().where('page', '=', 'cart').execute()
  expect(Object.keys(row ?? {}).toSorted()).toEqual(
    ['country', 'count', 'day', 'error_key', 'frames', 'message', 'page', 'type'].toSorted(),
  )
  await expect.poll(async () => (await told('browser.exception')).length, PATIENT).toBe(1)
  const [record] = await told('browser.exception')
  expect(record?.attributes).toEqual({
    'exception.type': 'TypeError',
    'exception.message': 'no <email>',
    'exception.stacktrace': ERROR.frames.join('\n'),
    'shop.market': 'SK',
    'shop.page': 'cart',
    'shop.error.kind': 'rejection',
  })
})

test('TRACK-14 an error whose letters were cut in two costs neither itself nor what is counted with it', async () => {
  const shopper = aShopper(middleware)
  // Longer without its numbers, and then cut.
  const message = `${'123,'.repeat(20)}x${'😀'.repeat(50)}`
  for (const each of [message, 'no price'])
    await shopper.do('recordBrowserErrors', { page: 'search', errors: [{ ...ERROR, message: each, frames: [] }] })
  const stored = () => db.selectFrom('browser_error').select('message').where('page', '=', 'search').execute()
  await expect.poll(async () => (await stored()).length, PATIENT).toBe(2)
  expect((await stored()).map(({ message: text }) => text.length).toSorted()).toEqual([200, 8])
})

test('TRACK-14 what no page of ours sends is refused, and of one network so much is taken and no more', async () => {
  const shopper = aShopper(middleware)
  const vital = { name: 'LCP', value: 1 } as const
  const post = async (params: unknown) => (await shopper.post('recordWebVitals', [params])).status
  expect(await post({ page: 'product', vitals: [vital] })).toBe(200)
  for (const wrong of [
    { page: 'moon', vitals: [vital] },
    { page: 'product', vitals: [] },
    { page: 'product', vitals: [{ name: 'LCP', value: -1 }] },
    { page: 'product', vitals: [{ name: 'LCP', value: 1.5 }] },
    { page: 'product', vitals: [{ name: 'LCP', value: 1e9 }] },
    { page: 'product', vitals: [vital], url: '/' },
    { page: 'product', vitals: Array.from({ length: 5 }, () => vital) },
  ])
    expect(await post(wrong), JSON.stringify(wrong)).toBe(400)
  const network = { 'x-forwarded-for': '203.0.113.99' }
  const taken = []
  for (let count = 0; count < 130; count++) {
    const { body } = await shopper.post('recordWebVitals', [{ page: 'other', vitals: [vital] }], network)
    taken.push((body as { data: typeof TAKEN }).data.monitoring.isTaken)
  }
  // A minute may have ended in between, which gives 60 more.
  expect(taken.filter(isTaken => !isTaken).length).toBeGreaterThanOrEqual(10)
  expect(taken.slice(0, 60)).not.toContain(false)
})

test('TRACK-16 a collector that is down delays no call and no answer, and counts are kept', async () => {
  const down = await openTestMiddleware({ monitoring: { ...monitoring, endpoint: 'http://127.0.0.1:9' } })
  const shopper = aShopper(down)
  for (let count = 0; count < 20; count++)
    expect(await shopper.do('recordBrowserErrors', { page: 'home', errors: [{ ...ERROR, frames: [...ERROR.frames] }] })).toEqual(
      TAKEN,
    )
  await expect.poll(() => down.engine.db.selectFrom('browser_error').select('count').execute(), PATIENT).toEqual([{ count: 20 }])
})
