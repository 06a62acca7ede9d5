import { FIRST_PAGE } from '@shop/domain/product'
import { Button, Drawer } from '@shop/ui'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { hrefOfListing } from '../../listing/listing.ts'
import { NO_FILTERS } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { DraftFilters } from './draft-filters.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type FilterSheetForm, HiddenListingFields } from './filter-form.tsx'
import { useFilterTotal } from './use-filter-total.ts'

interface FilterSheetProps extends FilterSheetForm {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The filters over the page: a draft that only its button applies, which says how many products it leaves. */
export function FilterSheet({ isOpen, onClose, ...props }: FilterSheetProps) {
  const { listing, total, facets, categories, CategoryFields, subject, pathname, words } = props
  const { t, text } = useShop()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(listing.filters)
  const [wasOpen, setWasOpen] = useState(isOpen)
  // Each time it opens it begins with what the page shows.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setDraft(listing.filters)
  }
  const formId = useId()
  const expected = useFilterTotal({ draft: isOpen ? draft : listing.filters, known: listing.filters, total, categories, subject })
  const draftCategory = categories.find(({ key }) => key === draft.category)
  const categoryName = draftCategory ? text(draftCategory.name) : words.categoryName
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t('listing.filters')}
      closeLabel={t('listing.closeFilters')}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="tertiary" className="max-sm:grow" onClick={() => setDraft({ ...NO_FILTERS, query: draft.query })}>
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
          onClose()
          void navigate(hrefOfListing(pathname, { ...listing, filters: draft, page: FIRST_PAGE }))
        }}
      >
        <HiddenListingFields listing={listing} />
        <DraftFilters draft={draft} words={{ ...words, categoryName }} onChange={setDraft} />
        <FilterFields
          isOverPage
          filters={draft}
          facets={facets}
          categories={categories}
          CategoryFields={CategoryFields}
          isTagged={subject.tag !== undefined}
          onChange={setDraft}
        />
      </form>
    </Drawer>
  )
}
