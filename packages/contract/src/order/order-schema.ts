import {
  ORDER_STATES,
  type Order,
  type OrderCancellation,
  type OrderPreorder,
  PAYMENT_STATES,
  RETURN_PAYMENT_STATES,
  RETURN_SHIPMENT_STATES,
  type ReturnInfo,
  type ReturnItem,
  SHIPMENT_STATES,
} from '@shop/domain/order'
import { addressSchema } from '../address/address-schema.ts'
import { discountOnTotalPriceSchema, shippingInfoSchema, taxModeSchema } from '../cart/cart-schema.ts'
import { appliedDiscountSchema, cartDiscountCodeSchema } from '../cart/discount-code-schema.ts'
import { customLineItemSchema, lineItemSchema } from '../cart/line-item-schema.ts'
import { entity, list, nameSchema } from '../entity.ts'
import { countrySchema, localeSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { paymentSchema } from '../payment/payment-schema.ts'
import { taxedPriceSchema } from '../tax/tax-schema.ts'
import { z } from '../zod.ts'

/** Units of an order that were sent back (ORD-08). */
const returnItemSchema = entity<ReturnItem>('ReturnItem', {
  id: z.string(),
  type: z.literal('LineItemReturnItem'),
  lineItemId: z.string(),
  quantity: z.int().min(1),
  comment: z.string().optional(),
  shipmentState: z.enum(RETURN_SHIPMENT_STATES),
  paymentState: z.enum(RETURN_PAYMENT_STATES),
})

/** Goods of an order that come back together (ORD-08). */
const returnInfoSchema = entity<ReturnInfo>('ReturnInfo', {
  items: list(returnItemSchema),
  returnTrackingId: z.string(),
  returnDate: z.string(),
})

/** Units of an order that are not delivered any more while other goods of it are (ORD-04). */
const cancellationSchema = entity<OrderCancellation>('OrderCancellation', {
  id: z.string(),
  cancelledAt: z.string(),
  lines: list(z.strictObject({ lineItemId: z.string(), quantity: z.int().min(1) })),
  amount: moneySchema,
})

/** Units of an order that have not come to the shop yet. */
const preorderSchema = entity<OrderPreorder>('OrderPreorder', {
  sku: z.string(),
  quantity: z.int().min(1),
  expected: z.iso.date(),
})

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
  purchaseOrderNumber: z.string().optional(),
  costCentre: z.string().optional(),
  orderState: z.enum(ORDER_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  shipmentState: z.enum(SHIPMENT_STATES),
  taxMode: taxModeSchema,
  domesticPermyriad: z.int().min(0).max(10_000).optional(),
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
  personalisation: z.enum(['automated', 'assigned']).optional(),
  returnInfo: list(returnInfoSchema).optional(),
  cancellations: list(cancellationSchema).optional(),
  preorders: list(preorderSchema).optional(),
  paymentInfo: z.strictObject({ payments: list(paymentSchema) }),
  cart: z.strictObject({ id: z.string(), version: z.int() }),
})

/** A page of orders and how many there are in all (API-26, API-36). */
export const orderPageSchema = nameSchema(
  'OrderPage',
  z.strictObject({ results: z.array(orderSchema), total: z.int(), count: z.int(), limit: z.int(), offset: z.int() }),
)
