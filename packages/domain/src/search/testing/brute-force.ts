import fc from 'fast-check'
import {
  FACETS,
  type Facet,
  type FacetedProduct,
  type FacetName,
  facetsOfKind,
  facetValuesOf,
  narrowingFilters,
  type SearchFilters,
  type ValueFacet,
} from '../facets.ts'
import type { ProductSort } from '../sorts.ts'

/** A product in one market, as filters, facets and orders see it. */
export interface OfferedProduct extends FacetedProduct {
  readonly productId: string
  readonly published: boolean
  readonly priceCent: number
  readonly stock: number
  readonly ratingTenths: number
  readonly createdAt: string
}

/** What a filter says of a product, in the plainest words: what every way of searching is compared with. */
function passes(facet: Facet, product: OfferedProduct, filters: SearchFilters): boolean {
  switch (facet.kind) {
    case 'choice': {
      const chosen = filters[facet.filter] ?? []
      return chosen.length === 0 || facetValuesOf(facet, product).some(value => chosen.includes(value))
    }
    case 'category': {
      const chosen = filters[facet.filter]
      return chosen === undefined || facetValuesOf(facet, product).includes(chosen)
    }
    case 'range': {
      const { [facet.filter.min]: min = 0, [facet.filter.max]: max = Number.POSITIVE_INFINITY } = filters
      return product.priceCent >= min && product.priceCent <= max
    }
    case 'rating':
      return product.ratingTenths >= (filters[facet.filter] ?? 0) * 10
    case 'flag':
      return !filters[facet.filter] || product[facet.source.offer] > 0
  }
}

/** The published products that pass all filters, or all but one. */
export function productsPassing<Product extends OfferedProduct>(
  products: readonly Product[],
  filters: SearchFilters,
  without?: FacetName,
): Product[] {
  return products.filter(
    product => product.published && FACETS.every(facet => facet.name === without || passes(facet, product, filters)),
  )
}

/** How many products have each value, by facet; each heeds all filters but its own. */
export function countedValues(
  products: readonly OfferedProduct[],
  filters: SearchFilters,
): { readonly name: FacetName; readonly counts: ValueFacet['counts']; readonly values: Readonly<Record<string, number>> }[] {
  return [...facetsOfKind('category'), ...facetsOfKind('choice')].map(facet => {
    const values: Record<string, number> = {}
    for (const product of productsPassing(products, filters, facet.name))
      for (const value of new Set(facetValuesOf(facet, product))) values[value] = (values[value] ?? 0) + 1
    return { name: facet.name, counts: facet.counts, values }
  })
}

/** Orders that do not depend on words; equal products are ordered by id. */
const ORDERS: Readonly<Partial<Record<ProductSort, (a: OfferedProduct, b: OfferedProduct) => number>>> = {
  'price-up': (a, b) => a.priceCent - b.priceCent,
  'price-down': (a, b) => b.priceCent - a.priceCent,
  latest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
}

/** Ids of products in an order; undefined for one that the product alone does not tell. */
export function idsInOrder(products: readonly OfferedProduct[], sort: ProductSort): string[] | undefined {
  const compare = ORDERS[sort]
  return (
    compare &&
    products.toSorted((a, b) => compare(a, b) || (a.productId < b.productId ? -1 : 1)).map(({ productId }) => productId)
  )
}

/** Sets of filters of the table, with values that some of the products have and some that none has. */
export function filterSets(products: readonly OfferedProduct[]): fc.Arbitrary<SearchFilters> {
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
  const prices = products.map(({ priceCent }) => priceCent)
  const cents = fc.integer({ min: Math.max(0, Math.min(...prices) - 100), max: Math.max(...prices) + 100 })
  const fieldsOf = (facet: Facet): [string, fc.Arbitrary<unknown>][] => {
    switch (facet.kind) {
      case 'choice': {
        const values = new Set(products.flatMap(product => facetValuesOf(facet, product)))
        return [[facet.filter, maybe(fc.subarray([...values, 'unknown'], { maxLength: 3 }))]]
      }
      case 'category': {
        const ids = new Set(products.flatMap(product => facetValuesOf(facet, product)))
        return [[facet.filter, maybe(fc.constantFrom(...ids, '00000000-0000-4000-8000-000000000000'))]]
      }
      case 'range':
        return [
          [facet.filter.min, maybe(cents)],
          [facet.filter.max, maybe(cents)],
        ]
      case 'rating':
        return [[facet.filter, maybe(fc.integer({ min: 1, max: 5 }))]]
      case 'flag':
        return [[facet.filter, maybe(fc.boolean())]]
    }
  }
  return fc.record(Object.fromEntries(FACETS.flatMap(facet => fieldsOf(facet)))).map(narrowingFilters)
}
