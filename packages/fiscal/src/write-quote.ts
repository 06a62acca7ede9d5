import { cartSums, taxStatementOf, totalQuantity } from '@shop/domain/cart'
import type { FiscalParty } from '@shop/domain/fiscal'
import { dayIn, localize, marketOfStoreKey } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { cartOfQuote, lastDayOf, type Quote, quotedUnitPrice, regularUnitPrice } from '@shop/domain/quote'
import { taxRateOn } from '@shop/domain/tax'
import { formatMoney, formatTaxStatement } from '@shop/i18n/format'
import { footerOf, formatDay, senderLineOf } from './document-texts.ts'
import type { LetterTexts } from './letter-texts.ts'
import { writeLetter } from './write-letter.ts'
import type { PdfTools } from './write-pdf.ts'

/** A quote on paper: who offers what to whom. */
export interface QuoteLetter {
  readonly quote: Quote
  readonly seller: FiscalParty
  /** Lines of the address of its reader. */
  readonly address: readonly string[]
  readonly email: string
}

/** An answered quote as PDF, in its language, with gross prices as its page has them. The same quote gives the same bytes. */
export function writeQuote(letter: QuoteLetter, tools: PdfTools): Promise<Uint8Array<ArrayBuffer>> {
  const { quote, seller } = letter
  return writeLetter(quoteTexts(letter, tools.t), {
    ...{ fonts: tools.fonts, locale: quote.locale, author: seller.name },
    day: quote.lastModifiedAt.slice(0, 10),
  })
}

function quoteTexts({ quote, seller, address, email }: QuoteLetter, t: PdfTools['t']): LetterTexts {
  const { quoteNumber, locale, lastModifiedAt, validUntil, sellerComment } = quote
  const market = marketOfStoreKey(quote.storeKey)
  if (!market || validUntil === undefined) throw new Error(`Quote ${quoteNumber} cannot be written`)
  const day = dayIn(market, lastModifiedAt)
  const rate = taxRateOn(market.country, lastModifiedAt.slice(0, 10))
  const cart = cartOfQuote(quote, { id: quote.id, locale, now: lastModifiedAt }, market, rate)
  const lastDay = lastDayOf(validUntil, market)
  const taxes = formatTaxStatement(taxStatementOf(cart), locale, t).rows
  const priceOrFree = (price: Money) => (price.centAmount === 0 ? t('cart.free') : formatMoney(price, locale))
  const title = t('quote.number', { number: quoteNumber })
  return {
    title,
    subtitle: t('quote.validUntil', { date: formatDay(lastDay, locale) }),
    senderLine: senderLineOf(seller),
    address,
    facts: [
      { label: t('quote.date'), value: formatDay(day, locale) },
      { label: t('checkout.email'), value: email },
    ],
    itemHead: [t('fiscal.item'), t('product.quantity'), t('fiscal.unitPrice'), t('fiscal.total')],
    items: cart.lineItems.map((line, index) => {
      const asked = quote.lineItems[index] ?? line
      const [regular, quoted] = [regularUnitPrice(asked), quotedUnitPrice(asked, quote.unitPrices)]
      const isOther = regular.centAmount !== quoted.centAmount
      return {
        position: String(index + 1),
        name: localize(line.name, locale),
        details: [
          t('product.itemNumber', { sku: line.variant.sku }),
          ...(isOther ? [t('quote.regular', { amount: formatMoney(regular, locale) })] : []),
        ],
        cells: [String(line.quantity), formatMoney(quoted, locale), formatMoney(line.totalPrice, locale)],
      }
    }),
    totals: [
      { label: t('cart.subtotal', { count: totalQuantity(cart.lineItems) }), value: formatMoney(cartSums(cart).goods, locale) },
      ...(cart.shippingInfo ? [{ label: t('cart.shipping'), value: priceOrFree(cart.shippingInfo.price) }] : []),
      { label: t('quote.total'), value: formatMoney(cart.totalPrice, locale), isStrong: true },
      ...taxes.map(({ label, amount }) => ({ label, value: amount })),
    ],
    paragraphs: [
      { text: t('quote.pdfAccept', { date: formatDay(lastDay, locale), page: t('quote.title') }) },
      ...(sellerComment ? [{ label: t('quote.answer'), text: sellerComment }] : []),
    ],
    footer: footerOf(seller, t),
    pageLabel: (page, pages) => `${quoteNumber} · ${t('fiscal.page', { page: String(page), pages: String(pages) })}`,
  }
}
