import type { Address } from '../address/index.ts'
import type { CustomLineItem, LineItem, ShippingInfo } from '../cart/index.ts'
import { localeOf, marketOf } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { type CurrencyCode, moneyOf } from '../money/index.ts'
import type { Order } from '../order/index.ts'
import type { Payment, PaymentInterface } from '../payment/index.ts'
import { lineItemTypeOf } from '../product/index.ts'
import type { Shipment } from '../shipment/index.ts'
import { sumTaxed, type TaxMode, taxGross, taxRateOn } from '../tax/index.ts'
import { creditNoteOf } from './credit-note-of.ts'
import type { FiscalDocument } from './fiscal-document.ts'
import { type InvoiceFacts, invoiceOf } from './invoice-of.ts'
import { sellerOn } from './seller.ts'
import { fiscalNumberOf } from './series.ts'

const ORDERED = '2026-11-21T10:00:00.000Z'
const DISPATCHED = '2026-11-24T14:00:00.000Z'
const ISSUED = '2026-11-24'

interface ExampleLine {
  readonly sku: string
  readonly name?: string
  /** Gross price of a unit, and what is left of it after discounts on the line. */
  readonly list: number
  readonly unit?: number
  readonly quantity?: number
  readonly isGift?: boolean
  readonly parentSku?: string
  /** A guarantee that has no VAT. */
  readonly isExempt?: boolean
}

/** An order as an example describes it; amounts gross in cents. */
export interface ExampleOrder {
  readonly country: CountryCode
  readonly lines: readonly ExampleLine[]
  readonly shipping?: number
  readonly codFee?: number
  /** A coupon: gross, and its net part. */
  readonly coupon?: { readonly gross: number; readonly net: number }
  readonly taxMode?: TaxMode
  readonly paymentInterface?: PaymentInterface
  readonly isPaid?: boolean
  readonly address?: Partial<Address>
  readonly orderedAt?: string
}

const DISCOUNT = {
  version: 1,
  key: 'discount',
  isActive: true,
  sortOrder: '0.5',
  stackingMode: 'Stacking',
  requiresDiscountCode: true,
} as const

/** An order with these amounts, all of it ordered on one day. */
export function anExampleOrder(example: ExampleOrder): Order {
  const {
    country,
    lines,
    shipping = 0,
    codFee = 0,
    coupon,
    taxMode = 'Platform',
    paymentInterface = 'card-payment-provider',
  } = example
  const market = marketOf(country)
  const { currency } = market
  const orderedAt = example.orderedAt ?? ORDERED
  const rate = taxRateOn(country, orderedAt.slice(0, 10))
  const part = (gross: number, isExempt = false) => partOf(gross, currency, { country, orderedAt, taxMode, isExempt })
  const lineItems = lines.map((line, index): LineItem => lineOf(line, index, currency, part))
  const fee = (gross: number): CustomLineItem => ({
    ...{ id: 'fee', slug: 'cod-fee', name: { en: 'Cash on delivery fee', cs: 'Poplatek za dobírku' }, quantity: 1 },
    ...{ money: moneyOf(currency, gross), discountedPricePerQuantity: [] },
    ...part(gross),
  })
  const customLineItems = codFee > 0 ? [fee(codFee)] : []
  const shippingInfo: ShippingInfo = {
    ...{
      shippingMethod: { id: 'parcel', key: 'parcel' },
      shippingMethodState: 'MatchesCart',
      price: moneyOf(currency, shipping),
    },
    ...{ taxedPrice: part(shipping).taxedPrice, taxRate: rate, deliveryTime: '2-4' },
  }
  const off = { gross: taxMode === 'External' ? (coupon?.net ?? 0) : (coupon?.gross ?? 0), net: coupon?.net ?? 0 }
  const reduction = {
    totalNet: moneyOf(currency, -off.net),
    totalGross: moneyOf(currency, -off.gross),
    totalTax: moneyOf(currency, off.net - off.gross),
  }
  const taxed = [...lineItems, ...customLineItems, shippingInfo].map(({ taxedPrice }) => ({
    taxed: taxedPrice,
    rate: part(0).taxRate,
  }))
  const taxedPrice = sumTaxed(currency, [...taxed, { taxed: reduction, rate: part(0).taxRate }])
  const address = anExampleAddress(country, example.address)
  const total = taxedPrice.totalGross
  return {
    ...{ id: '0190a000-0000-7000-8000-000000000001', orderNumber: 'NS00001042', version: 1, createdAt: orderedAt },
    ...{ store: { key: country.toLowerCase() }, country, locale: localeOf(market), customerEmail: 'buyer@example.org' },
    ...{ orderState: 'Open', paymentState: 'Pending', shipmentState: 'Shipped', taxMode },
    ...(taxMode === 'External' ? { domesticPermyriad: rate.permyriad } : {}),
    ...{
      lineItems,
      customLineItems,
      totalPrice: total,
      taxedPrice,
      shippingInfo,
      shippingAddress: address,
      billingAddress: address,
    },
    discountCodes: [],
    appliedDiscounts: [
      {
        ...DISCOUNT,
        id: 'volume',
        name: { en: 'Volume discount', de: 'Mengenrabatt' },
        value: { type: 'relative', permyriad: 1000 },
        discountedAmount: total,
      },
      {
        ...DISCOUNT,
        id: 'coupon',
        name: { en: 'Welcome', fr: 'Bienvenue' },
        value: { type: 'relative', permyriad: 1000 },
        discountedAmount: total,
      },
    ],
    ...(coupon ? { discountOnTotalPrice: discountOf(coupon, off.gross, currency) } : {}),
    paymentInfo: {
      payments: [paymentOf(total, paymentInterface, example.isPaid ?? paymentInterface === 'card-payment-provider')],
    },
    cart: { id: 'cart', version: 1 },
  }
}

