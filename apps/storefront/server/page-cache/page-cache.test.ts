import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import zlib from 'node:zlib'
import type { CacheTag, PurgedTags } from '@shop/contract'
import { compressAnswers } from '@shop/http'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../config.ts'
import type { Asker, PageAnswer } from '../render-page.ts'
import { serveDocuments } from '../serve-documents.ts'
import { PageCache } from './page-cache.ts'

const PUBLIC = 'public, max-age=0, must-revalidate'
const HOST = 'de.localhost'
const MEGABYTE = 2 ** 20

interface Rendered {
  readonly url: string
  readonly asker: Asker
}

/** A storefront whose pages are made by `page`, with a change source of its own and a clock that is set. */
async function openStorefront({ pageCacheBytes = MEGABYTE, sendsCacheTags = false } = {}) {
  const rendered: Rendered[] = []
  const listeners = new Set<(purged: PurgedTags) => void>()
  const shop = {
    rendered,
    now: Date.parse('2026-11-23T12:00:00Z'),
    isFollowing: true,
    page: async (_asked: Rendered): Promise<Partial<PageAnswer> & { tags?: readonly CacheTag[] }> => ({}),
    change(...tags: CacheTag[]) {
      for (const listener of listeners) listener(tags)
    },
    purgeAll() {
      for (const listener of listeners) listener('all')
    },
    followers: () => listeners.size,
  }
  const changes = {
    isFollowing: () => shop.isFollowing,
    subscribe(listener: (purged: PurgedTags) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const pages = new PageCache(changes, { pageCacheBytes, sendsCacheTags }, () => shop.now)
  const render = async ({ url }: Request, asker: Asker): Promise<PageAnswer> => {
    rendered.push({ url, asker })
    const requestId = `request-${rendered.length}`
    const { tags = ['products'], headers, ...made } = await shop.page({ url, asker })
    const body = [`<!doctype html><p>${url}</p><p>${requestId}</p>`, Buffer.from('<p>some text of the page</p>'.repeat(100))]
    const all = { 'content-type': 'text/html; charset=utf-8', 'cache-control': PUBLIC, vary: 'Cookie', 'cache-tag': tags.join() }
    return { status: 200, headers: { ...all, ...headers }, setCookies: [], body, requestId, ...made }
  }
  const server = Fastify({ trustProxy: '127.0.0.1' })
  afterAll(() => server.close())
  compressAnswers(server)
  serveDocuments(server, { render, settings: { ...readSettings({}), sendsCacheTags }, pages })
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)

  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const sent = { host: HOST, ...headers }
    const asked = httpRequest({ port, host: '127.0.0.1', path, method, headers: sent, agent: false }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const coding = answer.headers['content-encoding'] as keyof typeof DECODERS | undefined
    const html = String(coding && body.length > 0 ? DECODERS[coding](body) : body)
    return { status: answer.statusCode, headers: answer.headers, coding, body, html }
  }
  return Object.assign(shop, { pages, ask, port })
}

const DECODERS = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, zstd: zlib.zstdDecompressSync } as const

let shop = await openStorefront()
beforeEach(async () => {
  shop = await openStorefront()
})

test('a page is rendered once, however many ask for it at the same time and afterwards', async () => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  shop.page = async () => {
    await isOver
    return {}
  }
  const asked = Promise.all(Array.from({ length: 20 }, () => shop.ask('/faq/')))
  while (shop.rendered.length === 0) await new Promise(setImmediate)
  resolve()
  const answers = await asked
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
  expect((await shop.ask('/faq/')).html).toBe(answers[0]?.html)
  expect(shop.rendered).toHaveLength(1)
})

test('what changes is shown with the next request, and nothing else is rendered again', async () => {
  shop.page = async ({ url }) => ({ tags: url.endsWith('/a-30010001') ? ['product:a', 'stores'] : ['product:b', 'stores'] })
  const ask = async () => [await shop.ask('/a-30010001'), await shop.ask('/b-30010002')]
  await ask()
  shop.change('product:a')
  await ask()
  expect(shop.rendered.map(({ url }) => new URL(url).pathname)).toEqual(['/a-30010001', '/b-30010002', '/a-30010001'])
  shop.change('stores')
  await ask()
  expect(shop.rendered).toHaveLength(5)
  shop.change('rating:DE')
  await ask()
  expect(shop.rendered).toHaveLength(5)
  shop.purgeAll()
  await ask()
  expect(shop.rendered).toHaveLength(7)
})

