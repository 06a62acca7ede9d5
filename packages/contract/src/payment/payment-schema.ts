import {
  ATTEMPT_FAILURES,
  ATTEMPT_STATES,
  PAYMENT_INTERFACES,
  type Payment,
  type PaymentAction,
  PROVIDER_METHODS,
  TRANSACTION_STATES,
  TRANSACTION_TYPES,
  type Transaction,
} from '@shop/domain/payment'
import { entity, list, nameSchema } from '../entity.ts'
import { currencyCode, text } from '../fields.ts'
import { moneySchema } from '../money/money-schema.ts'
import { z } from '../zod.ts'

/** A movement of money (ORD-07). */
const transactionSchema = entity<Transaction>('Transaction', {
  id: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  state: z.enum(TRANSACTION_STATES),
  amount: moneySchema,
  timestamp: z.string(),
  interactionId: z.string().optional(),
})

/** What a buyer has to do to pay (ENT-07). */
const paymentActionSchema = entity<PaymentAction>('PaymentAction', {
  reference: z.string(),
  entity: z.string(),
  expiresAt: z.string(),
  merchantReference: z.string(),
})

/** A payment of one cart (ENT-06, ENT-07). */
export const paymentSchema = entity<Payment>('Payment', {
  id: z.string(),
  version: z.int(),
  paymentMethodInfo: z.strictObject({
    paymentInterface: z.enum(PAYMENT_INTERFACES),
    method: z.enum(PROVIDER_METHODS).optional(),
    name: z.strictObject({ en: z.string() }),
  }),
  amountPlanned: moneySchema,
  transactions: list(transactionSchema),
  custom: z
    .strictObject({ action: paymentActionSchema.optional(), termDays: z.int().optional(), isChosenLater: z.boolean().optional() })
    .optional(),
})

/** What a page sends to pay. Amount and currency are compared with the cart, never taken over (PAY-24). */
export const paymentDraft = nameSchema(
  'PaymentDraft',
  z.strictObject({
    paymentMethodInfo: z.strictObject({
      paymentInterface: z.enum(['cash-on-delivery', 'bank-transfer', 'on-account']),
      name: z.strictObject({ en: text(80) }),
    }),
    amountPlanned: z.strictObject({ currencyCode: currencyCode, centAmount: z.int().min(0).max(100_000_000_000) }),
  }),
)

/**
 * A value that the provider's fields in the page have encrypted for the provider. Bare digits are refused: a card that came to the
 * shop readable would have to be protected as the provider protects it.
 */
const encrypted = z.string().regex(/^(?!(?:test_)?[\d\s/-]*$)[\x21-\x7e]{1,4000}$/)

/** What the fields in the page made of a card. */
const cardEntrySchema = nameSchema(
  'CardEntry',
  z.strictObject({
    encryptedCardNumber: encrypted,
    encryptedExpiryMonth: encrypted,
    encryptedExpiryYear: encrypted,
    /** Some cards have none. */
    encryptedSecurityCode: encrypted.optional(),
    holderName: text(100).optional(),
    /** Such as `visa`, as the fields have recognised it. */
    brand: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .optional(),
    checkoutAttemptId: z.string().max(300).optional(),
    sdkData: z.string().max(8000).optional(),
    /** What the bank of a card wants to know of the browser, to ask its holder inside of the page. */
    browserInfo: z.strictObject({
      acceptHeader: z.string().max(300),
      colorDepth: z.int(),
      javaEnabled: z.boolean(),
      language: z.string().max(35),
      screenHeight: z.int(),
      screenWidth: z.int(),
      timeZoneOffset: z.int(),
      userAgent: z.string().max(1000),
    }),
  }),
)

/** A draft of a payment by the provider: with which of its methods, and what the shopper has to tell for it. */
export const providerPaymentDraft = nameSchema(
  'ProviderPaymentDraft',
  z.strictObject({
    paymentMethodInfo: z.strictObject({
      paymentInterface: z.literal('card-payment-provider'),
      method: z.enum(PROVIDER_METHODS),
      name: z.strictObject({ en: text(80) }),
    }),
    amountPlanned: z.strictObject({ currencyCode: currencyCode, centAmount: z.int().min(0).max(100_000_000_000) }),
    /** The shopper's bank, by the provider's id of it. */
    issuer: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    /** ISO date. */
    dateOfBirth: z.iso.date().optional(),
    /** Without it a card is entered on the provider's page. */
    card: cardEntrySchema.optional(),
    /** What the sheet of Google Pay handed on of the card, which only the provider can read; with it no page of the provider follows. */
    walletToken: z.string().min(1).max(10_000).optional(),
  }),
)

/** How far a payment by the provider is. */
export const paymentProgressSchema = z.strictObject({
  /** Names the payment for who comes back to it, signed; it opens nothing else. */
  state: z.string(),
  standing: z.enum(ATTEMPT_STATES),
  method: z.enum(PROVIDER_METHODS),
  /** Whether an open payment waits for the provider's decision alone. */
  isPending: z.literal(true).optional(),
  /** Of the order that was made. */
  orderNumber: z.string().optional(),
  /** Under which the specification shows a failure. */
  errorCode: z
    .enum(['payment-error', 'cancelled-transaction', 'unprocessable-entity', 'malformed-price', 'creating-order-failed'])
    .optional(),
  /** Why, to say what to do next. */
  failure: z.enum(ATTEMPT_FAILURES).optional(),
  /** Where the shopper goes on with the payment. */
  redirectUrl: z.string().optional(),
  /** Given where a form has to be posted there. */
  redirectFields: z.record(z.string(), z.string()).optional(),
  /** What the provider's script shows inside of the page, where the bank asks there. */
  challenge: z.record(z.string(), z.unknown()).optional(),
})

/** A method of the provider that a cart can be paid by now. */
export const offeredProviderMethodSchema = nameSchema(
  'OfferedProviderMethod',
  z.strictObject({
    method: z.enum(PROVIDER_METHODS),
    /** The banks to choose from, where it has to be said. */
    issuers: z.array(z.strictObject({ id: z.string(), name: z.string() })).optional(),
  }),
)

/** How an order stands that may have to be paid again, and what it can be paid by now. */
export const orderPaymentSchema = z.strictObject({
  orderNumber: z.string(),
  /** `due`: it can be paid again. `open`: it is not paid, but nothing has failed. */
  standing: z.enum(['due', 'open', 'paid', 'cancelled']),
  /** What is missing of its total. */
  amount: moneySchema,
  /** A signed link to pay it, good for 30 days. */
  link: z.string(),
  /** False while the provider does not answer. */
  isAvailable: z.boolean(),
  methods: z.array(offeredProviderMethodSchema),
  /** Whether it can be paid by bank transfer as well. */
  hasBankTransfer: z.boolean(),
  /** Whether it waits for a bank transfer. */
  isAwaitingTransfer: z.boolean(),
  /** The method of a payment that was begun since, of which the provider has not decided yet. */
  pendingMethod: z.enum(PROVIDER_METHODS).optional(),
})
