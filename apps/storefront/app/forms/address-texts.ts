import { type Address, type AddressField, type AddressRole, type AddressRule, addressProblems } from '@shop/domain/address'
import type { CustomerType } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'

/** Texts of an address as typed. */
const ADDRESS_TEXTS = [
  'firstName',
  'lastName',
  'company',
  'department',
  'vatNumber',
  'streetName',
  'streetNumber',
  'additionalStreetInfo',
  'postalCode',
  'city',
  'phone',
] as const
export type AddressText = (typeof ADDRESS_TEXTS)[number]
export type AddressTexts = Readonly<Record<AddressText, string>>

/** What is wrong with a field of an address form; `field` is its name there: the address's role, a dot and the text. */
export interface AddressFormProblem {
  readonly field: string
  readonly label: AddressField | 'email'
  /** `gone` is said of an address that was chosen and is not saved any more. */
  readonly rule: AddressRule | 'email' | 'gone'
}

function textsBy(textOf: (name: AddressText) => string): AddressTexts {
  return Object.fromEntries(ADDRESS_TEXTS.map(name => [name, textOf(name)])) as Record<AddressText, string>
}

/** A field of a form as typed, without surrounding blanks; empty when it is missing. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads the address of a role from a submitted form; nothing is judged. */
export function readAddressTexts(form: FormData, role: AddressRole): AddressTexts {
  return textsBy(name => fieldText(form, `${role}.${name}`))
}

/** Texts that show an address in a form; all empty without one. */
export function textsOfAddress(address: Address | undefined): AddressTexts {
  return textsBy(name => (name === 'vatNumber' ? address?.custom?.vatNumber : address?.[name]) ?? '')
}

/** Whether two addresses are typed alike; a delivery address has no VAT number. */
export function isSameTyped(a: AddressTexts, b: AddressTexts): boolean {
  return ADDRESS_TEXTS.every(name => name === 'vatNumber' || a[name] === b[name])
}

/** The address of a market that typed texts make; a private client has no company, department or VAT number (CHK-09). */
export function addressOf(texts: AddressTexts, market: Market, clientType: CustomerType): Address {
  const { vatNumber, company, department, additionalStreetInfo, ...required } = texts
  const isCompany = clientType === 'company'
  return {
    ...required,
    country: market.country,
    ...(additionalStreetInfo ? { additionalStreetInfo } : {}),
    ...(isCompany && company ? { company } : {}),
    ...(isCompany && department ? { department } : {}),
    ...(isCompany && vatNumber ? { custom: { vatNumber } } : {}),
  }
}

/** Problems of a typed address, in the order of the form. */
export function addressTextProblems(
  texts: AddressTexts,
  role: AddressRole,
  market: Market,
  clientType: CustomerType,
): AddressFormProblem[] {
  return addressProblems(market, addressOf(texts, market, clientType), clientType).map(({ field, rule }) => ({
    field: `${role}.${field}`,
    label: field,
    rule,
  }))
}
