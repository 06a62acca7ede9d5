import type { Cart } from '../cart/index.ts'
import type { Market } from '../market/market.ts'
import type { Money } from '../money/index.ts'
import {
  bankTransferEligibility,
  cashOnDeliveryEligibility,
  type PaymentMethod,
  paymentMethodsForItem,
} from '../payment/index.ts'
import { shippingMethodsOf } from '../shipping/index.ts'
import { type DeliveryPromise, deliveryPromise } from './delivery-promise.ts'

/** When goods arrive that are paid by a method; without one where no one orders online. */
export interface DeliveryOffer {
  readonly method?: PaymentMethod
  readonly promise: DeliveryPromise
}

/** When a cart arrives, by each method it may be paid with. Empty while nothing in it is sent. `today` is YYYY-MM-DD. */
export function deliveryOffersOfCart(
  cart: Pick<Cart, 'lineItems' | 'customLineItems' | 'totalPrice' | 'shippingInfo'>,
  market: Market,
  today: string,
): DeliveryOffer[] {
  if (!cart.shippingInfo) return []
  const methods: PaymentMethod[] = []
  if (bankTransferEligibility(cart, market).eligible) methods.push('bank-transfer')
  if (cashOnDeliveryEligibility(cart, market).eligible) methods.push('cash-on-delivery')
  return offersOf(methods, cart.shippingInfo.deliveryTime, today)
}

/** When one unit of a product arrives, by each method it may be paid with. `price` is gross, `today` YYYY-MM-DD (PDP-26). */
export function deliveryOffersOfItem(
  item: { readonly isFreight: boolean; readonly price: Money | undefined },
  market: Market,
  today: string,
): DeliveryOffer[] {
  const [shipping] = shippingMethodsOf(market, item.isFreight)
  return shipping ? offersOf(paymentMethodsForItem(market, item), shipping.custom.deliveryTime, today) : []
}

function offersOf(methods: readonly PaymentMethod[], deliveryTime: string, today: string): DeliveryOffer[] {
  if (methods.length === 0) return [{ promise: deliveryPromise(deliveryTime, undefined, today) }]
  return methods.map(method => ({ method, promise: deliveryPromise(deliveryTime, method, today) }))
}
