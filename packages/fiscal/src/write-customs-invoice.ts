import type { CustomsInvoice, CustomsLine } from '@shop/domain/fiscal'
import { moneyOf } from '@shop/domain/money'
import { formatMoney, regionName } from '@shop/i18n/format'
import { addressLines, footerOf, formatDay, senderLineOf } from './document-texts.ts'
import type { Fact, LetterTexts } from './letter-texts.ts'
import { writeLetter } from './write-letter.ts'
import type { PdfTools } from './write-pdf.ts'

/** Customs of every country read English; `t` of the tools is English too. */
const LOCALE = 'en-GB'

/** What a customs invoice says besides what it is made of. */
export interface CustomsForm extends PdfTools {
  /** Whether the seller states that the goods have preferential origin. */
  readonly hasOriginStatement: boolean
}

/** A customs invoice as PDF, in English. The same one gives the same bytes. */
export function writeCustomsInvoice(invoice: CustomsInvoice, form: CustomsForm): Promise<Uint8Array<ArrayBuffer>> {
  const { fonts } = form
  return writeLetter(textsOf(invoice, form), { fonts, locale: LOCALE, author: invoice.seller.name, day: invoice.date })
}

function textsOf(invoice: CustomsInvoice, { t, hasOriginStatement }: CustomsForm): LetterTexts {
  const { number, seller, deliverTo, lines, localVatId } = invoice
  return {
    title: `Customs invoice ${number}`,
    subtitle: localVatId
      ? 'For customs only, no VAT invoice: the invoice with local VAT is issued separately'
      : 'For customs only, no VAT invoice',
    senderLine: senderLineOf(seller),
    address: addressLines(deliverTo),
    facts: factsOf(invoice),
    itemHead: ['Description of goods', 'Units', 'HS code', 'Origin', 'Net weight', 'Value'],
    items: lines.map((line, index) => ({
      ...{ position: String(index + 1), name: line.name, details: detailsOf(line) },
      cells: [
        ...[String(line.quantity), line.hsCode ?? '–', line.countryOfOrigin ?? '–', weightText(line.netWeight)],
        money(invoice, line.value),
      ],
    })),
    totals: totalsOf(invoice),
    paragraphs: paragraphsOf(invoice, hasOriginStatement),
    footer: footerOf(seller, t),
    pageLabel: (page, pages) => `${number} · ${t('fiscal.page', { page: String(page), pages: String(pages) })}`,
  }
}

function factsOf(invoice: CustomsInvoice): Fact[] {
  const { date, orderNumber, incoterm, localVatId, deliverTo } = invoice
  return [
    { label: 'Date of dispatch', value: formatDay(date, LOCALE) },
    { label: 'Order', value: orderNumber },
    { label: 'Reason for export', value: 'Sale' },
    { label: 'Incoterm 2020', value: `${incoterm} ${deliverTo.city}` },
    { label: 'Dispatched from', value: regionName(invoice.seller.country, LOCALE) },
    { label: 'Destination', value: regionName(deliverTo.country, LOCALE) },
    ...(localVatId ? [{ label: "Seller's VAT number there", value: localVatId }] : []),
  ]
}

function detailsOf({ sku, isGift }: CustomsLine): string[] {
  return [`Item ${sku}`, ...(isGift ? ['Free of charge; value for customs only'] : [])]
}

function totalsOf(invoice: CustomsInvoice): LetterTexts['totals'] {
  const { total, freight, netWeight, grossWeight } = invoice
  return [
    { label: 'Goods without VAT', value: money(invoice, total - freight) },
    ...(freight > 0 ? [{ label: 'Freight without VAT', value: money(invoice, freight) }] : []),
    { label: 'Total value for customs', value: money(invoice, total), isStrong: true },
    { label: 'Net weight', value: weightText(netWeight) },
    { label: 'Gross weight', value: weightText(grossWeight) },
  ]
}

function paragraphsOf(invoice: CustomsInvoice, hasOriginStatement: boolean): LetterTexts['paragraphs'] {
  const { parcels, buyer, deliverTo, seller, eori } = invoice
  const place = [seller.name, ...seller.lines, `${seller.postalCode} ${seller.city}`, regionName(seller.country, LOCALE)]
  const isOther = addressLines(buyer).join() !== addressLines(deliverTo).join()
  const numbers = parcels.map(({ carrier, trackingNumber }) => [carrier, trackingNumber].filter(Boolean).join(' ')).join(', ')
  return [
    { label: 'Exporter', text: [...place, `EORI ${eori}`].join(', ') },
    ...(isOther ? [{ label: 'Buyer', text: addressLines(buyer).join(', ') }] : []),
    { label: 'Parcels', text: parcels.length > 0 ? `${parcels.length}: ${numbers}` : '1' },
    ...(hasOriginStatement
      ? [
          {
            label: 'Statement of origin',
            text: `The exporter of the products covered by this document declares that, except where otherwise clearly indicated, these products are of European Union preferential origin.`,
          },
        ]
      : []),
    { text: 'We declare that what this document says is true and correct.' },
    { label: 'Place, date, name, signature', text: '_'.repeat(60) },
  ]
}

function money({ currency }: CustomsInvoice, cents: number): string {
  return formatMoney(moneyOf(currency, cents), LOCALE)
}

function weightText(kilograms: number | undefined): string {
  return kilograms === undefined ? '–' : `${kilograms}\u00a0kg`
}
