import { FIRST_PAGE } from '@shop/domain/product'
import { buttonClass } from '@shop/ui'
import { activeFiltersOf } from '../../listing/active-filters.ts'
import { hrefOfListing, type Listing } from '../../listing/listing.ts'
import { NO_FILTERS } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { type FilterWords, filterName } from './filter-name.ts'

interface EmptyListingProps {
  readonly listing: Listing
  readonly pathname: string
  readonly words: FilterWords
  /** Products without each filter, in the order of `activeFiltersOf`; empty where that is not known. */
  readonly totalsWithout: readonly number[]
}

/** What to do where nothing fits: which filter to take off and what that brings, else the ways to what people want (SEARCH-21). */
export function EmptyListing({ listing, pathname, words, totalsWithout }: EmptyListingProps) {
  const shop = useShop()
  const { t, hrefs } = shop
  const filters = activeFiltersOf(listing.filters).map((filter, index) => ({ filter, total: totalsWithout[index] }))
  const helpful = filters.filter(({ total }) => total === undefined || total > 0)
  const { query } = listing.filters
  return (
    <div className="grid justify-items-start gap-4 py-8">
      <p className="text-lg text-ink-800">
        {filters.length > 0 ? t('listing.noMatch') : query ? t('search.noResultsHelp') : t('listing.empty')}
      </p>
      {filters.length > 0 ? (
        <ul className="grid justify-items-start gap-2">
          {helpful.map(({ filter, total }) => (
            <li key={`${filter.facet.name} ${filterName(filter, shop, words)}`}>
              <a
                href={hrefOfListing(pathname, { ...listing, filters: filter.without, page: FIRST_PAGE })}
                rel="nofollow"
                className={buttonClass('tertiary', 'md')}
              >
                {t('listing.removeFilter', { name: filterName(filter, shop, words) })}
                {total === undefined ? null : (
                  <span className="num font-normal text-steel-600">{t('listing.products', { count: total })}</span>
                )}
              </a>
            </li>
          ))}
          {filters.length > 1 ? (
            <li>
              <a
                href={hrefOfListing(pathname, { ...listing, filters: { ...NO_FILTERS, query }, page: FIRST_PAGE })}
                className={buttonClass('tertiary', 'md')}
              >
                {t('listing.clearAll')}
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={hrefs.category()} className={buttonClass('link')}>
          {t('listing.emptyAction')}
        </a>
        <a href={hrefs.bestsellers()} className={buttonClass('link')}>
          {t('search.bestsellers')}
        </a>
        <a href={hrefs.sales()} className={buttonClass('link')}>
          {t('search.sales')}
        </a>
      </p>
    </div>
  )
}
