export type { TransactionReport } from '../transaction/record-transaction.ts'
export { findPendingMethod, selectAttempt } from './attempt-rows.ts'
export { attemptOfState, signAttempt } from './attempt-state.ts'
export { type BegunAttempt, beginAttempt } from './begin-attempt.ts'
export { beginDueAttempt, type DueAttempt } from './begin-due-attempt.ts'
export { captureOrder } from './capture-order.ts'
export { createAccountPayment, createBankPayment, createCodPayment, type PaidCart } from './create-payment.ts'
export { createDueAccountPayment } from './due-account-payment.ts'
export { createDueBankPayment } from './due-bank-payment.ts'
export { type FailedAttempt, findFailedAttempt } from './find-failed-attempt.ts'
export { claimModifications, type Modification, modificationReceived, modificationRejected } from './modifications.ts'
export { addTransaction, type ReceivedMoney, registerPayment } from './move-money.ts'
export {
  attemptAnswered,
  claimUnansweredAttempts,
  findAttemptSession,
  findNextStep,
  keepAttemptRequest,
  lapseAttempts,
  type UnansweredAttempt,
} from './open-attempts.ts'
export { listPaymentProblems, type PaymentProblem } from './payment-problems.ts'
export { chargeBackOrder, type RefundDraft, refundOrder, registerRefunds } from './refund-order.ts'
export { settleAttempt } from './settle-attempt.ts'
export { forgetNotifications, keepNotifications, type SignedEvent, takeNotifications } from './take-notifications.ts'
