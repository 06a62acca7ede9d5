import type { SearchFacets } from '@shop/domain/search'
import type { CategoryChoice } from '../../listing/category-choices.ts'
import type { Listing } from '../../listing/listing.ts'
import type { ListingSubject } from '../../listing/search-parameters.ts'

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
