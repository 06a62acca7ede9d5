import { FIRST_PAGE } from '@shop/domain/product'
import { Button, Drawer } from '@shop/ui'
import { IconAdjustments } from '@shop/ui/icons'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { activeFiltersOf } from '../../listing/active-filters.ts'
import { hrefOfListing } from '../../listing/listing.ts'
import { NO_FILTERS } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FILTER_RAIL_ID, type FilterForm, HiddenListingFields } from './filter-form.tsx'

import { useFilterTotal } from './use-filter-total.ts'

/**
 * The filters over the page where there is no room for them next to the products (CAT-17): a draft that only its button
 * applies, which says how many products it leaves.
 */
export function FilterDialog({ listing, total, facets, categories, subject, pathname }: FilterForm) {
  const { t } = useShop()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState(listing.filters)
  const formId = useId()
  const expected = useFilterTotal({ draft: isOpen ? draft : listing.filters, known: listing.filters, total, categories, subject })
  const count = activeFiltersOf(listing.filters).length
  return (
    <div className="shrink-0 lg:hidden">
      <a
        href={`#${FILTER_RAIL_ID}`}
        aria-haspopup="dialog"
        onClick={event => {
          event.preventDefault()
          setDraft(listing.filters)
          setOpen(true)
        }}
        className="flex min-h-11 items-center justify-center gap-2 rounded-md border border-steel-500 bg-white px-3 text-sm font-semibold"
      >
        <IconAdjustments className="size-5 shrink-0" />
        {t('listing.filters')}
        {count > 0 ? (
          <span className="num grid size-6 place-items-center rounded-full bg-signal-400 text-xs text-ink-950">{count}</span>
        ) : null}
      </a>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('listing.filters')}
        closeLabel={t('listing.closeFilters')}
        footer={
          <div className="flex items-center gap-3">
            <Button variant="tertiary" onClick={() => setDraft({ ...NO_FILTERS, query: draft.query })}>
              {t('listing.clearAll')}
            </Button>
            <Button type="submit" form={formId} className="grow">
              <span aria-live="polite">{t('listing.showProducts', { count: expected })}</span>
            </Button>
          </div>
        }
      >
        <form
          id={formId}
          action={pathname}
          className="px-5 pb-5"
          onSubmit={event => {
            event.preventDefault()
            setOpen(false)
            void navigate(hrefOfListing(pathname, { ...listing, filters: draft, page: FIRST_PAGE }))
          }}
        >
          <HiddenListingFields listing={listing} />
          <FilterFields
            proposesRating
            filters={draft}
            facets={facets}
            categories={categories}
            isTagged={subject.tag !== undefined}
            onChange={setDraft}
          />
        </form>
      </Drawer>
    </div>
  )
}
