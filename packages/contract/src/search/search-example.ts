import { type FoundProducts, NO_COUNTS, type Suggestions } from '@shop/domain/search'
import { productExample } from '../product/product-example.ts'

const category = {
  id: 'b0a1c2d3-e4f5-5a6b-8c7d-9e0f1a2b3c4d',
  key: 'deep-fryers',
  name: { en: 'Deep fryers' },
  slug: { en: 'deep-fryers' },
}
const same = {
  queryId: '0d5a3a6e-8b1f-4c8e-9d0a-3f1b2c4d5e6f',
  index: 'prod.en-GB',
  total: 1,
  hits: [{ product: productExample, searchTerm: 'frier', highlights: [{ start: 0, end: 5 }] }],
  matchLevel: 2,
  didYouMean: 'fryer',
} as const

export const foundProductsExample: FoundProducts = {
  ...same,
  facets: {
    ...NO_COUNTS,
    brands: [{ value: productExample.brand, count: 1 }],
    tags: [{ value: 'bestseller', count: 1 }],
    categories: [{ ...category, tree: 'default', level: 2, parentKey: 'cooking-equipment', count: 1 }],
    price: { minCent: 10_900, maxCent: 10_900 },
    attributes: [
      { name: 'capacity', label: 'Capacity', unit: 'l', bins: [{ from: 8, to: 8, count: 1 }] },
      { name: 'drainTap', label: 'Drain tap', isYesOrNo: true, values: [{ value: 'true', label: 'Yes', count: 1 }] },
    ],
    ratings: [1, 2, 3, 4, 5].map(stars => ({ stars, count: stars < 5 ? 1 : 0 })),
  },
}

export const suggestionsExample: Suggestions = { ...same, categories: [category], brands: [productExample.brand] }
