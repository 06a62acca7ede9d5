import { sku } from '../fields.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'

/** The extra guarantees that may be bought with a product, with their prices for one piece (EG-01, EG-08). */
export const getExtraGuarantees = defineOperation({
  name: 'getExtraGuarantees',
  summary: 'Returns the extra guarantees offered with a product.',
  params: z.strictObject({ sku }),
  result: z.strictObject({
    guarantees: z.strictObject({
      results: z.array(
        z.strictObject({
          sku: z.string(),
          name: localizedStringSchema,
          relativePriceRate: z.int(),
          price: moneySchema,
        }),
      ),
    }),
  }),
})
