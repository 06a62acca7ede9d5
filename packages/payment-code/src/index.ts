export type { CreditTransfer } from './credit-transfer.ts'
export { type PaymentCode, paymentCodeOf } from './payment-code.ts'
export { drawPaymentCode, drawTextCode, type PaymentCodeDrawing } from './payment-code-drawing.ts'
