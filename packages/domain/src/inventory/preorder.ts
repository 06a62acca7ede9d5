/**
 * The pieces of a SKU: loaded = available + reserved + sold (rule S1). Of all that are loaded, `preorder` have not come yet; what
 * is here is sold first, so that of the available ones at most as many are still to come.
 */
export interface StockPieces {
  readonly loaded: number
  readonly available: number
  readonly reserved: number
  readonly sold: number
  readonly preorder: number
}

/** Pieces that can still be ordered before they come. */
export function openPreorderOf({ available, preorder }: StockPieces): number {
  return Math.min(available, preorder)
}

/** Pieces that orders and payments under way wait for. */
export function waitingPiecesOf(pieces: StockPieces): number {
  return pieces.preorder - openPreorderOf(pieces)
}

/** With so many pieces that can be ordered before they come; 0 ends that, and what was ordered goes on waiting. */
export function withOpenPreorder(pieces: StockPieces, units: number): StockPieces {
  const added = units - openPreorderOf(pieces)
  return {
    ...pieces,
    loaded: pieces.loaded + added,
    available: pieces.available + added,
    preorder: pieces.preorder + added,
  }
}

/** After pieces have come: for who waits first, then for who orders before they come, then as more that can be sold. */
export function afterArrival(pieces: StockPieces, units: number): StockPieces {
  const awaited = Math.min(units, pieces.preorder)
  const more = units - awaited
  return {
    ...pieces,
    loaded: pieces.loaded + more,
    available: pieces.available + more,
    preorder: pieces.preorder - awaited,
  }
}

/**
 * After a count of the pieces that can be sold. Some that can be sold mean that the delivery is here, for all who wait; none ends
 * what can be ordered before it comes.
 */
export function afterCount(pieces: StockPieces, available: number): StockPieces {
  const { reserved, sold } = pieces
  return {
    ...pieces,
    available,
    loaded: available + reserved + sold,
    preorder: available > 0 ? 0 : waitingPiecesOf(pieces),
  }
}
