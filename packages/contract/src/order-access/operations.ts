import { ORDER_STATES } from '@shop/domain/order'
import { WITHDRAWAL_STATES } from '@shop/domain/withdrawal'
import { email, id, limit, line, offset } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { orderExample } from '../order/operations.ts'
import { orderPageSchema, orderSchema } from '../order/order-schema.ts'
import { mailTokenExample } from '../secret-examples.ts'
import { z } from '../zod.ts'

const orderNumber = z.string().regex(/^NS\d{6,14}$/)
const accessToken = z.string().regex(/^[\w.-]{1,512}$/)

const accessSchema = z.strictObject({
  accessToken: z.string(),
  expiresAt: z.iso.datetime(),
  /** The order that it was granted for; missing where it shows all of a customer. */
  orderNumber: z.string().optional(),
})

const unitsSchema = z.array(z.strictObject({ lineItemId: z.string().max(64), quantity: z.int().min(1) })).readonly()

const shipmentSchema = z.strictObject({
  position: z.int().min(1),
  dispatchedAt: z.string(),
  deliveredAt: z.string().optional(),
  lines: z.array(z.strictObject({ lineItemId: z.string(), quantity: z.int().min(1) })).readonly(),
  parcels: z
    .array(
      z.strictObject({
        trackingNumber: z.string(),
        carrier: z.string().optional(),
        url: z.string().optional(),
        lostAt: z.string().optional(),
      }),
    )
    .readonly(),
})

const documentSchema = z.strictObject({
  number: z.string(),
  kind: z.enum(['invoice', 'creditNote']),
  /** YYYY-MM-DD. */
  issueDate: z.string(),
  /** In cents of the order's currency. */
  grossCents: z.int(),
})

/** When an order was cancelled, or its goods came into a state. */
const changeSchema = z.strictObject({
  state: z.enum(['Cancelled', 'Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped']),
  changedAt: z.string(),
})

/** What the buyer was told about goods that come later; `until` is YYYY-MM-DD. */
const delaySchema = z.strictObject({ until: z.string(), toldAt: z.string() })

const withdrawalSchema = z.strictObject({
  withdrawalNumber: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  createdAt: z.string(),
  settledAt: z.string().optional(),
})

const accessExample = {
  accessToken: mailTokenExample,
  expiresAt: '2026-11-28T20:10:00.000Z',
  orderNumber: orderExample.orderNumber,
}
const codeIdExample = '01a20d43-5747-7d6e-b953-65e7b5db0261'

