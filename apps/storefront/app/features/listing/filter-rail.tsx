import { FIRST_PAGE } from '@shop/domain/product'
import { buttonClass } from '@shop/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { nextFrame } from '../../browser/environment.ts'
import { Remembered } from '../../commerce-ui/remembered.tsx'
import { hrefOfListing } from '../../listing/listing.ts'
import type { ListingFilters } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FILTER_RAIL_ID, type FilterForm, HiddenListingFields } from './filter-form.tsx'

interface FilterRailProps extends FilterForm {
  /** Above the filters, such as the categories around the one of the page. */
  readonly children?: ReactNode
}

/**
 * Filters next to a listing on wide screens; each applies at once, and nothing moves but the products. Without scripts it
 * is a form with a button, and on a phone it is where the link to the filters jumps to.
 */
export function FilterRail({ listing, facets, categories, CategoryFields, subject, pathname, children }: FilterRailProps) {
  const { t } = useShop()
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const [chosen, setChosen] = useState(listing.filters)
  // The last choice, until it is seen in its field and the listing is asked for.
  const unseen = useRef<ListingFilters>(undefined)
  useEffect(
    () => () => {
      unseen.current = undefined
    },
    [],
  )
  // While a choice is on its way the fields show it; afterwards they show what the URL says.
  useEffect(() => {
    if (isIdle && !unseen.current) setChosen(listing.filters)
  }, [listing.filters, isIdle])
  const apply = (filters: ListingFilters) => {
    setChosen(filters)
    unseen.current = filters
    void nextFrame().then(() => {
      // Another choice came after it, which contains it, or another page.
      if (unseen.current !== filters) return
      unseen.current = undefined
      void navigate(hrefOfListing(pathname, { ...listing, filters, page: FIRST_PAGE }), { preventScrollReset: true })
    })
  }
  return (
    <aside id={FILTER_RAIL_ID} aria-label={t('listing.filters')} className="max-lg:hidden max-lg:target:block">
      {children}
      <Remembered name="filters" shows={[listing, facets, categories, subject, pathname]}>
        <form
          action={pathname}
          onSubmit={event => {
            event.preventDefault()
            apply(chosen)
          }}
        >
          <HiddenListingFields listing={listing} />
          <h2 className="border-t border-steel-200 pt-4 pb-2 text-h4">{t('listing.filters')}</h2>
          <FilterFields
            filters={chosen}
            facets={facets}
            categories={categories}
            CategoryFields={CategoryFields}
            isTagged={subject.tag !== undefined}
            onChange={apply}
          />
          <noscript>
            <button type="submit" className={buttonClass('secondary', 'md')}>
              {t('listing.apply')}
            </button>
          </noscript>
        </form>
      </Remembered>
    </aside>
  )
}
