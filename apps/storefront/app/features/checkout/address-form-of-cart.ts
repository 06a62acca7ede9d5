import type { Address } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import { ADDRESS_TEXTS, type AddressFormData, type AddressText, type AddressTexts } from './address-form-data.ts'

function textsOf(address: Address | undefined): AddressTexts {
  const text = (name: AddressText) => (name === 'vatNumber' ? address?.custom?.vatNumber : address?.[name]) ?? ''
  return Object.fromEntries(ADDRESS_TEXTS.map(name => [name, text(name)])) as Record<AddressText, string>
}

/** The form as the cart remembers it, for a shopper who comes back to the step. */
export function addressFormOfCart(cart: Cart, market: Market): AddressFormData {
  const billing = textsOf(cart.billingAddress)
  const shipping = textsOf(cart.shippingAddress)
  const isSame = ADDRESS_TEXTS.every(name => name === 'vatNumber' || billing[name] === shipping[name])
  const agreed = cart.custom.customerAgreedToSendEmail
  const isCompany = cart.billingAddress ? Boolean(cart.billingAddress.company) : market.companyIsDefaultClientType
  return {
    email: cart.customerEmail ?? '',
    clientType: isCompany ? 'company' : 'private',
    sameAsBilling: !cart.shippingAddress || isSame,
    billing,
    shipping,
    newsletterChoice: agreed !== undefined && agreed === market.optionalNewsletter,
  }
}
