// Waits for: a shop of its own that listens, the payment heading, the last page of the shop (its heading); each page is closed before
// its shop stops. The provider is a stand-in of the shop's own, so that its troubles are no one else's.
import { readSettings as readMiddleware } from '../apps/middleware/config.ts'
import { start as startMiddleware } from '../apps/middleware/start.ts'
import { start as startStandins } from '../apps/standins/start.ts'
import { readSettings as readStorefront } from '../apps/storefront/config.ts'
import { withDatabase } from '../scripts/postgres/with-database.ts'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, openPayment, order } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { start as startStorefront } from './shop/own-storefront.ts'
import { enterCard, payBy, submitPayment } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'

/** What happens to calls of an endpoint of the provider; `gone`: nothing listens any more. */
type Trouble = 'gone' | 'out-of-order' | 'timeout' | 'reset' | 'malformed' | 'latency'

/** A shop on the data of all journeys, with a provider of its own. */
async function openShopWithProvider() {
  const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
  const env = { ...process.env, STANDINS_PORT: new URL(standins.address).port, PAYMENT_URL: `${standins.address}/payment/v72` }
  const middleware = await withDatabase(databaseUrl =>
    startMiddleware(
      readMiddleware({ ...env, DATABASE_URL: databaseUrl, MIDDLEWARE_PORT: '0', SEARCH_DIR: '', LOG_LEVEL: 'silent' }),
    ),
  )
  const settings = readStorefront({ ...env, NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: middleware.address })
  const storefront = await startStorefront(settings, middleware.transport)
  let isGone = false
  return {
    port: new URL(storefront.address).port,
    async break(endpoint: string, kind: Trouble) {
      if (kind === 'gone') {
        isGone = true
        return standins.stop()
      }
      const body = JSON.stringify({ endpoint, kind, ...(kind === 'latency' ? { latencyMs: 4000 } : {}) })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${standins.address}/__sandbox/payment/faults`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`The fault was refused: ${answer.status}`)
    },
    async stop() {
      await storefront.stop()
      await middleware.stop()
      if (!isGone) await standins.stop()
    },
  }
}

for (const [country, size, kind] of [
  ['DE', 'phone', 'gone'],
  ['PL', 'desktop', 'out-of-order'],
  ['HU', 'phone', 'timeout'],
  ['CZ', 'desktop', 'latency'],
  ['DK', 'phone', 'malformed'],
] as const)
  test(`P1, CHK-19 in ${country} a provider that is away (${kind}) leaves the other methods, says so, and one of them makes the order`, async ({
    openShop,
  }) => {
    const shop = await openShopWithProvider()
    try {
      await shop.break('paymentMethods', kind)
      // With its provider every outside service of this shop is gone, also the script of Google Pay.
      const visit = await openShop(country, {
        size,
        port: shop.port,
        ...(kind === 'gone' ? { tolerated: /pay\.js|Google Pay|ERR_CONNECTION_REFUSED/ } : {}),
      })
      const { page, t } = visit
      await openPayment(visit, DISPENSER, { email: `away.${country}@example.com` })
      await expect(page.getByText(t('payment.unavailable'))).toBeVisible()
      const methods = page.locator('input[name="method"]:enabled')
      const offered = await methods.evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value))
      expect(offered).toContain('bank-transfer')
      expect(offered.filter(method => !['bank-transfer', 'cash-on-delivery'].includes(method))).toEqual([])
      await expectAccessible(visit)
      await expectSoundLayout(page)
      await choosePayment(visit, 'checkout.bankTransfer')
      await submitPayment(visit)
      await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
      await page.close()
    } finally {
      await shop.stop()
    }
  })

test('P1, PAY-14, PAY-17 a provider that fails when the payment begins keeps the cart and leads to the other methods', async ({
  openShop,
}) => {
  const shop = await openShopWithProvider()
  try {
    const visit = await openShop('DE', { port: shop.port })
    const { page, t, open } = visit
    const centAmount = await openPayment(visit, DISPENSER, { email: 'begins@example.com' })
    await shop.break('sessions', 'out-of-order')
    await payBy(visit, 'paypal')
    await expect(page.getByText(t('checkout.errorPayment'))).toBeVisible()
    await open('/checkout/cart')
    await expect(page.getByRole('main')).toContainText((await findProduct(visit, DISPENSER)).name)
    await open('/checkout/payment')
    await choosePayment(visit, 'checkout.bankTransfer')
    await order(visit, centAmount)
    await page.close()
  } finally {
    await shop.stop()
  }
})

test('P1, PAY-14 a card of which the provider does not say what became waits on a page that says what to do, and keeps the cart', async ({
  openShop,
}) => {
  const shop = await openShopWithProvider()
  try {
    const visit = await openShop('DE', { size: 'phone', port: shop.port })
    const { page, t, context, address } = visit
    await openPayment(visit, DISPENSER, { email: 'unknown@example.com' })
    await enterCard(visit)
    await shop.break('payments', 'out-of-order')
    await submitPayment(visit)
    await expect(page.getByRole('heading', { level: 1, name: t('payment.checkingTitle') })).toBeVisible()
    await expect(page.getByText(t('payment.checkingText'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('payment.checkAgain') })).toBeVisible()
    await expectAccessible(visit)
    const other = await context.newPage()
    await other.goto(address('/checkout/cart'))
    await expect(other.getByRole('main')).toContainText((await findProduct(visit, DISPENSER)).name)
    await other.close()
    await page.close()
  } finally {
    await shop.stop()
  }
})
