import { type AddressRole, isEmail, type ShippingAddressType } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import { addressesIn, type Customer, type CustomerType, defaultAddressIdOf, type SavedAddress } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'
import {
  type AddressFormProblem,
  type AddressTexts,
  addressTextProblems,
  fieldText,
  isSameTyped,
  readAddressTexts,
  textsOfAddress,
} from '../../forms/address-texts.ts'

/** The addresses step as typed, before any check. */
export interface AddressFormData {
  readonly email: string
  readonly clientType: CustomerType
  readonly sameAsBilling: boolean
  readonly billing: AddressTexts
  readonly shipping: AddressTexts
  readonly newsletterChoice: boolean
}

/** Reads the submitted form without validating it; missing fields are empty. */
export function readAddressForm(form: FormData): AddressFormData {
  return {
    email: fieldText(form, 'email'),
    clientType: fieldText(form, 'clientType') === 'company' ? 'company' : 'private',
    sameAsBilling: form.get('sameAsBilling') !== null,
    billing: readAddressTexts(form, 'billing'),
    shipping: readAddressTexts(form, 'shipping'),
    newsletterChoice: form.get('newsletterChoice') !== null,
  }
}

/** Problems of the form: e-mail, then billing, then shipping. */
export function addressFormProblems(data: AddressFormData, market: Market): AddressFormProblem[] {
  const problems: AddressFormProblem[] = isEmail(data.email)
    ? []
    : [{ field: 'email', label: 'email', rule: data.email ? 'email' : 'required' }]
  problems.push(...addressTextProblems(data.billing, 'billing', market, data.clientType))
  if (!data.sameAsBilling) problems.push(...addressTextProblems(data.shipping, 'shipping', market, 'private'))
  return problems
}

/** The form as stored on the cart, for a shopper who returns to the step; without an address, the last used shipping type. */
export function addressFormOfCart(cart: Cart, market: Market, last: ShippingAddressType): AddressFormData {
  const { pendingVat } = cart.custom
  const stored = textsOfAddress(cart.billingAddress)
  const billing = pendingVat?.vatNumber ? { ...stored, vatNumber: pendingVat.vatNumber } : stored
  const shipping = textsOfAddress(cart.shippingAddress)
  const isBusiness = cart.billingAddress ? Boolean(cart.billingAddress.company) : market.companyIsDefaultClientType
  return {
    email: cart.customerEmail ?? '',
    clientType: isBusiness || pendingVat ? 'company' : 'private',
    sameAsBilling: cart.shippingAddress ? isSameTyped(billing, shipping) : last !== 'DIFFERENT_FROM_BILLING',
    billing,
    shipping,
    newsletterChoice: cart.custom.customerAgreedToSendEmail ?? false,
  }
}

/**
 * The form of a customer whose cart has no address yet: their default addresses of the market, e-mail address and, for
 * a company, VAT number (ACC-01, ADDR-20). A default delivery address alone is used as a second one.
 */
export function addressFormOfCustomer(
  cart: Cart,
  market: Market,
  customer: Customer,
  last: ShippingAddressType,
): AddressFormData {
  const billing = defaultAddress(customer, market, 'billing')
  const shipping = defaultAddress(customer, market, 'shipping')
  const form = addressFormOfCart(cart, market, last)
  const isBusiness = billing ? Boolean(billing.company) : customer.customerType === 'company'
  const isCompany = isBusiness || cart.custom.pendingVat !== undefined
  const billingTexts = textsOfAddress(billing)
  const shippingTexts = textsOfAddress(shipping)
  return {
    ...form,
    email: cart.customerEmail ?? customer.email,
    clientType: isCompany ? 'company' : 'private',
    sameAsBilling: shipping ? isSameTyped(billingTexts, shippingTexts) : form.sameAsBilling,
    billing: {
      ...billingTexts,
      vatNumber: form.billing.vatNumber || billingTexts.vatNumber || (isCompany ? (customer.vatId ?? '') : ''),
    },
    shipping: shippingTexts,
  }
}

function defaultAddress(customer: Customer, market: Market, role: AddressRole): SavedAddress | undefined {
  const id = defaultAddressIdOf(customer, role)
  return addressesIn(customer, market.country, role).find(address => address.id === id)
}

/** The shipping address type of a filled-in form (CHK-10). */
export function shippingAddressTypeOfForm(
  { sameAsBilling, shipping }: Pick<AddressFormData, 'sameAsBilling' | 'shipping'>,
  market: Market,
  customer: Customer | null,
): ShippingAddressType {
  if (sameAsBilling) return 'SAME_AS_BILLING'
  const saved = customer ? addressesIn(customer, market.country, 'shipping') : []
  return saved.some(address => isSameTyped(textsOfAddress(address), shipping)) ? 'SAVED_ADDRESS' : 'DIFFERENT_FROM_BILLING'
}
