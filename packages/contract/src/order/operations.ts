import { moneyOf } from '@shop/domain/money'
import { ORDER_STATES, type Order, orderFromCart, orderNumberOf, SHIPMENT_STATES } from '@shop/domain/order'
import type { EarlierOrder } from '@shop/domain/takeover'
import { cartExample } from '../cart/cart-example.ts'
import { list } from '../entity.ts'
import { email, id, instant, limit, line, offset, version } from '../fields.ts'
import { moneySchema } from '../money/money-schema.ts'
import { defineOperations } from '../operation.ts'
import { bankPaymentExample } from '../payment/payment-example.ts'
import { z } from '../zod.ts'
import { orderPageSchema, orderSchema } from './order-schema.ts'

/** The order of the example cart. */
export const orderExample: Order = orderFromCart(cartExample, bankPaymentExample, {
  id: 'e1a9c6b4-5d3f-4f7a-8b2c-9f0d1e2a3b44',
  orderNumber: orderNumberOf(1042),
  now: '2026-11-21T09:45:00.000Z',
})

const earlierOrderExample: EarlierOrder = {
  orderNumber: '#1001',
  placedAt: '2025-03-18T08:00:00.000Z',
  totalPrice: moneyOf('EUR', 21_980),
  isCancelled: false,
  lines: [{ name: 'Band saw / small', foreignSku: 'BS-1', quantity: 1, totalPrice: moneyOf('EUR', 19_990) }],
}

const orderNumber = z.string().regex(/^NS\d{6,14}$/)

export const orderOperations = defineOperations('order', {
  /** Orders the cart with its payment. Repeated and parallel calls for one cart return the same order (API-14, PAY-12, rule O2). */
  createMyOrderFromCart: {
    summary: 'Creates the order of a cart.',
    takesIdempotencyKey: true,
    params: z.strictObject({ id, version }),
    result: z.strictObject({ order: orderSchema }),
    errors: [
      'InvalidOperation',
      'ConcurrentModification',
      'RequiredField',
      'InvalidField',
      'OutOfStock',
      'MatchingPriceNotFound',
      'PriceChanged',
      'approval-required',
      'DiscountCodeNonApplicable',
      'malformed-price',
      'payment-error',
      'cancelled-transaction',
      'unprocessable-entity',
      'creating-order-failed',
      'IdempotencyKeyInUse',
      'IdempotencyKeyReused',
    ],
    rate: 'buying',
    example: { params: { id: cartExample.id, version: cartExample.version }, result: { order: orderExample } },
  },
  /** Orders of the session, by id or number, newest first; others' orders are not found (API-26, ORD-02, ORD-12, rule A1). */
  getOrders: {
    summary: 'Returns orders of the session.',
    params: z.strictObject({
      where: z
        .strictObject({
          id: id.optional(),
          orderNumber: orderNumber.optional(),
        })
        .optional(),
      sort: z.enum(['createdAt desc', 'createdAt asc']).optional(),
      limit: limit.optional(),
      offset: offset.optional(),
    }),
    result: z.strictObject({ me: z.strictObject({ orders: orderPageSchema }) }),
    errors: [],
    rate: 'buying',
    example: {
      params: { where: { orderNumber: orderExample.orderNumber } },
      result: { me: { orders: { results: [orderExample], total: 1, count: 1, limit: 20, offset: 0 } } },
    },
  },
  /** What the signed-in customer ordered in the shop system before, the latest first; history alone (ORD-02). */
  getEarlierOrders: {
    summary: 'Returns orders that the signed-in customer placed before the shop moved.',
    params: z.strictObject({ limit: limit.optional(), offset: offset.optional() }),
    result: z.strictObject({
      earlierOrders: z.strictObject({
        results: list(
          z.strictObject({
            orderNumber: z.string(),
            placedAt: instant,
            totalPrice: moneySchema,
            isCancelled: z.boolean(),
            lines: list(z.strictObject({ name: z.string(), foreignSku: z.string(), quantity: z.int(), totalPrice: moneySchema })),
          }),
        ),
        total: z.int(),
      }),
    }),
    errors: ['invalid_token'],
    rate: 'browsing',
    example: { params: { limit: 20 }, result: { earlierOrders: { results: [earlierOrderExample], total: 1 } } },
  },
  /**
   * How far an order has come, to a caller that knows its number and its e-mail address: states, parcels and times, and nothing of
   * its buyer. Any other pair is answered alike, and a network may ask so often (ORD-14).
   */
  getOrderStatus: {
    summary: 'Returns how far an order has come.',
    params: z.strictObject({ orderNumber, email }),
    result: z.strictObject({
      orderStatus: z
        .strictObject({
          orderNumber: z.string(),
          createdAt: z.string(),
          orderState: z.enum(ORDER_STATES),
          shipmentState: z.enum(SHIPMENT_STATES),
          parcels: z
            .array(
              z.strictObject({
                trackingNumber: z.string(),
                carrier: z.string().optional(),
                shippedAt: z.string(),
                url: z.string().optional(),
              }),
            )
            .readonly(),
        })
        .nullable(),
    }),
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: {
      params: { orderNumber: orderExample.orderNumber, email: orderExample.customerEmail },
      result: {
        orderStatus: {
          orderNumber: orderExample.orderNumber,
          createdAt: orderExample.createdAt,
          orderState: 'Confirmed',
          shipmentState: 'Shipped',
          parcels: [{ trackingNumber: '00340434161094042557', carrier: 'DHL', shippedAt: '2026-11-23T14:30:00.000Z' }],
        },
      },
    },
  },
  /** The session's orders by number, item number or product name, state and time; others' orders are not found (API-36, rule A1). */
  searchOrders: {
    summary: 'Searches the orders of the session.',
    params: z.strictObject({
      text: line(200).optional(),
      orderState: z.enum(ORDER_STATES).optional(),
      createdAfter: instant.optional(),
      createdBefore: instant.optional(),
      sort: z.enum(['createdAt desc', 'createdAt asc', 'totalPrice desc', 'totalPrice asc']).optional(),
      limit: limit.optional(),
      offset: offset.optional(),
    }),
    result: z.strictObject({ me: z.strictObject({ orders: orderPageSchema }) }),
    errors: [],
    rate: 'buying',
    example: {
      params: { text: 'fritteuse', orderState: 'Open', createdAfter: '2026-11-01T00:00:00Z', sort: 'createdAt desc', limit: 20 },
      result: { me: { orders: { results: [orderExample], total: 1, count: 1, limit: 20, offset: 0 } } },
    },
  },
})
