// Waits for: hydration, the address, lang and heading in Dutch before links are read, the product's name in the sidebar, the
// headings of the checkout steps and of the pages on the way to another country.
import { expectAccessible } from './shop/accessible.ts'
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

test('MKT-01, MKT-03 (rule C3) another country is chosen in the footer, and the page and the cart come along, once', async ({
  openShop,
}) => {
  const german = await openShop('DE')
  const { page, t } = german
  const stool = await findProduct(german, 'EX30140002')
  await addFromProductPage(german, stool)
  const french = await openShop('FR')
  const twin = await findProduct(french, 'EX30140002')
  await german.open(stool.path)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.changeCountry') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('marketSwitch.title') })).toBeVisible()
  await expectAccessible(german)
  await page.getByRole('main').getByRole('link', { name: 'Frankreich' }).click()
  await expect(page.getByRole('heading', { level: 1, name: french.t('marketSwitch.takeTitle') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await expectAccessible(german)
  const arrival = page.url()
  await page.getByRole('button', { name: french.t('marketSwitch.takeButton') }).click()
  await expect(page.getByRole('heading', { level: 1, name: twin.name })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(twin.path)
  await page.goto(french.address('/checkout/cart'))
  await expect(page.getByRole('main')).toContainText(twin.name)
  await expect(page.getByRole('main')).toContainText(french.money(twin.centAmount))
  // What the address carries counts once.
  await page.goto(arrival)
  await page.getByRole('button', { name: french.t('marketSwitch.takeButton') }).click()
  await expect(page.getByRole('alert')).toContainText(french.t('marketSwitch.over'))
})

test('MKT-01 without scripts the cart comes along too', async ({ openShop }) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const { page, t } = visit
  const stool = await findProduct(visit, 'EX30140002')
  await page.goto(visit.address(stool.path))
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await page.goto(visit.address('/faq/'))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.changeCountry') })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'Österreich' }).click()
  const austrian = await openShop('AT')
  await page.getByRole('button', { name: austrian.t('marketSwitch.takeButton') }).click()
  await expect(page).toHaveURL(austrian.address('/faq/'))
})
