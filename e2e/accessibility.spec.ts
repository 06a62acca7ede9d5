// Waits for: the scripts of each page (open), drawers and fades to end (untilSettled) before axe reads, the alert of a refused
// form, the product's name in the sidebar, the headings of the checkout steps.
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, choosePayment, continueToPayment, fillAddress, order } from './shop/checkout-steps.ts'
import { expect, test } from './shop/test.ts'

for (const size of ['desktop', 'phone'] as const) {
  test(`the pages of the catalogue break no rule of WCAG 2.2 AA (${size})`, async ({ openShop }) => {
    const visit = await openShop('SK', { size })
    const { page, t, open } = visit
    const sealer = await findProduct(visit, 'EX30070001')
    const { categories } = (await visit.ask('getCategory', { acceptLanguage: ['sk'] })) as {
      categories: { results: { slug: { sk: string } }[] }
    }
    const department = `/${categories.results[0]?.slug.sk}/`
    for (const path of ['/', department, sealer.path, '/search?query=30', '/search?query=qqqq', '/c/']) {
      await open(path)
      await expectAccessible(visit)
    }
    if (size === 'desktop') return
    await open('/c/')
    await page.getByRole('button', { name: t('shell.allCategories') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(visit)
  })

  test(`the ways into an account and a page that does not exist break no rule of WCAG 2.2 AA (${size})`, async ({ openShop }) => {
    const visit = await openShop('SK', { size, tolerated: /no-such-page/ })
    for (const path of ['/login', '/create-account', '/no-such-page/']) {
      await visit.open(path)
      await expectAccessible(visit)
    }
  })

  test(`pages of editors break no rule of WCAG 2.2 AA (${size})`, async ({ openShop }) => {
    const visit = await openShop('GB', { size })
    for (const path of ['/payment/', '/faq/', '/inspirations/', '/royal-catering/']) {
      await visit.open(path)
      for (const summary of await visit.page.locator('main summary').all()) await summary.click()
      await expectAccessible(visit)
    }
    if (size === 'desktop') return
    await visit.page.getByRole('contentinfo').getByRole('button').first().click()
    await expectAccessible(visit)
  })

  test(`cart and checkout break no rule of WCAG 2.2 AA (${size})`, async ({ openShop }) => {
    const visit = await openShop('SK', { size })
    const { page, t, open } = visit
    const sealer = await findProduct(visit, 'EX30070001')
    await addFromProductPage(visit, sealer)
    await expectAccessible(visit)
    await open('/checkout/cart')
    await expectAccessible(visit)
    await open('/checkout/addresses')
    await expectAccessible(visit)
    await page.getByRole('button', { name: t('checkout.toPayment') }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(visit)
    await fillAddress(visit, buyerOf('SK'))
    await continueToPayment(visit)
    await expectAccessible(visit)
    await choosePayment(visit, 'checkout.bankTransfer')
    await order(visit, sealer.centAmount)
    await expectAccessible(visit)
  })
}
