// Waits for: the payment heading before anything is read above the button, the number of the order before the order is read.
import type { Cart } from '@shop/domain/cart'
import type { Order } from '@shop/domain/order'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, choosePayment, continueToPayment, fillAddress, order } from './shop/checkout-steps.ts'
import { fillReadyCart, openFormShopper } from './shop/form-shopper.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'

for (const [country, size] of [
  ['DE', 'phone'],
  ['HU', 'phone'],
  ['DE', 'desktop'],
] as const) {
  test(`SHIP-13, CHK-18 in ${country} goods, delivery cost, VAT, total and day are in view above the button, which names the total that is charged (${size})`, async ({
    openShop,
  }) => {
    const visit = await openShop(country, { size })
    const { page, t, money, open } = visit
    const stool = await findProduct(visit, STOOL)
    await addFromProductPage(visit, stool)
    await open('/checkout/addresses')
    await fillAddress(visit, buyerOf(country))
    await continueToPayment(visit)
    await choosePayment(visit, 'checkout.bankTransfer')
    const { activeCart } = ((await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart } }).me
    const total = activeCart.totalPrice.centAmount
    const button = page.getByRole('button', { name: t('checkout.orderAndPay', { amount: money(total) }) })
    const shown = size === 'phone' ? page.getByRole('region', { name: t('order.summary') }) : page.getByRole('complementary')
    await expect(shown).toBeVisible()
    await expect(shown).toContainText(stool.name)
    await expect(shown.getByRole('term').filter({ hasText: t('cart.shipping') })).toHaveCount(1)
    await expect(shown.getByRole('term').filter({ hasText: t('cart.totalInclVat') })).toHaveCount(1)
    await expect(shown).toContainText(money(total))
    const day = t('delivery.afterPayment', { min: 2, max: 4 })
    await expect(size === 'phone' ? shown : page.getByRole('radio', { name: day })).toBeVisible()
    if (size === 'phone') await expect(shown).toContainText(day)
    const isAbove = await shown.evaluate(
      (above, after) => (above.compareDocumentPosition(after as Node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      await button.elementHandle(),
    )
    expect(isAbove || size === 'desktop').toBe(true)
    await expectAccessible(visit)
    await expectSoundLayout(page)
    const orderNumber = await order(visit, total)
    const { me } = (await callInSession(visit, 'getOrders', { where: { orderNumber } })) as {
      me: { orders: { results: Order[] } }
    }
    expect(me.orders.results[0]?.totalPrice.centAmount).toBe(total)
  })
}

test('CHK-18, COD-04 without scripts a method with a fee is charged only after its total was on the button', async ({
  request,
  baseURL,
  openShop,
}) => {
  const { t, money } = await openShop('CZ')
  const shopper = openFormShopper(request, new URL(baseURL ?? '').port, 'CZ')
  const { version, totalPrice } = await fillReadyCart(shopper, 'CZ', STOOL)
  const fields = { method: 'cash-on-delivery', version: String(version) }
  const first = await shopper.post('/checkout/payment', { ...fields, total: String(totalPrice.centAmount) })
  expect([first.status(), first.headers().location]).toEqual([
    303,
    '/checkout/payment?error=malformed-price&method=cash-on-delivery',
  ])
  expect((await shopper.client.call('getOrders', {})).me.orders.total).toBe(0)
  const page = await (await shopper.get(first.headers().location ?? '')).text()
  const total = totalPrice.centAmount + 11_700
  expect(page).toContain(t('checkout.orderAndPay', { amount: money(total) }))
  expect(page).toContain(t('checkout.errorMalformedPrice'))
  expect(page).toMatch(/<input(?=[^>]*value="cash-on-delivery")[^>]*checked=""/)
  const second = await shopper.post('/checkout/payment', { ...fields, total: String(total) })
  expect(second.headers().location).toContain('/checkout/thank-you')
  expect((await shopper.client.call('getOrders', {})).me.orders.results[0]?.totalPrice.centAmount).toBe(total)
})
