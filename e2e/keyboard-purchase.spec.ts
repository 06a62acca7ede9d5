// Waits for: the checkout link of the cart's side, the focus on the heading of each step before the next key, the chosen method (toBeChecked)
// before the order.
import type { Locator } from '@playwright/test'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'

for (const size of ['desktop', 'phone'] as const) {
  test(`CHK-01, CHK-02 a guest buys by keyboard alone (${size})`, async ({ openShop }) => {
    const visit = await openShop('DE', { size })
    const { page, t, open } = visit
    const buyer = buyerOf('DE')
    /** Presses Tab until a control has the focus. */
    const tabTo = async (control: Locator) => {
      for (let presses = 0; presses < 120; presses++) {
        if (await control.evaluate(element => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      await expect(control).toBeFocused()
    }
    await open((await findProduct(visit, STOOL)).path)
    await tabTo(page.getByRole('button', { name: t('product.addToCart'), exact: true }).first())
    await page.keyboard.press('Enter')
    const onwards = page.getByRole('dialog', { name: t('guarantee.title') }).getByRole('button', { name: t('cart.view') })
    await expect(onwards).toBeVisible()
    await tabTo(onwards)
    await page.keyboard.press('Enter')
    const toCheckout = page.getByRole('dialog', { name: t('cart.title') }).getByRole('link', { name: t('cart.checkout') })
    await expect(toCheckout).toBeVisible()
    await tabTo(toCheckout)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeFocused()
    for (const [field, text] of [
      ['email', buyer.email],
      ['billing.firstName', buyer.firstName],
      ['billing.lastName', buyer.lastName],
      ['billing.streetName', buyer.street],
      ['billing.streetNumber', buyer.streetNumber],
      ['billing.postalCode', buyer.postalCode],
      ['billing.city', buyer.city],
      ['billing.phone', buyer.phone],
    ] as const) {
      await tabTo(page.locator(`[name="${field}"]`))
      await page.keyboard.insertText(text)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeFocused()
    const transfer = page.getByRole('radio', { name: t('checkout.bankTransfer') })
    await tabTo(page.getByRole('radio', { checked: true }))
    for (let presses = 0; presses < 20 && !(await transfer.isChecked()); presses++) await page.keyboard.press('ArrowDown')
    await expect(transfer).toBeChecked()
    await tabTo(page.locator('form button[type=submit]:visible'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeFocused()
  })
}
