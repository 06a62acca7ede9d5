import { readContent } from '@shop/content'
import { fillInline, omitMissingFacts, PAGE_SLUGS, pageTextsOf } from '@shop/domain/content'
import { LANGUAGES, localeOf, MARKETS } from '@shop/domain/market'
import { waysToPayOf } from '@shop/domain/payment'
import type { StoreSwitches } from '@shop/domain/store'
import { pageFactsOf } from '@shop/i18n/page-facts'
import { describe, expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { unofferedWords, WAY_TO_PAY_WORDS } from '../mail/way-to-pay-words.fixtures.ts'

const library = readContent({ onInvalidKey: key => expect.fail(`${key} is no page`) })
const bankDetails = { accountOwner: 'Anvil', institute: 'Bank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' }
const store = {
  custom: {
    bankDetails,
    codFeeTitle: {},
    phone: '+49 30 0000 0100',
    email: 'service@anvil.example',
    switches: { vatValidation: true, taxRateChange: true } as StoreSwitches,
  },
}

describe.each(MARKETS)('in $country', market => {
  test.each(market.languages)(
    'PAY-21, PAY-23, CMS-08 no page names a way to pay that the checkout does not offer (%s)',
    async language => {
      const locale = localeOf(market, language)
      const t = await translatorOf(locale)
      const facts = pageFactsOf({ market, language, today: '2026-11-21', t, store, shopVatId: 'DE123456788' })
      const named = PAGE_SLUGS.flatMap(slug => {
        const page = library.findPage(slug, locale)
        if (!page) return [`${slug} is missing`]
        const texts = pageTextsOf({ ...page, blocks: omitMissingFacts(page.blocks, facts) }).map(text => fillInline(text, facts))
        const words = unofferedWords(market, language)
        return texts.filter(text => words.some(word => word.test(text))).map(text => `${slug}: ${text}`)
      })
      expect(named).toEqual([])
    },
  )

  test('PAY-23 the page about payment says when the money is taken by each kind of way to pay that there is', async () => {
    const [language] = market.languages
    if (!language) throw new Error('A market without language')
    const locale = localeOf(market, language)
    const facts = pageFactsOf({ market, language, today: '2026-11-21', t: await translatorOf(locale), store, shopVatId: '' })
    const blocks = omitMissingFacts(library.findPage('payment', locale)?.blocks ?? [], facts)
    const tables = blocks.filter(block => block.type === 'table')
    expect(tables.length > 0).toBe(waysToPayOf(market).length > 0)
  })
})

test.each(LANGUAGES)('what %s calls the ways to pay is what its pages call them', language => {
  const locale = MARKETS.flatMap(market => (market.languages.includes(language) ? localeOf(market, language) : []))[0]
  if (!locale) throw new Error(`No market speaks ${language}`)
  const written = PAGE_SLUGS.flatMap(slug => library.findPage(slug, locale) ?? []).flatMap(pageTextsOf)
  for (const [kind, words] of Object.entries(WAY_TO_PAY_WORDS[language]))
    expect(
      written.some(text => words.test(text)),
      kind,
    ).toBe(true)
})
