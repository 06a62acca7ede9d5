// Waits for: the place where each form of the checkout ends (fetch), the checked method before the order, and the cookies that
// scripts set (expect.poll).
import { MARKETS, marketOf, storeKeyOf } from '@shop/domain/market'
import { currencyFiguresOf } from '@shop/domain/money'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, definitionOf, openPayment, order } from './shop/checkout-steps.ts'
import { LOCALE_COOKIES, localeCookiesOf, setCookiesIn, setCookiesOf } from './shop/cookies.ts'
import { openFormShopper } from './shop/form-shopper.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

const SEALER = 'EX30070002'

for (const { country, checkoutEnabled, bankTransferEnabled, currency } of MARKETS) {
  if (!checkoutEnabled) continue
  test(`CHK-18, CHK-25 an order can be placed in ${country}`, async ({ openShop }) => {
    const visit = await openShop(country, { size: 'phone' })
    const { page, t, language, money, open } = visit
    const sealer = await findProduct(visit, SEALER)
    await open(sealer.path)
    await expect(page.getByRole('heading', { level: 1, name: sealer.name, exact: true })).toBeVisible()
    await openPayment(visit, SEALER)
    const method = bankTransferEnabled ? 'checkout.bankTransfer' : 'checkout.cashOnDelivery'
    // Delivery is free from this price on in every market.
    const total = sealer.centAmount + (bankTransferEnabled ? 0 : currencyFiguresOf(currency).cashOnDeliveryFee)
    await choosePayment(visit, method)
    await expectSoundLayout(page)
    await order(visit, total)
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-${country}`)
    await expect(page.getByRole('main')).toContainText(buyerOf(country).email)
    await expect(page.getByRole('main')).toContainText(sealer.name)
    await expect(definitionOf(visit, t('cart.totalInclVat'))).toHaveText(money(total))
    await expectSoundLayout(page)
  })
}

test('COOK-04 in every market personal pages remember for 365 days where a visitor shops, and pages for all set no cookie', async ({
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  for (const market of MARKETS) {
    const shopper = openFormShopper(request, port, market.country)
    const terms = await shopper.get('/terms-and-conditions/')
    expect(setCookiesIn(terms.headersArray()), market.country).toEqual([])
    expect(terms.headers()['cache-control'], market.country).toMatch(/^public/)
    // A page of the newsletter is personal: it sets them itself.
    const newsletter = await shopper.get('/newsletter/')
    expect(
      setCookiesIn(newsletter.headersArray()).map(({ value }) => value),
      market.country,
    ).toEqual(
      [
        `vsf-locale=${market.languages[0]}-${market.country}`,
        `vsf-country=${market.country}`,
        `vsf-currency=${market.currency}`,
        `vsf-store=${storeKeyOf(market)}`,
      ].map(pair => `${pair}; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax`),
    )
  }
})

// One language and the euro, two languages, and a currency and an alphabet of its own: what the script stores is of one table.
for (const country of ['DE', 'BE', 'BG'] as const) {
  const market = marketOf(country)
  test(`COOK-04 on a page for all the browser stores where a visitor of ${country} shops, for 365 days`, async ({ openShop }) => {
    const { context, open } = await openShop(country)
    expect(await setCookiesOf(await open('/terms-and-conditions/'))).toEqual([])
    await expect
      .poll(() => localeCookiesOf(context))
      .toEqual({
        'vsf-country': country,
        'vsf-currency': market.currency,
        'vsf-locale': `${market.languages[0]}-${country}`,
        'vsf-store': storeKeyOf(market),
      })
    for (const { expires, name, sameSite, path } of await context.cookies()) {
      if (!LOCALE_COOKIES.includes(name)) continue
      const days = (expires - Date.now() / 1000) / 86_400
      expect({ days: Math.round(days), sameSite, path }, name).toEqual({ days: 365, sameSite: 'Lax', path: '/' })
    }
  })
}
