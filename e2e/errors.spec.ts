import type { CountryCode } from '@shop/domain/market'
import { createTranslate, loadMessages } from '@shop/i18n'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { expect, test } from './shop/test.ts'

const english = createTranslate('en', await loadMessages('en'))
/** What the browser says about pages that do not exist. */
const tolerated = /no-such/

for (const country of ['DE', 'GR'] satisfies CountryCode[]) {
  test(`ERR-01, ROUTE-41 in ${country} what does not exist is a 404 page in the shop’s language with ways on`, async ({
    openShop,
  }) => {
    const { page, t, market, language, open } = await openShop(country, { tolerated })
    expect(t('error.notFoundTitle')).not.toBe(english('error.notFoundTitle'))
    for (const path of ['/no-such-page/', '/no-such-product-99999999', '/no-such/page/at/all', '/search/no-such-list']) {
      const response = await open(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-${market.country}`)
      await expect(page.getByRole('heading', { level: 1, name: t('error.notFoundTitle') })).toBeVisible()
    }
    await expect(page).toHaveTitle(new RegExp(t('error.notFoundTitle')))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('error.toHome') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('home.heroTitle') })).toBeVisible()
  })
}

test('ERR-01 the cart can be opened from a page that does not exist', async ({ openShop }) => {
  const visit = await openShop('SK', { tolerated })
  const { page, t, open } = visit
  const fryer = await findProduct(visit, 'EX30010001')
  await addFromProductPage(visit, fryer)
  await open('/no-such-page/')
  await page.getByRole('link', { name: t('shell.cartWithItems', { count: 1 }) }).click()
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toContainText(fryer.name)
})

test('MKT-05 a host that is not one of the shop’s is not answered with a page', async ({ request, baseURL }) => {
  const response = await request.get(`http://127.0.0.1:${new URL(baseURL ?? '').port}/`, {
    headers: { host: 'shop.example.org' },
  })
  expect(response.status()).toBe(421)
  expect(await response.text()).not.toContain('<html')
})
