export { withCashOnDeliveryFee } from './cod-fee.ts'
export { isBic, isIban } from './iban.ts'
export { PAYMENT_INTERFACES, type Payment, type PaymentAction, type PaymentDraft, type PaymentInterface } from './payment.ts'
export { dayPaidInFull, type PaymentAmounts, paymentAmountsOf, refundableCents, requireRefundable } from './payment-amounts.ts'
export {
  type BankTransferEligibility,
  bankTransferEligibility,
  type CashOnDeliveryEligibility,
  cashOnDeliveryEligibility,
  type PaymentMethod,
  paymentMethodsForItem,
  paymentMethodsOf,
} from './payment-eligibility.ts'
export { PAYMENT_STATES, PAYMENT_TRANSITIONS, type PaymentState, paymentStateOf } from './payment-state.ts'
export {
  furtherState,
  TRANSACTION_STATES,
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionState,
  type TransactionType,
} from './transaction.ts'
