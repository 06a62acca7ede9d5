export { createBankPayment, createCodPayment, type PaidCart } from './create-payment.ts'
