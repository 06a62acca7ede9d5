import { IconX } from '@shop/ui/icons'
import { activeFiltersOf } from '../../listing/active-filters.ts'
import type { ListingFilters } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { type FilterWords, filterName } from './filter-name.ts'

interface DraftFiltersProps {
  readonly draft: ListingFilters
  readonly words: FilterWords
  readonly onChange: (filters: ListingFilters) => void
}

/** What is chosen in the sheet of filters so far, each to be taken off by a tap. */
export function DraftFilters({ draft, words, onChange }: DraftFiltersProps) {
  const shop = useShop()
  const { t } = shop
  const chosen = activeFiltersOf(draft)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('listing.activeFilters')} className="flex flex-wrap gap-2 py-4">
      {chosen.map(filter => {
        const name = filterName(filter, shop, words)
        return (
          <li key={`${filter.facet.name} ${name}`}>
            <button
              type="button"
              onClick={() => onChange(filter.without)}
              aria-label={t('listing.removeFilter', { name })}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-steel-100 py-1 pr-2.5 pl-3.5 text-left text-sm wrap-anywhere hover:bg-steel-200"
            >
              {name}
              <IconX className="size-4 shrink-0" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
