import { requireDefined } from '../error/index.ts'
import type { LocalizedString } from '../market/index.ts'
import { addTo, amountStepOf, type Money, moneyOf, splitByWeights } from '../money/index.ts'
import type { AppliedDiscount, Cart } from './cart.ts'
import { goodsTotal } from './cart-totals.ts'
import type { LineItem } from './line-item.ts'

/** What a discount takes off, as a row of the sums. */
export interface DiscountRow {
  readonly id: string
  readonly name: LocalizedString
  readonly amount: Money
}

/** The sums of a cart or an order down to its total: goods - discounts + fees + shipping. */
export interface CartSums {
  /** Goods before the discounts below. */
  readonly goods: Money
  readonly discounts: readonly DiscountRow[]
  /** What shipping costs; `before` where discounts on shipping take something off, which `discountNames` name. */
  readonly shipping?: { readonly price: Money; readonly before?: Money; readonly discountNames: readonly LocalizedString[] }
}

type Summed = Pick<Cart, 'lineItems' | 'totalPrice' | 'taxMode' | 'shippingInfo' | 'appliedDiscounts' | 'discountOnTotalPrice'>

/**
 * Rows whose amounts add up to the total together with the custom lines. Gifts are lines at zero and no row. In tax mode
 * External the goods are shown after discounts on lines, which are gross, and only discounts on the total are rows.
 */
export function cartSums(cart: Summed): CartSums {
  const { currencyCode } = cart.totalPrice
  const onLines = cart.taxMode === 'External' ? new Map<string, number>() : takenOffLines(cart.lineItems)
  const onTotal = takenOffTotal(cart)
  const discounts = cart.appliedDiscounts.flatMap(({ id, name }): DiscountRow[] => {
    // A discount counts on lines, on the total, or on neither, such as one on shipping: zero is meant.
    const centAmount = (onLines.get(id) ?? 0) + (onTotal.get(id) ?? 0)
    return centAmount === 0 ? [] : [{ id, name, amount: moneyOf(currencyCode, centAmount) }]
  })
  const taken = [...onLines.values()].reduce((sum, centAmount) => sum + centAmount, 0)
  const goods = moneyOf(currencyCode, goodsTotal(cart).centAmount + taken)
  return { goods, discounts, ...shippingOf(cart) }
}

/** Number of units of goods; guarantees do not count (EG-10). */
export function totalQuantity(lines: readonly Pick<LineItem, 'type' | 'quantity'>[]): number {
  return lines.reduce((sum, { type, quantity }) => (type === 'extra_guarantee' ? sum : sum + quantity), 0)
}

function shippingOf({ shippingInfo, appliedDiscounts }: Summed): Pick<CartSums, 'shipping'> {
  if (!shippingInfo) return {}
  const { price, discountedPrice } = shippingInfo
  if (!discountedPrice) return { shipping: { price, discountNames: [] } }
  const discountNames = discountedPrice.includedDiscounts.flatMap(({ discount }) => nameOf(discount.id, appliedDiscounts))
  return { shipping: { price: discountedPrice.value, before: price, discountNames } }
}

/** What each discount takes off a line, all its units together; gross. Gifts are free by themselves. */
export function lineDiscounts(
  line: LineItem,
  applied: readonly AppliedDiscount[],
): { readonly name: LocalizedString; readonly amount: Money }[] {
  const { currencyCode } = line.totalPrice
  return [...takenOffLines([line])].flatMap(([id, centAmount]) =>
    nameOf(id, applied).map(name => ({ name, amount: moneyOf(currencyCode, centAmount) })),
  )
}

function nameOf(id: string, applied: readonly AppliedDiscount[]): LocalizedString[] {
  return applied.filter(discount => discount.id === id).map(({ name }) => name)
}

function takenOffLines(lines: readonly LineItem[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const line of lines.filter(({ lineItemMode }) => lineItemMode === 'Standard')) {
    for (const { quantity, discountedPrice } of line.discountedPricePerQuantity) {
      for (const { discount, discountedAmount } of discountedPrice.includedDiscounts)
        addTo(taken, discount.id, quantity * discountedAmount.centAmount)
    }
  }
  return taken
}

/** Shares of the discounts in what is taken off the total, which is net in tax mode External. */
function takenOffTotal({ discountOnTotalPrice }: Summed): Map<string, number> {
  if (!discountOnTotalPrice) return new Map()
  const { discountedAmount, includedDiscounts } = discountOnTotalPrice
  const shares = splitByWeights(
    discountedAmount.centAmount,
    includedDiscounts.map(included => included.discountedAmount.centAmount),
    amountStepOf(discountedAmount.currencyCode),
  )
  return new Map(
    includedDiscounts.map(({ discount }, index) => [
      discount.id,
      requireDefined(shares[index], `share of discount ${discount.id} in the discount on the total`),
    ]),
  )
}
