import { type CartDiscount, type IncludedDiscount, plainUnits, reduceUnits } from '../discount/index.ts'
import { requireDefined } from '../error/index.ts'
import { type CurrencyCode, moneyOf, splitByWeights } from '../money/index.ts'
import type { TaxRate } from '../tax/index.ts'
import type { DiscountOnTotalPrice } from './cart.ts'
import { unitReductionOf } from './discount-chain.ts'
import { discountAmount, type Taxation, taxPart } from './taxed-parts.ts'

/** What discounts take off one amount in cents, such as the goods or the shipping fee: each of what the one before left. */
export function takeFromAmount(
  amountCent: number,
  discounts: readonly CartDiscount[],
  currency: CurrencyCode,
): IncludedDiscount[] {
  let left = plainUnits(1, amountCent)
  for (const discount of discounts) {
    const reduce = unitReductionOf(discount, currency)
    if (reduce) left = reduceUnits(left, discount.id, reduce)
  }
  return left.flatMap(({ includedDiscounts }) => includedDiscounts)
}

/**
 * A discount on the total with its net part. It is shared over the lines in proportion to what they cost, and each
 * line's net falls by what its share takes off it: net + tax = gross still holds in every part (rule M2).
 */
export function discountOnTotal(
  taken: readonly IncludedDiscount[],
  lines: readonly { readonly cents: number; readonly rate: TaxRate }[],
  taxation: Taxation,
  currency: CurrencyCode,
): DiscountOnTotalPrice | undefined {
  const gross = taken.reduce((sum, { centAmount }) => sum + centAmount, 0)
  if (gross === 0) return undefined
  const shares = splitByWeights(
    gross,
    lines.map(({ cents }) => cents),
  )
  const netOf = (centAmount: number, rate: TaxRate) =>
    taxPart(moneyOf(currency, centAmount), rate, taxation).taxedPrice.totalNet.centAmount
  const net = lines.reduce((sum, { cents, rate }, index) => {
    const share = requireDefined(shares[index], `share of line ${index} in a discount on the total`)
    return sum + netOf(cents, rate) - netOf(cents - share, rate)
  }, 0)
  return {
    discountedAmount: moneyOf(currency, taxation.taxMode === 'External' ? net : gross),
    discountedNetAmount: moneyOf(currency, net),
    includedDiscounts: taken.map(({ discountId, centAmount }) => discountAmount(discountId, centAmount, currency)),
  }
}
