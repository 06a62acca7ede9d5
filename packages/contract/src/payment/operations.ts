import type { Cart } from '@shop/domain/cart'
import type { Payment } from '@shop/domain/payment'
import { cartExample } from '../cart/cart-example.ts'
import { cartSchema } from '../cart/cart-schema.ts'
import { id, line, version } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { accountPaymentExample, bankPaymentExample, codCartExample, codPaymentExample } from './payment-example.ts'
import {
  offeredProviderMethodSchema,
  orderPaymentSchema,
  paymentDraft,
  paymentProgressSchema,
  paymentSchema,
  providerPaymentDraft,
} from './payment-schema.ts'

/** An order to be paid: its number, for its owner, or the signed link of a mail about it. */
const orderToPay = line(300)

/** A payment of the examples, as the shop names it to who comes back. */
const progressState = 'WyI4ZjdjMGMwZSJd.c2lnbmF0dXJl'

/** What can be wrong with any payment that is put on a cart or an order. */
const PAYMENT_ERRORS = [
  'InvalidOperation',
  'RequiredField',
  'InvalidField',
  'malformed-price',
  'payment-error',
  'unprocessable-entity',
  'IdempotencyKeyInUse',
  'IdempotencyKeyReused',
] as const

/** An operation that puts a payment of the shop's own methods on a cart; `cart` is that of the example, as it is paid. */
const paymentOperation = (
  summary: string,
  { payment, cart }: { readonly payment: Payment; readonly cart: Cart },
  paymentInterface: z.infer<typeof paymentDraft>['paymentMethodInfo']['paymentInterface'],
) =>
  ({
    summary,
    takesIdempotencyKey: true,
    params: z.strictObject({ id, version, draft: paymentDraft }),
    result: z.strictObject({ payment: paymentSchema, cart: cartSchema }),
    errors: [...PAYMENT_ERRORS, 'ConcurrentModification'],
    rate: 'buying',
    example: {
      params: {
        id: cartExample.id,
        version: cartExample.version,
        draft: {
          paymentMethodInfo: { paymentInterface, name: payment.paymentMethodInfo.name },
          amountPlanned: { currencyCode: 'EUR', centAmount: payment.amountPlanned.centAmount },
        },
      },
      result: {
        payment,
        cart: { ...cart, version: cartExample.version + 1, paymentInfo: { payments: [{ id: payment.id }] } },
      },
    },
  }) as const

