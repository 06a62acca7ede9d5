import { sellerOn, sellerPartyOf } from '@shop/domain/fiscal'
import { anExampleOrder, EXAMPLE_ORDERS } from '@shop/domain/fixtures'
import { LANGUAGES, LOCALES, type Locale } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { readPdfFonts } from '@shop/pdf'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { formatDay } from './document-texts.ts'
import { writeQuote } from './write-quote.ts'

const fonts = readPdfFonts()
const withoutBlanks = (text: string) => text.replace(/\s/g, '')

test.each(LANGUAGES)('a quote in %s can be read, with regular and offered prices and no letter missing', async language => {
  const { lineItems, taxedPrice } = anExampleOrder(EXAMPLE_ORDERS.domestic)
  const locale = LOCALES.find(one => one.startsWith(language)) as Locale
  const t = createTranslate(locale, await loadMessages(locale))
  const quote = {
    ...({ id: 'q', quoteNumber: 'QU100001', version: 2, state: 'Pending', storeKey: 'de', locale } as const),
    ...{ createdAt: '2026-11-20T10:00:00.000Z', lastModifiedAt: '2026-11-24T23:30:00.000Z' },
    ...{ validUntil: '2026-12-31T23:00:00.000Z', sellerComment: 'Gern geschehen.', lineItems, taxedPrice },
    unitPrices: Object.fromEntries(lineItems.map(({ id }) => [id, 12_345])),
    shippingPrice: moneyOf('EUR', 0),
    totalPrice: moneyOf('EUR', 12_345),
  }
  const seller = sellerOn('2026-11-24')
  const letter = {
    quote,
    seller: sellerPartyOf(seller, seller.vatId),
    address: ['Käthe Weißmüller'],
    email: 'kaethe@example.org',
  }
  const pdf = await getDocumentProxy(await writeQuote(letter, { fonts, t }))
  const readable = withoutBlanks((await extractText(pdf, { mergePages: true })).text)
  const parts = [
    t('quote.number', { number: 'QU100001' }),
    t('quote.total'),
    // The day after in Germany.
    formatDay('2026-11-25', locale),
    'Gerngeschehen.',
    t('quote.regular', { amount: '' }),
    '123',
  ]
  for (const part of parts) expect(readable).toContain(withoutBlanks(part))
  expect(readable).not.toContain('�')
})
