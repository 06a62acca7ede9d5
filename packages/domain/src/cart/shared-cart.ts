import { isChosenGoods, type LineItem } from './line-item.ts'

/** Days for which the link to a shared cart is good. */
export const SHARED_CART_DAYS = 30

/** Goods and units of a shared cart; prices are those of the day and of the market where it is read. */
export interface SharedCartLine {
  readonly sku: string
  readonly quantity: number
}

/** A cart as it was when it was shared. */
export interface SharedCart {
  readonly lineItems: readonly SharedCartLine[]
  /** Instant (ISO) from which no one can read it. */
  readonly expiresAt: string
}

/**
 * What of a cart is shared: goods that were chosen, each once. Gifts come from discounts, and guarantees belong to goods of one cart,
 * so that both stay out.
 */
export function sharedLinesOf(lines: readonly LineItem[]): readonly SharedCartLine[] {
  const units = new Map<string, number>()
  for (const { variant, quantity } of lines.filter(isChosenGoods))
    units.set(variant.sku, (units.get(variant.sku) ?? 0) + quantity)
  return [...units].map(([sku, quantity]) => ({ sku, quantity }))
}
