import type { Address } from '../address/index.ts'
import type { Order } from '../order/index.ts'
import type { Shipment } from '../shipment/index.ts'
import { creditNoteOf } from './credit-note-of.ts'
import { anExampleOrder, type ExampleOrder, ORDERED } from './fiscal.fixtures.ts'
import type { FiscalDocument } from './fiscal-document.ts'
import { type InvoiceFacts, invoiceOf } from './invoice-of.ts'
import { sellerOn } from './seller.ts'
import { fiscalNumberOf } from './series.ts'

const DISPATCHED = '2026-11-24T14:00:00.000Z'
const ISSUED = '2026-11-24'

/** A company in Austria whose number was confirmed. */
export const AUSTRIAN_COMPANY: Partial<Address> = {
  company: 'Müller & Söhne <GmbH>',
  custom: {
    vatNumber: 'ATU12345675',
    isVatValidated: true,
    vatEvidence: { checkedAt: ORDERED, service: 'vies-rest', requestId: 'WAPIAAAAX1' },
  },
}

const BANK = {
  accountOwner: 'Anvil Equipment GmbH',
  institute: 'Testbank',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
}

/** All lines of an order, in one shipment. */
export function aShipment(order: Order, changes: Partial<Shipment> = {}): Shipment {
  return {
    ...{ id: 'shipment-1', position: 1, parcels: [], dispatchedAt: DISPATCHED },
    lines: order.lineItems.map(({ id, quantity }) => ({ lineItemId: id, quantity })),
    ...changes,
  }
}

/** The invoice about all of an order, as first of its series. */
export function anInvoice(order: Order, changes: Partial<InvoiceFacts> = {}): FiscalDocument {
  const facts = {
    seller: sellerOn(ISSUED),
    issueDate: ISSUED,
    shipments: [aShipment(order)],
    before: [],
    invoicedBefore: 0,
    bankDetails: BANK,
  }
  const draft = invoiceOf(order, { ...facts, ...changes })
  return { ...draft, number: fiscalNumberOf(draft.series, 1) }
}

/** Orders of the examples of invoices. */
export const EXAMPLE_ORDERS: Readonly<
  Record<'domestic' | 'oss' | 'icSupply' | 'cashOnDelivery' | 'local' | 'exempt', ExampleOrder>
> = {
  domestic: {
    country: 'DE',
    lines: [
      { sku: 'EX30010001', name: 'Gastro-Pfanne', list: 1999, quantity: 2 },
      { sku: '4100010', name: 'Garantie 24 Monate', list: 995, parentSku: 'EX30010001' },
    ],
    shipping: 195,
  },
  oss: {
    country: 'FR',
    lines: [
      { sku: 'EX30010002', name: 'Étau', list: 12_995 },
      { sku: 'EX30010003', name: 'Mèches', list: 999, quantity: 3 },
      { sku: 'EX10000001', name: 'Gants', list: 5000, isGift: true },
    ],
    coupon: { gross: 1599, net: 1332 },
  },
  icSupply: {
    country: 'AT',
    lines: [
      { sku: 'EX30010004', name: 'Werkbank', list: 8995, unit: 8096, quantity: 5 },
      { sku: 'EX30010003', name: 'Bohrer', list: 999, quantity: 3 },
    ],
    shipping: 195,
    taxMode: 'External',
    paymentInterface: 'bank-transfer',
    address: AUSTRIAN_COMPANY,
  },
  cashOnDelivery: {
    country: 'CZ',
    lines: [
      { sku: 'EX30010005', name: 'Svěrák', list: 139_900 },
      { sku: 'EX30010003', name: 'Vrtáky', list: 33_333, quantity: 2 },
    ],
    shipping: 4900,
    codFee: 11_700,
    paymentInterface: 'cash-on-delivery',
  },
  // The first example with a guarantee that is exempt, and a discount on all of it.
  exempt: {
    country: 'DE',
    lines: [
      { sku: 'EX30010001', name: 'Gastro-Pfanne', list: 1999, quantity: 2 },
      { sku: '4100010', name: 'Garantie 24 Monate', list: 995, parentSku: 'EX30010001', isExempt: true },
    ],
    shipping: 195,
    coupon: { gross: 499, net: 435 },
  },
  local: {
    country: 'CH',
    lines: [
      { sku: 'EX30010006', name: 'Schraubstock', list: 24_995 },
      { sku: 'EX30010003', name: 'Bohrer', list: 395, quantity: 7 },
    ],
  },
}

/** The examples: invoices, and the credit note about one of three packs of the second, whose money went back with it. */
export function exampleDocuments(): Readonly<Record<keyof typeof EXAMPLE_ORDERS | 'credit', FiscalDocument>> {
  const of = (name: keyof typeof EXAMPLE_ORDERS) => anInvoice(anExampleOrder(EXAMPLE_ORDERS[name]))
  const oss = of('oss')
  const facts = { issueDate: '2026-12-01', earlier: [], paidBack: 899 }
  const draft = creditNoteOf(oss, { units: [{ line: 2, quantity: 1 }], charges: [] }, facts)
  return {
    ...{ domestic: of('domestic'), oss, icSupply: of('icSupply'), cashOnDelivery: of('cashOnDelivery'), local: of('local') },
    exempt: of('exempt'),
    credit: { ...draft, number: fiscalNumberOf(draft.series, 1) },
  }
}
