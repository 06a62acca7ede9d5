import { isDeepStrictEqual } from 'node:util'
import { type Address, type AddressDraft, type AddressRole, addressOfDraft, isEmail } from '@shop/domain/address'
import { type BuyerReference, cleanReference, referenceProblem } from '@shop/domain/buyer-reference'
import { type Cart, type CartCustomFields, shippingMethodsOfGoods, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import type { ShippingMethodKey } from '@shop/domain/shipping'
import { withoutVatResult, withVatOf } from '@shop/domain/vat'
import type { SellableVariant } from '../product/sellable-variant.ts'
import type { CartRequest } from './cart-request.ts'
import { type CartSituation, changeCart } from './change-cart.ts'
import type { CartContext } from './load-cart.ts'
import { requirePrice } from './sellable-variant.ts'

/** What `updateCart` can do to a cart (API-38). */
export type CartUpdateAction =
  | { readonly action: 'setCustomerEmail'; readonly email: string }
  | { readonly action: 'setBillingAddress'; readonly address: AddressDraft }
  | { readonly action: 'setShippingAddress'; readonly address: AddressDraft }
  | {
      readonly action: 'setCustomType'
      readonly fields: Pick<CartCustomFields, 'customerAgreedToSendEmail' | 'utmSource'>
    }
  /** The method must be offered for the cart; the first one offered is taken all the same (CART-16). */
  | { readonly action: 'setShippingMethod'; readonly shippingMethod: { readonly key: ShippingMethodKey } }
  /** Numbers of the buyer's own books, which the order and its documents repeat; none takes it off. */
  | { readonly action: 'setPurchaseOrderNumber'; readonly purchaseOrderNumber?: string | undefined }
  | { readonly action: 'setCostCentre'; readonly costCentre?: string | undefined }
  /** Takes over today's prices and taxes; with `updateProductData` also names, pictures and attributes. */
  | { readonly action: 'recalculate'; readonly updateProductData?: boolean }

/**
 * Applies actions to a cart in their order, all or none (API-38). Without effect the version stays. Throws
 * `CommerceError` of the actions, `concurrent-modification`, `resource-not-found` or `invalid-operation`.
 */
export async function updateCart(
  context: CartContext,
  request: CartRequest,
  actions: readonly CartUpdateAction[],
): Promise<Cart> {
  return changeCart(context, request, {
    versions: 'same',
    decide: situation => ({
      cart: actions.reduce((cart, action) => applyAction(cart, situation, action), situation.cart),
    }),
  })
}

function applyAction(cart: Cart, situation: CartSituation, action: CartUpdateAction): Cart {
  switch (action.action) {
    case 'setCustomerEmail':
      if (!isEmail(action.email)) throw new CommerceError({ code: 'invalid-input', field: 'email' }, 'Not an e-mail address')
      return { ...cart, customerEmail: action.email }
    case 'setBillingAddress':
      return setAddress(cart, situation.market, 'billing', action.address)
    case 'setShippingAddress':
      return setAddress(cart, situation.market, 'shipping', action.address)
    case 'setCustomType':
      return { ...cart, custom: { ...cart.custom, ...givenFieldsOf(action.fields) } }
    case 'setShippingMethod':
      return requireOffered(cart, situation.market, action.shippingMethod.key)
    case 'setPurchaseOrderNumber':
      return setReference(cart, 'purchaseOrderNumber', action.purchaseOrderNumber)
    case 'setCostCentre':
      return setReference(cart, 'costCentre', action.costCentre)
    case 'recalculate':
      return refreshLines(cart, situation, action.updateProductData ?? false)
  }
}

/** Refuses a method that is not offered for the goods of a cart. */
function requireOffered(cart: Cart, market: Market, key: ShippingMethodKey): Cart {
  if (!shippingMethodsOfGoods(cart.lineItems, market).some(method => method.key === key))
    throw new CommerceError({ code: 'shipping-method-does-not-match-cart', key }, `The cart cannot travel by ${key}`)
  return cart
}

/** What was agreed does not change by it, so that a payment stays. Throws `invalid-input`. */
function setReference(cart: Cart, name: BuyerReference, typed = ''): Cart {
  const reference = cleanReference(typed)
  if (referenceProblem(reference)) throw new CommerceError({ code: 'invalid-input', field: name }, `Not a reference: ${name}`)
  if ((cart[name] ?? '') === reference) return cart
  const { [name]: _before, ...rest } = cart
  return reference === '' ? rest : { ...rest, [name]: reference }
}

function givenFieldsOf<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
}

/**
 * A cart with the prices of now, and with today's names, pictures and attributes when asked for. Lines whose product
 * is no longer offered stay as they are: ordering refuses them by name, and those of a quote. Throws `matching-price-not-found`.
 */
function refreshLines(cart: Cart, situation: Pick<CartSituation, 'offers' | 'market'>, withProductData: boolean): Cart {
  if (cart.quote) return cart
  const lineItems = cart.lineItems.map(line => {
    const offer = situation.offers.get(line.variant.sku)
    if (!offer) return line
    const price = requirePrice(offer, situation.market)
    return withProductData ? { ...line, ...productDataOf(offer), price } : { ...line, price }
  })
  return isDeepStrictEqual(lineItems, cart.lineItems) ? cart : { ...withoutPayment(cart), lineItems }
}

function productDataOf(offer: SellableVariant) {
  const { productId, name, slug: productSlug, brand, isFreight } = offer
  const variant = { id: offer.variantId, sku: offer.sku, images: offer.images, attributes: offer.attributes }
  return { productId, name, productSlug, productType: { key: offer.family }, brand, isFreight, variant }
}

/**
 * A cart with an address checked by the rules of its market; another address than before drops the payment (COD-11),
 * and prices are gross again unless the billing address keeps its validated VAT number (VAT-13, VAT-16). Throws
 * `postal-code-incorrect` (CHK-22) or `address-incomplete`.
 */
function setAddress(cart: Cart, market: Market, name: AddressRole, draft: AddressDraft): Cart {
  const given = addressOfDraft(market, draft, name)
  return name === 'billing' ? withBillingAddress(cart, market, given) : withShippingAddress(cart, withoutVatResult(given))
}

function withBillingAddress(cart: Cart, market: Market, given: Address): Cart {
  const { pendingVat, ...custom } = cart.custom
  const billingAddress = withVatOf(market, given, cart.billingAddress, pendingVat)
  if (!pendingVat && isDeepStrictEqual(cart.billingAddress, billingAddress)) return cart
  const taxMode = billingAddress.custom?.isVatValidated ? cart.taxMode : 'Platform'
  return { ...withoutPayment({ ...cart, custom }), billingAddress, taxMode }
}

function withShippingAddress(cart: Cart, shippingAddress: Address): Cart {
  return isDeepStrictEqual(cart.shippingAddress, shippingAddress) ? cart : { ...withoutPayment(cart), shippingAddress }
}
