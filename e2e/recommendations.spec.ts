// Waits for: the lists, which a command of the shop owner computes before the journeys; headings and articles of blocks; the
// sidebar after adding; a storefront of its own that listens. That a block is not there is looked at in the whole document.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { OperationRequest, OperationResponse, Transport } from '@shop/contract'
import { CONSENT_COOKIE, CONSENT_VERSION, COOKIES } from '@shop/domain/cookie'
import type { CountryCode } from '@shop/domain/market'
import { recommendationKeysOf } from '@shop/domain/recommendation'
import { readSettings } from '../apps/storefront/config.ts'
import { withShop } from '../scripts/postgres/with-database.ts'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { addByForm, goOnToCart } from './shop/checkout-steps.ts'
import { consentBefore } from './shop/cookies.ts'
import { fillReadyCart, openFormShopper } from './shop/form-shopper.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { start } from './shop/own-storefront.ts'
import { expect, PERSON, test } from './shop/test.ts'

/** Bought in the same orders by the shoppers below, and by no other journey. */
const TOGETHER = ['EX30080001', 'EX30110002'] as const
const [BASE, OTHER] = TOGETHER
const ALONE = 'EX30110004'

test.beforeAll(async ({ request, baseURL }) => {
  const port = new URL(baseURL ?? '').port
  for (let orders = 0; orders < 2; orders++) {
    const shopper = openFormShopper(request, port, 'SK')
    const { id, version } = await fillReadyCart(shopper, 'SK', BASE)
    const { cart } = await shopper.client.call('addToCart', { id, version, product: { sku: OTHER }, quantity: 1 })
    const { currencyCode, centAmount } = cart.totalPrice
    const draft = {
      paymentMethodInfo: { paymentInterface: 'bank-transfer' as const, name: { en: 'Bank transfer' } },
      amountPlanned: { currencyCode, centAmount },
    }
    const paid = await shopper.client.call('createBankPayment', { id, version: cart.version, draft })
    await shopper.client.call('createMyOrderFromCart', { id, version: paid.cart.version })
  }
  await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'recommendations', 'compute'])
})

const blockOf = ({ page }: MarketVisit, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

test('REC-02, PDP-25, TRACK-04, TRACK-10 what is bought with a product is on its page with prices, and one press puts all of it into the cart', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { userAgent: PERSON })
  const { page, t, money, open } = visit
  await consentBefore(visit)
  const told: { readonly name: string; readonly params: Readonly<Record<string, unknown>> }[] = []
  page.on('request', request => {
    const name = /new-ct\/(recommendation|cart-update)$/.exec(request.url())?.[1]
    if (name) told.push({ name, params: (request.postDataJSON() as Record<string, unknown>[])[0] ?? {} })
  })
  // What is pressed before the code that tells of it is there is told too.
  const pressed = Promise.withResolvers<void>()
  await page.route(/start-tracking/, async route => {
    await pressed.promise
    await route.continue()
  })
  const [base, other] = [await findProduct(visit, BASE), await findProduct(visit, OTHER)]
  // The lists may be as old as the last look of the process.
  await expect(async () => {
    await open(base.path)
    await expect(blockOf(visit, t('product.boughtTogether'))).toBeVisible({ timeout: 2000 })
  }).toPass()
  const block = blockOf(visit, t('product.boughtTogether'))
  await expect(block.getByRole('link', { name: other.name })).toBeVisible()
  await expect(block).toContainText(money(base.centAmount + other.centAmount))
  const { boughtTogetherId } = recommendationKeysOf('sk-SK')
  await expect(block.locator(`li[data-recommendation-id="${boughtTogetherId}"]`)).toHaveCount(1)
  await block.getByRole('button', { name: t('product.addAllToCart') }).click()
  const sidebar = await goOnToCart(visit)
  for (const { name } of [base, other]) await expect(sidebar).toContainText(name)
  pressed.resolve()
  // What was recommended was taken, and led to one of the two additions.
  const taken = { recommendation_id: boughtTogetherId, action: 'click', item_ids: [OTHER] }
  await expect
    .poll(() => told.filter(({ params }) => params.action === 'click').map(({ params }) => params))
    .toMatchObject([taken])
  await expect
    .poll(() => told.flatMap(({ name, params }) => (name === 'cart-update' ? [[params.sku, params.recommendation_id]] : [])))
    .toEqual([
      [BASE, undefined],
      [OTHER, boughtTogetherId],
    ])
})

