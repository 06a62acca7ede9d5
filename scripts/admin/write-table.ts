/** Rows of texts under headings, in columns as wide as their widest text; numbers stand on the right. */
export function writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map(row => row[column]?.length ?? 0)))
  const isNumber = (text: string) => /^-?[\d.,]+(?: [A-Z]{3})?$/.test(text)
  const write = (row: readonly string[]) =>
    row
      .map((text, column) => (isNumber(text) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [headings, widths.map(width => '-'.repeat(width)), ...rows].map(write).join('\n')
}
