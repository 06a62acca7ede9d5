// Waits for: the tier, which the worker gives once it has counted the order; the own price, which comes after the page.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Cart } from '@shop/domain/cart'
import type { Customer } from '@shop/domain/customer'
import type { Order } from '@shop/domain/order'
import { effectivePrice, type ProductProjection } from '@shop/domain/product'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

const admin = async (...words: string[]) => (await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])).stdout

/** More than the first tier takes, net, whatever volume discounts take off; cents. */
const ENOUGH_CENT = 400_000

test('AUTH-19, ACC-14, DISC-08, ENT-09 a customer buys their way into a tier, whose prices say that they were computed, and the owner decides otherwise', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open, money } = visit
  const buyer = buyerOf('DE')
  const { email } = await registerCustomer(visit, buyer)
  const { products } = (await visit.ask('getProduct', { limit: 50 })) as { products: { results: ProductProjection[] } }
  const priceOf = ({ masterVariant: { price } }: ProductProjection) => (price ? effectivePrice(price).centAmount : 0)
  const [product] = products.results
    .filter(({ masterVariant }) => masterVariant.availability.noChannel.availableQuantity >= 5)
    .sort((a, b) => priceOf(b) - priceOf(a))
  if (!product) throw new Error('The shop sells nothing')
  const { sku } = product.masterVariant

  const call = async <Result>(operation: string, parameters: object) =>
    (await callInSession(visit, operation, parameters)) as Result
  const fill = async (quantity: number) =>
    (await call<{ cart: Cart }>('createCart', { lineItem: { product: { sku }, quantity } })).cart

  /** Orders a cart by transfer. */
  const orderCart = async ({ id, version }: Cart): Promise<Order> => {
    const { street: streetName, email: _email, ...rest } = buyer
    const address = { ...rest, streetName, country: 'DE' }
    const actions = [
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ]
    const { cart } = await call<{ cart: Cart }>('updateCart', { id, version, actions })
    const draft = { paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } } }
    const { currencyCode, centAmount } = cart.totalPrice
    const amount = { ...draft, amountPlanned: { currencyCode, centAmount } }
    const paid = await call<{ cart: Cart }>('createBankPayment', { id, version: cart.version, draft: amount })
    return (await call<{ order: Order }>('createMyOrderFromCart', { id, version: paid.cart.version })).order
  }

  await test.step('an order over the limit is paid, and the worker gives the tier', async () => {
    const order = await orderCart(await fill(Math.ceil(ENOUGH_CENT / priceOf(product))))
    expect(order.personalisation).toBeUndefined()
    await admin('orders', 'paid', order.orderNumber)
    await expect
      .poll(
        async () =>
          (await call<{ me: { customer: Customer } }>('getMe', { customer: true })).me.customer.customerGroupAssignments,
      )
      .toEqual([{ customerGroup: { key: 'tier1' } }])
  })

  await test.step('the card has the tier and the way to the next one', async () => {
    await open('/my-account/loyalty-card')
    await expect(page.getByText(t('account.tierNumber', { number: 1 }))).toBeVisible()
    await expect(page.getByText(t('account.loyaltyText'))).toBeVisible()
  })

  const own = page.locator('[data-own-price]').first()
  const automated = t('discount.personalPrices', { basis: 'automated' })
  const assigned = t('discount.personalPrices', { basis: 'assigned' })
  const path = `/${product.slug.de}`
  await test.step('the next price is their own and says so, on the page and in the cart', async () => {
    const cart = await fill(1)
    const { lineItems, personalisation } = cart
    expect(personalisation).toBe('automated')
    const price = lineItems[0]?.totalPrice.centAmount ?? 0
    expect(price).toBeLessThan(priceOf(product))
    await open(path)
    await expect(own).toHaveText(`${t('discount.ownPrice', { amount: money(price) })} ${automated}`, { useInnerText: true })
    await atBothWidths(visit, () => expectSoundLayout(page))
    await open('/checkout/cart')
    await expect(page.getByRole('main').getByText(automated)).toBeVisible()
    const { orderNumber } = await orderCart(cart)
    // The site of orders has no scripts to wait for.
    await page.goto(visit.address('/my-account/my-orders'))
    await page.getByRole('link', { name: orderNumber }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber)
    await expect(page.getByRole('main').getByText(automated)).toBeVisible()
  })

  await test.step('a group by the owner is not called computed, and is released again', async () => {
    expect(await admin('customers', 'set-group', email, 'tier3')).toContain('is in group tier3')
    await open(path)
    await expect(own).toContainText(assigned)
    expect(await admin('customers', 'release-group', email)).toContain('is in group tier1, by purchases')
    await open(path)
    await expect(own).toContainText(automated)
  })
})
