// Waits for: the payment heading before anything is read above the button, the number of the order before the order is read.
import type { Cart } from '@shop/domain/cart'
import type { Order } from '@shop/domain/order'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, choosePayment, continueToPayment, fillAddress, order } from './shop/checkout-steps.ts'
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
