import type { Cart } from '@shop/domain/cart'
import type { Payment } from '@shop/domain/payment'
import { z } from 'zod'
import { id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { paymentDraft } from './payment-draft.ts'

/** Puts cash on delivery and its fee on the cart (API-34, COD-08, COD-13). `amountPlanned` must be the total including the fee. */
export const createCodPayment = defineOperation({
  name: 'createCodPayment',
  summary: 'Puts a payment by cash on delivery and its fee on the cart.',
  params: z.strictObject({ id, version, draft: paymentDraft }),
  result: z.custom<{ payment: Payment; cart: Cart }>(),
})
