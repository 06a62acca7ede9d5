export { type BankTransferEligibility, bankTransferEligibility } from './bank-transfer-eligibility.ts'
export { type CashOnDeliveryEligibility, cashOnDeliveryEligibility } from './cash-on-delivery-eligibility.ts'
export { withCashOnDeliveryFee } from './cod-fee.ts'
export { PAYMENT_INTERFACES, type Payment, type PaymentAction, type PaymentDraft, type PaymentInterface } from './payment.ts'
export { dayPaidInFull, type PaymentAmounts, paymentAmountsOf, refundableCents, requireRefundable } from './payment-amounts.ts'
export { type PaymentMethod, paymentMethodsForItem, paymentMethodsOf } from './payment-methods-of.ts'
export { PAYMENT_STATES, PAYMENT_TRANSITIONS, type PaymentState, paymentStateOf } from './payment-state.ts'
export {
  furtherState,
  TRANSACTION_STATES,
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionState,
  type TransactionType,
} from './transaction.ts'
