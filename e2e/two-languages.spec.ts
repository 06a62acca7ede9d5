// Waits for: hydration, the address, lang and heading in Dutch before links are read, the product's name in the sidebar, the
// headings of the checkout steps.
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, choosePayment, continueToPayment, fillAddress, order } from './shop/checkout-steps.ts'
import { expect, test } from './shop/test.ts'

test('MKT-09, MKT-10, ROUTE-03, ROUTE-05, SHELL-38 Belgium speaks French, and Dutch below its prefix up to the order', async ({
  openShop,
}) => {
  const french = await openShop('BE')
  const { page } = french
  await french.open()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
  await expect(page.getByRole('heading', { level: 1, name: french.homeTitle })).toBeVisible()

  const header = page.getByRole('banner')
  await header.getByText('fr', { exact: true }).click()
  await header.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(/\/nl\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE')
  const dutch = await openShop('BE', { language: 'nl' })
  await expect(page.getByRole('heading', { level: 1, name: dutch.homeTitle })).toBeVisible()
  const paths = await page
    .getByRole('link')
    .evaluateAll(links =>
      (links as HTMLAnchorElement[]).filter(link => link.origin === location.origin).map(link => link.pathname),
    )
  expect(paths.length).toBeGreaterThan(30)
  // One leads back to the French home page: the other language of the footer's choice.
  expect([...new Set(paths.filter(path => !path.startsWith('/nl/')))]).toEqual(['/'])

  const stool = await findProduct(dutch, 'EX30140002')
  await addFromProductPage(dutch, stool)
  await dutch.page
    .getByRole('dialog')
    .getByRole('link', { name: dutch.t('cart.checkout') })
    .click()
  await expect(dutch.page).toHaveURL(/\/nl\/checkout\/addresses$/)
  await fillAddress(dutch, buyerOf('BE'))
  await continueToPayment(dutch)
  await choosePayment(dutch, 'checkout.bankTransfer')
  await order(dutch, stool.centAmount)
  await expect(dutch.page).toHaveURL(/\/nl\/checkout\/thank-you\?order=/)
  await expect(dutch.page.locator('html')).toHaveAttribute('lang', 'nl-BE')
})
