import type { Market } from '../market/index.ts'
import type { Address } from './address.ts'
import { isPlainLine, nameOrderOf } from './plain-line.ts'

/** Whether a postal code has the form of a market's country (ADDR-01..ADDR-10). */
export function isPostalCodeIn(market: Pick<Market, 'postalCode'>, postalCode: string): boolean {
  return postalCode.length <= LONGEST.postalCode && new RegExp(market.postalCode, 'i').test(postalCode)
}

/** A phone number: an optional plus and at least eight digits, spaces allowed between them (ADDR-13). */
export function isPhone(phone: string): boolean {
  return phone.length <= 40 && /^\+?\d(?: *\d){7,}$/.test(phone)
}

/** An e-mail address by the rule of HTML's e-mail inputs, with a dot in the domain (ADDR-14). */
export function isEmail(email: string): boolean {
  return email.length <= 254 && EMAIL.test(email)
}

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`)

/** A street number contains a digit, except where the market does not check it (ADDR-12). */
export function isStreetNumber(market: Market, streetNumber: string): boolean {
  return !market.streetNumberMustContainDigit || /\d/.test(streetNumber)
}

/** The standard rules of forms (ADDR-16). As form libraries mean them, an empty value breaks `required` and no other rule. */
export function isFilled(value: string): boolean {
  return value.trim() !== ''
}

/** At least `min` characters (ADDR-16). */
export function hasMin(value: string, min: number): boolean {
  return value === '' || value.length >= min
}

/** At most `max` characters (ADDR-16). */
export function hasMax(value: string, max: number): boolean {
  return value.length <= max
}

/** The same as in another field, such as a password written twice (ADDR-16). */
export function isConfirmed(value: string, other: string): boolean {
  return value === '' || value === other
}

/** One of a list, such as the options of a select (ADDR-16). */
export function isOneOf(value: string, allowed: readonly string[]): boolean {
  return value === '' || allowed.includes(value)
}

/** Fields of an address form that can be wrong. */
export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'department'
  | 'streetName'
  | 'streetNumber'
  | 'additionalStreetInfo'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'phone'

/** What is wrong with a field; the words for it are messages of the page (ADDR-17). `plain` is `isPlainLine`. */
export type AddressRule = 'required' | 'min' | 'max' | 'plain' | 'postal-code' | 'street-number' | 'phone' | 'country'

export interface AddressProblem {
  readonly field: AddressField
  readonly rule: AddressRule
}

const LONGEST = {
  firstName: 80,
  lastName: 80,
  company: 120,
  department: 120,
  streetName: 120,
  streetNumber: 20,
  additionalStreetInfo: 120,
  postalCode: 12,
  city: 80,
} as const

const OPTIONAL: ReadonlySet<string> = new Set(['additionalStreetInfo', 'department'])

/**
 * Problems of an address in a market, in the order of the form; an empty list means the address is good.
 * The minimum of three characters binds street names only: names and cities are shorter by nature (ADDR-15).
 */
export function addressProblems(
  market: Market,
  address: Partial<Address>,
  clientType: 'private' | 'company' = 'private',
): AddressProblem[] {
  const problems: AddressProblem[] = []
  const { firstName, lastName, ...others } = LONGEST
  for (const field of [...nameOrderOf(market.country), ...(Object.keys(others) as (keyof typeof others)[])]) {
    const value = (address[field] ?? '').trim()
    const isOptional = OPTIONAL.has(field) || (field === 'company' && clientType !== 'company')
    const rule = isOptional && value === '' ? undefined : textProblem(market, field, value)
    if (rule) problems.push({ field, rule })
  }
  if (address.country !== market.country) problems.push({ field: 'country', rule: 'country' })
  const phone = (address.phone ?? '').trim()
  if (phone === '') problems.push({ field: 'phone', rule: 'required' })
  else if (!isPhone(phone)) problems.push({ field: 'phone', rule: 'phone' })
  return problems
}

function textProblem(market: Market, field: keyof typeof LONGEST, value: string): AddressRule | undefined {
  if (!isFilled(value)) return 'required'
  if (!hasMax(value, LONGEST[field])) return 'max'
  if (!isPlainLine(value)) return 'plain'
  if (field === 'streetName' && !hasMin(value, 3)) return 'min'
  if (field === 'streetNumber' && !isStreetNumber(market, value)) return 'street-number'
  if (field === 'postalCode' && !isPostalCodeIn(market, value)) return 'postal-code'
  return undefined
}
