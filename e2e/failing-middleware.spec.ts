import type { OperationRequest, OperationResponse, Transport } from '@shop/contract'
import { readSettings } from '../apps/storefront/config.ts'
import { start } from '../apps/storefront/start.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { expect, test } from './shop/test.ts'

const SECRET = 'secret detail of the middleware'
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/

/** Starts a storefront of its own on the built pages, whose middleware is the given function. Returns its port and its end. */
async function startStorefront(transport: Transport) {
  const settings = readSettings({ NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: 'http://127.0.0.1:9' })
  const storefront = await start(settings, transport)
  return { port: new URL(storefront.address).port, stop: () => storefront.stop() }
}

const failures: readonly [string, Transport][] = [
  ['cannot be reached', () => Promise.reject(new Error(SECRET))],
  ['answers with an error', async () => ({ status: 503, body: { message: SECRET }, setCookies: [] })],
]

for (const [what, transport] of failures) {
  for (const country of ['DE', 'BG'] as const) {
    test(`ERR-02, ERR-04 when the middleware ${what}, a page of ${country} is a 500 in the shop’s language with a reference`, async ({
      openShop,
    }) => {
      const storefront = await startStorefront(transport)
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

        // Nothing on the home page is so important that it could not be left out.
        const home = await open('/')
        expect(home?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1, name: t('home.heroTitle') })).toBeVisible()
        await page.close()
      } finally {
        await storefront.stop()
      }
    })
  }
}

test('ERR-07, ERR-08 a product page lives on when departments, contact, cart, reviews and related products are missing', async ({
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
  const storefront = await startStorefront(transport)
  try {
    const { page, t, context, open } = await openShop('DE', { port: storefront.port })
    await context.addCookies(cookies)
    const response = await open(fryer.path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: fryer.name })).toBeVisible()
    await expect(page.getByRole('button', { name: t('product.addToCart'), exact: true })).toBeEnabled()
    await expect(page.getByRole('heading', { name: t('product.similarProducts') })).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: t('review.unavailable') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('shell.cart'), exact: true })).toBeVisible()
    // What a quiet page still fetches must not be asked of a server that has gone.
    await page.close()
  } finally {
    await storefront.stop()
  }
})
