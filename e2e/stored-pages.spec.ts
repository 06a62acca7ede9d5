// Waits for: answers alone. A storefront of its own on the built pages, with a change source of the test; the middleware is
// that of all journeys.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { type ChangeSource, createHttpTransport, type OperationRequest, type PurgedTags } from '@shop/contract'
import { readSettings } from '../apps/storefront/config.ts'
import { start } from './shop/own-storefront.ts'
import { routePaths } from './shop/route-paths.ts'
import { expect, test } from './shop/test.ts'

interface Sent {
  readonly path: string
  readonly cookie?: string | undefined
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A storefront that stores pages, and what its pages have called meanwhile. */
async function openStorefront() {
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const overHttp = createHttpTransport(middlewareUrl)
  const calls: OperationRequest[] = []
  const listeners = new Set<(purged: PurgedTags) => void>()
  const changes: ChangeSource = {
    isFollowing: () => true,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const settings = readSettings({ NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: middlewareUrl })
  const storefront = await start(
    settings,
    async call => {
      calls.push(call)
      const answer = await overHttp(call)
      // Whatever an answer depends on: here pages are purged by the test alone.
      return { ...answer, cacheTags: answer.cacheTags ?? ['stores'] }
    },
    undefined,
    undefined,
    changes,
  )
  const { port } = new URL(storefront.address)

  async function ask({ path, cookie, host = 'de.localhost', headers = {} }: Sent) {
    calls.length = 0
    const sent = { host: `${host}:${port}`, 'user-agent': 'a browser', ...(cookie ? { cookie } : {}), ...headers }
    const asked = httpRequest({ port, host: '127.0.0.1', path, headers: sent, agent: false }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      html: Buffer.concat(chunks).toString(),
      calls: [...calls],
    }
  }
  return {
    ask,
    purge: (purged: PurgedTags) => {
      for (const listener of listeners) listener(purged)
    },
    stop: () => storefront.stop(),
    middlewareUrl,
  }
}

/** Signs a customer up who has something in the cart, and returns the cookies of their browser. */
async function cookiesOfCustomer(middlewareUrl: string, firstName: string): Promise<string> {
  const jar = new Map<string, string>()
  const call = async (operation: string, params: object) => {
    const response = await fetch(`${middlewareUrl}/new-ct/${operation}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'de.localhost',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify([params]),
    })
    for (const setCookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      jar.set(name, value)
    }
    expect(response.status, operation).toBe(200)
    return ((await response.json()) as { data: Record<string, { id: string; version: number }> }).data
  }
  const { cart } = await call('createCart', { language: 'de' })
  const { id = '', version = 0 } = cart ?? {}
  await call('addToCart', { id, version, product: { sku: 'EX30010001' }, quantity: 7 })
  await call('customerSignMeUp', {
    email: `${randomUUID()}@example.org`,
    password: 'Strong-sword-7',
    firstName,
    lastName: 'Weißmüller',
    locale: 'de-DE',
    custom: { customerType: 'private' },
  })
  const consent = encodeURIComponent(JSON.stringify({ version: 1, choices: { marketing: true, statistics: true } }))
  const others = {
    'vsf-locale': 'de-DE',
    'vsf-utm-source': 'a-source',
    'cookie-consent': consent,
    'vsf-shipping-address-type': 'x',
  }
  for (const [name, value] of Object.entries(others)) jar.set(name, value)
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Where scripts ask for the data of a page. */
function dataPathOf(page: string): string {
  const [path = '', query] = page.split('?')
  const data = path === '/' ? '/_root.data' : `${path.replace(/\/$/, '/_')}.data`
  return query ? `${data}?${query}` : data
}

test('GUARD-26 no page of the table of routes is stored with anything of the visitor who asked for it first', async () => {
  const paths = routePaths()
  expect(paths.length).toBeGreaterThan(40)
  const storefront = await openStorefront()
  const stored: string[] = []
  try {
    const firstName = 'Hieronymus'
    const cookie = await cookiesOfCustomer(storefront.middlewareUrl, firstName)
    const { html } = await storefront.ask({ path: '/search/sales' })
    const [, product = ''] = /href="(\/[a-z\d-]+-\d{8})"/.exec(html) ?? []
    for (const path of [...paths, product].flatMap(page => [page, dataPathOf(page)])) {
      const mine = await storefront.ask({ path, cookie })
      const others = await storefront.ask({ path })
      const again = await storefront.ask({ path })
      const isStored = again.status === 200 && again.calls.length === 0 && again.headers.etag?.startsWith('W/') === true
      expect(others.html, path).not.toContain(firstName)
      expect(others.html, path).not.toContain('a-source')
      if (!isStored) continue
      stored.push(path)
      // Made for all from the first request on, and with not one cookie.
      expect(again.html, path).toBe(mine.html)
      expect(others.html, path).toBe(mine.html)
      expect([mine.headers['set-cookie'], again.headers['set-cookie']], path).toEqual([undefined, undefined])
      for (const call of mine.calls) expect(call.cookie, `${path} ${call.operation}`).toBeUndefined()
      expect(again.headers['cache-control'], path).toMatch(/^public/)
      expect([mine.headers['server-timing'], again.headers['server-timing']], path).toEqual(['session', undefined])
    }
    expect(stored).toEqual(
      expect.arrayContaining(['/', '/faq/', '/faq/_.data', '/terms-and-conditions/', product, `${product}.data`]),
    )
    expect(stored.filter(path => /checkout|account|login|log-out|password|confirm|newsletter/.test(path))).toEqual([])
  } finally {
    await storefront.stop()
  }
})

test('a page from memory is the page that was rendered, until something it shows has changed', async () => {
  const storefront = await openStorefront()
  try {
    const first = await storefront.ask({ path: '/faq/' })
    expect(first.calls.length).toBeGreaterThan(0)
    const second = await storefront.ask({ path: '/faq/?utm_source=elsewhere' })
    expect([second.calls.length, second.html]).toEqual([0, first.html])
    const same = await storefront.ask({ path: '/faq/', headers: { 'if-none-match': first.headers.etag ?? '' } })
    expect([same.status, same.html]).toEqual([304, ''])
    for (const host of ['at.localhost', 'ch.localhost'])
      expect((await storefront.ask({ path: '/faq/', host })).html).not.toBe(first.html)
    storefront.purge(['stores'])
    const third = await storefront.ask({ path: '/faq/' })
    expect(third.calls.length).toBeGreaterThan(0)
    // Rendered again, it says the same and keeps its tag.
    expect(third.headers.etag).toBe(first.headers.etag)
  } finally {
    await storefront.stop()
  }
})
