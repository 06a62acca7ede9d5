import type { Address } from '../address/index.ts'
import type { CustomLineItem, LineItem, ShippingInfo } from '../cart/index.ts'
import { localeOf, marketOf } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { type CurrencyCode, moneyOf } from '../money/index.ts'
import type { Order } from '../order/index.ts'
import type { Payment, PaymentInterface } from '../payment/index.ts'
import { lineItemTypeOf } from '../product/index.ts'
import { sumTaxed, type TaxMode, taxGross, taxRateOn } from '../tax/index.ts'

/** When example orders are placed. */
export const ORDERED = '2026-11-21T10:00:00.000Z'

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
