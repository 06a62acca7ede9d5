import type { FoundProducts, SearchHit, Suggestions } from '@shop/domain/search'
import { entity, list } from '../entity.ts'
import { productProjectionSchema } from '../product/product-schema.ts'
import { z } from '../zod.ts'
import { categoryReferenceSchema, facetsSchema } from './facet-schemas.ts'

const hitSchema = entity<SearchHit>('SearchHit', {
  product: productProjectionSchema,
  searchTerm: z.string(),
  highlights: list(z.strictObject({ start: z.int(), end: z.int() })),
})

const fields = {
  queryId: z.string(),
  index: z.string(),
  total: z.int(),
  hits: list(hitSchema),
  matchLevel: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  didYouMean: z.string().optional(),
  nearSizes: z.strictObject({ asked: z.number(), offered: list(z.number()), unit: z.string() }).optional(),
}

/** A page of products that were found. */
export const foundProductsSchema = entity<FoundProducts>('FoundProducts', { ...fields, facets: facetsSchema.optional() })

/** What a search field shows while a shopper types. */
export const suggestionsSchema = entity<Suggestions>('Suggestions', {
  ...fields,
  categories: list(categoryReferenceSchema),
  brands: list(z.string()),
})
