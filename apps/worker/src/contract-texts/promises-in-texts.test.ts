import { readContent } from '@shop/content'
import { PAGE_SLUGS, type PageSlug, pageTextsOf } from '@shop/domain/content'
import { type Language, LOCALES } from '@shop/domain/market'
import { GUARANTEE_YEARS, RETURN_DAYS, WITHDRAWAL_DAYS } from '@shop/domain/store'
import { loadMessages } from '@shop/i18n/all-messages'
import { describe, expect, test } from 'vitest'

const library = readContent({ onInvalidKey: key => expect.fail(`${key} is no page`) })

/** How each language calls days, in every form. */
const DAYS: Readonly<Record<Language, string>> = {
  bg: 'дни|дена|ден',
  cs: 'dní|dny|dnů|dnech|den',
  da: 'dage?s?',
  de: '(?:Werk|Arbeits)?tage?n?',
  el: 'ημ[έε]ρ\\p{L}*',
  en: 'days?',
  es: 'días?',
  fi: 'päiv\\p{L}*|vuorokau\\p{L}*',
  fr: 'jours?',
  hr: 'dana?',
  hu: 'nap\\p{L}*|munkanap\\p{L}*',
  it: 'giorn[oi]',
  lt: 'dien\\p{L}*',
  nb: 'dage?r?|virkedager',
  nl: '(?:werk)?dag(?:en)?',
  pl: 'dni|dzień',
  pt: 'dias?',
  ro: 'zile|zi',
  sk: 'dní|dni|dňoch|deň',
  sl: 'dni|dneh|dnevi|dan',
  sv: 'dagar?s?',
}

/** How the word for a year begins in each language. */
const YEARS: Readonly<Record<Language, string>> = {
  ...{ bg: 'годи', cs: 'let|ro[kc]', da: 'år', de: 'jahr', el: '[εέ]τ|χρ[οό]ν', en: 'year', es: 'año', fi: 'vuo', fr: 'an' },
  ...{ hr: 'godi', hu: 'év', it: 'ann', lt: 'met', nb: 'år', nl: 'jaar', pl: 'lat|let', pt: 'ano', ro: 'an', sk: 'ro[kčc]' },
  ...{ sl: 'let', sv: 'år' },
}
const CURRENCIES = '€|£|EUR|GBP|CHF|CZK|DKK|HUF|NOK|PLN|RON|SEK|Kč|kr|zł|lei|Ft|лв'
const AMOUNT = new RegExp(`\\d[\\d.,\\s]*(?:${CURRENCIES})(?!\\p{L})|(?<!\\p{L})(?:${CURRENCIES})\\s?\\d`, 'u')
const PHONE = /\+\d{2}[\d\s()/-]{6,}/
const HOURS = /(?<!\d)8\s?[–-]\s?17(?!\d)/

/**
 * Pages that state the periods of laws and contracts, which no market configures: answers, notices of defects, price promises.
 * The periods of returns and withdrawals are placeholders there too, but for those of the law on sending back and paying back.
 */
const PERIODS: Partial<Record<PageSlug, readonly number[]>> = {
  'terms-and-conditions': [7, 14, 30],
  'return-policy': [WITHDRAWAL_DAYS],
  complaints: [2, 5, 8, 14, 15, 30],
  faq: [WITHDRAWAL_DAYS],
  // What a transfer takes between banks.
  payment: [2],
  'best-prices-guaranteed': [14, 30],
}

/** Numbers of days that a text says by itself. */
function daysIn(text: string, language: Language): number[] {
  const days = new RegExp(`(\\d+)[\\s\\u00a0-]*(?:\\p{L}+\\s){0,1}(?:${DAYS[language]})(?!\\p{L})`, 'giu')
  return [...text.matchAll(days)].map(([, count]) => Number(count))
}

describe.each(LOCALES)('in %s', locale => {
  const language = locale.slice(0, 2) as Language
  const pages = [...PAGE_SLUGS, 'home' as const].flatMap(slug => {
    const page = library.findPage(slug, locale)
    return page ? [{ name: slug, texts: pageTextsOf(page) }] : []
  })
  const articles = library.articlesOf(locale).flatMap(({ slug }) => {
    const article = library.findArticle(slug, locale)
    return article ? [{ name: slug, texts: pageTextsOf(article) }] : []
  })

  test('PAY-21, SHIP-01 no page names an amount, a phone number or hours of its own: the market says them', () => {
    for (const { name, texts } of [...pages, ...articles])
      expect(
        texts.filter(text => AMOUNT.test(text) || PHONE.test(text) || HOURS.test(text)),
        name,
      ).toEqual([])
  })

  test('no page promises days of delivery, return or withdrawal of its own: only pages of law state the periods of laws', () => {
    for (const { name, texts } of [...pages, ...articles]) {
      const allowed: readonly number[] = PERIODS[name as PageSlug] ?? []
      expect(
        texts.filter(text => daysIn(text, language).some(days => !allowed.includes(days))),
        name,
      ).toEqual([])
    }
  })

  test('EG-01 no page says by itself how long the guarantee of the shop is, and fixed texts say what it is', async () => {
    const own = new RegExp(`(?<![\\d–,.])${GUARANTEE_YEARS}[\\s\\u00a0-]*(?:${YEARS[language]})`, 'iu')
    for (const { name, texts } of [...pages, ...articles])
      expect(
        texts.filter(text => own.test(text)),
        name,
      ).toEqual([])
    const messages: Readonly<Record<string, unknown>> = await loadMessages(locale)
    for (const key of ['home.benefitGuarantee', 'product.guarantee', 'checkout.guarantee']) {
      expect(JSON.stringify(messages[key]).match(/\d+/g), key).toEqual([String(GUARANTEE_YEARS)])
      expect(JSON.stringify(messages[key]), key).toMatch(own)
    }
  })

  test('fixed texts of pages and mails say the days of return and withdrawal that the shop has, and no amount of money', async () => {
    const messages: Readonly<Record<string, unknown>> = await loadMessages(locale)
    const textOf = (key: string) => JSON.stringify(messages[key])
    for (const key of ['shell.returnDays', 'checkout.returns'])
      expect(textOf(key).match(/\d+/g), key).toEqual([String(RETURN_DAYS)])
    for (const key of ['mail.withdrawalReturn', 'mail.withdrawalPartReturn'])
      expect(new Set(daysIn(textOf(key), language)), key).toEqual(new Set([WITHDRAWAL_DAYS]))
    // Some write 8.00, some 5 in the afternoon.
    const hours = textOf('shell.phoneHours').match(/\d+/g)?.map(Number).filter(Boolean)
    expect(hours?.map(hour => hour % 12)).toEqual([8, 5])
    expect(Object.keys(messages).filter(key => AMOUNT.test(textOf(key)))).toEqual([])
  })
})
