export {
  ATTEMPT_FAILURES,
  ATTEMPT_STATES,
  type AttemptFailure,
  type AttemptState,
  type CheckoutAttempt,
  errorCodeOf,
  type NextStep,
  type PaymentFinding,
} from './checkout-attempt.ts'
export { withCashOnDeliveryFee } from './cod-fee.ts'
export { isBic, isIban } from './iban.ts'
export {
  PAYMENT_INTERFACES,
  type Payment,
  type PaymentAction,
  type PaymentDraft,
  type PaymentInterface,
  termDaysOf,
} from './payment.ts'
export {
  hasFailed,
  hasReversedChargeback,
  heldCents,
  type PaymentAmounts,
  paidInFullAt,
  paymentAmountsOf,
  refundableCents,
  releasableCents,
  requireRefundable,
  reservedCents,
} from './payment-amounts.ts'
export {
  type BankTransferEligibility,
  bankTransferEligibility,
  type CashOnDeliveryEligibility,
  cashItemLimitOf,
  cashOnDeliveryEligibility,
  type PaymentMethod,
  paymentMethodsForItem,
  paymentMethodsOf,
} from './payment-eligibility.ts'
export { PAYMENT_STATES, PAYMENT_TRANSITIONS, type PaymentState, paymentStateOf } from './payment-state.ts'
export { type EventMeaning, eventKeyOf, findingOf, meaningOf, type ProviderEvent } from './provider-event.ts'
export {
  type ListedMethod,
  type PayerType,
  PROVIDER_METHODS,
  type ProviderEligibility,
  type ProviderMethod,
  payerTypeOf,
  providerEligibility,
  providerMethodRule,
  providerMethodsOf,
  waysToPayOf,
} from './provider-method.ts'
export {
  furtherState,
  mergeTransactions,
  TRANSACTION_STATES,
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionState,
  type TransactionType,
} from './transaction.ts'