test('a page that was rendered while its data changed is not stored, and later visitors do not wait for it', async () => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  let price = 'old'
  shop.page = async () => {
    const body = [price]
    if (price === 'old') await isOver
    return { body, tags: ['product:a'] }
  }
  const first = shop.ask('/a-30010001')
  while (shop.rendered.length === 0) await new Promise(setImmediate)
  price = 'new'
  shop.change('product:a')
  expect((await shop.ask('/a-30010001')).html).toBe('new')
  resolve()
  expect((await first).html).toBe('old')
  expect((await shop.ask('/a-30010001')).html).toBe('new')
  expect(shop.rendered).toHaveLength(2)
})

test('a change of something else does not keep a page that was being rendered from being stored', async () => {
  shop.page = async () => {
    shop.change('product:other')
    return { tags: ['product:a'] }
  }
  await shop.ask('/a-30010001')
  await shop.ask('/a-30010001')
  expect(shop.rendered).toHaveLength(1)
})

test('while changes do not arrive, every page is rendered', async () => {
  await shop.ask('/faq/')
  shop.isFollowing = false
  await shop.ask('/faq/')
  expect(shop.rendered).toHaveLength(2)
})

test('a page is rendered for all without cookies, the first visitor having some', async () => {
  await shop.ask('/faq/', { cookie: 'cookie-consent={}; vsf-locale=de-DE; vsf-utm-source=x', 'user-agent': 'one' })
  expect(shop.rendered[0]?.asker).toMatchObject({ cookie: undefined, userAgent: '' })
  await shop.ask('/faq/', { cookie: 'vsf-device-fingerprint=1' })
  await shop.ask('/faq/')
  expect(shop.rendered).toHaveLength(1)
})

test.each<[string, Partial<PageAnswer>]>([
  ['sets a cookie', { setCookies: ['vsf-commercetools-token=x'] }],
  ['is for one visitor', { headers: { 'cache-control': 'private, no-store' } }],
  ['is missing', { status: 404 }],
  ['is elsewhere', { status: 308, headers: { location: '/other/' } }],
  ['failed', { status: 500 }],
])('a page that %s is not stored, and the visitor gets the answer for their own cookies', async (_what, made) => {
  shop.page = async () => made
  for (const cookie of ['a=1', 'a=2']) await shop.ask('/faq/', { cookie })
  // Once for all, which showed that there is no page for all.
  expect(shop.rendered.map(({ asker }) => asker.cookie)).toEqual([undefined, 'a=1', 'a=2'])
})

test('a page of which nothing says what it depends on is not stored', async () => {
  shop.page = async () => ({ headers: { 'cache-tag': undefined } as never })
  await shop.ask('/faq/')
  await shop.ask('/faq/')
  expect(shop.rendered).toHaveLength(2)
})

test('a form is never answered from here, and neither are personal pages and files', async () => {
  shop.page = async () => ({})
  for (const path of [
    '/checkout/cart',
    '/login',
    '/nl/my-account/my-profile',
    '/checkout/cart.data',
    '/robots.txt',
    '/manual/x.pdf',
  ]) {
    await shop.ask(path)
    await shop.ask(path)
    expect(shop.rendered.splice(0), path).toHaveLength(2)
  }
})

test('the visitor who has chosen another language than that of the page is asked for by the guards first', async () => {
  await shop.ask('/nl/faq/', { host: 'be.localhost' })
  await shop.ask('/faq/', { host: 'be.localhost' })
  const chosen = { host: 'be.localhost', cookie: 'vsf-locale=nl-BE' }
  await shop.ask('/faq/', chosen)
  await shop.ask('/nl/faq/', chosen)
  expect(shop.rendered.map(({ asker }) => asker.cookie)).toEqual([undefined, undefined, 'vsf-locale=nl-BE'])
})

