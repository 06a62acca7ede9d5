/**
 * Orders of a listing (CAT-07), the default first. Names are those of URLs and queries; `price-up`, `price-down` and
 * `latest` are the specified aliases (API-42).
 */
export const SORTS = [
  { name: 'relevance', by: 'relevance', isDescending: true, label: 'listing.sortRelevance' },
  { name: 'name-asc', by: 'name', isDescending: false, label: 'listing.sortNameAsc' },
  { name: 'name-desc', by: 'name', isDescending: true, label: 'listing.sortNameDesc' },
  { name: 'price-up', by: 'price', isDescending: false, label: 'listing.sortPriceUp' },
  { name: 'price-down', by: 'price', isDescending: true, label: 'listing.sortPriceDown' },
  { name: 'latest', by: 'created', isDescending: true, label: 'listing.sortLatest' },
] as const satisfies readonly {
  readonly name: string
  readonly by: 'relevance' | 'name' | 'price' | 'created'
  readonly isDescending: boolean
  /** Message key. */
  readonly label: string
}[]

export type ProductSort = (typeof SORTS)[number]['name']

export const PRODUCT_SORTS: readonly ProductSort[] = SORTS.map(({ name }) => name)
export const DEFAULT_SORT = 'relevance' satisfies ProductSort

/** The row of an order. */
export function sortOf(name: ProductSort): (typeof SORTS)[number] {
  return SORTS.find(sort => sort.name === name) ?? SORTS[0]
}

/** Whether an input names an order of a listing. */
export function isProductSort(value: string): value is ProductSort {
  return SORTS.some(({ name }) => name === value)
}
