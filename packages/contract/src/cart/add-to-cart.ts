import { MAX_LINE_ITEM_QUANTITY } from '@shop/domain/product'
import { channel, id, sku, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

/** Adds pieces of a product; an existing line grows (API-07, CART-14, CART-26). Not bound to an exact version: adds commute. */
export const addToCart = defineOperation({
  name: 'addToCart',
  summary: 'Adds a product to a cart.',
  params: z.strictObject({
    id,
    version,
    product: z.strictObject({ sku, parentSku: sku.optional() }),
    quantity: z.int().min(1).max(MAX_LINE_ITEM_QUANTITY),
    supplyChannel: channel.optional(),
    distributionChannel: channel.optional(),
  }),
  result: z.strictObject({ cart: cartSchema }),
})
