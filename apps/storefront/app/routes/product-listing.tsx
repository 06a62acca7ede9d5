import { classNames } from '@shop/ui'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { skusListedIn, TRACKED_LIST } from '../browser/tracking/listed-skus.ts'
import { track } from '../browser/tracking/track.ts'
import { Fragment } from '../commerce-ui/fragment.tsx'
import { CARD_PICTURE_SIZES, preloadPicture } from '../commerce-ui/pictures.tsx'
import { Remembered } from '../commerce-ui/remembered.tsx'
import { FilterDialog } from '../features/listing/filter-dialog.tsx'
import type { FilterForm } from '../features/listing/filter-form.tsx'
import { FilterRail } from '../features/listing/filter-rail.tsx'
import { ListingToolbar } from '../features/listing/listing-toolbar.tsx'
import type { CategoryChoice } from '../listing/category-choices.ts'
import type { FoundListing } from '../listing/found-listing.ts'
import type { ListingSubject } from '../listing/listing-filters.ts'

interface ProductListingProps {
  readonly found: FoundListing
  readonly subject: ListingSubject
  /** Categories to choose from and the name of the chosen one, where the page is not a category itself. */
  readonly categories?: readonly CategoryChoice[]
  readonly categoryName?: string
  readonly CategoryFields?: FilterForm['CategoryFields']
  /** Called with the place of a product of a search, from 0, when it is opened. */
  readonly onOpen?: (position: number) => void
  /** Next to the products and above the filters. */
  readonly rail?: ReactNode
}

/** One page of a listing with its filters, order, size and other pages (CAT-01); what to do where it is empty. */
export function ProductListing({
  found,
  subject,
  categories = [],
  categoryName = '',
  CategoryFields,
  onOpen,
  rail,
}: ProductListingProps) {
  const { listing, pathname, facets, total, cards, activeCount, active, empty, foot } = found
  preloadPicture(found.firstPicture, CARD_PICTURE_SIZES)
  const part = useTrackedList(found)
  const open = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-position]') : null
    if (link) onOpen?.(Number(link.dataset.position))
  }
  const form = facets ? { listing, total, facets, categories, CategoryFields, subject, pathname } : undefined
  const attributes = facets?.attributes ?? []
  const words = { categoryName, attributes }
  const hasRail = Boolean(form ?? rail)
  return (
    <div className={classNames('mt-6 grid gap-x-8', hasRail && 'lg:grid-cols-[16rem_minmax(0,1fr)]')}>
      {form ? <FilterRail {...form}>{rail}</FilterRail> : rail ? <aside className="max-lg:hidden">{rail}</aside> : null}
      <div ref={part} {...TRACKED_LIST} className="min-w-0">
        <div className="mb-4 items-start justify-between gap-x-6 gap-y-3 max-md:contents md:flex md:flex-wrap">
          {active ? <Fragment fragment={active} /> : null}
          {form || total > 0 ? (
            <Remembered name="toolbar" shows={[listing, total, facets, categories, subject, pathname, categoryName, attributes]}>
              <div className="flex grow flex-wrap items-center gap-x-4 gap-y-3 max-md:sticky max-md:top-(--header-h) max-md:z-20 max-md:-mx-4 max-md:mb-2 max-md:bg-white max-md:px-4 max-md:py-3">
                {form ? <FilterDialog {...form} words={words} activeCount={activeCount} /> : null}
                {total > 0 ? <ListingToolbar listing={listing} pathname={pathname} attributes={attributes} /> : null}
              </div>
            </Remembered>
          ) : null}
        </div>
        {empty ? <Fragment fragment={empty} /> : <Fragment fragment={cards} onClick={open} />}
        <Fragment fragment={foot} />
      </div>
    </div>
  )
}

/** Tracks the products of each page of a listing (TRACK-03), as its cards name them: a page carries no other list of them. */
function useTrackedList({ listing, pathname }: FoundListing) {
  const part = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of products has other cards
  useEffect(() => {
    const skus = part.current ? skusListedIn(part.current) : []
    const id = pathname.split('/').findLast(Boolean) ?? ''
    // Headings have soft hyphens in their long words.
    const name = (document.querySelector('h1')?.textContent ?? id).replaceAll('\u00ad', '')
    const isSearch = pathname.split('/').includes('search')
    track({ kind: 'view-list', list: { id, name, ...(isSearch ? { query: listing.filters.query } : {}) }, skus })
  }, [pathname, JSON.stringify(listing)])
  return part
}
