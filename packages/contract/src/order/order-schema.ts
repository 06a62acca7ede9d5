import { ORDER_STATES, type Order, PAYMENT_STATES, SHIPMENT_STATES } from '@shop/domain/order'
import { addressSchema } from '../address/address-schema.ts'
import { discountOnTotalPriceSchema, shippingInfoSchema, taxModeSchema } from '../cart/cart-schema.ts'
import { appliedDiscountSchema, cartDiscountCodeSchema } from '../cart/discount-code-schema.ts'
import { customLineItemSchema, lineItemSchema } from '../cart/line-item-schema.ts'
import { entity, list } from '../entity.ts'
import { countrySchema, localeSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { paymentSchema } from '../payment/payment-schema.ts'
import { taxedPriceSchema } from '../tax/tax-schema.ts'
import { z } from '../zod.ts'
import { returnItemSchema } from './return-item-schema.ts'

/** An order: the frozen content of the cart that was paid (ENT-06, rule M4). */
export const orderSchema = entity<Order>('Order', {
  id: z.string(),
  orderNumber: z.string(),
  version: z.int().min(1),
  createdAt: z.string(),
  store: z.strictObject({ key: z.string() }),
  country: countrySchema,
  locale: localeSchema,
  anonymousId: z.string().optional(),
  customerId: z.string().optional(),
  customerEmail: z.string(),
  orderState: z.enum(ORDER_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  shipmentState: z.enum(SHIPMENT_STATES),
  taxMode: taxModeSchema,
  lineItems: list(lineItemSchema),
  customLineItems: list(customLineItemSchema),
  totalPrice: moneySchema,
  taxedPrice: taxedPriceSchema,
  shippingInfo: shippingInfoSchema.optional(),
  shippingAddress: addressSchema,
  billingAddress: addressSchema,
  discountCodes: list(cartDiscountCodeSchema),
  appliedDiscounts: list(appliedDiscountSchema),
  discountOnTotalPrice: discountOnTotalPriceSchema.optional(),
  returnInfo: list(returnItemSchema).optional(),
  paymentInfo: z.strictObject({ payments: list(paymentSchema) }),
  cart: z.strictObject({ id: z.string(), version: z.int() }),
})
