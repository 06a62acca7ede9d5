// Waits for: the scripts of each page (open), drawers and fades to end (untilSettled) before axe reads, the alert of a refused
// form, the product's name in the sidebar, the headings of the checkout steps.
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, choosePayment, continueToPayment, fillAddress, order } from './shop/checkout-steps.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

test('home, departments and products break no rule of WCAG 2.2 AA', async ({ openShop }) => {
  const visit = await openShop('SK', { size: 'phone' })
  const sealer = await findProduct(visit, 'EX30070001')
  const { categories } = (await visit.ask('getCategory', { acceptLanguage: ['sk'] })) as {
    categories: { results: { slug: { sk: string } }[] }
  }
  for (const path of ['/', `/${categories.results[0]?.slug.sk}/`, sealer.path]) {
    await visit.open(path)
    await atBothWidths(visit, () => expectAccessible(visit))
  }
})

test('results of the search, categories and their menu break no rule of WCAG 2.2 AA', async ({ openShop }) => {
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t } = visit
  for (const path of ['/search?query=30', '/search?query=qqqq', '/c/']) {
    await visit.open(path)
    await atBothWidths(visit, () => expectAccessible(visit))
  }
  await page.getByRole('button', { name: t('shell.allCategories') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(visit)
})

test('the ways into an account and a page that does not exist break no rule of WCAG 2.2 AA', async ({ openShop }) => {
  const visit = await openShop('SK', { size: 'phone', tolerated: /no-such-page/ })
  for (const path of ['/login', '/create-account', '/no-such-page/']) {
    await visit.open(path)
    await atBothWidths(visit, () => expectAccessible(visit))
  }
})

test('pages of editors break no rule of WCAG 2.2 AA', async ({ openShop }) => {
  const visit = await openShop('GB', { size: 'phone' })
  for (const path of ['/payment/', '/faq/', '/inspirations/', '/royal-catering/']) {
    await visit.open(path)
    for (const summary of await visit.page.locator('main summary').all()) await summary.click()
    await atBothWidths(visit, () => expectAccessible(visit))
  }
  await visit.page.getByRole('contentinfo').getByRole('button').first().click()
  await expectAccessible(visit)
})

test('cart and checkout break no rule of WCAG 2.2 AA', async ({ openShop }) => {
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t, open } = visit
  const sealer = await findProduct(visit, 'EX30070001')
  await addFromProductPage(visit, sealer)
  await atBothWidths(visit, () => expectAccessible(visit))
  await open('/checkout/cart')
  await atBothWidths(visit, () => expectAccessible(visit))
  await open('/checkout/addresses')
  await atBothWidths(visit, () => expectAccessible(visit))
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await atBothWidths(visit, () => expectAccessible(visit))
  await fillAddress(visit, buyerOf('SK'))
  await continueToPayment(visit)
  await atBothWidths(visit, () => expectAccessible(visit))
  await choosePayment(visit, 'checkout.bankTransfer')
  await order(visit, sealer.centAmount)
  await atBothWidths(visit, () => expectAccessible(visit))
})
