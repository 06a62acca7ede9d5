import { currencyFiguresOf, type Money } from '../money/index.ts'

/** What a shopper is told about stock. `low` carries the pieces left. */
export type StockLevel =
  | { readonly level: 'in-stock' }
  | { readonly level: 'low'; readonly pieces: number }
  | { readonly level: 'out-of-stock' }

/** Pieces from which on stock counts as low: dearer goods are stocked in fewer pieces (PDP-21). */
export function lowStockQuantity(price: Money): number {
  const { high, low } = currencyFiguresOf(price.currencyCode).lowStockBoundary
  if (price.centAmount >= high) return 2
  return price.centAmount >= low ? 5 : 10
}

/** Level of stock for a price and a number of pieces (PDP-21). */
export function stockLevelOf(price: Money, availableQuantity: number): StockLevel {
  if (availableQuantity <= 0) return { level: 'out-of-stock' }
  if (availableQuantity <= lowStockQuantity(price)) return { level: 'low', pieces: availableQuantity }
  return { level: 'in-stock' }
}
