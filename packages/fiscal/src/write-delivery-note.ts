import type { DeliveryNote } from '@shop/domain/fiscal'
import { addressLines, footerOf, formatDay, senderLineOf } from './document-texts.ts'
import type { LetterTexts } from './letter-texts.ts'
import { writeLetter } from './write-letter.ts'
import type { PdfTools } from './write-pdf.ts'

/** A delivery note as PDF, in the language of its order. The same note gives the same bytes. */
export function writeDeliveryNote(note: DeliveryNote, tools: PdfTools): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, seller, date } = note
  return writeLetter(deliveryNoteTexts(note, tools.t), { fonts: tools.fonts, locale, author: seller.name, day: date })
}

function deliveryNoteTexts(note: DeliveryNote, t: PdfTools['t']): LetterTexts {
  const { number, date, orderNumber, purchaseOrder, position, locale, seller, deliverTo, lines, parcels, needsReceipt } = note
  const sent = parcels.map(({ carrier, trackingNumber }) => [carrier, trackingNumber].filter(Boolean).join(' '))
  return {
    title: `${t('fiscal.deliveryNote')} ${number}`,
    senderLine: senderLineOf(seller),
    address: addressLines(deliverTo),
    facts: [
      { label: t('fiscal.shippedOn'), value: formatDay(date, locale) },
      { label: t('order.number'), value: orderNumber },
      ...(purchaseOrder ? [{ label: t('reference.purchaseOrderNumber'), value: purchaseOrder }] : []),
      { label: t('fiscal.shipment'), value: String(position) },
    ],
    itemHead: [t('fiscal.item'), t('fiscal.ordered'), t('fiscal.enclosed'), t('fiscal.toFollow')],
    items: lines.map(({ sku, name, ordered, enclosed, toFollow }, index) => ({
      ...{ position: String(index + 1), name, details: [t('product.itemNumber', { sku })] },
      cells: [ordered, enclosed, toFollow].map(String),
    })),
    totals: [],
    paragraphs: [
      ...(sent.length > 0 ? [{ label: t('mail.trackingNumber'), text: sent.join(', ') }] : []),
      ...(needsReceipt ? [{ label: t('fiscal.receipt'), text: '_'.repeat(60) }] : []),
    ],
    footer: footerOf(seller, t),
    pageLabel: (page, pages) => `${number} · ${t('fiscal.page', { page: String(page), pages: String(pages) })}`,
  }
}
