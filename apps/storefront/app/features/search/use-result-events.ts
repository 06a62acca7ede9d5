import type { FoundProducts } from '@shop/domain/search'
import { useEffect } from 'react'
import type { Listing } from '../../listing/listing.ts'

/** A product of a result, with its place in the whole of it, from 1. */
interface PlacedProduct {
  readonly id: string
  readonly position: number
}

/** The products of a page that count as seen (SEARCH-16). A listing without words is no search, so none do (SEARCH-09). */
export function seenProducts(
  { filters, page, pageSize }: Listing,
  hits: readonly { readonly product: { readonly id: string } }[],
): PlacedProduct[] {
  if (filters.query === '') return []
  return hits.map(({ product: { id } }, index) => ({ id, position: (page - 1) * pageSize + index + 1 }))
}

/** Tells which products of a search were seen, once per answer, and returns what tells that one was opened (SEARCH-16). */
export function useResultEvents(listing: Listing, { queryId, hits }: FoundProducts) {
  const products = seenProducts(listing, hits)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has another id
  useEffect(() => {
    if (products.length > 0) tell({ queryId, type: 'view', products })
  }, [queryId])
  return (index: number) => {
    const opened = products[index]
    if (opened) tell({ queryId, type: 'click', products: [opened] })
  }
}

function tell(event: {
  readonly queryId: string
  readonly type: 'view' | 'click'
  readonly products: readonly PlacedProduct[]
}): void {
  void import('./ask-suggestions.ts').then(({ tellSearchEvent }) => tellSearchEvent({ ...event, place: 'results' }))
}
