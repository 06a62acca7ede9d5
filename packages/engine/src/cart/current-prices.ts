import type { LineItem } from '@shop/domain/cart'
import type { SellableVariant } from './sellable-variant.ts'

/** Lines at the prices of now; a line that is not offered any more keeps its price, and ordering refuses it by name. */
export function atCurrentPrices(lines: readonly LineItem[], offers: ReadonlyMap<string, SellableVariant>): LineItem[] {
  return lines.map(line => {
    const price = offers.get(line.variant.sku)?.price
    // The price of a guarantee follows from its product.
    return price && line.type !== 'extra_guarantee' ? { ...line, price } : line
  })
}