test('CART-22 of products that are added together the one that is sold out is named, and the others are followed by what follows them', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { size: 'phone', tolerated: /409|Sold out/ })
  const { page, context, t, open } = visit
  const [base, other] = [await findProduct(visit, BASE), await findProduct(visit, OTHER)]
  await context.route(/\/new-ct\/addToCart$/, async route => {
    if (!route.request().postData()?.includes(OTHER)) return route.continue()
    const errors = [{ code: 'OutOfStock', message: 'Sold out' }]
    await route.fulfill({ status: 409, json: { statusCode: 409, message: 'Sold out', errors } })
  })
  await expect(async () => {
    await open(base.path)
    await expect(blockOf(visit, t('product.boughtTogether'))).toBeVisible({ timeout: 2000 })
  }).toPass()
  await blockOf(visit, t('product.boughtTogether'))
    .getByRole('button', { name: t('product.addAllToCart') })
    .click()
  const told = page.locator('[data-notification="cart-adding-problem"]')
  await expect(told).toContainText(t('cart.notAvailable', { names: other.name }))
  await expect(told).toContainText(t('cart.addedNames', { names: base.name }))
  const sidebar = await goOnToCart(visit)
  await expect(sidebar).toContainText(base.name)
})

test('REC-02 without scripts the same button leads to a cart that has all of it, and the cart recommends what goes with it', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { javaScriptEnabled: false, size: 'phone' })
  const { page, t, open } = visit
  const [base, other] = [await findProduct(visit, BASE), await findProduct(visit, OTHER)]
  await expect(async () => {
    await open(base.path)
    await expect(blockOf(visit, t('product.boughtTogether'))).toBeVisible({ timeout: 2000 })
  }).toPass()
  await blockOf(visit, t('product.boughtTogether'))
    .getByRole('button', { name: t('product.addAllToCart') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  for (const { name } of [base, other]) await expect(page.getByRole('main')).toContainText(name)
})

test('REC-03, CART-29 a cart recommends what is bought with its product, and not what is in it', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { page, t, open } = visit
  const other = await findProduct(visit, OTHER)
  await addByForm(visit, BASE)
  await open('/checkout/cart')
  const block = blockOf(visit, t('cart.goesWellWith'))
  await expect(block.getByRole('article').filter({ hasText: other.name })).toBeVisible()
  const { cartRecommendationId } = recommendationKeysOf('sk-SK')
  await expect(
    block.locator(`[data-recommendation-id="${cartRecommendationId}"][data-recommendation-name="cart"]`),
  ).not.toHaveCount(0)
  await block.getByRole('article').filter({ hasText: other.name }).locator('button[type="submit"]').click()
  await expect(block.getByRole('article').filter({ hasText: other.name })).toHaveCount(0)
  await page.close()
})

test('REC-02, PDP-19 a product that no one has bought shows similar ones, and does not say what is bought with it', async ({
  openShop,
}) => {
  const visit = await openShop('SK')
  const { t, open } = visit
  const product = await findProduct(visit, ALONE)
  await open(product.path)
  const similar = blockOf(visit, t('product.similarProducts'))
  const { similarProductsId } = recommendationKeysOf('sk-SK')
  await expect(similar.locator(`li[data-recommendation-id="${similarProductsId}"]`)).not.toHaveCount(0)
  await expect(similar).not.toContainText(product.name)
  await expect(blockOf(visit, t('product.boughtTogether'))).toHaveCount(0)
})

test('REC-07, MKT-29, MKT-30 a toggle in the URL takes the recommendations from that page alone, which is not stored', async ({
  openShop,
}) => {
  const visit = await openShop('SK')
  const { page, t, open } = visit
  const base = await findProduct(visit, BASE)
  const titles = [t('product.similarProducts'), t('product.boughtTogether')]
  await addByForm(visit, BASE)
  const off = await open(`${base.path}?toggle-bloomreach-api=false`)
  expect(off?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByRole('heading', { level: 1, name: base.name })).toBeVisible()
  for (const name of titles) await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  await open('/checkout/cart?toggle-bloomreach-api=false')
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  await expect(blockOf(visit, t('cart.goesWellWith'))).toHaveCount(0)
  await open(`${base.path}?toggle-bloomreach-api=true`)
  await expect(blockOf(visit, t('product.similarProducts'))).toBeVisible()
})

