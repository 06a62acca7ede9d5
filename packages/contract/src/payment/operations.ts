import { cartExample } from '../cart/cart-example.ts'
import { cartSchema } from '../cart/cart-schema.ts'
import { id, version } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { bankPaymentExample, codCartExample, codPaymentExample } from './payment-example.ts'
import { paymentDraft, paymentSchema } from './payment-schema.ts'

export const paymentOperations = defineOperations('payment', {
  /** Puts a bank transfer on the cart (API-34, PAY-20, PAY-25). `amountPlanned` must be the cart's total, else malformed-price. */
  createBankPayment: {
    summary: 'Puts a payment by bank transfer on the cart.',
    takesIdempotencyKey: true,
    params: z.strictObject({ id, version, draft: paymentDraft }),
    result: z.strictObject({ payment: paymentSchema, cart: cartSchema }),
    errors: [
      'InvalidOperation',
      'ConcurrentModification',
      'RequiredField',
      'InvalidField',
      'malformed-price',
      'payment-error',
      'unprocessable-entity',
      'IdempotencyKeyInUse',
      'IdempotencyKeyReused',
    ],
    rate: 'buying',
    example: {
      params: {
        id: cartExample.id,
        version: cartExample.version,
        draft: {
          paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
          amountPlanned: { currencyCode: 'EUR', centAmount: bankPaymentExample.amountPlanned.centAmount },
        },
      },
      result: {
        payment: bankPaymentExample,
        cart: { ...cartExample, version: cartExample.version + 1, paymentInfo: { payments: [{ id: bankPaymentExample.id }] } },
      },
    },
  },
  /** Puts cash on delivery and its fee on the cart (API-34, COD-08, COD-13). `amountPlanned` must be the total including the fee. */
  createCodPayment: {
    summary: 'Puts a payment by cash on delivery and its fee on the cart.',
    takesIdempotencyKey: true,
    params: z.strictObject({ id, version, draft: paymentDraft }),
    result: z.strictObject({ payment: paymentSchema, cart: cartSchema }),
    errors: [
      'InvalidOperation',
      'ConcurrentModification',
      'RequiredField',
      'InvalidField',
      'malformed-price',
      'payment-error',
      'unprocessable-entity',
      'IdempotencyKeyInUse',
      'IdempotencyKeyReused',
    ],
    rate: 'buying',
    example: {
      params: {
        id: cartExample.id,
        version: cartExample.version,
        draft: {
          paymentMethodInfo: { paymentInterface: 'cash-on-delivery', name: { en: 'Cash on delivery' } },
          amountPlanned: { currencyCode: 'EUR', centAmount: codPaymentExample.amountPlanned.centAmount },
        },
      },
      result: { payment: codPaymentExample, cart: { ...codCartExample, version: cartExample.version + 1 } },
    },
  },
})
