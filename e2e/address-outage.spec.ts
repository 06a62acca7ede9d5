// Waits for: a storefront of its own that listens, the notification that a refused form brings, the payment heading; each page
// is closed before its storefront stops.
import { createHttpTransport, type Transport } from '@shop/contract'
import { readSettings } from '../apps/storefront/config.ts'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, continueToPayment, fillAddress } from './shop/checkout-steps.ts'
import { addressFields, fillCart, openFormShopper } from './shop/form-shopper.ts'
import { start } from './shop/own-storefront.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'

/** A storefront of its own on the built pages, whose middleware is that of all journeys while `isAway` does not say otherwise. */
async function startStorefront(isAway: (operation: string) => boolean) {
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const behind = createHttpTransport(middlewareUrl)
  const transport: Transport = async asked => {
    if (isAway(asked.operation)) return { status: 503, body: { message: 'away' }, setCookies: [] }
    return behind(asked)
  }
  const settings = readSettings({
    STANDINS_PORT: process.env.STANDINS_PORT,
    NODE_ENV: 'production',
    PORT: '0',
    MIDDLEWARE_URL: middlewareUrl,
  })
  const storefront = await start(settings, transport)
  return { port: new URL(storefront.address).port, stop: () => storefront.stop() }
}

test('CHK-20 addresses that are sent during an outage stay on the page, which says so, and go through once it is over', async ({
  openShop,
}) => {
  const away = new Set<string>()
  const storefront = await startStorefront(operation => away.has(operation))
  try {
    const visit = await openShop('DE', { port: storefront.port, tolerated: /503/ })
    const { page, t, open } = visit
    const buyer = buyerOf('DE')
    await addFromProductPage(visit, await findProduct(visit, STOOL))
    await open('/checkout/addresses')
    await fillAddress(visit, buyer)
    for (const operation of ['updateCart', 'getMe']) away.add(operation)
    await page.getByRole('button', { name: t('checkout.toPayment') }).click()
    await expect(page.locator('[data-notification="checkout-addresses"]')).toHaveText(t('checkout.errorGeneral'))
    await expect(page.getByRole('textbox', { name: t('checkout.email'), exact: true })).toHaveValue(buyer.email)
    await expectAccessible(visit)
    away.clear()
    await continueToPayment(visit)
    await page.close()
  } finally {
    await storefront.stop()
  }
})

test('CHK-20 without scripts an outage between the steps is a page that says so and keeps the cart', async ({
  request,
  openShop,
}) => {
  const { t } = await openShop('DE')
  let isOver = false
  const storefront = await startStorefront(operation => !isOver && operation === 'getMe')
  try {
    const shopper = openFormShopper(request, storefront.port, 'DE')
    await fillCart(shopper, STOOL)
    for (const path of ['/checkout/cart', '/checkout/addresses', '/checkout/payment']) {
      const response = await shopper.get(path)
      expect([response.status(), response.headers()['retry-after']], path).toEqual([503, '10'])
      const page = await response.text()
      expect(page, path).toContain(t('error.unavailableTitle'))
      expect(page, path).toContain(t('error.unavailableText'))
      expect(page, path).not.toContain(t('cart.empty'))
    }
    expect((await shopper.post('/checkout/addresses', addressFields(buyerOf('DE')))).status()).toBe(503)
    isOver = true
    expect(await (await shopper.get('/checkout/cart')).text()).toContain(STOOL)
  } finally {
    await storefront.stop()
  }
})

test('CHK-21 a refused delivery address is logged with its field and rule, and with nothing that was typed', async ({
  request,
}) => {
  const storefront = await startStorefront(() => false)
  const lines: string[] = []
  const write = process.stderr.write.bind(process.stderr)
  try {
    const shopper = openFormShopper(request, storefront.port, 'DE')
    await fillCart(shopper, STOOL)
    const { sameAsBilling: _same, ...fields } = addressFields(buyerOf('DE'))
    const shipping = Object.entries(fields).map(([name, value]) => [name.replace('billing.', 'shipping.'), value])
    const typed = { ...fields, ...Object.fromEntries(shipping), 'shipping.postalCode': '4711-secret' }
    process.stderr.write = (line: string | Uint8Array) => lines.push(String(line)) > 0
    const answer = await shopper.post('/checkout/addresses', typed)
    process.stderr.write = write
    expect(answer.status()).toBe(200)
    const logged = lines.find(line => line.includes('shipping address')) ?? ''
    expect(JSON.parse(logged)).toMatchObject({ level: 'warn', fields: 'shipping.postalCode postal-code' })
    expect(lines.join('')).not.toContain('4711')
  } finally {
    process.stderr.write = write
    await storefront.stop()
  }
})
