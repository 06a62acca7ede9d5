// Waits for: a storefront of its own that listens, the heading of the error before its texts are read, the whole answer of
// files; the page is closed before the storefront stops.
import type { APIRequestContext } from '@playwright/test'
import type { OperationRequest, OperationResponse, Transport } from '@shop/contract'
import { reviewRefusalText } from '@shop/domain/review'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { startStorefront } from './shop/own-storefront.ts'
import { expect, test } from './shop/test.ts'

const SECRET = 'secret detail of the middleware'
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/

const defect: Transport = async () => ({ status: 500, body: { message: SECRET }, setCookies: [] })
const outages: readonly [string, Transport][] = [
  ['cannot be reached', () => Promise.reject(new Error(SECRET))],
  ['says that its database is away', async () => ({ status: 503, body: { message: SECRET }, setCookies: [] })],
]

for (const country of ['DE', 'BG'] as const) {
  test(`ERR-02, ERR-04 when the middleware fails, a page of ${country} is a 500 in the shop’s language with a reference`, async ({
    openShop,
  }) => {
    const storefront = await startStorefront(defect)
    try {
      const { page, t, language, open } = await openShop(country, { port: storefront.port, tolerated: /some-product/ })
      const response = await open('/some-product-30010001')
      expect(response?.status()).toBe(500)
      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-${country}`)
      await expect(page.getByRole('heading', { level: 1, name: t('error.otherTitle') })).toBeVisible()
      const reference = UUID.exec((await page.getByRole('main').textContent()) ?? '')?.[0]
      await expect(page.getByRole('main')).toContainText(t('error.otherText', { reference: reference ?? '' }))
      const source = (await response?.text()) ?? ''
      expect(source).not.toContain(SECRET)
      expect(source).not.toMatch(/\bat .+\.(js|ts):\d+/)
      await expect(page.getByRole('main').getByRole('link', { name: t('error.toHome') })).toHaveAttribute('href', '/')
      await page.close()
    } finally {
      await storefront.stop()
    }
  })
}

for (const [what, transport] of outages) {
  for (const country of ['DE', 'BG'] as const) {
    test(`when the middleware ${what}, pages of ${country} say in the shop’s language that it is worth another try`, async ({
      openShop,
    }) => {
      const storefront = await startStorefront(transport)
      try {
        const { page, context, t, language, open } = await openShop(country, {
          port: storefront.port,
          size: 'phone',
          tolerated: /503|Failed to load/,
        })
        await context.addCookies([
          { name: 'vsf-commercetools-token', value: 'x', url: `http://${country.toLowerCase()}.localhost:${storefront.port}` },
        ])
        // Where the checkout is closed its steps lead home.
        const steps = country === 'DE' ? ['/checkout', '/checkout/addresses', '/checkout/thank-you?order=NS00001042'] : []
        const needy = ['/some-product-30010001', '/search?query=a', '/c/', '/checkout/cart', ...steps]
        const personal = ['/my-account/my-profile', '/my-account/my-orders', '/log-out']
        for (const path of [...needy, ...personal]) {
          const response = await open(path)
          expect(response?.status(), path).toBe(503)
          expect(response?.headers(), path).toMatchObject({ 'retry-after': '10', 'cache-control': 'private, no-store' })
          await expect(page.locator('html')).toHaveAttribute('lang', `${language}-${country}`)
          await expect(page.getByRole('heading', { level: 1, name: t('error.unavailableTitle') })).toBeVisible()
          await expect(page.getByRole('main')).toContainText(t('error.unavailableText'))
          expect(await response?.text(), path).not.toContain(SECRET)
        }
        await open('/search?query=a')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
        const again = page.getByRole('main').getByRole('link', { name: t('error.tryAgain') })
        expect(new URL((await again.getAttribute('href')) ?? '', page.url()).href).toBe(page.url())

        // Nothing on the home page is so important that it could not be left out; no one stores it so.
        const home = await open('/')
        expect([home?.status(), home?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
        await expect(page.getByRole('heading', { level: 1, name: t('home.metaTitle') })).toBeVisible()
        await page.getByRole('link', { name: t('shell.cart'), exact: true }).click()
        await page.waitForURL('**/checkout/cart')
        await expect(page.getByRole('heading', { level: 1, name: t('error.unavailableTitle') })).toBeVisible()
        await expect(page.getByText(t('shell.cartEmptyHint'))).toHaveCount(0)
        await page.close()
      } finally {
        await storefront.stop()
      }
    })
  }

  test(`when the middleware ${what}, files for programs are no empty ones, and the storefront is not ready`, async ({
    openShop,
    request,
  }) => {
    const { t } = await openShop('DE')
    const storefront = await startStorefront(transport)
    try {
      const ask = (path: string) =>
        request.get(`http://127.0.0.1:${storefront.port}${path}`, { headers: { host: `de.localhost:${storefront.port}` } })
      const maps = ['/sitemap.xml', '/sitemap-categories.xml', '/sitemap-products-1.xml', '/sitemap-pages.xml']
      for (const path of [...maps, '/feeds/merchant.xml', '/manual/ex30010001.pdf', '/energy-label/ex30010001.svg']) {
        const response = await ask(path)
        expect(response.status(), path).toBe(503)
        expect(response.headers(), path).toMatchObject({
          'retry-after': '10',
          'cache-control': 'no-store',
          'content-type': 'text/plain; charset=utf-8',
        })
        expect(await response.text(), path).toBe(`${t('error.unavailableTitle')}. ${t('error.unavailableText')}\n`)
      }
      expect((await ask('/robots.txt')).status()).toBe(200)
      expect((await ask('/healthz')).status()).toBe(200)
      expect((await ask('/readyz')).status()).toBe(503)
    } finally {
      await storefront.stop()
    }
  })
}

