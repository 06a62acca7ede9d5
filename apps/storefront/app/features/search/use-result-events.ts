import type { FoundProducts } from '@shop/domain/search'
import { useEffect } from 'react'
import type { Listing } from '../../shop/listing-request.ts'

/**
 * Tells which products of a search were seen, once per answer, and returns what tells that one was opened, with its place
 * in the whole result (SEARCH-16). A listing without words tells nothing (SEARCH-09).
 */
export function useResultEvents({ filters, page, pageSize }: Listing, { queryId, hits }: FoundProducts) {
  const products = hits.map(({ product }, index) => ({ id: product.id, position: (page - 1) * pageSize + index + 1 }))
  const hasWords = filters.query !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has another id
  useEffect(() => {
    if (hasWords && products.length > 0) tell({ queryId, type: 'view', products })
  }, [queryId, hasWords])
  return (index: number) => {
    const opened = products[index]
    if (hasWords && opened) tell({ queryId, type: 'click', products: [opened] })
  }
}

function tell(event: {
  readonly queryId: string
  readonly type: 'view' | 'click'
  readonly products: readonly { readonly id: string; readonly position: number }[]
}): void {
  void import('./ask-suggestions.ts').then(({ tellSearchEvent }) => tellSearchEvent({ ...event, place: 'results' }))
}
