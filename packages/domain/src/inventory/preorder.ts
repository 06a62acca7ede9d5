/**
 * The units of a SKU: loaded = available + reserved + sold (rule S1). Of all that are loaded, `preorder` have not come yet; what
 * is here is sold first, so that of the available ones at most as many are still to come.
 */
export interface StockUnits {
  readonly loaded: number
  readonly available: number
  readonly reserved: number
  readonly sold: number
  readonly preorder: number
}

/** Units that can still be ordered before they come. */
export function openPreorderOf({ available, preorder }: StockUnits): number {
  return Math.min(available, preorder)
}

/** Units that orders and payments under way wait for. */
export function waitingUnitsOf(stock: StockUnits): number {
  return stock.preorder - openPreorderOf(stock)
}

/** With so many units that can be ordered before they come; 0 ends that, and what was ordered goes on waiting. */
export function withOpenPreorder(stock: StockUnits, units: number): StockUnits {
  const added = units - openPreorderOf(stock)
  return {
    ...stock,
    loaded: stock.loaded + added,
    available: stock.available + added,
    preorder: stock.preorder + added,
  }
}

/** After units have come: for who waits first, then for who orders before they come, then as more that can be sold. */
export function afterArrival(stock: StockUnits, units: number): StockUnits {
  const awaited = Math.min(units, stock.preorder)
  const more = units - awaited
  return {
    ...stock,
    loaded: stock.loaded + more,
    available: stock.available + more,
    preorder: stock.preorder - awaited,
  }
}

/**
 * After a count of the units that can be sold. Some that can be sold mean that the delivery is here, for all who wait; none ends
 * what can be ordered before it comes.
 */
export function afterCount(stock: StockUnits, available: number): StockUnits {
  const { reserved, sold } = stock
  return {
    ...stock,
    available,
    loaded: available + reserved + sold,
    preorder: available > 0 ? 0 : waitingUnitsOf(stock),
  }
}
