import { language, sku } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { productProjectionSchema } from './product-schema.ts'

/**
 * What goes well with a product: products of the categories it refers to, those on stock first, never the product
 * itself. The first SKU that exists is the base product. Empty where the store has switched it off (API-33, COMP-01..05).
 */
export const getComplementaryProductsBySku = defineOperation({
  name: 'getComplementaryProductsBySku',
  summary: 'Returns products that go well with a product.',
  cache: { maxAgeSeconds: 60, staleWhileRevalidateSeconds: 600 },
  params: z.strictObject({
    skus: z.array(sku).min(1).max(100),
    options: z.strictObject({ limit: z.int().min(1).max(4).optional(), isOnStock: z.boolean().optional() }).optional(),
    locale: language.optional(),
  }),
  result: z.strictObject({ products: z.array(productProjectionSchema), baseProduct: productProjectionSchema.nullable() }),
})
