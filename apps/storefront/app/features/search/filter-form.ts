import type { SearchFacets } from '@shop/domain/search'
import type { Listing } from '../../shop/listing-request.ts'
import type { ListingSubject } from '../../shop/search-parameters-of.ts'
import type { CategoryChoice } from './category-choices.ts'

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
