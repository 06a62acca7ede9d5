import type { ProductImage } from '@shop/domain/product'
import type { SearchFacets } from '@shop/domain/search'
import type { FragmentData } from '../commerce-ui/fragment.tsx'
import type { Listing } from './listing.ts'

/** One page of a listing as it is shown: its products as cards, and what can be chosen. */
export interface FoundListing {
  readonly listing: Listing
  /** Path of the page. */
  readonly pathname: string
  readonly total: number
  /** Missing while the search is down. */
  readonly facets?: SearchFacets
  /** The products of this page. */
  readonly cards: FragmentData
  /** Of the first product, where it is the largest picture of the page. */
  readonly firstPicture?: ProductImage
  /** How many these are. */
  readonly shown: number
  /** Their ids in order, where they are found by words (SEARCH-16). */
  readonly ids: readonly string[]
  /** How many filters are set. */
  readonly activeCount: number
  /** The filters that are set, as links that take them off; missing without any. */
  readonly active?: FragmentData
  /** What to do where nothing is found; missing where something is. */
  readonly empty?: FragmentData
  /** What stands below the products: more of them, sizes and other pages. */
  readonly foot: FragmentData
}
