/** A line of a CSV file: comma-separated, quoted where needed, with CRLF at its end. */
export function csvLineOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
