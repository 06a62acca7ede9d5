import { language, line } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { productProjectionSchema } from './product-schema.ts'

/** Products of a family to compare with each other, best first (API-32, PDP-15, PDP-16). */
export const getComparisonProducts = defineOperation({
  name: 'getComparisonProducts',
  summary: 'Returns products of a family, ranked for a comparison.',
  cache: { maxAgeSeconds: 60, staleWhileRevalidateSeconds: 600 },
  params: z.strictObject({
    family: line(80),
    bware: z.boolean(),
    limit: z.int().min(1).max(30).optional(),
    locale: language.optional(),
  }),
  result: z.strictObject({ products: z.array(productProjectionSchema) }),
})
