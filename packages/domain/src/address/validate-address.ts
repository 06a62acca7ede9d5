import type { Market } from '../market/index.ts'
import type { Address } from './address.ts'
import { isPhone, isPostalCode, isStreetNumber } from './field-rules.ts'
import { hasMax, hasMin, isFilled } from './field-standards.ts'
import { isPlainLine } from './plain-line.ts'

/** Fields of an address form that can be wrong. */
export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'company'
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
  streetName: 120,
  streetNumber: 20,
  additionalStreetInfo: 120,
  postalCode: 12,
  city: 80,
} as const

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
  for (const field of Object.keys(LONGEST) as (keyof typeof LONGEST)[]) {
    const value = (address[field] ?? '').trim()
    const isOptional = field === 'additionalStreetInfo' || (field === 'company' && clientType !== 'company')
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
  if (field === 'postalCode' && !isPostalCode(market.country, value)) return 'postal-code'
  return undefined
}
