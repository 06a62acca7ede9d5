// Waits for: the place where each form of the checkout ends (fetch), the checked method before the order, the cookies that
// scripts set and the flag's picture (expect.poll).
import { LANGUAGE_NAMES, MARKETS, storeKeyOf } from '@shop/domain/market'
import { currencyFiguresOf } from '@shop/domain/money'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, definitionOf, openPayment, order } from './shop/checkout-steps.ts'
import { LOCALE_COOKIES, localeCookiesOf, setCookiesOf } from './shop/cookies.ts'
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

for (const market of MARKETS) {
  test(`COOK-04 ${market.country} remembers where a visitor shops for 365 days, and its cacheable pages set no cookie`, async ({
    openShop,
  }) => {
    const { context, open } = await openShop(market.country)
    // A page of the newsletter is personal: it sets them itself.
    expect(await setCookiesOf(await open('/newsletter/'))).toHaveLength(4)
    await context.clearCookies()
    const terms = await open('/terms-and-conditions/')
    expect(await setCookiesOf(terms)).toEqual([])
    expect(terms?.headers()['cache-control']).toMatch(/^public/)
    await expect
      .poll(() => localeCookiesOf(context))
      .toEqual({
        'vsf-country': market.country,
        'vsf-currency': market.currency,
        'vsf-locale': `${market.languages[0]}-${market.country}`,
        'vsf-store': storeKeyOf(market),
      })
    for (const { expires, name, sameSite, path } of await context.cookies()) {
      if (!LOCALE_COOKIES.includes(name)) continue
      const days = (expires - Date.now() / 1000) / 86_400
      expect({ days: Math.round(days), sameSite, path }, name).toEqual({ days: 365, sameSite: 'Lax', path: '/' })
    }
  })
}

for (const { country, languages } of MARKETS) {
  test(`SHELL-30 the footer in ${country} offers its languages with its flag, or names the one it has`, async ({ openShop }) => {
    const { page, t, open } = await openShop(country, { javaScriptEnabled: false, size: 'phone' })
    await open('/newsletter/')
    const selector = page.getByRole('contentinfo').getByRole('list', { name: t('shell.language'), exact: true })
    await expect(selector.getByRole('listitem')).toHaveText(languages.map(language => LANGUAGE_NAMES[language]))
    const flag = selector.locator('img').first()
    await flag.scrollIntoViewIfNeeded()
    await expect.poll(() => flag.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0)
    await expect(selector.getByRole('link')).toHaveCount(languages.length > 1 ? languages.length : 0)
  })
}
