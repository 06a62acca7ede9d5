/** A question to an index. Pages begin with 0. */
export interface SearchQuery {
  readonly index: string
  readonly text: string
  readonly page: number
  readonly hitsPerPage: number
  /** Attributes whose values are counted. */
  readonly facets?: readonly string[]
  /** All groups hold, and of each one of its `attribute:value`; `attribute:-value` says that it is not. */
  readonly facetFilters?: readonly (readonly string[])[]
  /** Such as `price>=10`; all hold. */
  readonly numericFilters?: readonly string[]
  readonly attributesToHighlight?: readonly string[]
  /** Whether clicks on the hits will be told; they then have a `queryId`. Not for queries that only count. */
  readonly isForClicks?: boolean
  /** Whom the clicks are by: no personal data, and only of somebody who agreed to it. */
  readonly userToken?: string
}

/** A record that was found, as it was put into the index. Marked texts have `<mark>` around what was found. */
export interface SearchHit {
  readonly objectId: string
  readonly attributes: Readonly<Record<string, unknown>>
  /** By attribute; HTML of nobody's making: escape all of it but the marks. */
  readonly highlighted: Readonly<Record<string, string>>
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[]
  readonly hitCount: number
  readonly page: number
  readonly pageCount: number
  /** Per attribute how many records have each value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Smallest and largest value of attributes that are numbers. */
  readonly facetRanges: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  readonly queryId?: string
}

/** A search in somebody else's hands. */
export interface SearchProvider {
  /** The answers in the order of the queries; undefined when the service does not answer well, or not in time. */
  search(queries: readonly SearchQuery[]): Promise<readonly SearchAnswer[] | undefined>
  /** Ends open connections. */
  close(): Promise<void>
}
