/** One part of a report: a heading, what its figures mean, charts and a table. */
export interface ReportSection {
  /** Names the part in URLs of the page. */
  readonly id: string
  readonly title: string
  /** What each figure is, a paragraph each. */
  readonly definitions: readonly string[]
  readonly charts: readonly Chart[]
  readonly tables: readonly ReportTable[]
  /** Said in place of charts and tables where there is nothing to report. */
  readonly nothing: string
}

/** Rows under headings; numbers stand on the right. */
export interface ReportTable {
  readonly caption?: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What a chart shows; texts of values come with them, since each has its unit. */
export type Chart = BarChart | DayChart

/** Bars one under another, the first on top. */
export interface BarChart {
  readonly kind: 'bars'
  readonly title: string
  readonly bars: readonly { readonly name: string; readonly value: number; readonly text: string }[]
  /** A value that bars should stay within, drawn as a line. */
  readonly target?: { readonly value: number; readonly text: string }
}

/** A value for each day of the period. */
export interface DayChart {
  readonly kind: 'days'
  readonly title: string
  /** `null`: not measured on that day. */
  readonly points: readonly { readonly day: string; readonly value: number | null }[]
  readonly style: 'bars' | 'line'
  readonly target?: { readonly value: number; readonly text: string }
}
