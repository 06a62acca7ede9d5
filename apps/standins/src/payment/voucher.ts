import type { HeldPayment } from './held-payment.ts'

/** What a shopper pays with at a machine or in their bank, as the provider describes it. */
export interface Voucher {
  readonly type: 'voucher'
  readonly paymentMethodType: string
  readonly entity: string
  /** Nine digits in groups of three. */
  readonly reference: string
  /** Without a zone. */
  readonly expiresAt: string
  readonly initialAmount: HeldPayment['amount']
  readonly totalAmount: HeldPayment['amount']
  readonly merchantName: string
  readonly merchantReference: string
}

const VOUCHER_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** The voucher of a payment that was begun at a time in milliseconds. */
export function voucherOf({ pspReference, method, amount, reference }: HeldPayment, now: number): Voucher {
  const digits = [...pspReference].map(character => character.charCodeAt(0) % 10).join('')
  return {
    type: 'voucher',
    paymentMethodType: method,
    entity: '11249',
    reference: `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 9)}`,
    expiresAt: new Date(now + VOUCHER_DAYS * DAY_MS).toISOString().slice(0, 19),
    initialAmount: amount,
    totalAmount: amount,
    merchantName: 'Anvil',
    merchantReference: reference,
  }
}
