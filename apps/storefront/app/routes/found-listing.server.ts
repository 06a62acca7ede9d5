import type { FoundProducts } from '@shop/domain/search'
import type { SendFragment } from '../commerce-ui/still.server.tsx'
import type { FoundListing } from '../listing/found-listing.ts'
import type { Listing } from '../listing/listing.ts'
import { isFiltered } from '../listing/listing-filters.ts'
import { withSideNames } from '../listing/named-attributes.server.ts'
import { translatorOf } from '../request/messages.ts'
import type { ShopData } from '../request/shop-data.ts'
import { renderCards } from './cards.server.tsx'
import { listingFragments } from './listing-fragments.server.tsx'

interface LoadedPage {
  readonly listing: Listing
  readonly found: FoundProducts
  readonly totalsWithout: readonly number[]
  readonly pathname: string
  /** Whether something stands next to the products besides filters. */
  readonly hasRail: boolean
  /** Whether a larger picture stands above the products. */
  readonly hasHero?: boolean
  /** Name of the category among the filters, where one is. */
  readonly categoryName?: string
  /** Where a product that is out of stock sends to find its like. */
  readonly similarHref?: string
}

/** One page of a listing with its products as HTML. The categories of the facets stay here: pages show a part of them. */
export function foundListingOf(data: ShopData, send: SendFragment, page: LoadedPage): FoundListing {
  const { listing, found, totalsWithout, pathname, hasRail, hasHero = false, similarHref, categoryName = '' } = page
  const { hits, total } = found
  const t = translatorOf(`${data.language}-${data.country}`)
  const facets = found.facets && { ...found.facets, attributes: withSideNames(found.facets.attributes, t) }
  // Where nothing is found without a filter there is nothing to filter.
  const isFilterable = facets !== undefined && (total > 0 || isFiltered(listing.filters))
  const columns = isFilterable || hasRail ? 'next-to-rail' : 'full'
  const isSearch = listing.filters.query !== ''
  const html = renderCards(
    data,
    hits.map(({ product }) => product),
    {
      columns,
      lookOf: index => ({
        headingLevel: 'h2',
        hasLargestPicture: index === 0 && !hasHero,
        similarHref,
        highlights: hits[index]?.highlights ?? [],
        position: isSearch ? index : undefined,
      }),
    },
  )
  const firstPicture = hasHero ? undefined : hits[0]?.product.masterVariant.images[0]
  return {
    listing,
    pathname,
    total,
    ...(isFilterable ? { facets: { ...facets, categories: [] } } : {}),
    cards: send('cards', html),
    ...(firstPicture ? { firstPicture } : {}),
    shown: hits.length,
    ids: isSearch ? hits.map(({ product }) => product.id) : [],
    ...listingFragments(data, send, {
      listing,
      pathname,
      total,
      shown: hits.length,
      totalsWithout,
      categoryName,
      attributes: facets?.attributes ?? [],
    }),
  }
}
