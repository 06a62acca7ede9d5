import { currencyFiguresOf, type Money } from '../money/index.ts'

/** What a shopper is told about stock. `low` carries the quantity left. */
export type StockLevel =
  | { readonly level: 'in-stock' }
  | { readonly level: 'low'; readonly quantity: number }
  | { readonly level: 'out-of-stock' }

/** Quantity up to which stock counts as low: more expensive goods are stocked in smaller quantities (PDP-21). */
export function lowStockQuantity(price: Money): number {
  const { high, low } = currencyFiguresOf(price.currencyCode).lowStockBoundary
  if (price.centAmount >= high) return 2
  return price.centAmount >= low ? 5 : 10
}

/** Level of stock for a price and an available quantity (PDP-21). */
export function stockLevelOf(price: Money, availableQuantity: number): StockLevel {
  if (availableQuantity <= 0) return { level: 'out-of-stock' }
  if (availableQuantity <= lowStockQuantity(price)) return { level: 'low', quantity: availableQuantity }
  return { level: 'in-stock' }
}
