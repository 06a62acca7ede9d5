/** Rows of texts under headings, in columns as wide as their widest text; numbers stand on the right. */
export function writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map(row => row[column]?.length ?? 0)))
  const write = (row: readonly string[]) =>
    row
      .map((text, column) => (isNumberText(text) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [headings, widths.map(width => '-'.repeat(width)), ...rows].map(write).join('\n')
}

/** A fact with its label; without a value where it is not known. */
export type Fact = readonly [label: string, value: string | number | undefined]

/** Facts about one thing, each with its label, on the left whatever they are; those without a value, or an empty one, are left out. */
export function writeFacts(facts: readonly Fact[]): string {
  const known = facts.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [[label, String(value)] as const]))
  const width = Math.max(0, ...known.map(([label]) => label.length))
  return known.map(([label, value]) => `${label.padEnd(width)}  ${value.replaceAll(/\s*\n\s*/g, ' ')}`).join('\n')
}

/** The name of a field or of one of its values in words: `contact name` for `contactName`. */
export function spellOut(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}

/** Whether a text is a number, a share, an amount or a measured time, or stands for one that is missing. */
export function isNumberText(text: string): boolean {
  return /^(?:–|(?:[A-Z]{3}\s?|[€£])?-?[\d.,]+\s?(?:%|ms|s|[A-Z]{3})?)$/.test(text)
}

/** An instant to the minute, in UTC, as the columns of tables have it: `2026-11-21 09:30`; empty for none. */
export function writeMinute(instant: string | null | undefined): string {
  return instant?.slice(0, 16).replace('T', ' ') ?? ''
}
