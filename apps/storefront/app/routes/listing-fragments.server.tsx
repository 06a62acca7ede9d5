import type { AttributeFacet } from '@shop/domain/search'
import { renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import { ActiveFilters } from '../features/listing/active-filters.tsx'
import { EmptyListing } from '../features/listing/empty-listing.tsx'
import { ListingFoot } from '../features/listing/listing-foot.tsx'
import { activeFiltersOf } from '../listing/active-filters.ts'
import type { FoundListing } from '../listing/found-listing.ts'
import type { Listing } from '../listing/listing.ts'
import type { ShopData } from '../request/shop-data.ts'

interface ShownListing {
  readonly listing: Listing
  readonly pathname: string
  readonly total: number
  /** Products on the page. */
  readonly shown: number
  /** Products there would be without each filter, in the order of `activeFiltersOf`. */
  readonly totalsWithout: readonly number[]
  readonly categoryName: string
  readonly attributes: readonly AttributeFacet[]
}

/** The parts of a listing that are links alone, as HTML. */
export function listingFragments(
  data: ShopData,
  send: SendFragment,
  { listing, pathname, total, shown, totalsWithout, categoryName, attributes }: ShownListing,
): Pick<FoundListing, 'activeCount' | 'active' | 'empty' | 'foot'> {
  const named = attributes.filter(({ name }) => listing.filters.attributes?.[name] !== undefined)
  const words = { categoryName, attributes: named }
  const foot = renderStill(data, { name: 'listing-foot', input: [listing, pathname, total, shown] }, () => (
    <ListingFoot listing={listing} pathname={pathname} total={total} shown={shown} />
  ))
  const activeCount = activeFiltersOf(listing.filters).length
  return {
    activeCount,
    ...(activeCount > 0 ? { active: send('active-filters', active()) } : {}),
    ...(shown === 0 ? { empty: send('empty-listing', empty()) } : {}),
    foot: send('listing-foot', foot),
  }

  function active(): string {
    return renderStill(data, { name: 'active-filters', input: [listing, pathname, words] }, () => (
      <ActiveFilters listing={listing} pathname={pathname} words={words} />
    ))
  }

  function empty(): string {
    return renderStill(data, { name: 'empty-listing', input: [listing, pathname, words, totalsWithout] }, () => (
      <EmptyListing listing={listing} pathname={pathname} words={words} totalsWithout={totalsWithout} />
    ))
  }
}
