import type { ShippingMethod, ShippingMethodKey, ZoneRate } from '@shop/domain/shipping'
import { entity, list, oneOf } from '../entity.ts'
import { moneySchema } from '../money/money-schema.ts'
import { z } from '../zod.ts'

export const shippingMethodKeySchema = oneOf<ShippingMethodKey>({ parcel: true, freight: true })

const zoneRateSchema = entity<ZoneRate>('ZoneRate', {
  zone: z.strictObject({ id: z.string(), key: z.string(), name: z.string() }),
  shippingRates: list(z.strictObject({ price: moneySchema, freeAbove: moneySchema.optional(), isMatching: z.boolean() })),
})

/** A shipping method as a store offers it (SHIP-06). */
export const shippingMethodSchema = entity<ShippingMethod>('ShippingMethod', {
  id: z.string(),
  version: z.int(),
  key: shippingMethodKeySchema,
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  zoneRates: list(zoneRateSchema),
  custom: z.strictObject({ deliveryTime: z.string() }),
})
