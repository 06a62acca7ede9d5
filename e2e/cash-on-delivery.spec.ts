// Waits for: the subtotal of the new quantity (toHaveText) before the checkout goes on, the headings of its steps, the address
// kept from before (toHaveValue), the fee before the order.
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, continueToPayment, definitionOf, fillAddress, order, SHOWN } from './shop/checkout-steps.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const FEE = 11_700

test('COD-03, COD-04, COD-08, COD-10, COD-11, COD-12 in Czechia one unit can be paid in cash for a fee, two units cannot', async ({
  openShop,
}) => {
  const visit = await openShop('CZ')
  const { page, t, money, ask } = visit
  const dispenser = await findProduct(visit, DISPENSER)

  await addFromProductPage(visit, dispenser)
  const sidebar = page.getByRole('dialog', { name: t('cart.title') })
  await sidebar.getByRole('button', { name: t('product.increase') }).click()
  await expect(definitionOf(visit, t('cart.subtotal', { count: 2 }))).toHaveText(money(2 * dispenser.centAmount), SHOWN)
  await sidebar.getByRole('link', { name: t('cart.checkout') }).click()
  await fillAddress(visit, buyerOf('CZ'))
  await continueToPayment(visit)
  const cash = page.getByRole('radio', { name: t('checkout.cashOnDelivery') })
  await expect(cash).toBeDisabled()
  await expect(page.getByText(t('checkout.codOverItemLimit', { limit: 1 }))).toBeVisible()

  await page
    .getByRole('navigation', { name: t('checkout.steps') })
    .getByRole('link', { name: t('checkout.stepCart') })
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.decrease') })
    .click()
  await expect(definitionOf(visit, t('cart.subtotal', { count: 1 }))).toHaveText(money(dispenser.centAmount), SHOWN)
  await page.getByRole('link', { name: t('cart.checkout') }).click()
  await expect(page.getByRole('textbox', { name: t('checkout.lastName') })).toHaveValue(buyerOf('CZ').lastName)
  await continueToPayment(visit)
  await cash.check()
  await expect(page.getByText(t('checkout.fee', { amount: money(FEE) }))).toBeVisible()
  // Delivery is free from this price on.
  const total = dispenser.centAmount + FEE
  await expect(definitionOf(visit, t('cart.totalInclVat'))).toHaveText(money(total))
  // Another method takes the fee back.
  await page.getByRole('radio', { name: t('checkout.bankTransfer') }).check()
  await expect(definitionOf(visit, t('cart.totalInclVat'))).toHaveText(money(dispenser.centAmount))
  await cash.check()
  await order(visit, total)
  await expect(page.getByRole('main')).toContainText(t('order.nextCash', { amount: money(total) }))
  // The order has the fee as a line, under the title of the store.
  const { stores } = (await ask('getStores', {})) as { stores: { results: { custom: { codFeeTitle: { cs: string } } }[] } }
  await expect(definitionOf(visit, stores.results[0]?.custom.codFeeTitle.cs ?? '')).toHaveText(money(FEE), SHOWN)
  await expect(page.getByRole('heading', { name: t('order.bankDetails') })).toHaveCount(0)
  const byDay = t('delivery.byDay', { date: String.raw`\S+ \d\d\.\d\d\.\d{4}` })
  await expect(page.getByRole('main')).toContainText(new RegExp(`${byDay}\\.`))
})
