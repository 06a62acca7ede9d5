export { createBankPayment } from './create-bank-payment.ts'
export { createCodPayment } from './create-cod-payment.ts'
