import type { Meta } from '@storybook/react-vite'
import { listingOf } from '../../listing/listing.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'

const meta: Meta = { component: ActiveFilters }
export default meta

const WORDS = {
  categoryName: '',
  attributes: [
    { name: 'power', label: 'Leistung', unit: 'W', bins: [] },
    { name: 'foldable', label: 'Klappbar', isYesOrNo: true, values: [{ value: 'true', label: 'Ja', count: 3 }] },
  ],
}

const listing = listingOf(
  new URLSearchParams(
    'a.power.min=3000&a.foldable=true&brand=Royal+Catering&brand=MSW&priceMin=50&priceMax=400&rating=4,5&stock=1&tags=on-sale',
  ),
  'search',
)

export const Several = inShop(() => <ActiveFilters listing={listing} pathname="/search" words={WORDS} />)

/** The filters that keep everything out, with what there is without each. */
export const NothingFits = inShop(() => (
  <EmptyListing listing={listing} pathname="/search" words={WORDS} totalsWithout={[3, 0, 12, 1, 0, 7, 2, 4]} />
))

export const NothingThere = inShop(() => (
  <EmptyListing listing={listingOf(new URLSearchParams(), 'category')} pathname="/search" words={WORDS} totalsWithout={[]} />
))

/** Order and number of products; on a phone the order alone. */
export const Toolbar = inShop(() => <ListingToolbar listing={listing} pathname="/search" attributes={WORDS.attributes} />)
