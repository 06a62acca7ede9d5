import type { Money } from '../money/index.ts'
import { effectivePrice } from '../product/index.ts'
import type { Cart } from './cart.ts'

/** What of a cart is compared. */
type Compared = Pick<Cart, 'id' | 'lineItems'>

/**
 * Unit prices as they were before, by line id, of the lines that cost another price a unit now; empty when these are two carts.
 * Gifts have no price to speak of.
 */
export function formerUnitPrices(before: Compared | null, after: Compared | null): Readonly<Record<string, Money>> {
  if (!before || before.id !== after?.id) return {}
  const earlier = new Map(before.lineItems.map(line => [line.id, line] as const))
  return Object.fromEntries(
    after.lineItems.flatMap(line => {
      const known = earlier.get(line.id)
      if (!known || line.lineItemMode === 'GiftLineItem') return []
      const [was, is] = [effectivePrice(known.price), effectivePrice(line.price)]
      return was.centAmount === is.centAmount || was.currencyCode !== is.currencyCode ? [] : [[line.id, was] as const]
    }),
  )
}

/** Whether two states of a cart hold other products, or other quantities of them; gifts follow by themselves. */
export function holdsOtherGoods(one: Compared, other: Compared): boolean {
  const goodsOf = ({ lineItems }: Compared) =>
    new Map(lineItems.filter(line => line.lineItemMode === 'Standard').map(line => [line.id, line.quantity] as const))
  const [first, second] = [goodsOf(one), goodsOf(other)]
  return first.size !== second.size || [...first].some(([id, quantity]) => second.get(id) !== quantity)
}
