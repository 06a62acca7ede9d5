export type { TransactionReport } from '../transaction/record-transaction.ts'
export { createBankPayment, createCodPayment, type PaidCart } from './create-payment.ts'
export { addTransaction, type ReceivedMoney, registerPayment } from './move-money.ts'
export { chargeBackOrder, type RefundDraft, refundOrder } from './refund-order.ts'
