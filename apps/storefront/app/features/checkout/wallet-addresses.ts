import { nameOrderOf, splitStreet } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import { type AddressTexts, isSameTyped, textsOfAddress } from '../../forms/address-texts.ts'
import { type AddressFormData, CHOICE_OF_ROLE, TYPED_ADDRESS } from './address-form-data.ts'

const PARTS = ['name', 'address1', 'address2', 'address3', 'locality', 'countryCode', 'postalCode', 'phoneNumber'] as const
/** An address as a wallet hands it on; what it has not is empty. */
export type WalletAddress = Readonly<Record<(typeof PARTS)[number], string>>

/** What a browser hands on of a wallet. Nothing of it is believed but that its owner agreed to it. */
export interface WalletPayment {
  readonly email: string
  /** The card, which only the payment provider can read. */
  readonly token: string
  /** Undefined where the wallet has handed on none (PAY-19). */
  readonly billing: WalletAddress | undefined
  readonly shipping: WalletAddress | undefined
}

/** Longest part of an address that is read; the rules of the form refuse shorter ones already. */
const MAX_LENGTH = 300

/** Reads what a browser posted of a wallet, in the form of Google's `PaymentData`; undefined without a token. */
export function readWalletPayment(text: string): WalletPayment | undefined {
  const data = objectOf(parse(text))
  const method = objectOf(data.paymentMethodData)
  const { token } = objectOf(method.tokenizationData)
  if (typeof token !== 'string' || token === '') return undefined
  return {
    email: textOf(data.email),
    token,
    billing: addressOfWallet(objectOf(method.info).billingAddress),
    shipping: addressOfWallet(data.shippingAddress),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_LENGTH).trim() : ''
}

function addressOfWallet(value: unknown): WalletAddress | undefined {
  const given = objectOf(value)
  const address = Object.fromEntries(PARTS.map(part => [part, textOf(given[part])])) as WalletAddress
  return address.countryCode && address.address1 ? address : undefined
}

/**
 * The addresses step as if it had been filled in from a wallet, for a private buyer. A billing address in another country stays
 * empty: the form has those of the market alone, and would make it one of them.
 */
export function addressFormOfWallet({ email, billing, shipping }: WalletPayment, market: Market, cart: Cart): AddressFormData {
  const isBilledHere = billing?.countryCode === market.country
  const texts = {
    billing: isBilledHere ? addressTextsOf(billing, market) : textsOfAddress(undefined),
    shipping: shipping ? addressTextsOf(shipping, market) : textsOfAddress(undefined),
  }
  return {
    email,
    clientType: 'private',
    [CHOICE_OF_ROLE.billing]: TYPED_ADDRESS,
    [CHOICE_OF_ROLE.shipping]: TYPED_ADDRESS,
    saveBilling: false,
    saveShipping: false,
    sameAsBilling: isSameTyped(texts.billing, texts.shipping),
    ...texts,
    references: { purchaseOrderNumber: '', costCentre: '' },
    newsletterChoice: cart.custom.customerAgreedToSendEmail ?? false,
  }
}

/** A filled-in form as its fields are sent; the reader of the addresses step reads the same from them. */
export function fieldsOfAddressForm(form: AddressFormData): Readonly<Record<string, string>> {
  const { email, clientType, sameAsBilling, newsletterChoice } = form
  const texts = (['billing', 'shipping'] as const).flatMap(role =>
    Object.entries(form[role]).map(([name, text]) => [`${role}.${name}`, text] as const),
  )
  return {
    ...Object.fromEntries(texts),
    email,
    clientType,
    ...(sameAsBilling ? { sameAsBilling: 'on' } : {}),
    ...(newsletterChoice ? { newsletterChoice: 'on' } : {}),
  }
}

function addressTextsOf(address: WalletAddress, market: Market): AddressTexts {
  return {
    ...textsOfAddress(undefined),
    ...namesOf(address.name, market),
    ...splitStreet(address.address1),
    additionalStreetInfo: [address.address2, address.address3].filter(Boolean).join(', '),
    // Some wallets write the country before it, as on letters: `LT-01103`.
    postalCode: address.postalCode.replace(new RegExp(`^${market.country}[- ](?=\\d)`, 'i'), ''),
    city: address.locality,
    // Only digits, blanks and a plus are a number here; wallets write brackets, dots and hyphens too.
    phone: address.phoneNumber
      .replace(/[().\-/\u00a0]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }
}

/** A wallet has one name: its last word is the family's, where families come first the first one. */
function namesOf(name: string, market: Market): { readonly firstName: string; readonly lastName: string } {
  const words = name.split(/\s+/)
  const isFamilyFirst = nameOrderOf(market.country)[0] === 'lastName'
  const family = isFamilyFirst ? words.slice(0, 1) : words.slice(-1)
  const given = isFamilyFirst ? words.slice(1) : words.slice(0, -1)
  return given.length === 0 ? { firstName: name, lastName: '' } : { firstName: given.join(' '), lastName: family.join(' ') }
}
