import type { FoundProducts } from '@shop/domain/search'
import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'
import { QuickAddButton } from '../features/cart/quick-add-button.tsx'
import { ActiveFilters } from '../features/listing/active-filters.tsx'
import { EmptyListing } from '../features/listing/empty-listing.tsx'
import { FilterDialog } from '../features/listing/filter-dialog.tsx'
import { FilterRail } from '../features/listing/filter-rail.tsx'
import { ListingFoot } from '../features/listing/listing-foot.tsx'
import { ListingToolbar } from '../features/listing/listing-toolbar.tsx'
import { ProductGrid } from '../features/product/product-grid.tsx'
import { HighlightedText } from '../features/search/highlighted-text.tsx'
import { useResultEvents } from '../features/search/use-result-events.ts'
import type { CategoryChoice } from '../listing/category-choices.ts'
import type { Listing } from '../listing/listing.ts'
import { isFiltered, type ListingSubject } from '../listing/listing-filters.ts'
import { useShop } from '../request/use-shop.tsx'

interface ProductListingProps {
  readonly listing: Listing
  readonly found: FoundProducts
  readonly totalsWithout: readonly number[]
  readonly pathname: string
  readonly subject: ListingSubject
  /** Categories to choose from and the name of the chosen one, where the page is not a category itself. */
  readonly categories?: readonly CategoryChoice[]
  readonly categoryName?: string
  /** Next to the products and above the filters. */
  readonly rail?: ReactNode
  /** Where a product that is out of stock sends to find its like. */
  readonly similarHref?: string
}

/** One page of a listing with its filters, order, size and other pages (CAT-01); what to do where it is empty. */
export function ProductListing({
  listing,
  found,
  totalsWithout,
  pathname,
  subject,
  categories = [],
  categoryName = '',
  rail,
  similarHref,
}: ProductListingProps) {
  const { text } = useShop()
  const { hits, facets, total } = found
  const sendOpened = useResultEvents(listing, found)
  // Where nothing is found without a filter there is nothing to filter.
  const form =
    facets && (total > 0 || isFiltered(listing.filters)) ? { listing, total, facets, categories, subject, pathname } : undefined
  const hasRail = Boolean(form ?? rail)
  return (
    <div className={classNames('mt-6 grid gap-x-8', hasRail && 'lg:grid-cols-[16rem_minmax(0,1fr)]')}>
      {form ? <FilterRail {...form}>{rail}</FilterRail> : rail ? <aside className="max-lg:hidden">{rail}</aside> : null}
      <div className="min-w-0">
        <div className="mb-4 items-start justify-between gap-x-6 gap-y-3 max-md:contents md:flex md:flex-wrap">
          <ActiveFilters listing={listing} pathname={pathname} categoryName={categoryName} />
          <div className="flex grow flex-wrap items-center gap-x-4 gap-y-3 max-md:sticky max-md:top-[7.5rem] max-md:z-20 max-md:-mx-4 max-md:mb-2 max-md:bg-white max-md:px-4 max-md:py-3">
            {form ? <FilterDialog {...form} /> : null}
            <ListingToolbar listing={listing} pathname={pathname} />
          </div>
        </div>
        {hits.length > 0 ? (
          <ProductGrid
            columns={hasRail ? 'next-to-rail' : 'full'}
            headingLevel="h2"
            products={hits.map(({ product }) => product)}
            eagerCount={hasRail ? 4 : 5}
            renderName={(product, index) => <HighlightedText text={text(product.name)} ranges={hits[index]?.highlights ?? []} />}
            onOpen={(_product, index) => sendOpened(index)}
            renderAction={product => <QuickAddButton product={product} {...(similarHref ? { similarHref } : {})} />}
          />
        ) : (
          <EmptyListing listing={listing} pathname={pathname} categoryName={categoryName} totalsWithout={totalsWithout} />
        )}
        <ListingFoot listing={listing} pathname={pathname} total={total} shown={hits.length} />
      </div>
    </div>
  )
}
