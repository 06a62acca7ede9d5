import { FIRST_PAGE } from '@shop/domain/product'
import { IconX } from '@shop/ui/icons'
import { activeFiltersOf } from '../../listing/active-filters.ts'
import { hrefOfListing, type Listing } from '../../listing/listing.ts'
import { NO_FILTERS } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { type FilterWords, filterName } from './filter-name.ts'

interface ActiveFiltersProps {
  readonly listing: Listing
  readonly pathname: string
  readonly words: FilterWords
}

/** The filters that are set, each a link that takes it off, and one that takes off all. */
export function ActiveFilters({ listing, pathname, words }: ActiveFiltersProps) {
  const shop = useShop()
  const { t } = shop
  const filters = activeFiltersOf(listing.filters)
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('listing.activeFilters')} className="flex flex-wrap items-center gap-2">
      {filters.map(filter => {
        const name = filterName(filter, shop, words)
        return (
          <li key={`${filter.facet.name} ${name}`}>
            <a
              href={hrefOfListing(pathname, { ...listing, filters: filter.without, page: FIRST_PAGE })}
              rel="nofollow"
              data-keep-scroll
              aria-label={t('listing.removeFilter', { name })}
              className="flex min-h-9 items-center gap-2 rounded-full bg-steel-100 py-1 pr-2.5 pl-3.5 text-sm wrap-anywhere hover:bg-steel-200"
            >
              {name}
              <IconX className="size-4 shrink-0" />
            </a>
          </li>
        )
      })}
      <li>
        <a
          href={hrefOfListing(pathname, {
            ...listing,
            filters: { ...NO_FILTERS, query: listing.filters.query },
            page: FIRST_PAGE,
          })}
          rel="nofollow"
          data-keep-scroll
          className="flex min-h-9 items-center px-2 text-sm font-medium text-link underline underline-offset-4"
        >
          {t('listing.clearAll')}
        </a>
      </li>
    </ul>
  )
}