test('REC-04, PDP-25 a browser that agreed to it is shown what it saw last, also where it remembers nothing itself', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('SK')
  const { t, context, address, open } = visit
  const [base, other] = [await findProduct(visit, BASE), await findProduct(visit, OTHER)]
  const browserId = randomUUID()
  await withShop(async ({ db, now }) => {
    const event = { type: 'view_item', locale: 'sk-SK', browser_id: browserId, customer_id: null, properties: '{}' }
    const rows = TOGETHER.map(sku => ({ ...event, id: randomUUID(), occurred_at: now(), sku }))
    await db.insertInto('tracking_event').values(rows).execute()
  })
  const choices = { preferences: true, statistics: true, marketing: false }
  const decision = { id: randomUUID(), version: CONSENT_VERSION, ts: new Date().toISOString(), choices }
  const url = address('/')
  await context.addCookies([
    { name: CONSENT_COOKIE.name, value: encodeURIComponent(JSON.stringify(decision)), url },
    { name: COOKIES.deviceFingerprint.name, value: browserId, url },
  ])
  const seen = blockOf(visit, t('product.lastSeen'))
  await open(base.path)
  await expect(seen.getByRole('heading', { name: other.name, exact: true })).toBeVisible()
  await expect(seen.getByRole('heading', { name: base.name, exact: true })).toHaveCount(0)
  const { host, port } = new URL(address())
  const cookie = `${COOKIES.deviceFingerprint.name}=${browserId}`
  const answer = await request.get(`http://127.0.0.1:${port}/seen-products.json?ids=`, { headers: { host, cookie } })
  expect(await answer.json()).toEqual({ html: '' })
})

test('REC-08 product page and cart live on when recommendations cannot be had', async ({ openShop, request, baseURL }) => {
  const port = new URL(baseURL ?? '').port
  const asked: string[] = []
  const transport: Transport = async ({ operation, payload, cookie }: OperationRequest): Promise<OperationResponse> => {
    asked.push(operation)
    if (operation === 'getRecommendations') throw new Error('The service is away')
    const response = await request.post(`http://127.0.0.1:${port}/api/new-ct/${operation}`, {
      headers: { host: `sk.localhost:${port}`, ...(cookie ? { cookie } : {}) },
      data: payload,
    })
    const setCookies = response.headersArray().flatMap(({ name, value }) => (name.toLowerCase() === 'set-cookie' ? [value] : []))
    return { status: response.status(), body: await response.json(), setCookies }
  }
  const settings = readSettings({ NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: `http://127.0.0.1:${port}/api` })
  const storefront = await start(settings, transport)
  try {
    const visit = await openShop('SK', { port: new URL(storefront.address).port, javaScriptEnabled: false })
    const { page, t, open } = visit
    const base = await findProduct(await openShop('SK'), BASE)
    const response = await open(base.path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('button', { name: t('product.addToCart'), exact: true })).toBeEnabled()
    for (const name of [t('product.similarProducts'), t('product.boughtTogether')])
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(base.name)
    await expect(blockOf(visit, t('cart.goesWellWith'))).toHaveCount(0)
    expect(asked).toContain('getRecommendations')
    await page.close()
  } finally {
    await storefront.stop()
  }
})

for (const [country, size] of [
  ['BG', 'phone'],
  ['GR', 'desktop'],
  ['DE', 'smallest'],
] as const satisfies readonly (readonly [CountryCode, string])[]) {
  test(`REC-02 the block of what is bought together is sound and accessible in ${country}, ${size}`, async ({ openShop }) => {
    const visit = await openShop(country, { size })
    const { page, t, open } = visit
    const base = await findProduct(visit, BASE)
    await expect(async () => {
      await open(base.path)
      await expect(blockOf(visit, t('product.boughtTogether'))).toBeVisible({ timeout: 2000 })
    }).toPass()
    await blockOf(visit, t('product.boughtTogether')).scrollIntoViewIfNeeded()
    await expectSoundLayout(page)
    await expectAccessible(visit)
  })
}
