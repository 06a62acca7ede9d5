/** Rows under a head as text in columns; the first column to the left, numbers to the right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)))
  const formatRow = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  return [head, widths.map(width => '-'.repeat(width)), ...rows].map(formatRow).join('\n')
}