function discountOf(coupon: { readonly gross: number; readonly net: number }, taken: number, currency: CurrencyCode) {
  return {
    discountedAmount: moneyOf(currency, taken),
    discountedNetAmount: moneyOf(currency, coupon.net),
    includedDiscounts: [{ discount: { id: 'coupon' }, discountedAmount: moneyOf(currency, coupon.gross) }],
  }
}

function partOf(
  gross: number,
  currency: CurrencyCode,
  {
    country,
    orderedAt,
    taxMode,
    isExempt,
  }: Pick<ExampleOrder, 'country'> & { readonly orderedAt: string; readonly taxMode: TaxMode; readonly isExempt: boolean },
) {
  const domestic = taxRateOn(country, orderedAt.slice(0, 10))
  const rate = isExempt ? { ...domestic, permyriad: 0 } : domestic
  const taxedPrice = taxGross(moneyOf(currency, gross), rate)
  if (taxMode !== 'External') return { taxRate: rate, totalPrice: moneyOf(currency, gross), taxedPrice }
  const net = taxedPrice.totalNet
  return {
    taxRate: { ...rate, permyriad: 0, includedInPrice: false },
    totalPrice: net,
    taxedPrice: { totalNet: net, totalGross: net, totalTax: moneyOf(currency, 0) },
  }
}

function lineOf(
  line: ExampleLine,
  index: number,
  currency: CurrencyCode,
  part: (gross: number, isExempt?: boolean) => ReturnType<typeof partOf>,
): LineItem {
  const { sku, name = `Product ${sku}`, list, quantity = 1, isGift = false, parentSku, isExempt } = line
  const unit = isGift ? 0 : (line.unit ?? list)
  const discountedPrice = {
    value: moneyOf(currency, unit),
    includedDiscounts: [{ discount: { id: 'volume' }, discountedAmount: moneyOf(currency, list - unit) }],
  }
  return {
    ...{
      id: `line-${index + 1}`,
      productId: `product-${sku}`,
      name: { en: name },
      productSlug: { en: sku },
      productType: { key: 'test' },
    },
    ...{ brand: 'Test', variant: { id: 1, sku, images: [], attributes: [] }, isFreight: false, type: lineItemTypeOf(sku) },
    ...{ orderHint: index + 1, quantity, price: { id: sku, value: moneyOf(currency, list) }, priceMode: 'Platform' },
    lineItemMode: isGift ? 'GiftLineItem' : 'Standard',
    discountedPricePerQuantity: unit === list ? [] : [{ quantity, discountedPrice }],
    ...part(unit * quantity, isExempt),
    custom: parentSku ? { parentSku } : {},
  }
}

function paymentOf(total: Order['totalPrice'], paymentInterface: PaymentInterface, isPaid: boolean): Payment {
  const charge = { id: 'charge', type: 'Charge', state: 'Success', amount: total, timestamp: ORDERED } as const
  return {
    ...{ id: 'payment', version: 1, paymentMethodInfo: { paymentInterface, name: { en: 'Payment' } }, amountPlanned: total },
    transactions: isPaid ? [charge] : [],
  }
}

function anExampleAddress(country: CountryCode, changes: Partial<Address> = {}): Address {
  return {
    ...{
      firstName: 'Jana',
      lastName: 'Müller',
      streetName: 'Hauptstraße',
      streetNumber: '12',
      postalCode: '1010',
      city: 'Musterstadt',
      country,
    },
    ...changes,
  }
}

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
