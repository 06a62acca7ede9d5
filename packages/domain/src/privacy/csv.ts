/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Rows as CSV after RFC 4180, with a heading and the byte order mark that spreadsheets need for texts that are not English. What
 * begins like a formula gets a quote in front: someone else may have typed it.
 */
export function csvOf(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  const lines = [columns, ...rows.map(row => columns.map(column => textOf(row[column])))]
  return `\uFEFF${lines.map(line => line.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
