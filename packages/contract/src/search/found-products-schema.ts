import { CATEGORY_TREES, type CategoryReference } from '@shop/domain/category'
import type { CategoryFacet, FoundProducts, SearchFacets, SearchHit, Suggestions } from '@shop/domain/search'
import { entity, list } from '../entity.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { productProjectionSchema } from '../product/product-schema.ts'
import { z } from '../zod.ts'

const hitSchema = entity<SearchHit>('SearchHit', {
  product: productProjectionSchema,
  searchTerm: z.string(),
  highlights: list(z.strictObject({ start: z.int(), end: z.int() })),
})

const categoryFields = { id: z.string(), key: z.string(), name: localizedStringSchema, slug: localizedStringSchema }
const categoryReferenceSchema = entity<CategoryReference>('CategoryReference', categoryFields)
const categoryFacetSchema = entity<CategoryFacet>('CategoryFacet', {
  ...categoryFields,
  tree: z.enum(CATEGORY_TREES),
  level: z.int(),
  parentKey: z.string().optional(),
  count: z.int(),
})

const valueCount = z.strictObject({ value: z.string(), count: z.int() })
const facetsSchema = entity<SearchFacets>('SearchFacets', {
  brands: list(valueCount),
  tags: list(valueCount),
  categories: list(categoryFacetSchema),
  price: z.strictObject({ minCent: z.int(), maxCent: z.int() }).nullable(),
  ratings: list(z.strictObject({ stars: z.int(), count: z.int() })),
})

const fields = {
  queryId: z.string(),
  index: z.string(),
  total: z.int(),
  hits: list(hitSchema),
  matchLevel: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  didYouMean: z.string().optional(),
}

/** A page of products that were found. */
export const foundProductsSchema = entity<FoundProducts>('FoundProducts', { ...fields, facets: facetsSchema.optional() })

/** What a search field shows as the shopper types. */
export const suggestionsSchema = entity<Suggestions>('Suggestions', {
  ...fields,
  categories: list(categoryReferenceSchema),
  brands: list(z.string()),
})
