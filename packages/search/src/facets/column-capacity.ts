/** Capacity for a number of products: room for a few more, so that not every new one moves everything. */
export function capacityFor(count: number): number {
  return Math.ceil(count * 1.05) + 64
}

/** A longer copy of a column. */
export function grown<Column extends Uint8Array | Uint16Array | Int32Array | Uint32Array | Float32Array | Float64Array>(
  column: Column,
  capacity: number,
): Column {
  const copy = new (column.constructor as new (length: number) => Column)(capacity)
  copy.set(column)
  return copy
}
