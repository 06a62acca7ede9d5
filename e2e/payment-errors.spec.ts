// Waits for: the text of each error on the page that a document of its own leads to. Shoppers have no scripts until the failure:
// with them a page follows its cart and never sends what is out of date.
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { openPayment } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { submitPayment, uniqueEmail } from './shop/payment-steps.ts'
import { expect, type OpenShop, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'

/** The page that the shopper is at, in a window of the same visitor in which scripts run. */
async function withScripts(openShop: OpenShop, visit: MarketVisit): Promise<MarketVisit> {
  const scripted = await openShop('CZ', { size: 'phone' })
  await scripted.context.addCookies(await visit.context.cookies())
  await scripted.page.goto(visit.page.url())
  return scripted
}

/** Chooses a way to pay and presses the button that orders. */
async function orderBy(visit: MarketVisit, method: 'bank-transfer' | 'cash-on-delivery'): Promise<void> {
  await visit.page.locator(`input[name="method"][value="${method}"]`).check()
  await submitPayment(visit)
}

/** Expects the payment step with a text and the cart as it is, free of barriers too; the next try makes the order. */
async function expectProblem(openShop: OpenShop, visit: MarketVisit, text: string, centAmount: number): Promise<void> {
  const { page, t, money } = visit
  const button = t('checkout.orderAndPay', { amount: money(centAmount) })
  const scripted = await withScripts(openShop, visit)
  for (const { page: shown } of [visit, scripted]) {
    await expect(shown.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
    await expect(shown.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(shown.getByRole('button', { name: button })).toBeVisible()
  }
  await expectAccessible(scripted)
  await expectSoundLayout(scripted.page)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
}

test('PAY-14, PAY-15, PAY-17, CHK-19 unprocessable-entity: a cart that changed is not ordered as it was, is shown again, and then is', async ({
  openShop,
}) => {
  const visit = await openShop('CZ', { javaScriptEnabled: false })
  const { page, context, t } = visit
  const price = await openPayment(visit, DISPENSER, { email: uniqueEmail('changed') })
  const other = await context.newPage()
  await other.goto(visit.address((await findProduct(visit, DISPENSER)).path))
  await other.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(other).toHaveURL(/checkout\/cart/)
  await orderBy(visit, 'bank-transfer')
  await expect(page).toHaveURL(/error=unprocessable-entity/)
  await page.locator('input[name="method"][value="bank-transfer"]').check()
  await expectProblem(openShop, visit, t('checkout.errorUnprocessable'), 2 * price)
})

test('PAY-14, PAY-15, PAY-17, PAY-24, CHK-19, COD-08 malformed-price: a total that was not on the button is not charged before it is', async ({
  openShop,
}) => {
  const visit = await openShop('CZ', { javaScriptEnabled: false })
  const { page, t } = visit
  const price = await openPayment(visit, DISPENSER, { email: uniqueEmail('fee') })
  await orderBy(visit, 'cash-on-delivery')
  await expect(page).toHaveURL(/error=malformed-price/)
  await expectProblem(openShop, visit, t('checkout.errorMalformedPrice'), price + 11_700)
})
