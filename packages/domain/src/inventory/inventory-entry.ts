/** Stock of a SKU (STOCK-01). */
export interface InventoryEntry {
  readonly id: string
  readonly sku: string
  readonly availableQuantity: number
}

/** Availability of a variant: the shop's stock is of no channel, every store sells from it (STOCK-04). */
export interface Availability {
  readonly noChannel: { readonly isOnStock: boolean; readonly availableQuantity: number }
}

/** Availability that follows from a number of pieces. */
export function availabilityOf(availableQuantity: number): Availability {
  return { noChannel: { isOnStock: availableQuantity > 0, availableQuantity } }
}
