import { APPROVAL_REASON_LENGTH, APPROVAL_STATES } from '@shop/domain/company'
import { cartExample } from '../cart/cart-example.ts'
import { id, limit, nameText, version } from '../fields.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { currencyCodeSchema, moneySchema } from '../money/money-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

/** A total as a page showed it. */
const shownTotal = z.strictObject({ currencyCode: currencyCodeSchema, centAmount: z.int().min(0) })

const approvalInterface = z.enum(['bank-transfer', 'on-account'])

const requestSchema = z.strictObject({
  id: z.string(),
  state: z.enum(APPROVAL_STATES),
  isMine: z.boolean(),
  /** Whether who asks may approve or reject it now. */
  isDecidable: z.boolean(),
  buyerName: z.string(),
  requestedAt: z.string(),
  total: moneySchema,
  /** Of a request that waits or was approved. */
  lines: z.array(z.strictObject({ sku: z.string(), name: localizedStringSchema, quantity: z.int(), total: moneySchema })),
  /** The buyer's own numbers of the order. */
  references: z.strictObject({ purchaseOrderNumber: z.string().optional(), costCentre: z.string().optional() }),
  /** Of which its cart is. */
  quote: z.strictObject({ id: z.string(), quoteNumber: z.string() }).optional(),
  /** Of a request that waits: on account of the company, or as the buyer chooses once it is ordered. */
  paymentInterface: approvalInterface.optional(),
  /** Whether the order is placed, and who asks can choose how to pay it. */
  isPayable: z.boolean(),
  /** Where who asks can have it be paid on account: what is due, and within how many days of the invoice. */
  onAccount: z.strictObject({ amount: moneySchema, termDays: z.int() }).optional(),
  /** Of a rejection. */
  reason: z.string().optional(),
  orderNumber: z.string().optional(),
})

const exampleId = '01a20d43-5747-7d6e-b953-65e7b5db0261'
const total = { type: 'centPrecision', currencyCode: 'EUR', centAmount: 64_900, fractionDigits: 2 } as const

export const approvalOperations = defineOperations('company', {
  /** Asks the approvers of the company to approve the order of a cart, which no one changes until then. */
  requestApproval: {
    summary: "Asks the company of the signed-in customer to approve the order of a cart above the customer's limit.",
    params: z.strictObject({
      id,
      version,
      amountPlanned: shownTotal,
      /** On account of the company, or as the buyer chooses once it is ordered, which is the default. */
      paymentInterface: approvalInterface.optional(),
    }),
    result: z.strictObject({ approvalRequest: z.strictObject({ id: z.string() }) }),
    errors: [
      ...['invalid_token', 'InvalidOperation', 'ConcurrentModification', 'RequiredField', 'InvalidField'],
      ...['malformed-price', 'payment-error', 'unprocessable-entity', 'DiscountCodeNonApplicable', 'MatchingPriceNotFound'],
    ] as const,
    rate: 'buying',
    example: {
      params: { id: cartExample.id, version: cartExample.version, amountPlanned: { currencyCode: 'EUR', centAmount: 64_900 } },
      result: { approvalRequest: { id: exampleId } },
    },
  },
  /** Requests of the customer's own and, for approvers, those of their company; those that wait first, then the newest. */
  getApprovalRequests: {
    summary: 'Lists approval requests of the signed-in customer and of the company they approve orders of.',
    params: z.strictObject({ limit: limit.optional() }),
    result: z.strictObject({ approvalRequests: z.array(requestSchema) }),
    errors: ['invalid_token'],
    rate: 'browsing',
    example: {
      params: {},
      result: {
        approvalRequests: [
          {
            ...{ id: exampleId, state: 'pending', isMine: false, isDecidable: true, buyerName: 'Ben Bauer', total },
            ...{ paymentInterface: 'bank-transfer', isPayable: false },
            requestedAt: '2026-11-21T10:00:00.000Z',
            references: { purchaseOrderNumber: '4500012345' },
            lines: [{ sku: 'EX30010001', name: { en: 'Cordless drill' }, quantity: 1, total }],
          },
        ],
      },
    },
  },
  /**
   * Approves a request: the order is placed as by its buyer. Where its total has risen above the one that the approver saw, nothing
   * is ordered, and both totals are returned. Repeated and parallel calls return the same order (rule O2).
   */
  approveRequest: {
    summary: 'Approves a request, of which the order is placed then.',
    params: z.strictObject({ id, amountPlanned: shownTotal }),
    result: z.strictObject({
      orderNumber: z.string().optional(),
      risen: z.strictObject({ before: moneySchema, now: moneySchema }).optional(),
    }),
    errors: [
      ...['invalid_token', 'InvalidOperation', 'ConcurrentModification', 'RequiredField', 'InvalidField', 'OutOfStock'],
      ...['MatchingPriceNotFound', 'PriceChanged', 'DiscountCodeNonApplicable', 'malformed-price', 'payment-error'],
      ...['cancelled-transaction', 'unprocessable-entity'],
    ] as const,
    rate: 'buying',
    example: {
      params: { id: exampleId, amountPlanned: { currencyCode: 'EUR', centAmount: 64_900 } },
      result: { orderNumber: 'NS00001042' },
    },
  },
  /** Rejects a request: its cart is the buyer's again, who gets the reason by mail. */
  rejectRequest: {
    summary: 'Rejects a request with a reason.',
    params: z.strictObject({ id, reason: nameText(APPROVAL_REASON_LENGTH).min(1) }),
    result: z.null(),
    errors: ['invalid_token', 'InvalidOperation'],
    rate: 'buying',
    example: { params: { id: exampleId, reason: 'Please order the cheaper model.' }, result: null },
  },
  /** Has a request of the customer's own, which waits or is approved and not paid, be paid on account of the company; once, however often. */
  payRequestOnAccount: {
    summary: "Has an approval request of the signed-in customer's own, or its order, be paid on account of their company.",
    params: z.strictObject({ id, amountPlanned: shownTotal }),
    result: z.null(),
    errors: [
      ...['invalid_token', 'InvalidOperation', 'ConcurrentModification', 'RequiredField', 'InvalidField', 'malformed-price'],
      ...['payment-error', 'unprocessable-entity', 'DiscountCodeNonApplicable', 'MatchingPriceNotFound'],
    ] as const,
    rate: 'buying',
    example: { params: { id: exampleId, amountPlanned: { currencyCode: 'EUR', centAmount: 64_900 } }, result: null },
  },
  /** Withdraws a request of the customer's own, whose cart is theirs again. */
  withdrawApprovalRequest: {
    summary: "Withdraws an approval request of the signed-in customer's own.",
    params: z.strictObject({ id }),
    result: z.null(),
    errors: ['invalid_token', 'InvalidOperation'],
    rate: 'buying',
    example: { params: { id: exampleId }, result: null },
  },
})
