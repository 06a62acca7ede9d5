import { currencyFiguresOf, type Money } from '../money/index.ts'

/** Stock of a SKU (STOCK-01). */
export interface InventoryEntry {
  readonly id: string
  readonly sku: string
  readonly availableQuantity: number
}

/** Availability of a variant: the shop's stock is of no channel, every store sells from it (STOCK-04). */
export interface Availability {
  readonly noChannel: {
    readonly isOnStock: boolean
    readonly availableQuantity: number
    /** The day, YYYY-MM-DD, on which more is expected, where that is known; it may have passed. */
    readonly expectedDelivery?: string
  }
}

/** Availability that follows from a quantity, and from the day on which more is expected. */
export function availabilityOf(availableQuantity: number, expectedDelivery?: string): Availability {
  const stock = { isOnStock: availableQuantity > 0, availableQuantity }
  return { noChannel: expectedDelivery === undefined ? stock : { ...stock, expectedDelivery } }
}

/** When goods that are sold out are expected to be back, as seen on a day: a day that is known and has not passed, else a month. */
export function expectedAgain(
  { noChannel: { expectedDelivery } }: Availability,
  today: string,
): { readonly day: string } | { readonly month: string } {
  if (expectedDelivery !== undefined && expectedDelivery >= today.slice(0, 10)) return { day: expectedDelivery }
  return { month: restockDate(today) }
}

/** What a shopper sees of the stock. `low` carries the quantity left. */
export type StockLevel =
  | { readonly level: 'in-stock' }
  | { readonly level: 'low'; readonly quantity: number }
  | { readonly level: 'out-of-stock' }

/** Quantity from which on stock counts as low: dearer goods are stocked in smaller quantities (PDP-21). */
export function lowStockQuantity(price: Money): number {
  const { high, low } = currencyFiguresOf(price.currencyCode).lowStockBoundary
  if (price.centAmount >= high) return 2
  return price.centAmount >= low ? 5 : 10
}

/** Level of stock for a price and a quantity (PDP-21). */
export function stockLevelOf(price: Money, availableQuantity: number): StockLevel {
  if (availableQuantity <= 0) return { level: 'out-of-stock' }
  if (availableQuantity <= lowStockQuantity(price)) return { level: 'low', quantity: availableQuantity }
  return { level: 'in-stock' }
}

/** Months after which goods that are sold out are expected to be back (PDP-14). */
const MONTHS = 3

/** The day, YYYY-MM-DD, three months after a given one; the last of its month where it would have no such day (PDP-14). */
export function restockDate(day: string): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + MONTHS + 1, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** Stock of a SKU as an importer hands it over: units loaded at first, before anything was sold. */
export interface StockDraft {
  readonly id: string
  readonly sku: string
  readonly quantity: number
}
