import { type ChoiceFacet, FACETS, type Facet, type FacetOf, type MeasureFilter } from '@shop/domain/search'
import { withAttribute } from './attribute-parameters.ts'
import type { ListingFilters } from './listing-filters.ts'

/** One filter of a listing, and what the listing is without it. */
export type ActiveFilter = { readonly without: ListingFilters } & (
  | { readonly facet: ChoiceFacet; readonly value: string }
  | { readonly facet: FacetOf<'category'>; readonly key: string }
  | { readonly facet: FacetOf<'range'>; readonly minCent: number | undefined; readonly maxCent: number | undefined }
  | { readonly facet: FacetOf<'attributes'>; readonly attribute: string; readonly chosen: string | MeasureFilter }
  | { readonly facet: FacetOf<'rating'>; readonly stars: number }
  | { readonly facet: FacetOf<'flag'> }
)

/** The filters of a listing one by one, as a shopper removes them; the words searched for are not among them. */
export function activeFiltersOf(filters: ListingFilters): ActiveFilter[] {
  return FACETS.flatMap(facet => activeOf(facet, filters))
}

function activeOf(facet: Facet, filters: ListingFilters): ActiveFilter[] {
  switch (facet.kind) {
    case 'choice': {
      const values = filters[facet.filter] ?? []
      return values.map(value => ({
        facet,
        value,
        without: { ...filters, [facet.filter]: values.filter(other => other !== value) },
      }))
    }
    case 'category': {
      const { category: key, ...without } = filters
      return key ? [{ facet, key, without }] : []
    }
    case 'range': {
      const { [facet.filter.min]: minCent, [facet.filter.max]: maxCent, ...without } = filters
      return minCent === undefined && maxCent === undefined ? [] : [{ facet, minCent, maxCent, without }]
    }
    case 'attributes': {
      const { [facet.filter]: attributes = {} } = filters
      return Object.keys(attributes)
        .sort()
        .flatMap((attribute): ActiveFilter[] => {
          const filter = attributes[attribute]
          if (!filter) return []
          const without = (rest: readonly string[]) => ({
            ...filters,
            [facet.filter]: withAttribute(attributes, attribute, rest.length > 0 ? { values: rest } : undefined),
          })
          if (!('values' in filter)) return [{ facet, attribute, chosen: filter, without: without([]) }]
          return filter.values.map(chosen => ({
            facet,
            attribute,
            chosen,
            without: without(filter.values.filter(other => other !== chosen)),
          }))
        })
    }
    case 'rating': {
      const { [facet.filter]: stars, ...without } = filters
      return stars ? [{ facet, stars, without }] : []
    }
    case 'flag': {
      const { [facet.filter]: isOn, ...without } = filters
      return isOn ? [{ facet, without }] : []
    }
  }
}
