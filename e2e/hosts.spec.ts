// Waits for: each whole answer, one after another (no browser), a storefront of its own that listens, and the mail with the
// link in the stand-in (expect.poll).
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { createHttpTransport } from '@shop/contract'
import { readSettings } from '../apps/storefront/config.ts'
import { start } from './shop/own-storefront.ts'
import { expect, test } from './shop/test.ts'

const STANDINS = `http://127.0.0.1:${process.env.STANDINS_PORT}`
const UNKNOWN = 'evil.example'

/** Ways to say a host, none of which may be repeated. */
const WAYS: readonly Readonly<Record<string, string>>[] = [
  { host: UNKNOWN },
  { host: `${UNKNOWN}:8443` },
  { host: `sk.localhost@${UNKNOWN}` },
  { host: UNKNOWN, 'x-forwarded-host': UNKNOWN, forwarded: `host=${UNKNOWN}` },
  { host: 'sk.localhost', 'x-forwarded-host': UNKNOWN },
]

const PATHS = [
  '/',
  '/c/',
  '/search?query=30010001',
  '/login',
  '/newsletter/',
  '/terms-and-conditions/',
  '/no-such-page/',
  '/sitemap.xml',
  '/feeds/merchant.xml',
  '/robots.txt',
  '/manual/ex30010001.pdf',
  '/favicon.svg',
  '/api/new-ct/getStores',
  // Answered by redirects.
  '/FAQ?a=1',
  '/checkout/cart',
  '/checkout/addresses',
  '/my-account/my-profile',
  '/exConsents/confirm',
]

/** Everything an answer says: status line apart, headers and body. */
async function wordsOf(response: APIResponse): Promise<string> {
  return [...response.headersArray().map(({ name, value }) => `${name}: ${value}`), await response.text()].join('\n')
}

function shopAt(request: APIRequestContext, baseURL: string | undefined) {
  const { port } = new URL(baseURL ?? '')
  return {
    port,
    ownOrigin: `http://sk.localhost:${port}`,
    get: (path: string, headers: Readonly<Record<string, string>>) =>
      request.get(`http://127.0.0.1:${port}${path}`, { headers, maxRedirects: 0 }),
    post: (path: string, headers: Readonly<Record<string, string>>, body: { form: Record<string, string> } | { data: unknown }) =>
      request.post(`http://127.0.0.1:${port}${path}`, { headers, maxRedirects: 0, ...body }),
  }
}

test('MKT-05 an unknown host gets the Slovak shop, which never names that host', async ({ request, baseURL }) => {
  const { get, ownOrigin } = shopAt(request, baseURL)
  for (const headers of WAYS) {
    for (const path of PATHS) {
      const response = await get(path, headers)
      const where = `${path} ${JSON.stringify(headers)}`
      expect([200, 302, 308, 404], where).toContain(response.status())
      const words = await wordsOf(response)
      expect(words, where).not.toContain(UNKNOWN)
      const { location } = response.headers()
      if (location) expect(location, where).toMatch(/^\/(?!\/)/)
    }
  }
  const home = await (await get('/', { host: UNKNOWN })).text()
  expect(home).toContain('<html lang="sk-SK"')
  expect(home).toContain(`<link rel="canonical" href="${ownOrigin}/"`)
  expect(home).toContain(`"url":"${ownOrigin}/"`)
  expect(await (await get('/sitemap.xml', { host: UNKNOWN })).text()).toContain(`<loc>${ownOrigin}/`)
  expect((await get('/', { host: 'shop.evil.example.de' })).status()).toBe(200)
  expect(await (await get('/', { host: 'shop.evil.example.de' })).text()).toContain('<html lang="de-DE"')
})

test('MKT-05 nor does it name the host a trusted proxy was asked for', async ({ request }) => {
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const env = { NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: middlewareUrl, TRUSTED_PROXIES: '127.0.0.1' }
  for (const [deployment, origin] of [
    [{}, /^http:\/\/de\.localhost:\d+$/],
    [
      {
        DEPLOYMENT: 'production',
        CORPORATE_SITE_URL: 'https://company.example',
      },
      /^https:\/\/anvil\.de$/,
    ],
  ] as const) {
    const storefront = await start(readSettings({ ...env, ...deployment }), createHttpTransport(middlewareUrl))
    try {
      const { get } = shopAt(request, storefront.address)
      const proxied = { host: 'sk.localhost', 'x-forwarded-host': `${UNKNOWN}.de`, 'x-forwarded-proto': 'https' }
      for (const path of ['/', '/sitemap.xml', '/login', '/FAQ', '/api/new-ct/getStores']) {
        const words = await wordsOf(await get(path, proxied))
        expect(words, path).not.toContain(UNKNOWN)
      }
      const home = await (await get('/', proxied)).text()
      expect(home).toContain('<html lang="de-DE"')
      const canonical = /<link rel="canonical" href="([^"]+)\/"/.exec(home)?.[1]
      expect(canonical).toMatch(origin)
    } finally {
      await storefront.stop()
    }
  }
})

