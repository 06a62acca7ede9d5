import { useEffect } from 'react'
import type { Listing } from '../../listing/listing.ts'

/** A product of a result, with its place in the whole of it, from 1. */
interface PlacedProduct {
  readonly id: string
  readonly position: number
}

/** The products of a page that count as seen (SEARCH-16). A listing without words is no search, so none do (SEARCH-09). */
export function seenProducts({ filters, page, pageSize }: Listing, ids: readonly string[]): PlacedProduct[] {
  if (filters.query === '') return []
  return ids.map((id, index) => ({ id, position: (page - 1) * pageSize + index + 1 }))
}

/** Sends which products of a search were seen, once per result, and returns a function that sends which one was opened (SEARCH-16). */
export function useResultEvents(
  listing: Listing,
  { queryId, ids }: { readonly queryId?: string; readonly ids: readonly string[] },
) {
  const products = seenProducts(listing, ids)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has another id
  useEffect(() => {
    if (queryId !== undefined && products.length > 0) sendEvent({ queryId, type: 'view', products })
  }, [queryId])
  return (index: number) => {
    const opened = products[index]
    if (queryId !== undefined && opened) sendEvent({ queryId, type: 'click', products: [opened] })
  }
}

function sendEvent(event: {
  readonly queryId: string
  readonly type: 'view' | 'click'
  readonly products: readonly PlacedProduct[]
}): void {
  void import('../../listing/search-client.ts').then(({ sendSearchEvent }) => sendSearchEvent({ ...event, place: 'results' }))
}
