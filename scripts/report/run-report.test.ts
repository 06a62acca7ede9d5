import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { bucketOf } from '@shop/domain/monitoring'
import type { Order } from '@shop/domain/order'
import type { TrackingEventType } from '@shop/domain/tracking'
import { addLineItem, createCart, updateCart } from '@shop/engine/cart'
import type { EngineContext } from '@shop/engine/database'
import { addBrowserErrorCounts, addWebVitalCounts } from '@shop/engine/monitoring'
import { cancelOrder, createOrderFromCart } from '@shop/engine/order'
import { beginAttempt, createBankPayment } from '@shop/engine/payment'
import { recordSearchQueries } from '@shop/engine/search'
import { aProduct, aProviderDraft, openSession, openTestShop, PRESS, requestOf, SAW } from '@shop/engine/testing'
import { storeTracking } from '@shop/engine/tracking'
import { afterAll, expect, test } from 'vitest'
import { runReport } from './run-report.ts'

const press = aProduct({ sku: PRESS, name: 'Press', eurCent: 10_000 })
const products = [{ ...press, name: { ...press.name, en: 'Press <20 t>' } }, aProduct({ sku: SAW, name: 'Saw', eurCent: 2000 })]
const { context } = await openTestShop({ products })
const folder = await mkdtemp(join(tmpdir(), 'report-'))
afterAll(() => rm(folder, { recursive: true }))

const at = (instant: string): EngineContext => ({ ...context, now: () => instant })

/** The cart of a guest at an instant, ready to be paid. */
async function readyCart(shop: EngineContext, country: 'SK' | 'CZ', lines: Readonly<Record<string, number>>) {
  const storeKey = country.toLowerCase()
  const { session } = await openSession(shop, { storeKey })
  const owner = { anonymousId: session.anonymousId }
  let cart = await createCart(shop, { owner, storeKey })
  for (const [sku, quantity] of Object.entries(lines)) cart = await addLineItem(shop, requestOf(owner, cart), { sku, quantity })
  const address = {
    ...aSlovakAddress(),
    country,
    ...(country === 'CZ' ? { postalCode: '110 00', phone: '+420 200 000 100' } : {}),
  }
  cart = await updateCart(shop, requestOf(owner, cart), [
    { action: 'setCustomerEmail', email: 'jana@example.org' },
    { action: 'setBillingAddress', address },
    { action: 'setShippingAddress', address },
  ])
  return { owner, cart }
}

async function orderAt(instant: string, country: 'SK' | 'CZ', lines: Readonly<Record<string, number>>): Promise<Order> {
  const shop = at(instant)
  const { owner, cart } = await readyCart(shop, country, lines)
  const draft = {
    paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Payment' } },
    amountPlanned: cart.totalPrice,
  } as const
  const paid = await createBankPayment(shop, requestOf(owner, cart), draft)
  return createOrderFromCart(shop, requestOf(owner, paid.cart))
}

/** Something a browser did: its type, with the step or action where it has one. */
async function did(
  browserId: string,
  occurredAt: string,
  [type, detail]: readonly [TrackingEventType, (string | number)?],
  id: string = randomUUID(),
) {
  const properties = type === 'checkout' ? { step_number: detail } : type === 'cart_update' ? { action: detail } : {}
  const locale = browserId === CZECH ? 'cs-CZ' : 'sk-SK'
  await storeTracking(context, [{ kind: 'event', id, type, occurredAt, locale, browserId, properties, isForwarded: false }])
}

