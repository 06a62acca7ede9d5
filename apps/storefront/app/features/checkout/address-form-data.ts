import { type Address, type AddressField, type AddressRule, addressProblems, isEmail } from '@shop/domain/address'
import type { CustomerType } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'

/** Which of the two addresses a field belongs to; also the prefix of its name in the form. */
export type AddressKind = 'billing' | 'shipping'

/** Texts of an address as typed. */
export const ADDRESS_TEXTS = [
  'firstName',
  'lastName',
  'company',
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

/** The addresses step as typed, before any check. */
export interface AddressFormData {
  readonly email: string
  readonly clientType: CustomerType
  readonly sameAsBilling: boolean
  readonly billing: AddressTexts
  readonly shipping: AddressTexts
  readonly newsletterChoice: boolean
}

/** What is wrong with a field of the form; `field` is its name there. */
export interface AddressFormProblem {
  readonly field: string
  readonly label: AddressField | 'email'
  readonly rule: AddressRule | 'email'
}

/** Reads the submitted form; missing fields are empty, nothing is judged. */
export function readAddressForm(form: FormData): AddressFormData {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const texts = (kind: AddressKind): AddressTexts =>
    Object.fromEntries(ADDRESS_TEXTS.map(name => [name, text(`${kind}.${name}`)])) as Record<AddressText, string>
  return {
    email: text('email'),
    clientType: text('clientType') === 'company' ? 'company' : 'private',
    sameAsBilling: form.get('sameAsBilling') !== null,
    billing: texts('billing'),
    shipping: texts('shipping'),
    newsletterChoice: form.get('newsletterChoice') !== null,
  }
}

/** The address of a market that typed texts make; a private client has no company and no VAT number (CHK-09). */
export function addressOf(texts: AddressTexts, market: Market, clientType: CustomerType): Address {
  const { vatNumber, company, additionalStreetInfo, ...required } = texts
  const isCompany = clientType === 'company'
  return {
    ...required,
    country: market.country,
    ...(additionalStreetInfo ? { additionalStreetInfo } : {}),
    ...(isCompany && company ? { company } : {}),
    ...(isCompany && vatNumber ? { custom: { vatNumber } } : {}),
  }
}

/** Problems of the form: e-mail, then billing, then shipping (CHK-04). */
export function addressFormProblems(data: AddressFormData, market: Market): AddressFormProblem[] {
  const problems: AddressFormProblem[] = isEmail(data.email)
    ? []
    : [{ field: 'email', label: 'email', rule: data.email ? 'email' : 'required' }]
  const kinds: AddressKind[] = data.sameAsBilling ? ['billing'] : ['billing', 'shipping']
  for (const kind of kinds) {
    const clientType = kind === 'billing' ? data.clientType : 'private'
    for (const { field, rule } of addressProblems(market, addressOf(data[kind], market, clientType), clientType)) {
      problems.push({ field: `${kind}.${field}`, label: field, rule })
    }
  }
  return problems
}
