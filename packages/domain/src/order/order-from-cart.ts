import { type Cart, checkoutReadiness } from '../cart/index.ts'
import { CommerceError } from '../error/index.ts'
import type { Market } from '../market/market.ts'
import type { Money } from '../money/index.ts'
import {
  bankTransferEligibility,
  cashOnDeliveryEligibility,
  type Payment,
  paymentStateOf,
  providerEligibility,
} from '../payment/index.ts'
import { taxRateOn } from '../tax/index.ts'
import type { Order } from './order.ts'

/**
 * Refuses a cart that cannot become an order: checkout off, no lines, e-mail or address missing or wrong, no payment,
 * a payment of another amount, one that was cancelled, or one the market no longer permits for this content (PAY-10,
 * PAY-16, COD-13, rule M4).
 * Throws `CommerceError`.
 */
export function requireOrderable(cart: Cart, market: Market, payment: Payment | undefined): asserts payment is Payment {
  const readiness = checkoutReadiness(cart, market)
  switch (readiness.state) {
    case 'checkout-disabled':
      throw new CommerceError({ code: 'checkout-disabled' }, `Checkout is off in ${market.country}`)
    case 'empty':
      throw new CommerceError({ code: 'cart-not-orderable', reason: 'empty' }, 'An empty cart cannot be ordered')
    case 'email-missing':
      throw new CommerceError({ code: 'payment-prerequisite', field: 'customerEmail' }, 'The cart has no e-mail address')
    case 'address-missing':
      throw new CommerceError(
        { code: 'payment-prerequisite', field: `${readiness.address}Address` },
        `The cart has no ${readiness.address} address`,
      )
    case 'address-wrong':
      throw new CommerceError(
        { code: 'address-incomplete', address: readiness.address, field: readiness.problem.field },
        `The ${readiness.address} address has a wrong ${readiness.problem.field}`,
      )
    case 'ready':
  }
  requireUsableCodes(cart)
  if (cart.shippingInfo?.shippingMethodState === 'DoesNotMatchCart')
    throw new CommerceError(
      { code: 'cart-not-orderable', reason: 'shipping-method' },
      'The shipping method does not fit the cart',
    )
  if (!payment) throw new CommerceError({ code: 'payment-prerequisite', field: 'payment' }, 'The cart has no payment')
  if (isCancelled(payment, cart.totalPrice))
    throw new CommerceError({ code: 'payment-cancelled' }, 'The payment of the cart was cancelled or has failed')
  if (
    payment.amountPlanned.centAmount !== cart.totalPrice.centAmount ||
    payment.amountPlanned.currencyCode !== cart.totalPrice.currencyCode
  ) {
    throw new CommerceError({ code: 'malformed-price', expected: cart.totalPrice }, 'The payment was made for another amount')
  }
  const eligibility = eligibilityOf(cart, market, payment)
  if (!eligibility.eligible)
    throw new CommerceError(
      { code: 'payment-not-eligible', reason: eligibility.reason },
      `The payment method is not permitted: ${eligibility.reason}`,
    )
}

function eligibilityOf(cart: Cart, market: Market, { custom, paymentMethodInfo: { paymentInterface, method } }: Payment) {
  switch (paymentInterface) {
    case 'cash-on-delivery':
      return cashOnDeliveryEligibility(cart, market)
    case 'bank-transfer':
      return custom?.isChosenLater ? ({ eligible: true } as const) : bankTransferEligibility(cart, market)
    case 'on-account':
      // Whether the company's limit covers it is decided with the reservation.
      return { eligible: true } as const
    case 'card-payment-provider':
      return providerEligibility(cart, market, method ?? 'scheme')
  }
}

/** A code that does not count keeps a cart from being ordered: the shopper believes in a price the customer would not get. */
function requireUsableCodes(cart: Pick<Cart, 'discountCodes'>): void {
  for (const { discountCode, state } of cart.discountCodes) {
    if (state !== 'MatchesCart')
      throw new CommerceError(
        { code: 'discount-code-non-applicable', discountCode: discountCode.code, reason: state },
        `The discount code ${discountCode.code} cannot be used: ${state}`,
      )
  }
}

function isCancelled(payment: Payment, total: Money): boolean {
  const state = paymentStateOf(payment, total)
  return state === 'Failed' || state === 'CreditOwed'
}

/** The order of a cart that passed `requireOrderable`: a frozen copy of what was paid. `now` is an ISO instant. */
export function orderFromCart(cart: Cart, payment: Payment, draft: { id: string; orderNumber: string; now: string }): Order {
  if (!cart.customerEmail || !cart.billingAddress || !cart.shippingAddress)
    throw new Error('The cart was not checked before ordering')
  return {
    id: draft.id,
    orderNumber: draft.orderNumber,
    version: 1,
    createdAt: draft.now,
    store: cart.store,
    country: cart.country,
    locale: cart.locale,
    ...(cart.anonymousId ? { anonymousId: cart.anonymousId } : {}),
    ...(cart.customerId ? { customerId: cart.customerId } : {}),
    customerEmail: cart.customerEmail,
    orderState: 'Open',
    paymentState: paymentStateOf(payment, cart.totalPrice),
    shipmentState: 'Pending',
    taxMode: cart.taxMode,
    ...(cart.taxMode === 'External' ? { domesticPermyriad: domesticPermyriadOf(cart) } : {}),
    lineItems: cart.lineItems,
    customLineItems: cart.customLineItems,
    totalPrice: cart.totalPrice,
    taxedPrice: cart.taxedPrice,
    ...(cart.shippingInfo ? { shippingInfo: cart.shippingInfo } : {}),
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    discountCodes: cart.discountCodes,
    appliedDiscounts: cart.appliedDiscounts,
    ...(cart.personalisation ? { personalisation: cart.personalisation } : {}),
    ...(cart.discountOnTotalPrice ? { discountOnTotalPrice: cart.discountOnTotalPrice } : {}),
    paymentInfo: { payments: [payment] },
    ...(cart.purchaseOrderNumber ? { purchaseOrderNumber: cart.purchaseOrderNumber } : {}),
    ...(cart.costCentre ? { costCentre: cart.costCentre } : {}),
    cart: { id: cart.id, version: cart.version },
  }
}

/** The rate a net cart was priced with: its lines say none any more, and a cart is priced whenever it changes. */
function domesticPermyriadOf({ country, lastModifiedAt }: Cart): number {
  return taxRateOn(country, lastModifiedAt.slice(0, 10)).permyriad
}
