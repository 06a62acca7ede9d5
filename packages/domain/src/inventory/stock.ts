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
    /** Whether some are here. */
    readonly isOnStock: boolean
    /** Units that can be bought, those on preorder too. */
    readonly availableQuantity: number
    /** Units among them that come on the day on which more is expected; missing where all are here. */
    readonly preorderQuantity?: number
    /** The day, YYYY-MM-DD, on which more is expected, where that is known; it may have passed. */
    readonly expectedDelivery?: string
  }
}

/** Availability that follows from a quantity, from the day on which more is expected, and from units that come only then. */
export function availabilityOf(availableQuantity: number, expectedDelivery?: string, preorder = 0): Availability {
  const preorderQuantity = expectedDelivery === undefined ? 0 : Math.max(0, Math.min(preorder, availableQuantity))
  const stock = { isOnStock: availableQuantity > preorderQuantity, availableQuantity }
  return {
    noChannel: {
      ...stock,
      ...(expectedDelivery === undefined ? {} : { expectedDelivery }),
      ...(preorderQuantity > 0 ? { preorderQuantity } : {}),
    },
  }
}

/** Units that are here and can be bought. */
export function unitsHere({ noChannel: { availableQuantity, preorderQuantity = 0 } }: Availability): number {
  return availableQuantity - preorderQuantity
}

/** The day, YYYY-MM-DD, on which goods come that can be ordered before; undefined where some are here, or none can be ordered. */
export function preorderDayOf({ noChannel }: Availability): string | undefined {
  return !noChannel.isOnStock && (noChannel.preorderQuantity ?? 0) > 0 ? noChannel.expectedDelivery : undefined
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