/** The self-service orders site: each call brings the token of an access, which alone decides what is shown (rule A1). */
export const orderAccessOperations = defineOperations('order-access', {
  /** Has a code mailed to the address of an order. The answer is the same for every pair of number and address (ORD-10, ORD-11, rule A4). */
  requestOrderCode: {
    summary: 'Has a code mailed with which a guest sees an order.',
    params: z.strictObject({ orderNumber, email, locale: localeSchema }),
    result: z.strictObject({ codeId: id }),
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: {
      params: { orderNumber: orderExample.orderNumber, email: orderExample.customerEmail, locale: 'de-DE' },
      result: { codeId: codeIdExample },
    },
  },
  /** Access for a code that was mailed; null for one that is wrong, used, expired, or was guessed at too often (ORD-10). */
  confirmOrderCode: {
    summary: 'Exchanges a mailed code for an access to orders.',
    params: z.strictObject({ codeId: id, code: z.string().regex(/^\d{6}$/) }),
    result: z.strictObject({ access: accessSchema.nullable() }),
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: { params: { codeId: codeIdExample, code: '042117' }, result: { access: accessExample } },
  },
  /** Access for the token of a link, of the shop's own pages or of a mail (ROUTE-30, ORD-11). */
  openOrderLink: {
    summary: 'Exchanges the token of a link for an access to orders.',
    params: z.strictObject({ token: accessToken }),
    result: z.strictObject({ access: accessSchema }),
    errors: ['invalid_token'],
    rate: 'buying',
    example: { params: { token: mailTokenExample }, result: { access: accessExample } },
  },
  /** The token of a link to an order of the session, for who placed it without an account (ORD-10, rule A1). */
  getOrderLink: {
    summary: 'Returns the token of a link to an order of the session.',
    params: z.strictObject({ orderNumber }),
    result: z.strictObject({ token: z.string() }),
    errors: [],
    rate: 'buying',
    example: { params: { orderNumber: orderExample.orderNumber }, result: { token: mailTokenExample } },
  },
  /** The order history, newest first, by number, item number or product name, and state (ORD-10, ORD-12). */
  getAccessibleOrders: {
    summary: 'Returns the orders of an access.',
    params: z.strictObject({
      accessToken,
      text: line(200).optional(),
      orderState: z.enum(ORDER_STATES).optional(),
      limit: limit.optional(),
      offset: offset.optional(),
    }),
    result: z.strictObject({ orders: orderPageSchema }),
    errors: ['invalid_token'],
    rate: 'buying',
    example: {
      params: { accessToken: mailTokenExample, orderState: 'Open' },
      result: { orders: { results: [orderExample], total: 1, count: 1, limit: 20, offset: 0 } },
    },
  },
  /** One order with its parcels and documents; one that the access does not show is not found (ORD-10, ORD-14, rule A1). */
  getAccessibleOrder: {
    summary: 'Returns an order of an access.',
    params: z.strictObject({ accessToken, orderNumber }),
    result: z.strictObject({
      order: orderSchema,
      /** Units that can be cancelled now, by the lines they are of. */
      cancellable: unitsSchema,
      shipments: z.array(shipmentSchema).readonly(),
      documents: z.array(documentSchema).readonly(),
      changes: z.array(changeSchema).readonly(),
      delays: z.array(delaySchema).readonly(),
      withdrawals: z.array(withdrawalSchema).readonly(),
      /** The signed name under which the order is paid; missing where nothing is to be paid. */
      payLink: z.string().optional(),
    }),
    errors: ['invalid_token'],
    rate: 'buying',
    example: {
      params: { accessToken: mailTokenExample, orderNumber: orderExample.orderNumber },
      result: { order: orderExample, cancellable: [], shipments: [], documents: [], changes: [], delays: [], withdrawals: [] },
    },
  },
  /** The buyer cancels an order whose goods are in the house, or units that have not left it. Repeatable. */
  cancelAccessibleOrder: {
    summary: 'Cancels an order of an access, or a part of it.',
    params: z.strictObject({
      accessToken,
      orderNumber,
      /** Default the whole order. The id is of the sender's own making: sent twice it cancels once. */
      part: z.strictObject({ draftId: id, lines: unitsSchema }).optional(),
    }),
    result: z.strictObject({ order: orderSchema }),
    errors: ['invalid_token', 'InvalidOperation'],
    rate: 'buying',
    example: {
      params: { accessToken: mailTokenExample, orderNumber: orderExample.orderNumber },
      result: { order: { ...orderExample, orderState: 'Cancelled' } },
    },
  },
  /** An invoice or a credit note of an order as it was sent: as PDF, or its data as XML after EN 16931 (`cii`). */
  getOrderDocument: {
    summary: 'Returns the file of a document of an order.',
    params: z.strictObject({
      accessToken,
      orderNumber,
      documentNumber: z.string().regex(/^[A-Z0-9-]{3,40}$/),
      form: z.enum(['pdf', 'cii']),
    }),
    /** The content is base64. */
    result: z.strictObject({ file: z.strictObject({ content: z.string() }) }),
    errors: ['invalid_token'],
    rate: 'buying',
    example: {
      params: {
        accessToken: mailTokenExample,
        orderNumber: orderExample.orderNumber,
        documentNumber: 'RE-2026-00000101',
        form: 'pdf',
      },
      result: { file: { content: 'JVBERi0xLjc=' } },
    },
  },
})
