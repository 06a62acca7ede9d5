import type { Address } from '../address/index.ts'
import type { BuyerReferences } from '../buyer-reference/index.ts'
import type { CartDiscount, DiscountCodeState } from '../discount/index.ts'
import type { Locale } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import type { Money, RoundingMode } from '../money/index.ts'
import type { ShippingMethodKey } from '../shipping/index.ts'
import type { TaxedItemPrice, TaxedPrice, TaxMode, TaxRate } from '../tax/index.ts'
import { COD_FEE_SLUG, type CustomLineItem, type IncludedDiscountAmount, type LineItem } from './line-item.ts'

/**
 * Life of a cart (ORD-09): ordered and merged carts take no operation any more; a frozen one waits for an approval, one that was put
 * aside until the cart of a quote, which has its place, is ordered or left.
 */
export type CartState = 'Active' | 'Ordered' | 'Merged' | 'Frozen' | 'PutAside'

/** The chosen way of shipping and what it costs (SHIP-13). */
export interface ShippingInfo {
  readonly shippingMethod: { readonly id: string; readonly key: ShippingMethodKey }
  readonly shippingMethodState: 'MatchesCart' | 'DoesNotMatchCart'
  readonly price: Money
  /** What is left of the price after discounts on shipping. */
  readonly discountedPrice?: { readonly value: Money; readonly includedDiscounts: readonly IncludedDiscountAmount[] }
  /** Of what is paid. */
  readonly taxedPrice: TaxedItemPrice
  readonly taxRate: TaxRate
  /** Working days as a range such as `2-4` (SHIP-07). */
  readonly deliveryTime: string
}

/** A discount as a cart names it (DISC-13, DISC-15). */
export interface CartDiscountSummary
  extends Pick<
    CartDiscount,
    | 'id'
    | 'key'
    | 'name'
    | 'description'
    | 'isActive'
    | 'validFrom'
    | 'validUntil'
    | 'sortOrder'
    | 'stackingMode'
    | 'requiresDiscountCode'
    | 'target'
    | 'value'
  > {
  /** The tier of a personalised discount (DISC-08): whom it counts for. */
  readonly cohortTier?: string
}

/** A discount that counts in a cart, and what it takes off in all; gross, also where a cart is shown net (DISC-13). */
export interface AppliedDiscount extends CartDiscountSummary {
  readonly discountedAmount: Money
}

/** A code on a cart with its state and what it grants (DISC-15). */
export interface CartDiscountCode {
  readonly discountCode: {
    readonly id: string
    readonly code: string
    readonly cartDiscounts: readonly CartDiscountSummary[]
  }
  readonly state: DiscountCodeState
}

/** What discounts on the total take off it, in the amounts of the cart's tax mode. */
export interface DiscountOnTotalPrice {
  readonly discountedAmount: Money
  readonly discountedNetAmount: Money
  readonly includedDiscounts: readonly IncludedDiscountAmount[]
}

/** The quote that a cart was made from: its lines cost what was quoted, whatever prices and discounts do (CART-31). */
export interface CartQuote {
  readonly id: string
  readonly quoteNumber: string
  /** Of the quote: an offer that took its place is another one. */
  readonly version: number
  /** ISO instant; from then on the cart cannot be ordered. */
  readonly validUntil: string
  /** Gross; missing where delivery costs what it costs everyone. */
  readonly shippingPrice?: Money
}

/**
 * Why prices are a customer's own: by what was computed of their purchases, or by a group that the owner has put them into. The first
 * has to be said to the buyer (Directive 2011/83/EU, article 6(1)(ea)).
 */
export type Personalisation = 'automated' | 'assigned'

/** A cart (ENT-01). Its version rises by one with every change (CART-03). */
export interface Cart extends BuyerReferences {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly lastModifiedAt: string
  readonly store: { readonly key: string }
  readonly country: CountryCode
  readonly locale: Locale
  readonly anonymousId?: string
  readonly customerId?: string
  readonly customerEmail?: string
  readonly cartState: CartState
  readonly inventoryMode: 'TrackOnly'
  readonly taxMode: TaxMode
  /** How taxes are rounded (ORD-08); half to even where it is not said. */
  readonly taxRoundingMode?: RoundingMode
  /** Sorted by order hint (CART-17). */
  readonly lineItems: readonly LineItem[]
  readonly customLineItems: readonly CustomLineItem[]
  readonly totalLineItemQuantity: number
  /** Lines, fees and shipping less discounts on the total: gross, in tax mode External net. */
  readonly totalPrice: Money
  readonly taxedPrice: TaxedPrice
  readonly shippingInfo?: ShippingInfo
  readonly shippingAddress?: Address
  readonly billingAddress?: Address
  readonly discountCodes: readonly CartDiscountCode[]
  /** Every discount that counts here, in the order in which they were applied. */
  readonly appliedDiscounts: readonly AppliedDiscount[]
  readonly discountOnTotalPrice?: DiscountOnTotalPrice
  /** Present where a price or a discount is that of the customer's group (DISC-08). */
  readonly personalisation?: Personalisation
  readonly paymentInfo?: { readonly payments: readonly { readonly id: string }[] }
  /** Discounts whose gift the shopper took out; it is not put in again (CART-30). */
  readonly refusedGifts: readonly { readonly id: string }[]
  /** The quote it was made from, if it was made from one. */
  readonly quote?: CartQuote
  readonly custom: CartCustomFields
}

/** Custom fields of a cart (CART-25). */
export interface CartCustomFields {
  readonly calculatedCodFee?: { readonly centAmount: number; readonly fractionDigits: number }
  readonly customerAgreedToSendEmail?: boolean
  readonly utmSource?: string
  /** A VAT number that was checked before there is a company's billing address to keep it with. */
  readonly pendingVat?: NonNullable<Address['custom']>
}

/** Where a visit came from: letters, digits, dots, underscores and hyphens; anything else is not kept (COOK-06). */
export const UTM_SOURCE = /^[A-Za-z0-9._-]{1,100}$/

/**
 * A cart without its chosen payment and without the fee that came with it (COD-11). Every change of content or
 * address goes through here: a payment is made for exactly one state of the cart.
 */
export function withoutPayment(cart: Cart): Cart {
  const { paymentInfo: _payment, ...rest } = cart
  const { calculatedCodFee: _fee, ...custom } = cart.custom
  return { ...rest, custom, customLineItems: cart.customLineItems.filter(line => line.slug !== COD_FEE_SLUG) }
}
