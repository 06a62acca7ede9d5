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

test('GUARD-02, GUARD-03 payment leads back to the addresses until the cart has addresses, a billing name and an e-mail', async ({
  openShop,
}) => {
  const visit = await openShop('SK')
  const { page, t, market } = visit
  const { email, street, ...buyer } = buyerOf('SK')
  const address = {
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    streetName: street,
    streetNumber: buyer.streetNumber,
    postalCode: buyer.postalCode,
    city: buyer.city,
    phone: buyer.phone,
    country: market.country,
  }
  const nameless = { ...address, firstName: '' }
  let cart: Pick<Cart, 'id' | 'version'>
  const update = async (...actions: object[]) => {
    const { id, version } = cart
    cart = ((await callInSession(visit, 'updateCart', { id, version, actions })) as { cart: Cart }).cart
  }
  /** Where both ways into payment lead: its address, and its form sent once more. */
  const endsOfPayment = async () => {
    const end = await endOf(visit, '/checkout/payment')
    const sent = await page.evaluate(async () => {
      const body = new URLSearchParams({ method: 'bank-transfer', version: '1' })
      const { url } = await fetch('/checkout/payment', { method: 'POST', body })
      return new URL(url).pathname
    })
    return [end, sent]
  }

  await addFromProductPage(visit, await findProduct(visit, STOOL))
  cart = ((await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart } }).me.activeCart
  const toAddresses = ['/checkout/addresses', '/checkout/addresses']
  expect(await endsOfPayment()).toEqual(toAddresses)
  for (const step of ['login', 'create-account', 'password-reset', 'cart', 'addresses', 'thank-you'])
    expect(await endOf(visit, `/checkout/${step}`), step).toBe(`/checkout/${step}`)

  await update({ action: 'setShippingAddress', address })
  expect(await endsOfPayment()).toEqual(toAddresses)
  await update({ action: 'setBillingAddress', address })
  expect(await endsOfPayment()).toEqual(toAddresses)
  await update({ action: 'setCustomerEmail', email }, { action: 'setBillingAddress', address: nameless })
  expect(await endsOfPayment()).toEqual(toAddresses)
  await update({ action: 'setBillingAddress', address })
  expect(await endOf(visit, '/checkout/payment')).toBe('/checkout/payment')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
})
