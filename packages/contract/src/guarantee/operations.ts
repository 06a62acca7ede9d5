import { moneyOf } from '@shop/domain/money'
import { DEFAULT_EXTRA_GUARANTEE_SKU } from '@shop/domain/product'
import { sku } from '../fields.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

export const guaranteeOperations = defineOperations('guarantee', {
  /** The extra guarantees that may be bought with a product, with their prices per unit (EG-01, EG-08). */
  getExtraGuarantees: {
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
    cacheTags: ({ sku }) => ['guarantees', 'stores', 'categories', `sku:${sku}`],
    errors: [],
    rate: 'browsing',
    example: {
      params: { sku: 'EX30000101' },
      result: {
        guarantees: {
          results: [
            {
              sku: DEFAULT_EXTRA_GUARANTEE_SKU,
              name: { de: 'Garantie plus 1 Jahr' },
              relativePriceRate: 500,
              price: moneyOf('EUR', 645),
            },
          ],
        },
      },
    },
  },
})