export const paymentOperations = defineOperations('payment', {
  /** Puts a bank transfer on the cart (API-34, PAY-20, PAY-25). `amountPlanned` must be the cart's total, else malformed-price. */
  createBankPayment: paymentOperation(
    'Puts a payment by bank transfer on the cart.',
    { payment: bankPaymentExample, cart: cartExample },
    'bank-transfer',
  ),
  /**
   * Has the cart be paid on account by the company of the signed-in customer: what is left of its limit has to cover the total, now and
   * when it is ordered, else payment-error. `amountPlanned` must be the cart's total, else malformed-price.
   */
  createAccountPayment: paymentOperation(
    'Puts a payment on account of the company on the cart.',
    { payment: accountPaymentExample, cart: cartExample },
    'on-account',
  ),
  /** Puts cash on delivery and its fee on the cart (API-34, COD-08, COD-13). `amountPlanned` must be the total including the fee. */
  createCodPayment: paymentOperation(
    'Puts a payment by cash on delivery and its fee on the cart.',
    { payment: codPaymentExample, cart: codCartExample },
    'cash-on-delivery',
  ),
  /** Methods of the provider that the cart can be paid by, as the market, the payer and the provider allow (PAY-02, PAY-22, PAY-23). */
  getProviderMethods: {
    summary: 'Lists the methods of the payment provider for the cart.',
    params: z.strictObject({ id }),
    result: z.strictObject({
      /** False while the provider does not answer: the shop's own methods are all there is. */
      isAvailable: z.boolean(),
      methods: z.array(offeredProviderMethodSchema),
    }),
    errors: [],
    rate: 'buying',
    admitsItself: true,
    example: {
      params: { id: cartExample.id },
      result: { isAvailable: true, methods: [{ method: 'scheme' }, { method: 'paypal' }] },
    },
  },
  /** Begins to pay the cart by the provider: its content is frozen, its goods are held for 15 minutes (PAY-01, PAY-09, rule S3). */
  startPayment: {
    summary: 'Begins to pay the cart by the payment provider.',
    takesIdempotencyKey: true,
    params: z.strictObject({
      id,
      version,
      draft: providerPaymentDraft,
      /** Where the shopper comes back to, on the shop's own host; `state` is added to its query. */
      returnUrl: line(500),
    }),
    result: paymentProgressSchema,
    errors: [...PAYMENT_ERRORS, 'ConcurrentModification', 'OutOfStock', 'DiscountCodeNonApplicable'],
    rate: 'buying',
    admitsItself: true,
    example: {
      params: {
        id: cartExample.id,
        version: cartExample.version,
        draft: {
          paymentMethodInfo: { paymentInterface: 'card-payment-provider', method: 'scheme', name: { en: 'Card' } },
          amountPlanned: { currencyCode: 'EUR', centAmount: bankPaymentExample.amountPlanned.centAmount },
        },
        returnUrl: 'https://www.anvil.example/checkout/payment-return',
      },
      result: { state: progressState, standing: 'open', method: 'scheme', redirectUrl: 'https://provider.example/pages/1' },
    },
  },
  /**
   * Takes what the shopper came back with from the provider. It works by the signed state alone: the browser sends no cookie
   * with a return from another site. Repeatable; the same details charge once (rule P2).
   */
  finishPayment: {
    summary: 'Finishes a payment with what the shopper came back with from the provider.',
    params: z.strictObject({
      state: line(200),
      redirectResult: line(3000).optional(),
      sessionResult: line(3000).optional(),
      /** Of a bank that has asked inside of the page. */
      threeDSResult: line(6000).optional(),
      /** Nothing has been done yet: what has to be done is wanted once more, by another page than the one that began. */
      isResumed: z.boolean().optional(),
    }),
    result: paymentProgressSchema,
    errors: [],
    rate: 'buying',
    admitsItself: true,
    example: {
      params: { state: progressState, redirectResult: 'X6XtfGC3' },
      result: { state: progressState, standing: 'ordered', method: 'ideal', orderNumber: 'NS00001042' },
    },
  },
  /** Whether an order has to be paid again, and by what: for its owner, or by the link of a mail (ORD-05, PAY-17, rule A1). */
  getOrderPayment: {
    summary: 'Tells what is due of an order and what it can be paid by.',
    params: z.strictObject({ order: orderToPay }),
    result: orderPaymentSchema,
    errors: [],
    rate: 'buying',
    admitsItself: true,
    example: {
      params: { order: 'NS00001042' },
      result: {
        orderNumber: 'NS00001042',
        standing: 'due',
        amount: bankPaymentExample.amountPlanned,
        link: progressState,
        isAvailable: true,
        methods: [{ method: 'scheme' }],
        hasBankTransfer: true,
        isAwaitingTransfer: false,
      },
    },
  },
  /** Begins to pay an order again by the provider, over what is due of it (PAY-17, PAY-24). */
  startOrderPayment: {
    summary: 'Begins to pay an order again by the payment provider.',
    takesIdempotencyKey: true,
    params: z.strictObject({
      order: orderToPay,
      draft: providerPaymentDraft,
      /** As for `startPayment`. */
      returnUrl: line(800),
    }),
    result: paymentProgressSchema,
    errors: [...PAYMENT_ERRORS],
    rate: 'buying',
    admitsItself: true,
    example: {
      params: {
        order: 'NS00001042',
        draft: {
          paymentMethodInfo: { paymentInterface: 'card-payment-provider', method: 'scheme', name: { en: 'Card' } },
          amountPlanned: { currencyCode: 'EUR', centAmount: bankPaymentExample.amountPlanned.centAmount },
        },
        returnUrl: 'https://www.anvil.example/checkout/payment-return?order=NS00001042',
      },
      result: { state: progressState, standing: 'open', method: 'scheme', redirectUrl: 'https://provider.example/pages/1' },
    },
  },
  /** Has an order that is due wait for a bank transfer over what is missing of it (PAY-17, PAY-20, PAY-24). Repeatable. */
  createOrderBankPayment: {
    summary: 'Pays an order again by bank transfer.',
    takesIdempotencyKey: true,
    params: z.strictObject({ order: orderToPay, draft: paymentDraft }),
    result: z.strictObject({ orderNumber: z.string(), isAwaitingTransfer: z.boolean() }),
    errors: [...PAYMENT_ERRORS],
    rate: 'buying',
    example: {
      params: {
        order: 'NS00001042',
        draft: {
          paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
          amountPlanned: { currencyCode: 'EUR', centAmount: bankPaymentExample.amountPlanned.centAmount },
        },
      },
      result: { orderNumber: 'NS00001042', isAwaitingTransfer: true },
    },
  },
})
