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

test('CHK-19, O1 an order that another window has placed is shown to who orders once more, and a cart that is gone is said to be', async ({
  openShop,
}) => {
  const visit = await openShop('CZ', { javaScriptEnabled: false })
  const { page, context, t, address } = visit
  await openPayment(visit, DISPENSER, { email: uniqueEmail('twice') })
  const other = await context.newPage()
  await other.goto(address('/checkout/payment'))
  await orderBy(visit, 'bank-transfer')
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
  const { searchParams } = new URL(page.url())
  await orderBy({ ...visit, page: other }, 'bank-transfer')
  await expect(other.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
  expect(new URL(other.url()).searchParams.get('order')).toBe(searchParams.get('order'))
  await other.close()

  await openPayment(visit, DISPENSER, { email: uniqueEmail('gone') })
  await context.clearCookies({ name: 'vsf-commercetools-token' })
  await orderBy(visit, 'bank-transfer')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.cartGoneTitle') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('checkout.cartGoneText'))
  const scripted = await withScripts(openShop, visit)
  await expect(scripted.page.getByRole('heading', { level: 1, name: t('checkout.cartGoneTitle') })).toBeVisible()
  await expectAccessible(scripted)
  await expectSoundLayout(scripted.page)
})

test('CHK-19, P1 a shop that does not answer the order button keeps the page with what was chosen, and the next press orders once', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { size: 'phone', tolerated: /ERR_FAILED|payment\.data|ERR_INTERNET/ })
  const { page, context, t } = visit
  await openPayment(visit, DISPENSER, { email: uniqueEmail('unanswered') })
  await page.locator('input[name="method"][value="ratepay"]').check()
  await page.getByLabel(t('payment.dateOfBirth'), { exact: true }).fill('1980-05-17')
  const isOrder = (url: URL) => url.pathname.startsWith('/checkout/payment')
  await context.route(isOrder, route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await submitPayment(visit)
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.errorUnanswered') })).toBeVisible()
  await expect(page.locator('input[name="method"][value="ratepay"]')).toBeChecked()
  await expect(page.getByLabel(t('payment.dateOfBirth'), { exact: true })).toHaveValue('1980-05-17')
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await context.unroute(isOrder)
  await submitPayment(visit)
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
})
