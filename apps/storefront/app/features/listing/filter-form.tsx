import type { SearchFacets } from '@shop/domain/search'
import type { CategoryChoice } from '../../listing/category-choices.ts'
import { type Listing, listingParameters } from '../../listing/listing.ts'
import { type ListingSubject, NO_FILTERS } from '../../listing/listing-filters.ts'

/** Id of the rail, which without scripts is shown on a phone by jumping to it. */
export const FILTER_RAIL_ID = 'filters'

/** What a form of filters is about. */
export interface FilterForm {
  readonly listing: Listing
  readonly total: number
  readonly facets: SearchFacets
  readonly categories: readonly CategoryChoice[]
  readonly subject: ListingSubject
  readonly pathname: string
}

/** What a form of filters carries over from the URL: words, order and size. */
export function HiddenListingFields({ listing }: { listing: Listing }) {
  const kept = { ...listing, page: 1, filters: { ...NO_FILTERS, query: listing.filters.query } }
  return listingParameters(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
