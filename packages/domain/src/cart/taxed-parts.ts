import type { DiscountedUnits } from '../discount/index.ts'
import { type CurrencyCode, type Money, moneyOf } from '../money/index.ts'
import { type TaxedItemPrice, type TaxRate, taxGross } from '../tax/index.ts'
import type { Cart } from './cart.ts'
import type { CustomLineItem, DiscountedPricePerQuantity, IncludedDiscountAmount, LineItem } from './line-item.ts'

/** What a part of a cart costs, taxed in the cart's mode. */
export interface TaxedPart {
  readonly taxRate: TaxRate
  /** Gross; in tax mode External net. */
  readonly totalPrice: Money
  readonly taxedPrice: TaxedItemPrice
}

/** How a cart is taxed: by its mode, with its rounding. */
export type Taxation = Pick<Cart, 'taxMode' | 'taxRoundingMode'>

const exempt = new WeakMap<TaxRate, TaxRate>()

/** The rate of a cart that is exempt from the tax; the same object for the same rate. */
function withoutTax(rate: TaxRate): TaxRate {
  const known = exempt.get(rate) ?? { ...rate, permyriad: 0, includedInPrice: false }
  exempt.set(rate, known)
  return known
}

const free = new WeakMap<TaxRate, TaxRate>()

/** The rate of what has no tax in its price, such as a guarantee that is exempt; the same object for the same rate. */
export function exemptRateOf(rate: TaxRate): TaxRate {
  const known = free.get(rate) ?? { ...rate, permyriad: 0 }
  free.set(rate, known)
  return known
}

/**
 * Taxes a gross amount: in tax mode Platform it stays and is split, in External the net part at the domestic rate is all
 * that is due and no tax comes on top (VAT-14, contract of the NET switch). Rounded once, here (rule M1).
 */
export function taxPart(gross: Money, rate: TaxRate, { taxMode, taxRoundingMode }: Taxation): TaxedPart {
  const taxedPrice = taxGross(gross, rate, taxRoundingMode)
  if (taxMode !== 'External') return { taxRate: rate, totalPrice: gross, taxedPrice }
  const net = taxedPrice.totalNet
  return {
    taxRate: withoutTax(rate),
    totalPrice: net,
    taxedPrice: { totalNet: net, totalGross: net, totalTax: moneyOf(net.currencyCode, 0) },
  }
}

/** Units of a line as they are kept: nothing while no discount touched them (DISC-07). */
export function discountedPricesOf(units: readonly DiscountedUnits[], currency: CurrencyCode): DiscountedPricePerQuantity[] {
  if (units.every(({ includedDiscounts }) => includedDiscounts.length === 0)) return []
  return units.map(({ quantity, centAmount, includedDiscounts }) => ({
    quantity,
    discountedPrice: {
      value: moneyOf(currency, centAmount),
      includedDiscounts: includedDiscounts.map(included => discountAmount(included.discountId, included.centAmount, currency)),
    },
  }))
}

/** A discount and its cents as money. */
export function discountAmount(discountId: string, centAmount: number, currency: CurrencyCode): IncludedDiscountAmount {
  return { discount: { id: discountId }, discountedAmount: moneyOf(currency, centAmount) }
}

/** A custom line with its amounts; `grossCent` is what it costs after discounts. */
export function taxCustomLine(line: CustomLineItem, grossCent: number, rate: TaxRate, taxation: Taxation): CustomLineItem {
  return { ...line, ...taxPart(moneyOf(line.money.currencyCode, grossCent), rate, taxation) }
}

/**
 * A line at what it costs now. One that costs what it did stays the same object: a change of a cart touches one line of it, and
 * what compares, stores or sends the others can see at once that they are as they were.
 */
export function withPrices(line: LineItem, units: readonly DiscountedPricePerQuantity[], part: TaxedPart): LineItem {
  const isSame = units.length === 0 && line.discountedPricePerQuantity.length === 0 && isSamePart(line, part)
  return isSame ? line : { ...line, discountedPricePerQuantity: units, ...part }
}

function isSamePart(one: TaxedPart, other: TaxedPart): boolean {
  return (
    one.taxRate === other.taxRate &&
    isSameMoney(one.totalPrice, other.totalPrice) &&
    isSameMoney(one.taxedPrice.totalNet, other.taxedPrice.totalNet) &&
    isSameMoney(one.taxedPrice.totalGross, other.taxedPrice.totalGross) &&
    isSameMoney(one.taxedPrice.totalTax, other.taxedPrice.totalTax)
  )
}

function isSameMoney(one: Money, other: Money): boolean {
  return one.centAmount === other.centAmount && one.currencyCode === other.currencyCode
}
