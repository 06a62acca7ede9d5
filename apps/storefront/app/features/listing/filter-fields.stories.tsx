import { BRAND_SLUGS, BRANDS_BY_SLUG } from '@shop/domain/content'
import type { SearchFacets } from '@shop/domain/search'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { demoPrice } from '../../catalogue/demo-shop.fixtures.ts'
import { listingOf } from '../../listing/listing.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { FilterFields } from './filter-fields.tsx'

const meta: Meta = { component: FilterFields }
export default meta

function Sample({ query }: { readonly query: string }) {
  const { market } = useShop()
  const [filters, setFilters] = useState(listingOf(new URLSearchParams(query), 'search').filters)
  const facets: SearchFacets = {
    brands: BRAND_SLUGS.map((slug, index) => ({ value: BRANDS_BY_SLUG[slug], count: 64 - index * 5 })),
    categories: [],
    tags: [
      { value: 'on-sale', count: 31 },
      { value: 'bestseller', count: 12 },
    ],
    price: {
      minCent: demoPrice('vacuumBags', market).value.centAmount,
      maxCent: demoPrice('crane', market).value.centAmount,
    },
    attributes: [
      {
        ...{ name: 'power', label: 'Leistung', unit: 'W' },
        bins: [1500, 2000, 3000, 3300, 6000, 9000].map((from, place) => ({ from, to: from, count: 1 + ((place * 7) % 5) })),
      },
      { name: 'dimensions.width', label: 'Breite', unit: 'cm', bins: [{ from: 28, to: 84, count: 5 }] },
      {
        ...{ name: 'colour', label: 'Farbe' },
        values: [
          { value: 'silver-black', label: 'Silber-Schwarz', count: 12 },
          { value: 'red', label: 'Rot', count: 3 },
        ],
      },
      { name: 'drainTap', label: 'Ablasshahn', isYesOrNo: true, values: [{ value: 'true', label: 'Ja', count: 9 }] },
      { name: 'foldable', label: 'Zusammenklappbar', isYesOrNo: true, values: [{ value: 'true', label: 'Ja', count: 2 }] },
    ],
    ratings: [
      { stars: 5, count: 9 },
      { stars: 4, count: 40 },
    ],
  }
  return (
    <div className="gallery-narrow">
      <FilterFields filters={filters} facets={facets} categories={[]} isTagged={false} onChange={setFilters} />
    </div>
  )
}

export const NothingChosen = inShop(() => <Sample query="" />)

export const Chosen = inShop(() => (
  <Sample query="brand=MSW&priceMin=50&priceMax=300&stock=1&a.power.min=3000&a.colour=red&a.foldable=true" />
))