const [BUYER, ADDER, CZECH, LISTER, EARLY, MAILED] = Array.from({ length: 6 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
  string,
]
const day = '2026-11-10'

const bought = await orderAt(`${day}T10:20:00.000Z`, 'SK', { [PRESS]: 2, [SAW]: 1 })
const cancelled = await orderAt('2026-11-12T08:00:00.000Z', 'SK', { [SAW]: 3 })
await cancelOrder(context, { id: cancelled.id })
const czech = await orderAt('2026-11-12T09:00:00.000Z', 'CZ', { [PRESS]: 1 })
await orderAt('2026-10-31T23:59:59.999Z', 'SK', { [PRESS]: 7 })
await orderAt('2026-12-01T00:00:00.000Z', 'SK', { [PRESS]: 9 })
{
  // Tried by card twice, and given up.
  const shop = at('2026-11-13T10:00:00.000Z')
  const { owner, cart } = await readyCart(shop, 'SK', { [SAW]: 1 })
  const begun = await beginAttempt(shop, requestOf(owner, cart), aProviderDraft(cart, 'scheme'))
  await beginAttempt(shop, requestOf(owner, begun.cart), aProviderDraft(begun.cart, 'paypal'))
}

// One visit that bought, and an hour and a half later one that only looked.
await did(BUYER, `${day}T10:00:00Z`, ['view_item'])
await did(BUYER, `${day}T10:05:00Z`, ['cart_update', 'add'])
for (const step of [1, 2, 3, 4]) await did(BUYER, `${day}T10:1${step}:00Z`, ['checkout', step])
await did(BUYER, `${day}T10:20:00Z`, ['purchase'], bought.id)
await did(BUYER, `${day}T12:00:00Z`, ['view_item'])
// One visit: the pause is a second shorter than half an hour.
await did(ADDER, `${day}T09:00:00Z`, ['view_category'])
await did(ADDER, `${day}T09:29:59Z`, ['cart_update', 'add'])
// Two visits: the pause is half an hour.
await did(CZECH, `${day}T09:00:00Z`, ['view_item'])
await did(CZECH, `${day}T09:30:00Z`, ['view_item'])
await did(LISTER, `${day}T09:00:00Z`, ['view_category'])
await did(LISTER, `${day}T09:01:00Z`, ['cart_update', 'remove'])
// Not of the period, and not of a visit.
await did(EARLY, '2026-10-31T23:59:59Z', ['view_item'])
await did(MAILED, `${day}T09:00:00Z`, ['consent'])

const search = { storeKey: 'sk', language: 'sk', matchLevel: 1, place: 'results' } as const
await recordSearchQueries(at(`${day}T10:00:00.000Z`), [
  { ...search, id: randomUUID(), text: 'Esse', total: 0 },
  { ...search, id: randomUUID(), text: 'esse', total: 0 },
  { ...search, id: randomUUID(), text: 'lis', total: 3 },
])
for (const instant of ['2026-10-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z'])
  await recordSearchQueries(at(instant), [{ ...search, id: randomUUID(), text: 'esse', total: 0 }])

const vital = (value: number, count: number, of: object = {}) => ({
  ...({ day, country: 'SK', page: 'product', vital: 'LCP', bucket: bucketOf('LCP', value), count } as const),
  ...of,
})
await addWebVitalCounts(context, [
  vital(1000, 3),
  vital(5000, 1),
  vital(9000, 50, { day: '2026-10-31' }),
  vital(4000, 1, { page: 'cart', country: 'CZ' }),
])
const error = {
  day,
  country: 'SK',
  page: 'cart',
  key: 'a',
  type: 'TypeError',
  message: 'x is <b>',
  frames: ['add /assets/shop.js:1:2'],
  count: 4,
} as const
await addBrowserErrorCounts(context, [error, { ...error, country: 'CZ', count: 1 }])

/** What a report writes, with single spaces. */
async function report(...args: string[]): Promise<string> {
  const written: string[] = []
  const write = (text: string) => void written.push(text)
  await runReport(args, { onDatabase: work => work(context), write, today: '2026-11-30' })
  return written.join('\n').replaceAll('\u00a0', ' ').replace(/ +/g, ' ')
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

test('ORD-01, TRACK-09 orders and best sellers are those of the period, without cancelled ones, each currency by itself', async () => {
  const text = await report()
  expect(text).toMatch(/^Report, 2026-11-01 to 2026-11-30 \(UTC\), all markets\n/)
  const total = bought.totalPrice.centAmount
  expect(text).toContain(`EUR 1 ${euros(total)} ${euros(total)} 1\n`)
  const crowns = `CZK ${(czech.totalPrice.centAmount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
  expect(text).toContain(`CZK 1 ${crowns} ${crowns} 0\n`)
  expect(text).toContain(`${PRESS} Press <20 t> 3 2 CZK 2,400.00 · €200.00\n`)
  expect(text).toMatch(new RegExp(`${SAW} \\S[^\\n]* 1 1 €20.00\\n`))
})

test('TRACK-09, CHK-03 the funnel counts visits by the stage they came to, and says whose they are', async () => {
  const text = await report()
  const funnel = [
    'Visit 6 100.0% –',
    'Product viewed 5 83.3% 83.3%',
    'Added to cart 2 33.3% 40.0%',
    'Cart 1 16.7% 50.0%',
    'Delivery address 1 16.7% 100.0%',
    'Billing address 1 16.7% 100.0%',
    'Payment 1 16.7% 100.0%',
    'Order 1 16.7% 100.0%',
  ]
  expect(text).toContain(funnel.join('\n'))
  expect(text.replaceAll('\n ', '')).toContain('33.3% agreed to statistics (1 of 3 orders, cancelled ones included)')
})

test('TRACK-09 conversion is told by market and by payment method, each cart once per method', async () => {
  const text = await report()
  expect(text).toContain(`Slovakia 4 1 25.0% 1 ${euros(bought.totalPrice.centAmount)}\n`)
  expect(text).toMatch(/Czechia 2 0 0.0% 1 CZK [\d,.]+\n/)
  expect(text).toContain(['Bank transfer 3 3 100.0%', 'Card 1 0 0.0%', 'PayPal 1 0 0.0%'].join('\n'))
  expect(text).toContain(['Czechia Bank transfer 1 1 100.0%', 'Slovakia Bank transfer 2 2 100.0%'].join('\n'))
})

test('SEARCH-15, TRACK-14 searches without result, the speed of pages and errors are those of the period', async () => {
  const text = await report()
  expect(text).toMatch(/text language searches\n[- ]+\nesse sk 2\n/)
  // Three of the four measurements are within the second, the fourth is not.
  expect(text).toMatch(/\nproduct 0 (?:1.0\d s|9\d\d ms|1.00 s) – – –\n/)
  expect(text).toMatch(/\ncart 0 (?:3.9|4.0)\d s – – –\n/)
  expect(text).toContain('TypeError: x is <b> 5 cart CZ, SK 2026-11-10 add /assets/shop.js:1:2')
})

test('a report of one market has nothing of the others, and one of a time without anything says so', async () => {
  const text = await report('--market', 'cz')
  expect(text).toContain('Report, 2026-11-01 to 2026-11-30 (UTC), Czechia')
  expect(text).toContain('Visit 2 100.0% –')
  expect(text).not.toMatch(/€|Slovakia/)
  expect(text).toContain('Everything that was searched for was found.')
  const empty = await report('--from', '2025-01-01', '--to', '2025-01-02')
  expect(empty).toContain('Nothing was ordered.')
  expect(empty).toContain('No visits of people who agreed to statistics.')
})

test('the page of a report needs nothing else, names what its figures mean and escapes what others wrote', async () => {
  const file = join(folder, 'report.html')
  const nowhere = join(folder, 'none', 'report.html')
  await expect(report('--html', nowhere)).rejects.toThrow(`--html ${nowhere} cannot be written: there is no such folder`)
  expect(await report('--html', file)).toContain(`written: ${file}`)
  const html = await readFile(file, 'utf8')
  expect(html).not.toMatch(/<script|<link|<img|\bsrc=|url\(|https?:\/\/(?!www\.w3\.org)/)
  expect(html).toContain('Press &lt;20 t&gt;')
  expect(html).toContain('x is &lt;b&gt;')
  // Orders, best sellers, funnel, markets, payment, searches and the largest paint: each in two sizes.
  expect(html.match(/<svg role="img"/g)?.length).toBe(14)
  expect(html).toContain('Amounts of different currencies are never added.')
  expect(html).toContain('color-scheme:light dark')
  expect(html).toContain('@media print')
})

test.each([
  [['--from', '2026-02-30'], '--from 2026-02-30 is not a day such as 2026-11-21'],
  [['--from', '2026-12-24'], '--from 2026-12-24 is after --to 2026-11-30'],
  [['--from', '2020-01-01'], 'The period is longer than 400 days'],
  [['--market', 'XX'], '--market XX is not the country of a market, such as DE'],
  [['--lines', '0'], '--lines 0 is not a number from 1 to 200'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('a report with %j is refused before anything is opened', async (args, message) => {
  const unopened = () => expect.unreachable()
  await expect(runReport(args, { onDatabase: unopened, write: unopened, today: '2026-11-30' })).rejects.toThrow(message)
})
