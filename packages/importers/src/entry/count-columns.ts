import type { ColumnNote } from './import-entry.ts'

/** Counts in how many rows columns that are not taken over have a value. */
export function countColumns(header: readonly string[], others: ReadonlyMap<number, string>) {
  const counts = new Map([...others.keys()].map(index => [index, 0]))
  return {
    count(cells: readonly string[]): void {
      for (const [index, count] of counts) if ((cells[index] ?? '').trim() !== '') counts.set(index, count + 1)
    },
    notes: (): ColumnNote[] =>
      [...others].map(([index, reason]) => ({ column: header[index] ?? '', rows: counts.get(index) ?? 0, reason })),
  }
}
