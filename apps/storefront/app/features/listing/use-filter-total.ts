import { SEARCH_DEBOUNCE_MS } from '@shop/domain/search'
import { useEffect, useState } from 'react'
import type { CategoryChoice } from '../../listing/category-choices.ts'
import { filterParameters, type ListingFilters, type ListingSubject } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'

interface FilterTotal {
  readonly draft: ListingFilters
  /** Filters of the page, and how many products they leave. */
  readonly known: ListingFilters
  readonly total: number
  readonly categories: readonly CategoryChoice[]
  readonly subject: ListingSubject
}

/** How many products a draft of filters would leave; until that is known, and where it cannot be, the number before. */
export function useFilterTotal({ draft, known, total, categories, subject }: FilterTotal): number {
  const { language } = useShop()
  const [expected, setExpected] = useState(total)
  const wanted = JSON.stringify(filterParameters(draft))
  const isKnown = wanted === JSON.stringify(filterParameters(known))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` identifies the draft
  useEffect(() => {
    if (isKnown) return setExpected(total)
    let isOutdated = false
    const waiting = setTimeout(async () => {
      try {
        const { fetchTotal } = await import('../../listing/search-client.ts')
        const chosen = categories.find(({ key }) => key === draft.category)
        const of = chosen ? { ...subject, categoryId: chosen.id } : subject
        const found = await fetchTotal(draft, of, language)
        if (!isOutdated) setExpected(found)
      } catch {
        // The button works with any number.
      }
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      isOutdated = true
      clearTimeout(waiting)
    }
  }, [wanted, isKnown, total])
  return expected
}
