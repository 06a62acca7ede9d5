import type { AppliedDiscount, CartDiscountCode, CartDiscountSummary } from '@shop/domain/cart'
import type { DiscountCodeState } from '@shop/domain/discount'
import { cartDiscountTargetSchema, cartDiscountValueSchema, stackingModeSchema } from '../discount/cart-discount-schema.ts'
import { entity, list, oneOf } from '../entity.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { z } from '../zod.ts'

const summaryFields = {
  id: z.string(),
  key: z.string(),
  name: localizedStringSchema,
  description: localizedStringSchema.optional(),
  isActive: z.boolean(),
  validFrom: z.string().optional(),
  validUntil: z.string().optional(),
  sortOrder: z.string(),
  stackingMode: stackingModeSchema,
  requiresDiscountCode: z.boolean(),
  target: cartDiscountTargetSchema.optional(),
  value: cartDiscountValueSchema,
  cohortTier: z.string().optional(),
}

const cartDiscountSummarySchema = entity<CartDiscountSummary>('CartDiscountSummary', summaryFields)

/** A discount that counts in a cart (DISC-13). */
export const appliedDiscountSchema = entity<AppliedDiscount>('AppliedDiscount', {
  ...summaryFields,
  discountedAmount: moneySchema,
})

/** A code on a cart and whether it counts (DISC-15). */
export const cartDiscountCodeSchema = entity<CartDiscountCode>('CartDiscountCode', {
  discountCode: z.strictObject({ id: z.string(), code: z.string(), cartDiscounts: list(cartDiscountSummarySchema) }),
  state: oneOf<DiscountCodeState>({
    NotActive: true,
    NotValid: true,
    DoesNotMatchCart: true,
    MaxApplicationReached: true,
    ApplicationStoppedByPreviousDiscount: true,
    ApplicationStoppedByGroupBestDeal: true,
    MatchesCart: true,
  }),
})
