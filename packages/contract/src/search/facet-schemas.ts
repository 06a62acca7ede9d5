import { CATEGORY_TREES, type CategoryReference } from '@shop/domain/category'
import { type CategoryFacet, FACETS, type Facet, type SearchFacets, type SearchFilters } from '@shop/domain/search'
import { entity, list } from '../entity.ts'
import { id, line } from '../fields.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'

const cents = z.int().min(0).max(1_000_000_000_000)

type FilterFields = {
  readonly [Field in keyof SearchFilters]-?: z.ZodOptional<z.ZodType<Exclude<SearchFilters[Field], undefined>>>
}

function fieldsOf(facet: Facet): [string, z.ZodType][] {
  switch (facet.kind) {
    case 'choice':
      return [[facet.filter, z.array(line(facet.maxLength)).max(facet.maxValues).optional()]]
    case 'category':
      return [[facet.filter, id.optional()]]
    case 'range':
      return [facet.filter.min, facet.filter.max].map(field => [field, cents.optional()])
    case 'rating':
      return [[facet.filter, z.int().min(1).max(5).optional()]]
    case 'flag':
      return [[facet.filter, z.boolean().optional()]]
  }
}

/** Filters of a query as the table of facets has them. TypeScript cannot follow the table into the names of the fields. */
export const filterFields = Object.fromEntries(FACETS.flatMap(facet => fieldsOf(facet))) as unknown as FilterFields

const categoryFields = { id: z.string(), key: z.string(), name: localizedStringSchema, slug: localizedStringSchema }
export const categoryReferenceSchema = entity<CategoryReference>('CategoryReference', categoryFields)
const categoryFacetSchema = entity<CategoryFacet>('CategoryFacet', {
  ...categoryFields,
  tree: z.enum(CATEGORY_TREES),
  level: z.int(),
  parentKey: z.string().optional(),
  count: z.int(),
})

type CountFields = { readonly [Counts in keyof SearchFacets]: z.ZodType<SearchFacets[Counts]> }

function countsOf(facet: Facet): [string, z.ZodType][] {
  switch (facet.kind) {
    case 'choice':
      return [[facet.counts, list(z.strictObject({ value: z.string(), count: z.int() }))]]
    case 'category':
      return [[facet.counts, list(categoryFacetSchema)]]
    case 'range':
      return [[facet.counts, z.strictObject({ minCent: z.int(), maxCent: z.int() }).nullable()]]
    case 'rating':
      return [[facet.counts, list(z.strictObject({ stars: z.int(), count: z.int() }))]]
    case 'flag':
      return []
  }
}

/** Counts of each facet, as the table has them. */
export const facetsSchema = entity<SearchFacets>(
  'SearchFacets',
  Object.fromEntries(FACETS.flatMap(facet => countsOf(facet))) as unknown as CountFields,
)
