import fc from 'fast-check'
import type { AttributeFilter, AttributeFilters } from '../attribute-filters.ts'
import { type FacetedProduct, facetValuesOf } from '../faceted-product.ts'
import {
  FACETS,
  type Facet,
  type FacetName,
  facetsOfKind,
  narrowingFilters,
  type SearchFilters,
  type ValueFacet,
} from '../facets.ts'
import { type AttributeSort, isAttributeSort, type ListingSort, type ProductSort } from '../sorts.ts'

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
    case 'attributes':
      return Object.keys(filters[facet.filter] ?? {}).every(name => passesAttribute(name, product, filters))
    case 'rating':
      return product.ratingTenths >= (filters[facet.filter] ?? 0) * 10
    case 'flag':
      return !filters[facet.filter] || product[facet.source.offer] > 0
  }
}

function passesAttribute(name: string, { attributes = {} }: OfferedProduct, filters: SearchFilters): boolean {
  const filter = filters.attributes?.[name]
  const values = attributes[name] ?? []
  if (filter === undefined) return true
  if ('values' in filter) return values.some(value => filter.values.includes(value))
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filter
  return numbersOf(values).some(([from, to]) => from <= max && to >= min)
}

/** Lowest and highest number of each value; a text that is no number has none. */
function numbersOf(values: readonly string[]): (readonly [number, number])[] {
  return values.flatMap(value => {
    const [, from = '', to = from] = /^(-?\d+(?:\.\d+)?)(?:\.\.(-?\d+(?:\.\d+)?))?$/.exec(value) ?? []
    return from === '' ? [] : [[Number(from), Number(to)] as const]
  })
}

/** The products that an attribute counts: those that pass all filters but that of the attribute itself. */
export function productsOfAttribute<Product extends OfferedProduct>(
  products: readonly Product[],
  filters: SearchFilters,
  name: string,
): Product[] {
  const { [name]: _own, ...attributes } = filters.attributes ?? {}
  return productsPassing(products, { ...filters, attributes })
}

/** What was counted of the values of an attribute, one product after another. */
export function countedAttributeValues(
  products: readonly OfferedProduct[],
  filters: SearchFilters,
  name: string,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { attributes = {} } of productsOfAttribute(products, filters, name))
    for (const value of attributes[name] ?? []) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** How many products reach into a bin of an attribute. */
export function countWithin(
  products: readonly OfferedProduct[],
  filters: SearchFilters,
  name: string,
  bounds: { readonly from: number; readonly to: number },
): number {
  return productsOfAttribute(products, filters, name).filter(({ attributes = {} }) =>
    numbersOf(attributes[name] ?? []).some(([from, to]) => from <= bounds.to && to >= bounds.from),
  ).length
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
export function idsInOrder(products: readonly OfferedProduct[], sort: ListingSort): string[] | undefined {
  const compare = isAttributeSort(sort) ? byAttribute(sort) : ORDERS[sort]
  return (
    compare &&
    products.toSorted((a, b) => compare(a, b) || (a.productId < b.productId ? -1 : 1)).map(({ productId }) => productId)
  )
}

/** By the largest number of an attribute, descending, or by the smallest; of a range its upper end counts. */
function byAttribute(sort: AttributeSort): (a: OfferedProduct, b: OfferedProduct) => number {
  const [, name = '', direction] = /^a\.(.*)-(up|down)$/.exec(sort) ?? []
  const keyOf = ({ attributes = {} }: OfferedProduct) => {
    const ends = numbersOf(attributes[name] ?? []).map(([, to]) => to)
    if (ends.length === 0) return Number.POSITIVE_INFINITY
    return direction === 'down' ? -Math.max(...ends) : Math.min(...ends)
  }
  return (a, b) => (keyOf(a) === keyOf(b) ? 0 : keyOf(a) - keyOf(b))
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
      case 'attributes':
        return [[facet.filter, maybe(attributeFilters(products))]]
      case 'rating':
        return [[facet.filter, maybe(fc.integer({ min: 1, max: 5 }))]]
      case 'flag':
        return [[facet.filter, maybe(fc.boolean())]]
    }
  }
  return fc.record(Object.fromEntries(FACETS.flatMap(facet => fieldsOf(facet)))).map(narrowingFilters)
}

/** Filters of up to three attributes, with values and numbers that some of the products have. */
function attributeFilters(products: readonly OfferedProduct[]): fc.Arbitrary<AttributeFilters> {
  const valuesByName = Map.groupBy(
    products.flatMap(({ attributes = {} }) => Object.entries(attributes)),
    ([name]) => name,
  )
  const filterOf = (name: string): fc.Arbitrary<AttributeFilter> => {
    const values = [...new Set((valuesByName.get(name) ?? []).flatMap(([, own]) => own))]
    const numbers = numbersOf(values).flat()
    const bound = fc.constantFrom(...numbers, 0)
    const choice = fc
      .subarray([...values, 'unknown'], { minLength: 1, maxLength: Math.min(3, values.length + 1) })
      .map(chosen => ({ values: chosen }))
    const measure = fc.oneof(
      bound.map(min => ({ min })),
      bound.map(max => ({ max })),
      fc.tuple(bound, bound).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
    )
    return numbers.length === 0 ? choice : fc.oneof(choice, measure)
  }
  const names = [...valuesByName.keys()]
  if (names.length === 0) return fc.constant({})
  return fc
    .subarray(names, { maxLength: Math.min(3, names.length) })
    .chain(chosen => fc.record(Object.fromEntries(chosen.map(name => [name, filterOf(name)]))))
}
