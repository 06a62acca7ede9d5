import type {
  AbsoluteApplicationMode,
  CartDiscount,
  CartDiscountTarget,
  CartDiscountValue,
  PatternComponent,
  SelectionMode,
  StackingMode,
} from '@shop/domain/discount'
import { entity, list, nameSchema, oneOf } from '../entity.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { z } from '../zod.ts'

/** Whether later discounts still apply. */
export const stackingModeSchema = oneOf<StackingMode>({ Stacking: true, StopAfterThisDiscount: true })

const applicationModeSchema = oneOf<AbsoluteApplicationMode>({
  IndividualApplication: true,
  ProportionateDistribution: true,
  EvenDistribution: true,
})

const selectionModeSchema = oneOf<SelectionMode>({ Cheapest: true, MostExpensive: true })

/** What a discount does to a price (DISC-13, ORD-08). */
export const cartDiscountValueSchema: z.ZodType<CartDiscountValue> = nameSchema(
  'CartDiscountValue',
  z.union([
    z.strictObject({ type: z.literal('relative'), permyriad: z.int().min(0).max(10_000) }),
    z.strictObject({
      type: z.literal('absolute'),
      money: list(moneySchema),
      applicationMode: applicationModeSchema.optional(),
    }),
    z.strictObject({ type: z.literal('fixed'), money: list(moneySchema) }),
    z.strictObject({ type: z.literal('giftLineItem'), sku: z.string() }),
  ]),
)

const patternComponentSchema: z.ZodType<PatternComponent> = z.strictObject({ predicate: z.string(), count: z.int().min(1) })

/** What a discount reduces (DISC-13, DISC-14). */
export const cartDiscountTargetSchema: z.ZodType<CartDiscountTarget> = nameSchema(
  'CartDiscountTarget',
  z.union([
    z.strictObject({ type: z.literal('lineItems'), predicate: z.string() }),
    z.strictObject({ type: z.literal('customLineItems'), predicate: z.string() }),
    z.strictObject({ type: z.literal('shipping') }),
    z.strictObject({ type: z.literal('totalPrice') }),
    z.strictObject({
      type: z.literal('multiBuyLineItems'),
      predicate: z.string(),
      triggerQuantity: z.int().min(1),
      discountedQuantity: z.int().min(1),
      maxOccurrence: z.int().min(1).optional(),
      selectionMode: selectionModeSchema,
    }),
    z.strictObject({
      type: z.literal('pattern'),
      triggerPattern: list(patternComponentSchema),
      targetPattern: list(patternComponentSchema),
      maxOccurrence: z.int().min(1).optional(),
      selectionMode: selectionModeSchema,
    }),
  ]),
)

/** A discount on carts (DISC-03, DISC-14). */
export const cartDiscountSchema = entity<CartDiscount>('CartDiscount', {
  id: z.string(),
  key: z.string(),
  version: z.int().min(1),
  name: localizedStringSchema,
  description: localizedStringSchema.optional(),
  isActive: z.boolean(),
  validFrom: z.string().optional(),
  validUntil: z.string().optional(),
  sortOrder: z.string(),
  stackingMode: stackingModeSchema,
  requiresDiscountCode: z.boolean(),
  cartPredicate: z.string(),
  target: cartDiscountTargetSchema.optional(),
  value: cartDiscountValueSchema,
  stores: list(z.strictObject({ key: z.string() })),
  custom: z.strictObject({
    volumeDiscountGroup: z.string().optional(),
    threshold: z.int().min(1).optional(),
    cohortTier: z.string().optional(),
    campaign: z.string().optional(),
  }),
})
