import type { Payment, PaymentInterface, Transaction, TransactionState, TransactionType } from '@shop/domain/payment'
import { entity, list, oneOf } from '../entity.ts'
import { moneySchema } from '../money/money-schema.ts'
import { z } from '../zod.ts'

const transactionSchema = entity<Transaction>('Transaction', {
  id: z.string(),
  type: oneOf<TransactionType>({ Authorization: true, CancelAuthorization: true, Charge: true, Refund: true, Chargeback: true }),
  state: oneOf<TransactionState>({ Initial: true, Pending: true, Success: true, Failure: true }),
  amount: moneySchema,
  timestamp: z.string(),
})

/** A payment of one cart (ENT-06). */
export const paymentSchema = entity<Payment>('Payment', {
  id: z.string(),
  version: z.int(),
  paymentMethodInfo: z.strictObject({
    paymentInterface: oneOf<PaymentInterface>({ 'cash-on-delivery': true, 'bank-transfer': true, 'card-payment-provider': true }),
    name: z.strictObject({ en: z.string() }),
  }),
  amountPlanned: moneySchema,
  transactions: list(transactionSchema),
})
