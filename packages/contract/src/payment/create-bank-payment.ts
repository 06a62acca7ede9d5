import type { Cart } from '@shop/domain/cart'
import type { Payment } from '@shop/domain/payment'
import { z } from 'zod'
import { id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { paymentDraft } from './payment-draft.ts'

/** Puts a bank transfer on the cart (API-34, PAY-20, PAY-25). `amountPlanned` must be the cart's total, else malformed-price. */
export const createBankPayment = defineOperation({
  name: 'createBankPayment',
  summary: 'Puts a payment by bank transfer on the cart.',
  params: z.strictObject({ id, version, draft: paymentDraft }),
  result: z.custom<{ payment: Payment; cart: Cart }>(),
})
