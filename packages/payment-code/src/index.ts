export type { CreditTransfer } from './credit-transfer.ts'
export { type PaymentCode, paymentCodeOf } from './payment-code.ts'
export { drawPaymentCode, type PaymentCodeDrawing } from './payment-code-drawing.ts'
