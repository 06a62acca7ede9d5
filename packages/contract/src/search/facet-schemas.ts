import { CATEGORY_TREES, type CategoryReference } from '@shop/domain/category'
import {
  ATTRIBUTE_NAME,
  type AttributeFacet,
  type AttributeFilters,
  type CategoryFacet,
  type ChoiceAttribute,
  FACETS,
  type Facet,
  type FacetOf,
  type MeasureAttribute,
  type SearchFacets,
  type SearchFilters,
  SIDES,
} from '@shop/domain/search'
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
    case 'attributes':
      return [[facet.filter, attributeFilters(facet).optional()]]
    case 'rating':
      return [[facet.filter, z.int().min(1).max(5).optional()]]
    case 'flag':
      return [[facet.filter, z.boolean().optional()]]
  }
}

const bound = z.number().min(-1_000_000_000).max(1_000_000_000).optional()

/** By name; each has values or bounds. */
function attributeFilters({ maxFilters, maxValues, maxLength }: FacetOf<'attributes'>): z.ZodType<AttributeFilters> {
  const choice = z.strictObject({ values: z.array(line(maxLength)).min(1).max(maxValues) })
  const measure = z.strictObject({ min: bound, max: bound })
  const filters = z
    .record(z.string().regex(ATTRIBUTE_NAME), z.union([choice, measure]))
    .refine(chosen => Object.keys(chosen).length <= maxFilters, 'There are too many attributes')
  // zod says of a bound that it may be undefined, the domain that it may be missing.
  return filters as unknown as z.ZodType<AttributeFilters>
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

const attributeFields = { name: z.string(), label: z.string() }
const choiceAttributeSchema = entity<ChoiceAttribute>('ChoiceAttribute', {
  ...attributeFields,
  isYesOrNo: z.boolean().optional(),
  isNumber: z.boolean().optional(),
  values: list(z.strictObject({ value: z.string(), label: z.string(), count: z.int() })),
})
const measureAttributeSchema = entity<MeasureAttribute>('MeasureAttribute', {
  ...attributeFields,
  side: z.enum(SIDES).optional(),
  unit: z.string().optional(),
  bins: list(z.strictObject({ from: z.number(), to: z.number(), count: z.int() })),
})
const attributeFacetSchema: z.ZodType<AttributeFacet> = z.union([choiceAttributeSchema, measureAttributeSchema])

type CountFields = { readonly [Counts in keyof SearchFacets]: z.ZodType<SearchFacets[Counts]> }

function countsOf(facet: Facet): [string, z.ZodType][] {
  switch (facet.kind) {
    case 'choice':
      return [[facet.counts, list(z.strictObject({ value: z.string(), count: z.int() }))]]
    case 'category':
      return [[facet.counts, list(categoryFacetSchema)]]
    case 'range':
      return [[facet.counts, z.strictObject({ minCent: z.int(), maxCent: z.int() }).nullable()]]
    case 'attributes':
      return [[facet.counts, list(attributeFacetSchema)]]
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
