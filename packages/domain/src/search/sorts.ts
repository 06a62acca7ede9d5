import { ATTRIBUTE_NAME } from './attribute-filters.ts'

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

/** Whether an input names an order of a listing. */
export function isProductSort(value: string): value is ProductSort {
  return SORTS.some(({ name }) => name === value)
}

/** An order by the numbers of an attribute: those that have none come last. */
export type AttributeSort = `a.${string}-${'up' | 'down'}`

/** Every order of a listing, by name. */
export type ListingSort = ProductSort | AttributeSort

/** What a listing is ordered by. */
export type ListingOrder =
  | (typeof SORTS)[number]
  | { readonly by: 'attribute'; readonly attribute: string; readonly isDescending: boolean }

const ATTRIBUTE_SORT = /^a\.(.+)-(up|down)$/

/** The name of an order by an attribute. */
export function attributeSortOf(attribute: string, isDescending: boolean): AttributeSort {
  return `a.${attribute}-${isDescending ? 'down' : 'up'}`
}

/** What an order is by; the default one for an unknown name. */
export function orderOf(name: ListingSort): ListingOrder {
  const [, attribute, direction] = ATTRIBUTE_SORT.exec(name) ?? []
  if (attribute !== undefined) return { by: 'attribute', attribute, isDescending: direction === 'down' }
  return SORTS.find(sort => sort.name === name) ?? SORTS[0]
}

/** Whether an input names an order of a listing, also one by an attribute. */
export function isListingSort(value: string): value is ListingSort {
  return isProductSort(value) || isAttributeSort(value)
}

/** Whether an input names an order by an attribute. */
export function isAttributeSort(value: string): value is AttributeSort {
  const [, attribute = ''] = ATTRIBUTE_SORT.exec(value) ?? []
  return ATTRIBUTE_NAME.test(attribute)
}
