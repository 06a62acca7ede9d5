import { LANGUAGES, MARKETS } from '@shop/domain/market'
import { boundedServerOptions } from '@shop/http'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../config.ts'
import { refusalText, wordErrors } from '../refusals.ts'
import type { PageAnswer } from '../render-page.ts'
import { serveDocuments } from '../serve-documents.ts'
import type { Browser } from './browsing-admission.ts'
import { refuseBrowsingCalls } from './refuse-browsing.ts'

const may = { newcomer: false, shopper: true, call: false }
const rendered: string[] = []
beforeEach(() => {
  Object.assign(may, { newcomer: false, shopper: true, call: false })
  rendered.length = 0
})

const server = Fastify(boundedServerOptions(refusalText))
afterAll(() => server.close())
wordErrors(server)
const admission = { mayRender: (browser: Browser) => may[browser], mayCall: () => may.call }
refuseBrowsingCalls(server, admission)
server.post('/api/new-ct/:operation', async () => ({ data: {} }))
serveDocuments(server, {
  async render({ url }): Promise<PageAnswer> {
    rendered.push(new URL(url).pathname)
    return { status: 200, headers: { 'content-type': 'text/html' }, setCookies: [], body: ['<p>a page</p>'], requestId: 'one' }
  },
  settings: readSettings({ NODE_ENV: 'production' }),
  admission,
})

const SESSION = { cookie: 'vsf-locale=de-DE; vsf-commercetools-token=abc' }
const ask = (url: string, { host = 'de.localhost', method = 'GET', ...headers }: Record<string, string> = {}) =>
  server.inject({ method: method as 'GET', url, headers: { host, ...headers } })

test('a newcomer who looks around is told in the language of the URL to come again, on a page that needs nothing else', async () => {
  const retries = new Set<string>()
  for (const market of MARKETS) {
    for (const language of market.languages) {
      const answer = await ask(`/${language}/search?query=a`, { host: `${market.country.toLowerCase()}.localhost` })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-length': String(Buffer.byteLength(answer.body)),
      })
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      expect(answer.body).toContain(`<html lang="${language}`)
      expect(answer.body).toContain('<a href="">')
      retries.add(String(answer.headers['retry-after']))
    }
  }
  expect([...retries].map(Number).sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  expect(LANGUAGES.length).toBeGreaterThan(20)
  expect(rendered).toEqual([])
})

test('who reads no pages gets no page, and a question for the head no body', async () => {
  for (const url of ['/search.data?query=a', '/navigation.json', '/sitemap.xml', '/de/manual/1.pdf']) {
    const answer = await ask(url)
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 503, 'text/plain; charset=utf-8'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(4)
  }
  const head = await ask('/', { method: 'HEAD' })
  expect([head.statusCode, head.body]).toEqual([503, ''])
})

const FORM = { method: 'POST', origin: 'http://de.localhost', 'content-type': 'application/x-www-form-urlencoded' }
test.each<[string, Record<string, string>]>([
  ['/checkout/cart', {}],
  ['/checkout/payment-return?redirectResult=x', {}],
  ['/nl/checkout/addresses.data', { host: 'be.localhost' }],
  ['/my-account/my-orders', {}],
  ['/login', {}],
  ['/search?query=a', SESSION],
  ['/', FORM],
])('%s %j is rendered although newcomers are refused', async (url, given) => {
  const answer = await ask(url, given)
  expect(answer.statusCode).toBe(200)
  expect(rendered.length).toBe(1)
})

test('shoppers with a session give way in the end, and the checkout does not', async () => {
  may.shopper = false
  expect((await ask('/', SESSION)).statusCode).toBe(503)
  expect((await ask('/checkout/cart', SESSION)).statusCode).toBe(200)
})

test('operations of newcomers who look around are refused, those of buyers and of shoppers with a session are not', async () => {
  const call = (operation: string, headers = {}) => ask(`/api/new-ct/${operation}`, { method: 'POST', ...headers })
  for (const operation of ['searchCatalogue', 'suggestProducts', 'getProduct']) {
    const answer = await call(operation)
    expect([operation, answer.statusCode]).toEqual([operation, 503])
    expect(answer.json()).toMatchObject({ statusCode: 503, errors: [{ code: 'OverCapacity' }] })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(4)
    expect((await call(operation, SESSION)).statusCode).toBe(200)
  }
  for (const operation of ['createCart', 'createMyOrderFromCart', 'customerSignMeIn'])
    expect((await call(operation)).statusCode).toBe(200)
})

test('how long who looks around may wait is a setting', () => {
  expect(readSettings({}).browsingWaitMs).toBe(2000)
  expect(readSettings({ BROWSING_WAIT_SECONDS: '0' }).browsingWaitMs).toBe(0)
  expect(() => readSettings({ BROWSING_WAIT_SECONDS: 'soon' })).toThrow(
    'BROWSING_WAIT_SECONDS is no number of seconds below 100: soon',
  )
})

test('no one is refused while the process keeps up', async () => {
  Object.assign(may, { newcomer: true, call: true })
  expect((await ask('/search?query=a')).statusCode).toBe(200)
  expect((await ask('/api/new-ct/searchCatalogue', { method: 'POST' })).statusCode).toBe(200)
})
