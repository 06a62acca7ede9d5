import type { Address, ShippingAddressType } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import type { Customer, CustomerType } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'
import { type AddressTexts, isSameTyped, textsOfAddress } from '../../forms/address-texts.ts'
import { type AddressFormData, TYPED_ADDRESS } from './address-form-data.ts'
import { type ChoosableAddress, savedAddressesOf } from './saved-addresses.ts'

/** What this browser chose before it had an address to show for it. */
export interface EarlierChoices {
  readonly shippingAddressType: ShippingAddressType
  /** Undefined when it was not chosen in this checkout (CHK-08). */
  readonly clientType: CustomerType | undefined
}

/** The form as stored on the cart, for a shopper who returns to the step; without an address, as was chosen before. */
export function addressFormOfCart(cart: Cart, market: Market, earlier: EarlierChoices): AddressFormData {
  const { pendingVat } = cart.custom
  const stored = textsOfAddress(cart.billingAddress)
  const billing = pendingVat?.vatNumber ? { ...stored, vatNumber: pendingVat.vatNumber } : stored
  const shipping = textsOfAddress(cart.shippingAddress)
  return {
    email: cart.customerEmail ?? '',
    clientType: clientTypeOf(cart, market, earlier),
    billingAddress: TYPED_ADDRESS,
    saveBilling: false,
    sameAsBilling: cart.shippingAddress
      ? isSameTyped(billing, shipping)
      : earlier.shippingAddressType !== 'DIFFERENT_FROM_BILLING',
    shippingAddress: TYPED_ADDRESS,
    saveShipping: false,
    billing,
    shipping,
    references: { purchaseOrderNumber: cart.purchaseOrderNumber ?? '', costCentre: cart.costCentre ?? '' },
    newsletterChoice: cart.custom.customerAgreedToSendEmail ?? false,
  }
}

function clientTypeOf(cart: Cart, market: Market, { clientType }: EarlierChoices): CustomerType {
  if (cart.custom.pendingVat) return 'company'
  if (clientType) return clientType
  const isCompany = cart.billingAddress ? Boolean(cart.billingAddress.company) : market.companyIsDefaultClientType
  return isCompany ? 'company' : 'private'
}

/**
 * The form of a customer: the addresses of the cart, chosen from the address book where they are of it; before there are
 * any, the default ones of the market with e-mail address, name and, for a company, VAT number (ACC-01, ADDR-20). A default
 * delivery address alone is used as a second one.
 */
export function addressFormOfCustomer(cart: Cart, market: Market, customer: Customer, earlier: EarlierChoices): AddressFormData {
  const form = { ...addressFormOfCart(cart, market, earlier), email: cart.customerEmail ?? customer.email }
  const saved = savedAddressesOf(customer, market)
  const { billingAddress, shippingAddress } = cart
  if (billingAddress || shippingAddress) {
    const billingId = idOf(saved.billing, billingAddress)
    const shippingId = form.sameAsBilling ? TYPED_ADDRESS : idOf(saved.shipping, shippingAddress)
    return {
      ...form,
      billingAddress: billingId,
      shippingAddress: shippingId,
      // What is chosen is not to be typed as well.
      ...(billingId === TYPED_ADDRESS ? {} : { billing: blankOf(customer) }),
      ...(shippingId === TYPED_ADDRESS ? {} : { shipping: blankOf(customer) }),
    }
  }
  const billing = saved.billing.find(({ isDefault }) => isDefault)
  const shipping = saved.shipping.find(({ isDefault }) => isDefault)
  const isCompany = form.clientType === 'company' || (!earlier.clientType && customer.customerType === 'company')
  return {
    ...form,
    clientType: isCompany ? 'company' : 'private',
    // A number that was checked before its address is there belongs to an address that is yet to be typed.
    billingAddress: cart.custom.pendingVat ? TYPED_ADDRESS : (billing?.id ?? TYPED_ADDRESS),
    sameAsBilling: shipping ? isSameAddress(billing?.address, shipping.address) : form.sameAsBilling,
    shippingAddress: shipping?.id ?? TYPED_ADDRESS,
    billing: { ...blankOf(customer), vatNumber: form.billing.vatNumber || (isCompany ? (customer.vatId ?? '') : '') },
    shipping: blankOf(customer),
  }
}

/** An address yet to be typed, with the name of the customer. */
function blankOf({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): AddressTexts {
  return { ...textsOfAddress(undefined), firstName, lastName }
}

function idOf(choices: readonly ChoosableAddress[], address: Address | undefined): string {
  return choices.find(choice => address && isSameAddress(choice.address, address))?.id ?? TYPED_ADDRESS
}

function isSameAddress(a: Address | undefined, b: Address): boolean {
  return a !== undefined && isSameTyped(textsOfAddress(a), textsOfAddress(b))
}
