/** A figure that must not be exceeded. */
export interface Bar {
  readonly limit: number
  /** What the limit counts, such as `SELECT`. */
  readonly unit: string
}

/** The bar in words, such as `<= 3 SELECT`. */
export function describeBar({ limit, unit }: Bar): string {
  return `<= ${limit} ${unit}`
}

/** Whether a figure keeps a bar. */
export function verdictOf(figure: number, { limit }: Bar): 'met' | 'missed' {
  return figure <= limit ? 'met' : 'missed'
}
