import type { PaymentRefusal } from './held-payment.ts'

/** Cards whose bank wants to know the shopper; everybody else's does not ask. */
const CHALLENGED: readonly string[] = [
  '4035501428146300',
  '371449635398431',
  '4871049999999910',
  '6703444444444449',
  '5454545454545454',
  '4917610000000000',
]

/** Cards to try, with what becomes of them. Their date is 03/30, their code 737, or 7373 with four digits. */
export const TEST_CARDS: readonly { readonly number: string; readonly name: string; readonly effect: string }[] = [
  { number: '4111 1111 1111 1111', name: 'Visa', effect: 'is authorised' },
  { number: '4035 5014 2814 6300', name: 'Visa', effect: 'the bank asks for a password' },
  { number: '5454 5454 5454 5454', name: 'Mastercard', effect: 'the bank asks for a password' },
  { number: '3714 496353 98431', name: 'American Express', effect: 'the bank asks for a password' },
  { number: '6703 4444 4444 4449', name: 'Maestro', effect: 'the bank asks for a password; it has no code' },
]

/** Holder names that force a result, in the order of their codes from 0. Undefined forces an authorisation. */
export const FORCED_RESULTS: readonly (readonly [name: string, refusal: PaymentRefusal | 'pending' | undefined])[] = [
  ['UNKNOWN', { resultCode: 'Error', reason: 'Unknown', code: '0' }],
  ['APPROVED', undefined],
  ['DECLINED', refused('Refused', 2)],
  ['REFERRAL', refused('Referral', 3)],
  ['ERROR', { resultCode: 'Error', reason: 'Acquirer Error', code: '4' }],
  ['BLOCK_CARD', refused('Blocked Card', 5)],
  ['CARD_EXPIRED', refused('Expired Card', 6)],
  ['INVALID_AMOUNT', refused('Invalid Amount', 7)],
  ['INVALID_CARD_NUMBER', refused('Invalid Card Number', 8)],
  ['ISSUER_UNAVAILABLE', refused('Issuer Unavailable', 9)],
  ['NOT_SUPPORTED', refused('Not supported', 10)],
  ['NOT_3D_AUTHENTICATED', refused('3D Not Authenticated', 11)],
  ['NOT_ENOUGH_BALANCE', refused('Not enough balance', 12)],
  ['PENDING', 'pending'],
  ['ACQUIRER_FRAUD', refused('Acquirer Fraud', 14)],
  ['CANCELLED', refused('Cancelled', 15)],
  ['SHOPPER_CANCELLED', refused('Shopper Cancelled', 16)],
]

function refused(reason: string, code: number): PaymentRefusal {
  return { resultCode: 'Refused', reason, code: String(code) }
}

/** What a holder's name or an asked-for code force; undefined where neither does anything. */
export function forcedResult(holderName: string, code: string): PaymentRefusal | 'pending' | undefined {
  const name = holderName.split(':')[0]?.trim()
  return FORCED_RESULTS.find(([forced], index) => forced === name || String(index) === code)?.[1]
}

/** A card as a form sends it. */
export interface Card {
  readonly brand: string
  readonly isChallenged: boolean
  /** Whether a form leads to its bank, where it asks. */
  readonly isLedByForm?: true
  /** Refused whatever the bank says: its date or its code are not those of the test cards. */
  readonly refusal: PaymentRefusal | undefined
}

/** The card of a payment method; undefined where its number is not valid. Only test values can be read, as in `test_737`. */
export function readCard(method: Readonly<Record<string, unknown>>): Card | undefined {
  const [number, month, year, code] = [
    'encryptedCardNumber',
    'encryptedExpiryMonth',
    'encryptedExpiryYear',
    'encryptedSecurityCode',
  ].map(field => testValueOf(method[field]))
  const brand = number === undefined ? undefined : brandOf(number)
  if (number === undefined || brand === undefined || !hasCheckDigit(number)) return undefined
  const isExpired = month !== '03' || year !== '2030'
  const hasCode = brand === 'maestro' || code === (brand === 'amex' ? '7373' : '737')
  return {
    brand,
    isChallenged: CHALLENGED.includes(number),
    refusal: isExpired ? refused('Expired Card', 6) : hasCode ? undefined : refused('CVC Declined', 24),
  }
}

function testValueOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith('test_') ? value.slice(5).replaceAll(' ', '') : undefined
}

function brandOf(number: string): string | undefined {
  if (!/^\d{12,19}$/.test(number)) return undefined
  if (/^3[47]/.test(number)) return 'amex'
  if (/^4/.test(number)) return 'visa'
  if (/^5[1-5]/.test(number)) return 'mc'
  return /^67/.test(number) ? 'maestro' : undefined
}

/** Whether the last digit of a card number follows from the others (Luhn). */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
