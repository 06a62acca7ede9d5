// Waits for nothing: requests alone. What can be paid by is asked of the payment step itself, with the scripts away, since market,
// payer, cart and provider decide it together.
import { PAGE_SLUGS } from '@shop/domain/content'
import { type Language, localeOf, MARKETS, type Market } from '@shop/domain/market'
import { type CurrencyCode, currencyFiguresOf, type Money, moneyOf } from '@shop/domain/money'
import { waysToPayOf } from '@shop/domain/payment'
import { freeShippingThresholdOf, shippingMethodsOf } from '@shop/domain/shipping'
import { RETURN_DAYS, WITHDRAWAL_DAYS } from '@shop/domain/store'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { formatMoney, methodName } from '@shop/i18n/format'
import { languagePrefixOf } from '../apps/storefront/app/href/language-prefix.ts'
import articles from '../content/articles/articles.json' with { type: 'json' }
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

/** Every page that editors write. */
const PAGES = ['/', ...PAGE_SLUGS.map(slug => `/${slug}/`), ...Object.keys(articles).map(slug => `/inspirations/${slug}/`)]

/** How the word for a day begins in each language, without accents. */
const DAY: Readonly<Record<Language, string>> = {
  ...{ bg: 'дни', cs: 'dn[iu]', da: 'dage', de: 'tag', el: 'ημερ', en: 'day', es: 'dia', fi: 'paiv', fr: 'jour', hr: 'dan' },
  ...{ hu: 'nap', it: 'giorn', lt: 'dien', nb: 'dag', nl: 'dag', pl: 'dni', pt: 'dia', ro: 'zile', sk: 'dni', sl: 'dn[ie]' },
  sv: 'dag',
}

/** Of the law: when merchants report what they see, and back to when a lower price counts. */
const OTHER_DAYS: readonly string[] = ['7', '30']

/** What is stored, and for how long, is written from the tables that delete it. */
const STORED = '/privacy-data/'

/** What the main part of a page says, but for the products it shows. */
function wordsOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return (
    main
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      // Cards; what editors write is an article too.
      .replaceAll(/<article class="group[\s\S]*?<\/article>/g, ' ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('\u00ad', '')
      .replaceAll('&#x27;', "'")
  )
}

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

  for (const language of market.languages)
    test(`PAY-21, PAY-23, CMS-05, CMS-08 every page of ${country} in ${language} names the ways to pay, fees and days of its configuration and no others`, async ({
      request,
      baseURL,
    }) => {
      const shopper = openFormShopper(request, new URL(baseURL ?? '').port, country)
      const locale = localeOf(market, language)
      const t = createTranslate(locale, await loadMessages(locale))
      const offered = waysToPayOf(market)
      const amounts = amountsOf(market).map(amount => formatMoney(amount, locale))
      const days = [...daysOf(market), ...OTHER_DAYS]
      const prefix = languagePrefixOf(market, language)
      for (const path of PAGES) {
        const answer = await shopper.get(`${prefix}${path}`)
        expect(answer.status(), path).toBe(200)
        const words = wordsOf(await answer.text())
        if (path === '/payment/') for (const method of offered) expect(words, method).toContain(methodName(method, t))
        for (const [method, brand] of Object.entries({ ...BRANDS, ...OTHER_BRANDS })) {
          const isOffered = offered.some(way => way === method || (brand === 'Klarna' && way.startsWith('klarna')))
          if (!isOffered) expect(words, `${path} ${method}`).not.toContain(brand)
        }
        for (const method of ['bank-transfer', 'cash-on-delivery'] as const)
          if (!offered.includes(method)) expect(words.toLowerCase(), path).not.toContain(methodName(method, t).toLowerCase())
        const told = words.match(moneyPattern(locale, market.currency)) ?? []
        expect(
          told.filter(amount => !amounts.includes(amount)),
          path,
        ).toEqual([])
        if (path === STORED) continue
        expect(
          daysIn(words, language).filter(number => !days.includes(number)),
          path,
        ).toEqual([])
      }
    })
}

/** Amounts that pages may name: what delivery and cash on delivery cost, and from and up to which price. */
function amountsOf(market: Market): Money[] {
  const { currency, shippingFees, cashOnDelivery } = market
  const cents = [
    shippingFees.parcel,
    shippingFees.freight,
    currencyFiguresOf(currency).cashOnDeliveryFee,
    cashOnDelivery.priceLimit,
  ]
  return [freeShippingThresholdOf(market), ...cents.map(centAmount => moneyOf(currency, centAmount))]
}

/** Numbers of days that pages may name: of withdrawal, return and delivery. */
function daysOf(market: Market): string[] {
  const deliveries = shippingMethodsOf(market, false).flatMap(({ custom }) => custom.deliveryTime.split('-'))
  return [String(WITHDRAWAL_DAYS), String(RETURN_DAYS), ...deliveries]
}

/** Every number with the sign of a currency, as a locale writes it. */
function moneyPattern(locale: string, currency: CurrencyCode): RegExp {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
  const sign = RegExp.escape(parts.find(({ type }) => type === 'currency')?.value ?? currency)
  return new RegExp(`${sign}[\\s\u00a0]?\\d[\\d.,’'\\s]*\\d|\\d[\\d.,’'\\u00a0\\u202f]*[\\s\u00a0]${sign}`, 'gu')
}

function daysIn(words: string, language: Language): string[] {
  const plain = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...plain.matchAll(new RegExp(`(\\d+)\\s(?:de\\s)?(?:${DAY[language]})`, 'gu'))].map(([, number]) => number ?? '')
}
