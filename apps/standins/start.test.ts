import { Script } from 'node:vm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from './config.ts'
import { SITE_TEXTS } from './src/sites/site-texts.ts'
import { WIDGET_SCRIPTS } from './src/trust-widgets/widget-scripts.ts'
import { start } from './start.ts'

const standins = await start({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
beforeEach(() => post('/__sandbox/reset'))

async function post(path: string, body?: unknown, type = 'application/json'): Promise<Response> {
  const content = { headers: { 'content-type': type }, body: typeof body === 'string' ? body : JSON.stringify(body) }
  return fetch(standins.address + path, { method: 'POST', ...(body === undefined ? {} : content) })
}
const get = (path: string) => fetch(standins.address + path)
const look = async (service: string) => (await get(`/__sandbox/${service}`)).json() as Promise<Record<string, unknown>>

/** What a stand-in makes up: the same after each reset. */
async function sessionId(address = standins.address): Promise<unknown> {
  const answer = await fetch(`${address}/payment/v72/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'anvil-local' },
    body: JSON.stringify({
      merchantAccount: 'AnvilECOM',
      amount: { currency: 'EUR', value: 100 },
      reference: 'NS1',
      returnUrl: 'https://shop.example/',
    }),
  })
  return ((await answer.json()) as { id: unknown }).id
}

test('a reset brings everything back to its beginning, and a seed to another', async () => {
  const first = await sessionId()
  expect(await sessionId()).not.toBe(first)
  await post('/__sandbox/payment/faults', { endpoint: 'sessions', kind: 'out-of-order' })
  await post('/__sandbox/vat/mode', { mode: 'error' })
  await post('/__sandbox/maps/mode', { mode: 'quota' })
  await post('/__sandbox/places/mode', { mode: 'error' })
  await post('/__sandbox/reset')
  expect(await look('payment')).toMatchObject({ payments: [], requests: [], faults: [] })
  const modes = [await look('vat'), await look('maps'), await look('places')]
  expect(modes).toMatchObject([{ mode: 'ok' }, { mode: 'ok' }, { mode: 'ok' }])
  expect(await sessionId()).toBe(first)
  await post('/__sandbox/reset', { seed: 'another' })
  expect(await sessionId()).not.toBe(first)
})

test('stand-ins that are started again give other numbers, which a shop does not take for those it has', async () => {
  const again = await start({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
  try {
    expect(await sessionId(again.address)).not.toBe(await sessionId())
  } finally {
    await again.stop()
  }
})

test('a fault happens at endpoints there are, for as many requests as were wanted', async () => {
  expect((await post('/__sandbox/sites/faults', { endpoint: 'nothing', kind: 'reset' })).status).toBe(400)
  expect((await post('/__sandbox/sites/faults', { endpoint: 'returns', kind: 'nonsense' })).status).toBe(400)
  await post('/__sandbox/sites/faults', { endpoint: 'returns', kind: 'out-of-order', times: 2 })
  const statuses: number[] = []
  for (let count = 0; count < 3; count++) statuses.push((await get('/returns/de/')).status)
  expect(statuses).toEqual([500, 500, 200])
  await post('/__sandbox/sites/faults', { endpoint: 'returns', kind: 'out-of-order' })
  expect((await fetch(`${standins.address}/__sandbox/sites/faults`, { method: 'DELETE' })).status).toBe(204)
  expect((await get('/returns/de/')).status).toBe(200)
})

test('a clock is set to an instant and to nothing else', async () => {
  expect((await post('/__sandbox/clock', { now: 'soon' })).status).toBe(400)
  await post('/__sandbox/clock', { now: '2026-11-21T10:00:00Z' })
  await get('/returns/de/')
  expect(await look('sites')).toMatchObject({ requests: [{ endpoint: 'returns', at: '2026-11-21T10:00:00.000Z' }] })
})

test('sites of others speak the 21 languages of the shop, and English to everybody else', async () => {
  expect(Object.keys(SITE_TEXTS)).toHaveLength(21)
  for (const [language, { career }] of Object.entries(SITE_TEXTS)) {
    const page = await (await get(`/corporate/${language}/career`)).text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(career)
  }
  for (const language of ['xx', '__proto__', 'constructor'])
    expect(await (await get(`/corporate/${language}/career`)).text()).toContain('<html lang="en">')
})

test('a link that led to a page is shown as text', async () => {
  const page = await (await get('/returns/de/?a=<script>')).text()
  expect(page).toContain('/returns/de/?a=')
  expect(page).not.toContain('<script>')
})

test.each(Object.entries(WIDGET_SCRIPTS))('the script of %s can be loaded by any page, and is counted', async (name, script) => {
  expect(() => new Script(script)).not.toThrow()
  const answer = await get(`/trust-widgets/${name}.js`)
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await answer.text()).toBe(script)
  await post('/trust-widgets/mounted', JSON.stringify({ widget: name, fields: ['tsCheckoutOrderNr'] }), 'text/plain')
  expect((await post('/trust-widgets/mounted', 'nonsense', 'text/plain')).status).toBe(400)
  expect(await look('trust-widgets')).toMatchObject({
    requests: [{ endpoint: name }],
    mounted: [{ widget: name, fields: ['tsCheckoutOrderNr'] }],
  })
})

test('a body in chunks is cut at the limit, and no refusal shows what the stand-ins are made of', async () => {
  const body = new Blob(['x'.repeat(300_000)]).stream()
  const headers = { 'content-type': 'application/json' }
  const endless: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  const answers = [
    await fetch(`${standins.address}/__sandbox/reset`, endless),
    await post('/__sandbox/clock', '{', 'application/json'),
    await post('/__sandbox/clock', '{}', 'image/png'),
    await get('/nothing'),
    await get('/%ff'),
    await get('/healthz'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([413, 400, 415, 404, 400, 200])
  for (const answer of answers) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).not.toMatch(/FST_|"error"|Route /)
  }
})

test('the payment provider notifies the shop of this machine, and another where that is wanted', () => {
  expect(readSettings({}).paymentNotifications).toEqual({
    url: 'http://127.0.0.1:8181/webhooks/payment',
    hmacKey: '0123456789ABCDEF'.repeat(4),
  })
  const url = 'http://127.0.0.1:9000/payments'
  const given = { MIDDLEWARE_PORT: '8741', PAYMENT_HMAC_KEY: 'AB'.repeat(32) }
  expect(readSettings(given).paymentNotifications).toMatchObject({ url: 'http://127.0.0.1:8741/webhooks/payment' })
  expect(readSettings({ ...given, PAYMENT_NOTIFICATIONS_URL: url }).paymentNotifications).toEqual({
    url,
    hmacKey: given.PAYMENT_HMAC_KEY,
  })
  for (const [name, value] of [
    ['PAYMENT_NOTIFICATIONS_URL', 'the shop'],
    ['PAYMENT_HMAC_KEY', 'AB'],
    ['MIDDLEWARE_PORT', 'http'],
  ] as const)
    expect(() => readSettings({ [name]: value })).toThrow(name)
})

test('the pages for people are linked from the first one, and the orders site keeps its own', async () => {
  const page = await (await get('/')).text()
  const paths = [...page.matchAll(/href="([^"]*)"/g)].map(([, path = '']) => path)
  expect(paths).toContain('/payment')
  for (const path of paths) expect((await get(path)).headers.get('content-type')).toContain('text/html')
})
