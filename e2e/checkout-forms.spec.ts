// Waits for: the answer to each form and operation, one after another (no browser), and the end of the admin command that
// changes the stock before the payment is sent.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createHttpTransport, type Transport } from '@shop/contract'
import { readSettings } from '../apps/storefront/config.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addressFields, fillCart, fillReadyCart, openFormShopper } from './shop/form-shopper.ts'
import { start } from './shop/own-storefront.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'
/** No other journey buys it. */
const RARE = 'EX30130004'

const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])

test('CHK-13 a company that has the goods sent to the billing address has its VAT number there alone', async ({
  request,
  baseURL,
}) => {
  const shopper = openFormShopper(request, new URL(baseURL ?? '').port, 'DE')
  const { id } = await fillCart(shopper, STOOL)
  const company = { clientType: 'company', 'billing.company': 'Schmiede GmbH', 'billing.vatNumber': 'DE136695976' }
  const answer = await shopper.post('/checkout/addresses', addressFields(buyerOf('DE'), company))
  expect([answer.status(), answer.headers().location]).toEqual([303, '/checkout/payment'])
  const { cart } = await shopper.client.call('getCart', { id })
  expect(cart.billingAddress).toMatchObject({ company: 'Schmiede GmbH', custom: { vatNumber: 'DE136695976' } })
  expect(cart.shippingAddress).toMatchObject({ company: 'Schmiede GmbH', city: 'Berlin' })
  expect(JSON.stringify(cart.shippingAddress)).not.toContain('136695976')
})

for (const country of ['DE', 'HU'] as const) {
  test(`NEWS-04, MKT-20 in ${country} only a shopper who ticks the box of the addresses step agrees to mails`, async ({
    request,
    baseURL,
  }) => {
    const shopper = openFormShopper(request, new URL(baseURL ?? '').port, country)
    const { id } = await fillCart(shopper, STOOL)
    const agreedAfter = async (changes: Readonly<Record<string, string>>) => {
      await shopper.post('/checkout/addresses', addressFields(buyerOf(country), changes))
      return (await shopper.client.call('getCart', { id })).cart.custom.customerAgreedToSendEmail
    }
    expect(await agreedAfter({})).toBe(false)
    expect(await agreedAfter({ newsletterChoice: 'on' })).toBe(true)
    expect(await agreedAfter({})).toBe(false)
  })
}

test('PAY-15 a cart that changed after the payment step was shown is not ordered', async ({ request, baseURL }) => {
  const shopper = openFormShopper(request, new URL(baseURL ?? '').port, 'SK')
  const shown = await fillReadyCart(shopper, 'SK', STOOL)
  const lineItemId = shown.lineItems[0]?.id ?? ''
  await shopper.client.call('updateCartQuantity', {
    id: shown.id,
    version: shown.version,
    lineItem: { id: lineItemId },
    quantity: 2,
  })
  const answer = await shopper.post('/checkout/payment', { method: 'bank-transfer', version: String(shown.version) })
  expect([answer.status(), answer.headers().location]).toEqual([
    303,
    '/checkout/payment?error=unprocessable-entity&method=bank-transfer',
  ])
  const { cart } = await shopper.client.call('getCart', { id: shown.id })
  expect(cart).toMatchObject({ cartState: 'Active', lineItems: [{ quantity: 2 }] })
  expect((await shopper.client.call('getOrders', {})).me.orders.total).toBe(0)
})

test('COD-03 a method the cart may not use is refused before any payment is made', async ({ request }) => {
  const called: string[] = []
  const behind = createHttpTransport(`http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`)
  const recorded: Transport = asked => {
    called.push(asked.operation)
    return behind(asked)
  }
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const storefront = await start(readSettings({ NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: middlewareUrl }), recorded)
  try {
    const shopper = openFormShopper(request, new URL(storefront.address).port, 'CZ')
    // In Czechia one unit can be paid in cash, two cannot.
    const { id, version } = await fillReadyCart(shopper, 'CZ', STOOL, 2)
    // A method of the shop stays chosen, anything else is not repeated.
    for (const [method, kept] of [
      ['cash-on-delivery', '&method=cash-on-delivery'],
      ['card', ''],
      ['', ''],
    ] as const) {
      const answer = await shopper.post('/checkout/payment', { method, version: String(version) })
      expect([answer.status(), answer.headers().location]).toEqual([303, `/checkout/payment?error=payment-error${kept}`])
    }
    expect(called.filter(name => /payment|order/i.test(name))).toEqual([])
    expect((await shopper.client.call('getCart', { id })).cart).toMatchObject({ version, cartState: 'Active' })
  } finally {
    await storefront.stop()
  }
})

for (const [method, name, fee] of [
  ['bank-transfer', 'Bank transfer', 0],
  ['cash-on-delivery', 'Cash on delivery', 11_700],
] as const) {
  test(`PAY-09, PAY-12, ROUTE-32 an order by ${method} is paid by it, with a fee of ${fee}`, async ({ request, baseURL }) => {
    const shopper = openFormShopper(request, new URL(baseURL ?? '').port, 'CZ')
    const { version, totalPrice } = await fillReadyCart(shopper, 'CZ', STOOL)
    const answer = await shopper.post('/checkout/payment', { method, version: String(version) })
    expect(answer.status()).toBe(303)
    const orderNumber = new URL(answer.headers().location ?? '', 'http://cz.localhost').searchParams.get('order') ?? ''
    const { results } = (await shopper.client.call('getOrders', { where: { orderNumber } })).me.orders
    for (const order of [orderNumber, results[0]?.id])
      expect(await (await shopper.get(`/checkout/thank-you?order=${order}`)).text()).toContain(orderNumber)
    expect(results[0]).toMatchObject({
      totalPrice: { centAmount: totalPrice.centAmount + fee },
      paymentInfo: { payments: [{ paymentMethodInfo: { paymentInterface: method, name: { en: name } } }] },
    })
  })
}

test('PAY-15 a shopper who pays for what was sold meanwhile is told so, and which product it is', async ({
  openShop,
  request,
  baseURL,
}) => {
  const visit = await openShop('SK')
  const { name } = await findProduct(visit, RARE)
  const shopper = openFormShopper(request, new URL(baseURL ?? '').port, 'SK')
  const { version } = await fillReadyCart(shopper, 'SK', RARE, 2)
  await admin('stock', 'set', RARE, '1')
  const answer = await shopper.post('/checkout/payment', { method: 'bank-transfer', version: String(version) })
  expect([answer.status(), answer.headers().location]).toEqual([
    303,
    '/checkout/payment?error=unprocessable-entity&method=bank-transfer',
  ])
  const page = await (await shopper.get('/checkout/payment?error=unprocessable-entity')).text()
  const alert = /role="alert"[\s\S]*?<\/div>/.exec(page)?.[0] ?? ''
  // Names keep their measures together with narrow spaces.
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(alert)).toContain(plain(visit.t('checkout.errorOutOfStock', { names: name })))
})
