/** What of a cart or an order is ordered before it comes. */
export interface Preorders {
  /** What is said of it at its line, by SKU, in the language of the page. */
  readonly notes: Readonly<Record<string, string>>
  /** The day, YYYY-MM-DD, on which the last of it is expected. */
  readonly expected?: string | undefined
}

/** Nothing, as for almost every cart. */
export const NO_PREORDERS: Preorders = { notes: {} }
