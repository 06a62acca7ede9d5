import type { SearchFacets } from '@shop/domain/search'
import type { ComponentType } from 'react'
import type { CategoryChoice } from '../../listing/category-choices.ts'
import { type Listing, listingParameters } from '../../listing/listing.ts'
import { type ListingSubject, NO_FILTERS } from '../../listing/listing-filters.ts'
import type { CategoryFieldsProps } from './category-fields.tsx'
import type { FilterWords } from './filter-name.ts'

/** Id of the rail, which without scripts is shown on a phone by jumping to it. */
export const FILTER_RAIL_ID = 'filters'

/** What a form of filters is about. */
export interface FilterForm {
  readonly listing: Listing
  readonly total: number
  readonly facets: SearchFacets
  readonly categories: readonly CategoryChoice[]
  /** See `FilterFields`. */
  readonly CategoryFields?: ComponentType<CategoryFieldsProps> | undefined
  readonly subject: ListingSubject
  readonly pathname: string
}

/** The same over the page, which says in words what is chosen. */
export interface FilterSheetForm extends FilterForm {
  readonly words: FilterWords
  /** How many filters are set. */
  readonly activeCount: number
}

/** What a form of filters carries over from the URL: words, order and size. */
export function HiddenListingFields({ listing }: { listing: Listing }) {
  const kept = { ...listing, page: 1, filters: { ...NO_FILTERS, query: listing.filters.query } }
  return listingParameters(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
