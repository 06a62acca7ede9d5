import {
  MAX_PICTURE_BYTES,
  MAX_RETURN_COMMENT,
  MAX_RETURN_PICTURES,
  REQUESTABLE_REASONS,
  RETURN_REASONS,
  RETURN_RESOLUTIONS,
  RETURN_STATES,
  type Return,
  type ReturnEvent,
  type ReturnLine,
} from '@shop/domain/return'
import { entity, list } from '../entity.ts'
import { id, paragraphs } from '../fields.ts'
import { currencyCodeSchema, moneySchema } from '../money/money-schema.ts'
import { defineOperations } from '../operation.ts'
import { orderExample } from '../order/operations.ts'
import { mailTokenExample } from '../secret-examples.ts'
import { z } from '../zod.ts'

const orderNumber = z.string().regex(/^NS\d{6,14}$/)
const returnNumber = z.string().regex(/^RT\d{6,14}$/)
const accessToken = z.string().regex(/^[\w.-]{1,512}$/)
const count = z.int().min(0)

const returnLineSchema = entity<ReturnLine>('ReturnLine', {
  lineItemId: z.string(),
  sku: z.string(),
  quantity: count,
  received: count,
  accepted: count,
  restocked: count,
  reductionCents: count,
})

const returnEventSchema = entity<ReturnEvent>('ReturnEvent', { state: z.enum(RETURN_STATES), at: z.iso.datetime() })

/** Goods of an order on their way back. */
const returnSchema = entity<Return>('Return', {
  id,
  returnNumber: z.string(),
  orderId: id,
  orderNumber: z.string(),
  currency: currencyCodeSchema,
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  wish: z.enum(RETURN_RESOLUTIONS),
  comment: z.string().optional(),
  lines: list(returnLineSchema),
  events: list(returnEventSchema),
  pictures: count,
  sendUntil: z.iso.datetime().optional(),
  note: z.string().optional(),
  refund: moneySchema.optional(),
  replacement: z.strictObject({ trackingNumber: z.string().optional(), carrier: z.string().optional() }).optional(),
  lostParcel: z.string().optional(),
})

const unitsSchema = z.strictObject({ lineItemId: id, quantity: z.int().min(1).max(1000) })

const lineItemId = orderExample.lineItems[0]?.id ?? ''
const returnExample: Return = {
  id: '01a20d43-5747-7d6e-b953-65e7b5db0262',
  returnNumber: 'RT100001',
  orderId: orderExample.id,
  orderNumber: orderExample.orderNumber,
  currency: orderExample.totalPrice.currencyCode,
  state: 'Requested',
  reason: 'defective',
  wish: 'refund',
  comment: 'Das Gerät läuft nicht an.',
  lines: [{ lineItemId, sku: 'EX30010001', quantity: 1, received: 0, accepted: 0, restocked: 0, reductionCents: 0 }],
  events: [{ state: 'Requested', at: '2026-11-28T16:10:00.000Z' }],
  pictures: 1,
}
const place = { accessToken: mailTokenExample, orderNumber: orderExample.orderNumber }
/** Base64 takes four bytes for three. */
const PICTURE_LENGTH = Math.ceil(MAX_PICTURE_BYTES / 3) * 4

/** Returns of an order that the access of the orders site shows (rule A1). */
export const returnOperations = defineOperations('return', {
  /** The returns of an order, the oldest first, and what of it can be returned. */
  getReturns: {
    summary: 'Returns the returns of an order, and the units that can be returned.',
    params: z.strictObject({ accessToken, orderNumber }),
    result: z.strictObject({ returns: list(returnSchema), returnable: z.array(unitsSchema).readonly() }),
    errors: ['invalid_token'],
    rate: 'buying',
    example: { params: place, result: { returns: [returnExample], returnable: [] } },
  },
  /** Asks to return units of an order (ORD-08). The same draft sent again is the same return. Pictures are base64. */
  createReturn: {
    summary: 'Asks to return goods of an order.',
    params: z.strictObject({
      accessToken,
      orderNumber,
      /** Of the caller's own making. */
      draftId: id,
      lines: z
        .array(unitsSchema)
        .min(1)
        .max(250)
        .refine(lines => new Set(lines.map(line => line.lineItemId)).size === lines.length, 'A line is named once'),
      reason: z.enum(REQUESTABLE_REASONS),
      wish: z.enum(RETURN_RESOLUTIONS),
      comment: paragraphs(MAX_RETURN_COMMENT).optional(),
      pictures: z.array(z.base64().max(PICTURE_LENGTH)).max(MAX_RETURN_PICTURES).optional(),
    }),
    result: z.strictObject({ return: returnSchema }),
    errors: ['invalid_token', 'TooManyRequests'],
    rate: 'buying',
    bodyLimit: MAX_RETURN_PICTURES * PICTURE_LENGTH + 64 * 1024,
    example: {
      params: {
        ...place,
        draftId: '01a20d43-5747-7d6e-b953-65e7b5db0261',
        lines: [{ lineItemId, quantity: 1 }],
        reason: 'defective',
        wish: 'refund',
        comment: 'Das Gerät läuft nicht an.',
      },
      result: { return: returnExample },
    },
  },
  /** The customer keeps the goods of a return that have not come. Repeatable. */
  cancelReturn: {
    summary: 'Cancels a return whose goods have not come.',
    params: z.strictObject({ accessToken, orderNumber, returnNumber }),
    result: z.strictObject({ return: returnSchema }),
    errors: ['invalid_token', 'InvalidOperation'],
    rate: 'buying',
    example: {
      params: { ...place, returnNumber: 'RT100001' },
      result: { return: { ...returnExample, state: 'Cancelled' } },
    },
  },
  /** The label of an approved return as PDF, base64. */
  getReturnLabel: {
    summary: 'Returns the label of a return.',
    params: z.strictObject({ accessToken, orderNumber, returnNumber }),
    result: z.strictObject({ file: z.strictObject({ content: z.string() }) }),
    errors: ['invalid_token'],
    rate: 'buying',
    example: { params: { ...place, returnNumber: 'RT100001' }, result: { file: { content: 'JVBERi0xLjc=' } } },
  },
})
