/** A label with its value. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** A row of the table of a letter: what leads it, its texts, and what stands right, one per column. */
export interface ItemRow {
  readonly position: string
  readonly name: string
  /** Item number, note and discounts. */
  readonly details: readonly string[]
  readonly cells: readonly string[]
}

/** A QR code; lengths are modules, of which it is `size` wide and high, `path` is one of SVG for lines of width 1. */
export interface LetterCode {
  readonly label: string
  readonly size: number
  readonly path: string
}

/** Everything a business letter with a table says, in its language. */
export interface LetterTexts {
  readonly title: string
  readonly subtitle?: string
  readonly senderLine: string
  readonly address: readonly string[]
  readonly facts: readonly Fact[]
  /** Head of the name, and of each column on the right. */
  readonly itemHead: readonly string[]
  readonly items: readonly ItemRow[]
  readonly totals: readonly (Fact & { readonly isStrong?: boolean })[]
  readonly paragraphs: readonly { readonly label?: string; readonly text: string }[]
  /** Behind the paragraphs. */
  readonly code?: LetterCode
  readonly footer: readonly string[]
  pageLabel(page: number, pages: number): string
}
