// Waits for nothing: requests alone. What can be paid by is asked of the payment step itself, with the scripts away, since market,
// payer, cart and provider decide it together.
import { defaultLanguageOf, localeOf, MARKETS } from '@shop/domain/market'
import { waysToPayOf } from '@shop/domain/payment'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { methodName } from '@shop/i18n/format'
import { buyerOf } from './shop/buyers.ts'
import { addressFields, fillCart, openFormShopper } from './shop/form-shopper.ts'
import { expect, test } from './shop/test.ts'

/** Goods of which more than a hundred are there: a parcel, and freight. */
const FREIGHT = 'EX30430002'
const SKUS = ['EX10680001', FREIGHT]
/** Where freight may be paid in cash (COD-06). */
const FREIGHT_FOR_CASH: readonly string[] = ['SK', 'HU', 'CZ', 'PL']
const QUANTITIES = [1, 20, 21, 100]
const BUYERS: readonly Readonly<Record<string, string>>[] = [{}, { clientType: 'company', 'billing.company': 'Forge Ltd' }]

/** What a page calls the ways to pay of single countries, whatever its language. */
const BRANDS = { klarna: 'Klarna', ratepay: 'Ratepay', ideal: 'iDEAL', onlineBanking_PL: 'BLIK', twint: 'TWINT' } as const
const OTHER_BRANDS = { multibanco: 'Multibanco', mobilepay: 'MobilePay', paypal: 'PayPal', googlepay: 'Google Pay' } as const

/** Where a way to pay is or was named; every page is read by a test of the texts. */
const PAGES = [
  '/payment/',
  '/faq/',
  '/dispatch-information/',
  '/merchant-information/',
  '/terms-and-conditions/',
  '/return-policy/',
]

/** The text of the main part of a page. */
const wordsOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? ''

for (const market of MARKETS) {
  const { country, checkoutEnabled } = market
  if (checkoutEnabled)
    test(`PAY-01, PAY-20, PAY-22, COD-05, COD-06, COD-07 in ${country} every cart can be paid: parcels and freight, few and many, for people and companies`, async ({
      playwright,
      baseURL,
    }) => {
      for (const sku of SKUS)
        for (const quantity of QUANTITIES)
          for (const buyer of BUYERS) {
            // Each shopper has cookies of their own.
            const request = await playwright.request.newContext()
            const shopper = openFormShopper(request, new URL(baseURL ?? '').port, country)
            await fillCart(shopper, sku, quantity)
            const sent = await shopper.post('/checkout/addresses', addressFields(buyerOf(country), buyer))
            const what = `${sku} ${quantity} ${JSON.stringify(buyer)}`
            expect([sent.status(), sent.headers().location], what).toEqual([303, '/checkout/payment'])
            const page = await (await shopper.get('/checkout/payment')).text()
            const inputs = page.match(/<input[^>]*name="method"[^>]*>/g) ?? []
            const payable = inputs.filter(input => !/ disabled=""/.test(input)).map(input => /value="([^"]+)"/.exec(input)?.[1])
            expect(payable, what).toContain('scheme')
            const offered: readonly (string | undefined)[] = waysToPayOf(market)
            expect(
              payable.filter(method => !offered.includes(method)),
              what,
            ).toEqual([])
            const hasOwn = payable.includes('bank-transfer') || payable.includes('cash-on-delivery')
            if (quantity > 20) expect(hasOwn, what).toBe(false)
            // One pallet truck, which is below the price limit of every market.
            if (sku === FREIGHT && quantity === 1)
              expect(payable.includes('cash-on-delivery'), what).toBe(FREIGHT_FOR_CASH.includes(country))
            await request.dispose()
          }
    })

  test(`PAY-21, PAY-23, CMS-08 pages of ${country} name the ways to pay of its checkout and no others`, async ({
    request,
    baseURL,
  }) => {
    const shopper = openFormShopper(request, new URL(baseURL ?? '').port, country)
    const locale = localeOf(market, defaultLanguageOf(market))
    const t = createTranslate(locale, await loadMessages(locale))
    const offered = waysToPayOf(market)
    for (const path of PAGES) {
      const answer = await shopper.get(path)
      expect(answer.status(), path).toBe(200)
      const words = wordsOf(await answer.text())
      if (path === '/payment/') for (const method of offered) expect(words, method).toContain(methodName(method, t))
      for (const [method, brand] of Object.entries({ ...BRANDS, ...OTHER_BRANDS })) {
        const isOffered = offered.some(way => way === method || (brand === 'Klarna' && way.startsWith('klarna')))
        if (!isOffered) expect(words, `${path} ${method}`).not.toContain(brand)
      }
      for (const method of ['bank-transfer', 'cash-on-delivery'] as const)
        if (!offered.includes(method)) expect(words.toLowerCase(), path).not.toContain(methodName(method, t).toLowerCase())
    }
  })
}
