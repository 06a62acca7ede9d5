import { type Listing, listingParameters } from '../../listing/listing.ts'
import { NO_FILTERS } from '../../listing/listing-filters.ts'

/** What a form of filters keeps of the address: words, order and size. */
export function KeptFields({ listing }: { listing: Listing }) {
  const kept = { ...listing, page: 1, filters: { ...NO_FILTERS, query: listing.filters.query } }
  return listingParameters(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