test('hosts, markets, protocols and paths are never mixed up', async () => {
  const asked = [
    [{ host: 'de.localhost' }, '/faq/'],
    [{ host: 'at.localhost' }, '/faq/'],
    [{ host: 'sk.localhost' }, '/faq/'],
    [{ host: 'be.localhost' }, '/nl/faq/'],
    [{ host: 'de.localhost' }, '/terms/'],
    [{ host: 'anvil.de', 'x-forwarded-proto': 'https' }, '/faq/'],
    [{ host: 'anvil.de' }, '/faq/'],
    [{ host: 'www.anvil.de' }, '/faq/'],
  ] as const
  const first = []
  for (const [headers, path] of asked) first.push((await shop.ask(path, headers)).html)
  expect(shop.rendered).toHaveLength(asked.length)
  for (const [index, [headers, path]] of asked.entries()) expect((await shop.ask(path, headers)).html).toBe(first[index])
  expect(shop.rendered).toHaveLength(asked.length)
  // What is sent under a foreign host says so in a header, and to a refused upgrade that the connection ends.
  const unstored: Record<string, string>[] = [
    { host: 'evil.example' },
    { host: 'de.localhost', upgrade: 'x', connection: 'upgrade' },
  ]
  for (const headers of unstored) {
    const before = shop.rendered.length
    for (let time = 0; time < 2; time++) await shop.ask('/faq/', headers)
    expect(shop.rendered).toHaveLength(before + 2)
  }
})

test('hosts in other letters and with other ports fill nothing', async () => {
  for (const host of ['DE.localhost', 'de.localhost:1', 'de.localhost:2', 'anvil.de:444']) await shop.ask('/faq/', { host })
  expect(shop.pages.bytes).toBe(0)
})

test('parameters that decide nothing share a page, unknown ones are rendered and not stored', async () => {
  await shop.ask('/fritteusen/?page=2&sort=latest')
  await shop.ask('/fritteusen/?sort=latest&page=2')
  await shop.ask('/fritteusen/?utm_source=a&sort=latest&gclid=b&contactForm=invoice&page=2')
  expect(shop.rendered.map(({ url }) => new URL(url).search)).toEqual(['?page=2&sort=latest'])
  const before = shop.pages.bytes
  for (let index = 0; index < 50; index++) await shop.ask(`/fritteusen/?x${index}=1`)
  await shop.ask('/fritteusen/?toggle-webform=true')
  await shop.ask('/search?query=anything')
  await shop.ask('/?appVersion=true')
  expect(shop.pages.bytes).toBeLessThanOrEqual(before)
  expect(shop.rendered).toHaveLength(54)
})

test('any number of pages stays within the bytes, and those with a query leave the others alone', async () => {
  shop = await openStorefront({ pageCacheBytes: 64 * 1024 })
  await shop.ask('/faq/')
  for (let page = 2; page < 100; page++) await shop.ask(`/fritteusen/?page=${page}`)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(shop.pages.bytes).toBeLessThanOrEqual(64 * 1024)
  shop.rendered.splice(0)
  await shop.ask('/faq/')
  expect(shop.rendered).toEqual([])
  for (let page = 1; page < 100; page++) await shop.ask(`/page-${page}/`)
  expect(shop.pages.bytes).toBeLessThanOrEqual(64 * 1024)
})

test('every variant is the same page, from the first answer on', async () => {
  for (const path of ['/one/', '/two/', '/three/', '/four/']) {
    const codings = ['zstd', 'br', 'gzip', undefined]
    const first = codings.shift()
    const made = await shop.ask(path, first ? { 'accept-encoding': first } : {})
    expect(made.coding).toBe(first)
    for (const coding of ['gzip, deflate, br, zstd', 'gzip', 'br', 'zstd', 'identity', 'br;q=0, zstd;q=0, gzip']) {
      const answer = await shop.ask(path, { 'accept-encoding': coding })
      expect(answer.html).toBe(made.html)
      expect(answer.headers.vary).toBe('Cookie, Accept-Encoding')
      expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
      expect(answer.headers.etag).toBe(made.headers.etag)
    }
  }
  expect(shop.rendered).toHaveLength(4)
  await expect.poll(async () => (await shop.ask('/one/', { 'accept-encoding': 'gzip, deflate, br, zstd' })).coding).toBe('br')
})