test('ERR-07, ERR-08, DISC-11 a product page lives on when departments, contact, cart, reviews, volume discounts and related products are missing, which is logged', async ({
  openShop,
  request,
  baseURL,
}) => {
  const shared = await openShop('DE')
  const fryer = await findProduct(shared, 'EX30010001')
  await addFromProductPage(shared, fryer)
  const cookies = await shared.context.cookies()

  /** Passes on the one question a product page cannot do without. */
  const transport = async ({ operation, payload }: OperationRequest): Promise<OperationResponse> => {
    const isTheProduct = operation === 'getProduct' && payload[1] === 'product-details'
    if (!isTheProduct) throw new Error(SECRET)
    const port = new URL(baseURL ?? '').port
    const response = await request.post(`http://127.0.0.1:${port}/api/new-ct/${operation}`, {
      headers: { host: `de.localhost:${port}` },
      data: payload,
    })
    return { status: response.status(), body: await response.json(), setCookies: [] }
  }
  const { write } = process.stderr
  const lines: string[] = []
  process.stderr.write = text => lines.push(String(text)) > 0
  const storefront = await startStorefront(transport)
  try {
    // The browser asks for its visitor, and is not answered.
    const { page, t, context, open } = await openShop('DE', { port: storefront.port, tolerated: /getMe|status of 503/ })
    await context.addCookies(cookies)
    const response = await open(fryer.path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: fryer.name })).toBeVisible()
    await expect(page.getByRole('button', { name: t('product.addToCart'), exact: true })).toBeEnabled()
    await expect(page.getByRole('heading', { name: t('product.similarProducts') })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: t('product.volumeDiscount') })).toHaveCount(0)
    expect(lines.filter(line => line.includes('"block":"volume discounts"'))).not.toEqual([])
    await expect(page.getByRole('status').filter({ hasText: t('review.unavailable') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('shell.cart'), exact: true })).toBeVisible()
    // What a quiet page still fetches must not be asked of a server that has gone.
    await page.close()
  } finally {
    process.stderr.write = write
    await storefront.stop()
  }
})

/** A storefront of its own that asks the shop everything but one thing. */
function startStorefrontBut(except: string, answer: OperationResponse, request: APIRequestContext, shared: string) {
  return startStorefront(async ({ operation, payload }) => {
    if (operation === except) return answer
    const { hostname, port } = new URL(shared)
    const response = await request.post(`http://127.0.0.1:${port}/api/new-ct/${operation}`, {
      headers: { host: `${hostname}:${port}` },
      data: payload,
    })
    return { status: response.status(), body: await response.json(), setCookies: [] }
  })
}

for (const [what, communicate, key] of [
  ['names the reason', reviewRefusalText('review-already-submitted'), 'review.alreadySubmitted'],
  ['names none that is known', 'No room left', 'review.failed'],
] as const) {
  test(`REV-12, REV-13 a refusal of a review that ${what} is told in the shopper’s language, and nothing typed is lost`, async ({
    openShop,
    request,
  }) => {
    const shared = await openShop('DE')
    const fryer = await findProduct(shared, 'EX30010001')
    const refusal = {
      statusCode: 400,
      message: 'refused',
      errors: [{ code: 'InvalidOperation', message: 'refused' }],
      communicate,
    }
    const answer = { status: 400, body: refusal, setCookies: [] }
    const storefront = await startStorefrontBut('addReview', answer, request, shared.address())
    try {
      const { page, t, open } = await openShop('DE', {
        port: storefront.port,
        javaScriptEnabled: false,
        tolerated: /status of 4/,
      })
      await open(fryer.path)
      const form = page.locator('#write-review')
      await form.getByTitle(t('review.stars', { count: 4 })).click()
      await form.getByRole('textbox', { name: t('review.author') }).fill('Erna M.')
      await form.getByRole('button', { name: t('review.submit') }).click()
      await expect(form.getByRole('alert')).toHaveText(t(key))
      await expect(form.getByRole('textbox', { name: t('review.author') })).toHaveValue('Erna M.')
      await page.close()
    } finally {
      await storefront.stop()
    }
  })
}

test('ERR-03 where the error page fails as well there is a plain one, with a way home and without technical details', async ({
  request,
}) => {
  // A store that no page can be shown in, nor the page of an error.
  const odd: Transport = async ({ operation }) =>
    operation === 'getStores'
      ? { status: 200, body: { data: { stores: { results: [{ id: SECRET }] } } }, setCookies: [] }
      : { status: 500, body: { message: SECRET }, setCookies: [] }
  const storefront = await startStorefront(odd)
  try {
    const response = await request.get(`http://127.0.0.1:${storefront.port}/some-product-30010001`, {
      headers: { host: `de.localhost:${storefront.port}` },
    })
    const html = await response.text()
    expect([response.status(), response.headers()['cache-control']]).toEqual([500, 'private, no-store'])
    expect(html).toContain('<h1>An error occurred while showing the error page</h1>')
    expect(html).toMatch(/<a href="\/"[^>]*>To the home page<\/a>/)
    expect(html).not.toContain('<pre')
    expect(html).not.toContain(SECRET)
    expect(html).not.toMatch(/\bat .+\.(js|ts):\d+/)
  } finally {
    await storefront.stop()
  }
})
