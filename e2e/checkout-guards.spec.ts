// Waits for: the page where redirects of the server end before its URL is read, the cart's heading after an addition, the
// result of each operation before the next step.
import type { Cart } from '@shop/domain/cart'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'

/** Where an address leads: the path on which the browser ends. */
async function endOf({ page, open }: MarketVisit, path: string): Promise<string> {
  await open(path)
  return page.url().replace(/^https?:\/\/[^/]+/, '')
}

test('GUARD-01 without anything in the cart every step of the checkout leads home, but an order that was asked for does not', async ({
  openShop,
}) => {
  const visit = await openShop('BE', { language: 'nl', javaScriptEnabled: false })
  const { page, t, open } = visit
  const steps = ['', '/cart', '/login', '/create-account', '/addresses', '/payment', '/thank-you', '/thank-you?order=']
  for (const step of steps) expect(await endOf(visit, `/checkout${step}`), step).toBe('/nl/')
  expect(await endOf(visit, '/checkout/thank-you?order=NS00000001')).toBe('/nl/checkout/thank-you?order=NS00000001')
  await expect(page.getByRole('heading', { level: 1, name: t('order.notFoundTitle') })).toBeVisible()

  const stool = await findProduct(visit, STOOL)
  await open(stool.path)
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  for (const step of ['/cart', '/login', '/create-account', '/addresses', '/thank-you'])
    expect(await endOf(visit, `/checkout${step}`), step).toBe(`/nl/checkout${step}`)

  // The last line taken out: the cart is there, and empty.
  await open('/checkout/cart')
  await page.getByRole('button', { name: t('cart.removeNamed', { name: stool.name }) }).click()
  await expect(page).toHaveURL(visit.address('/'))
  for (const step of steps) expect(await endOf(visit, `/checkout${step}`), step).toBe('/nl/')
})

const { email, street, firstName, lastName, streetNumber, postalCode, city, phone } = buyerOf('SK')
const address = { firstName, lastName, streetName: street, streetNumber, postalCode, city, phone, country: 'SK' }
const shipping = { action: 'setShippingAddress', address }
const billing = { action: 'setBillingAddress', address }
const contact = { action: 'setCustomerEmail', email }

/** Steps by which a cart becomes ready to be paid; before the last one it is not. */
const WAYS: readonly [string, readonly object[]][] = [
  ['GUARD-02 without a delivery address', [contact, billing, shipping]],
  ['GUARD-03 without an e-mail address', [shipping, billing, contact]],
  ['GUARD-03 without a name to bill', [shipping, contact, billing]],
]

for (const [title, actions] of WAYS) {
  test(`${title} payment leads back to the addresses, and nothing but payment does`, async ({ openShop }) => {
    const visit = await openShop('SK')
    const { page, t } = visit
    await addFromProductPage(visit, await findProduct(visit, STOOL))
    for (const action of actions) {
      expect(await endOf(visit, '/checkout/payment')).toBe('/checkout/addresses')
      const sent = await page.evaluate(async () => {
        const body = new URLSearchParams({ method: 'bank-transfer', version: '1' })
        return (await fetch('/checkout/payment', { method: 'POST', body })).url
      })
      expect(new URL(sent).pathname).toBe('/checkout/addresses')
      for (const step of ['login', 'create-account', 'password-reset', 'cart', 'thank-you'])
        expect(await endOf(visit, `/checkout/${step}`), step).toBe(`/checkout/${step}`)
      const { me } = (await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart } }
      const { id, version } = me.activeCart
      await callInSession(visit, 'updateCart', { id, version, actions: [action] })
    }
    expect(await endOf(visit, '/checkout/payment')).toBe('/checkout/payment')
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  })
}