test('who has the page is told so in a few bytes, also after it was rendered again without a change', async () => {
  const { headers } = await shop.ask('/faq/', { 'accept-encoding': 'br' })
  expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/)
  shop.purgeAll()
  await shop.ask('/faq/')
  expect(shop.rendered).toHaveLength(2)
  for (const known of [headers.etag ?? '', `"other", ${headers.etag?.slice(2)}`, '*']) {
    const answer = await shop.ask('/faq/', { 'if-none-match': known })
    expect([answer.status, answer.body.length]).toEqual([304, 0])
    expect(answer.headers).toMatchObject({ etag: headers.etag, 'cache-control': PUBLIC, vary: 'Cookie, Accept-Encoding' })
    expect(answer.headers['content-length']).toBeUndefined()
  }
  expect((await shop.ask('/faq/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a request for the head alone has the headers of the page, stored or not', async () => {
  for (const round of ['rendered', 'stored']) {
    const head = await shop.ask('/faq/', {}, 'HEAD')
    const { headers } = await shop.ask('/faq/')
    expect([head.body.length, head.headers['content-length']], round).toEqual([0, headers['content-length']])
    expect(head.headers.etag).toBe(headers.etag)
  }
})

test('a page of a minute is sent while a newer one is rendered, one of the day before never', async () => {
  await shop.ask('/faq/')
  shop.now += 59_000
  await shop.ask('/faq/')
  expect(shop.rendered).toHaveLength(1)
  shop.now += 2000
  expect((await shop.ask('/faq/')).html).toContain('request-1<')
  await expect.poll(async () => (await shop.ask('/faq/')).html).toContain('request-2<')
  shop.now += 601_000
  expect((await shop.ask('/faq/')).html).toContain('request-3<')
  shop.now = Date.parse('2026-11-23T23:59:59Z')
  await shop.ask('/terms/')
  shop.now += 1000
  await shop.ask('/terms/')
  expect(shop.rendered.filter(({ url }) => url.endsWith('/terms/'))).toHaveLength(2)
  // The day begins in Athens.
  shop.now = Date.parse('2026-11-24T21:59:59Z')
  await shop.ask('/terms/')
  shop.now += 1000
  await shop.ask('/terms/')
  expect(shop.rendered.filter(({ url }) => url.endsWith('/terms/'))).toHaveLength(4)
})

test('a rendering that fails leaves the older page, and fails for none but those who waited', async () => {
  await shop.ask('/faq/')
  shop.page = async () => {
    throw new Error('the rendering breaks')
  }
  shop.now += 61_000
  expect((await shop.ask('/faq/')).status).toBe(200)
  expect((await shop.ask('/faq/')).status).toBe(200)
  expect((await shop.ask('/terms/')).status).toBe(500)
  shop.page = async () => ({})
  expect((await shop.ask('/terms/')).status).toBe(200)
})

test('data of a navigation is stored as a page is, streams that end included', async () => {
  shop.page = async () => ({
    headers: { 'content-type': 'text/x-script' },
    body: new Blob(['some data ', 'x'.repeat(3000)]).stream() as PageAnswer['body'],
  })
  const first = await shop.ask('/faq/_.data', { 'accept-encoding': 'zstd' })
  const second = await shop.ask('/faq/_.data', { 'accept-encoding': 'br' })
  expect([first.html, second.html]).toEqual([`some data ${'x'.repeat(3000)}`, first.html])
  expect(second.headers['content-type']).toBe('text/x-script')
  expect(shop.rendered).toHaveLength(1)
})

test('what a page depends on is told to caches on the way only where they ask for it', async () => {
  for (const path of ['/faq/', '/faq/', '/login']) expect((await shop.ask(path)).headers['cache-tag']).toBeUndefined()
  shop = await openStorefront({ sendsCacheTags: true })
  shop.page = async () => ({ tags: ['product:a', 'stores'] })
  for (const path of ['/faq/', '/faq/']) expect((await shop.ask(path)).headers['cache-tag']).toBe('product:a,stores')
})

test('closing ends the following', () => {
  expect(shop.followers()).toBe(1)
  shop.pages.close()
  expect(shop.followers()).toBe(0)
})
