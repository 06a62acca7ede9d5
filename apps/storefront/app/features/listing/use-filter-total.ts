import { SEARCH_DEBOUNCE_MS } from '@shop/domain/search'
import { useEffect, useState } from 'react'
import type { CategoryChoice } from '../../listing/category-choices.ts'
import { filterParameters, type ListingFilters } from '../../listing/listing-filters.ts'
import type { ListingSubject } from '../../listing/search-parameters.ts'
import { useShop } from '../../shop/use-shop.tsx'

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
  const asked = JSON.stringify(filterParameters(draft))
  const isKnown = asked === JSON.stringify(filterParameters(known))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says what the draft is
  useEffect(() => {
    if (isKnown) return setExpected(total)
    let isOutdated = false
    const waiting = setTimeout(async () => {
      try {
        const { askTotal } = await import('./ask-total.ts')
        const chosen = categories.find(({ key }) => key === draft.category)
        const of = chosen ? { ...subject, categoryId: chosen.id } : subject
        const answer = await askTotal(draft, of, language)
        if (!isOutdated) setExpected(answer)
      } catch {
        // The button works with any number.
      }
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      isOutdated = true
      clearTimeout(waiting)
    }
  }, [asked, isKnown, total])
  return expected
}
