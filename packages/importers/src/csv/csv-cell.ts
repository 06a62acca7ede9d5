/** A line of a CSV file: comma-separated, quoted where needed, with CRLF at its end. */
export function csvLineOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What table programs take for a formula: a cell that begins with one of these, whatever follows. */
const FORMULA = /^'*[=+\-@\t\r\n]/

/** A cell that no table program runs: a quote in front keeps it a text. `unescapeFormula` takes it away again. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The cell before `escapeFormula`; a corrected cell without the quote stays as it is. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
