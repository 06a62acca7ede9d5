import type { Amount } from './held-payment.ts'
import type { ProviderError } from './provider-error.ts'

/** A request's fields. */
export type Fields = Readonly<Record<string, unknown>>

/** What every start of a payment has. */
export interface PaymentOrder {
  readonly amount: Amount
  readonly reference: string
  readonly returnUrl: string
}

const MAX_REFERENCE = 80
const CURRENCIES: readonly string[] = ['BGN', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'HUF', 'NOK', 'PLN', 'RON', 'SEK']

/** Amount, reference and return URL, or the first error among them. */
export function readOrder(fields: Fields): PaymentOrder | ProviderError {
  const amount = readAmount(fields.amount)
  if (typeof amount === 'string') return amount
  const { reference, returnUrl } = fields
  if (typeof reference !== 'string' || reference === '' || reference.length > MAX_REFERENCE) return 'missing-reference'
  if (typeof returnUrl !== 'string' || !/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? '')) return 'missing-return-url'
  return { amount, reference, returnUrl }
}

/** An amount in minor units, or what is wrong with it. */
export function readAmount(value: unknown): Amount | ProviderError {
  const { currency, value: cents } = objectOf(value)
  if (typeof currency !== 'string' || !CURRENCIES.includes(currency)) return 'invalid-currency'
  if (typeof cents !== 'number' || !Number.isInteger(cents) || cents <= 0) return 'invalid-amount'
  return { currency, value: cents }
}

/** Whether all fields are there; names with a dot are fields of objects. */
export function hasFields(fields: Fields, names: readonly string[]): boolean {
  return names.every(name => {
    const value = name.split('.').reduce<unknown>((part, key) => objectOf(part)[key], fields)
    return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  })
}

/** A value's fields; of anything but an object none. */
export function objectOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}
