/** Whether a cursor is at least as far as another one. Cursors are whole numbers as decimal text; an empty one is before all. */
export function hasReached(cursor: string, wanted: string): boolean {
  return numberOf(cursor) >= numberOf(wanted)
}

function numberOf(cursor: string): bigint {
  return /^\d+$/.test(cursor) ? BigInt(cursor) : -1n
}
