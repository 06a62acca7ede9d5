import { type LoyaltyProgress, REACHABLE_TIERS } from '@shop/domain/loyalty'
import { entity } from '../entity.ts'
import { currencyCodeSchema } from '../money/money-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

const progressSchema = entity<LoyaltyProgress>('LoyaltyProgress', {
  currency: currencyCodeSchema,
  netCent: z.int().min(0),
  next: z.strictObject({ tier: z.enum(REACHABLE_TIERS), netCent: z.int().min(1), missingCent: z.int().min(1) }).optional(),
})

export const loyaltyOperations = defineOperations('loyalty', {
  /** How far the signed-in customer is on the way to the next tier, in the currency of the shop (ACC-14); null where there are no tiers. */
  getLoyaltyProgress: {
    summary: 'Returns what the signed-in customer has bought in the months that count, and what is missing to the next tier.',
    params: z.strictObject({}),
    result: z.strictObject({ progress: progressSchema.nullable() }),
    errors: [],
    rate: 'browsing',
    example: {
      params: {},
      result: {
        progress: { currency: 'EUR', netCent: 120_000, next: { tier: 'tier2', netCent: 500_000, missingCent: 380_000 } },
      },
    },
  },
})