test('GUARD-25 a page is answered for the IP of its connection, whatever a client claims, and for what a trusted proxy says', async ({
  request,
}) => {
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const behind = createHttpTransport(middlewareUrl)
  for (const [proxies, address] of [
    ['', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9'],
    ['127.0.0.1,203.0.113.0/24', '198.51.100.1'],
  ]) {
    const addresses = new Set<string | undefined>()
    const env = { NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: middlewareUrl, TRUSTED_PROXIES: proxies }
    const storefront = await start(readSettings(env), asked => {
      addresses.add(asked.clientAddress)
      return behind(asked)
    })
    try {
      const { get } = shopAt(request, storefront.address)
      // Two addresses in front of the connection: the second one is the proxy's word, the first one the client's own.
      const headers = { host: 'sk.localhost', 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-real-ip': '192.0.2.1' }
      expect((await get('/search?query=grill', headers)).status()).toBe(200)
      expect([...addresses], proxies).toEqual([address])
    } finally {
      await storefront.stop()
    }
  }
})

test('MKT-05 search engines pass an unknown host by', async ({ request, baseURL }) => {
  const { get, port } = shopAt(request, baseURL)
  expect(await (await get('/robots.txt', { host: UNKNOWN })).text()).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/', '/manual/ex30010001.pdf', '/sitemap.xml', '/favicon.svg', '/no-such-page/'])
    expect((await get(path, { host: UNKNOWN })).headers()['x-robots-tag'], path).toBe('noindex, nofollow')
  for (const host of [`sk.localhost:${port}`, 'anvil.sk', 'www.anvil.de'])
    expect((await get('/', { host })).headers(), host).not.toHaveProperty('x-robots-tag')
  expect(await (await get('/robots.txt', { host: 'anvil.sk' })).text()).toContain('Sitemap: https://anvil.sk/sitemap.xml')
})

test('MKT-05 cookies and mails of an unknown host are those of the market', async ({ request, baseURL }) => {
  const { post, ownOrigin } = shopAt(request, baseURL)
  const email = `${randomUUID()}@example.com`
  const headers = { host: UNKNOWN, origin: `http://${UNKNOWN}` }
  const registered = await post(
    '/api/new-ct/customerSignMeUp',
    { ...headers, 'x-forwarded-host': UNKNOWN },
    {
      data: [
        {
          email,
          password: 'Strong-sword-7',
          firstName: 'Jana',
          lastName: 'Nová',
          locale: 'sk-SK',
          custom: { customerType: 'private' },
        },
      ],
    },
  )
  expect(registered.status()).toBe(200)
  const cookies = registered.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  expect(cookies.length).toBeGreaterThan(0)
  for (const { value } of cookies) expect(value).not.toMatch(/domain=/i)
  expect((await post('/password-reset', headers, { form: { email } })).status()).toBe(303)
  const mails = async (): Promise<{ text: string }[]> =>
    (await request.get(`${STANDINS}/__sandbox/mails?to=${encodeURIComponent(email)}`)).json()
  await expect.poll(async () => (await mails()).filter(({ text }) => text.includes('token=')).length).toBe(1)
  const texts = JSON.stringify(await mails())
  expect(texts).not.toContain(UNKNOWN)
  expect(texts).toContain(`${ownOrigin}/password-reset/change-password?token=`)
})

test('MKT-05 a form of an unknown host is still one of the same site, and one of another is not', async ({
  request,
  baseURL,
}) => {
  const { post } = shopAt(request, baseURL)
  const add = { form: { intent: 'add', sku: 'EX30010001', quantity: '1' } }
  const own = await post('/checkout/cart', { host: UNKNOWN, origin: `http://${UNKNOWN}`, 'sec-fetch-site': 'same-origin' }, add)
  expect({ status: own.status(), location: own.headers().location }).toEqual({ status: 303, location: '/checkout/cart' })
  const foreign = await post('/checkout/cart', { host: 'sk.localhost', origin: `http://${UNKNOWN}` }, add)
  expect(foreign.status()).toBeGreaterThanOrEqual(400)
  expect(foreign.headers()).not.toHaveProperty('set-cookie')
})
