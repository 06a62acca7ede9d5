import { partyOf, type Seller, sellerPartyOf } from '@shop/domain/fiscal'
import { dayIn, localize } from '@shop/domain/market'
import type { Order } from '@shop/domain/order'
import type { Return } from '@shop/domain/return'
import { drawTextCode } from '@shop/payment-code'
import { addressLines, footerOf, formatDay, senderLineOf } from './document-texts.ts'
import type { LetterTexts } from './letter-texts.ts'
import { writeLetter } from './write-letter.ts'
import type { PdfTools } from './write-pdf.ts'

/** What a label is written from. */
export interface ReturnLabel {
  readonly order: Order
  readonly found: Return
  /** Where the goods go. */
  readonly seller: Seller
  /** YYYY-MM-DD. */
  readonly day: string
}

/**
 * The label of a return as PDF, in the language of its order: where the goods go, what they are, and the number of the return as a
 * code that is scanned when they come. The same label gives the same bytes.
 */
export function writeReturnLabel(label: ReturnLabel, tools: PdfTools): Promise<Uint8Array<ArrayBuffer>> {
  const { order, seller, day } = label
  return writeLetter(labelTexts(label, tools.t), { fonts: tools.fonts, locale: order.locale, author: seller.name, day })
}

function labelTexts({ order, found, seller }: ReturnLabel, t: PdfTools['t']): LetterTexts {
  const { returnNumber, sendUntil, lines } = found
  const shop = sellerPartyOf(seller, seller.vatId)
  return {
    title: `${t('return.label')} ${returnNumber}`,
    senderLine: senderLineOf(partyOf(order.shippingAddress, {})),
    address: addressLines(shop),
    facts: [
      { label: t('return.number'), value: returnNumber },
      { label: t('order.number'), value: order.orderNumber },
      ...(sendUntil ? [{ label: t('return.sendUntil'), value: formatDay(dayIn(order, sendUntil), order.locale) }] : []),
    ],
    itemHead: [t('fiscal.item'), t('product.quantity')],
    items: lines.map(({ lineItemId, sku, quantity }, index) => {
      const line = order.lineItems.find(({ id }) => id === lineItemId)
      const name = line ? localize(line.name, order.locale) : sku
      return { position: String(index + 1), name, details: [t('product.itemNumber', { sku })], cells: [String(quantity)] }
    }),
    totals: [],
    paragraphs: [{ text: t('return.labelText') }],
    code: { label: returnNumber, ...drawTextCode(returnNumber) },
    footer: footerOf(shop, t),
    pageLabel: (page, pages) => `${returnNumber} · ${t('fiscal.page', { page: String(page), pages: String(pages) })}`,
  }
}
