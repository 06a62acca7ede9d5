import type { Cart } from '../cart/index.ts'
import { dayIn } from '../market/index.ts'
import type { Market } from '../market/market.ts'
import type { Money } from '../money/index.ts'
import type { Order } from '../order/index.ts'
import {
  bankTransferEligibility,
  cashOnDeliveryEligibility,
  type Payment,
  type PaymentInterface,
  type PaymentMethod,
  type ProviderMethod,
  paidInFullAt,
  paymentMethodsForItem,
  providerEligibility,
  providerMethodsOf,
} from '../payment/index.ts'
import { addBusinessDays, deliveryDaysOf, shippingMethodsOf } from '../shipping/index.ts'

/** When goods arrive: by a day, or so many working days after the order or after its money. */
export type DeliveryPromise =
  /** `day` is YYYY-MM-DD. */
  | { readonly kind: 'by-day'; readonly day: string }
  | { readonly kind: 'after-payment'; readonly minDays: number; readonly maxDays: number }
  | { readonly kind: 'in-days'; readonly minDays: number; readonly maxDays: number }

/**
 * What is promised about a delivery that takes a range of working days such as `2-4`. A transfer is waited for, so that
 * no one knows a day before the money is there; everything else is sent when it is ordered, on `orderDay` (YYYY-MM-DD).
 * Without a method, where no one orders online, the days alone are told (SHIP-07 to SHIP-09, PDP-26). What is ordered before it
 * comes, on the day `expected`, is sent then, however it is paid.
 */
export function deliveryPromise(
  deliveryTime: string,
  method: PaymentInterface | undefined,
  orderDay: string,
  expected?: string,
): DeliveryPromise {
  const { minDays, maxDays } = deliveryDaysOf(deliveryTime)
  if (expected !== undefined) return { kind: 'by-day', day: addBusinessDays(laterOf(orderDay, expected), maxDays) }
  if (!method) return { kind: 'in-days', minDays, maxDays }
  if (method === 'bank-transfer') return { kind: 'after-payment', minDays, maxDays }
  return { kind: 'by-day', day: addBusinessDays(orderDay, maxDays) }
}

/** The methods of the provider that pages name where there is no room for all: everyone has one of them. */
const ONLINE = ['scheme', 'paypal'] as const satisfies readonly ProviderMethod[]

/** When goods arrive that are paid by a method; without one where no one orders online. */
export interface DeliveryOffer {
  readonly method?: PaymentMethod | ProviderMethod
  readonly promise: DeliveryPromise
}

/**
 * When a cart arrives, by each method it may be paid with. Empty while nothing in it is sent. `today` is YYYY-MM-DD, and `expected`
 * the day on which the last of what was ordered before comes.
 */
export function deliveryOffersOfCart(
  cart: Pick<Cart, 'billingAddress' | 'lineItems' | 'customLineItems' | 'totalPrice' | 'shippingInfo'>,
  market: Market,
  today: string,
  expected?: string,
): DeliveryOffer[] {
  if (!cart.shippingInfo) return []
  const methods: (PaymentMethod | ProviderMethod)[] = [
    ...ONLINE.filter(method => providerEligibility(cart, market, method).eligible),
  ]
  if (bankTransferEligibility(cart, market).eligible) methods.push('bank-transfer')
  if (cashOnDeliveryEligibility(cart, market).eligible) methods.push('cash-on-delivery')
  return offersOf(methods, cart.shippingInfo.deliveryTime, today, expected)
}

/** When one unit of a product arrives, by each method it may be paid with. `price` is gross, `today` YYYY-MM-DD (PDP-26). */
export function deliveryOffersOfItem(
  item: { readonly isFreight: boolean; readonly price: Money | undefined },
  market: Market,
  today: string,
  expected?: string,
): DeliveryOffer[] {
  const [shipping] = shippingMethodsOf(market, item.isFreight)
  const online = ONLINE.filter(method => providerMethodsOf(market).includes(method))
  return shipping
    ? offersOf([...online, ...paymentMethodsForItem(market, item)], shipping.custom.deliveryTime, today, expected)
    : []
}

function offersOf(
  methods: readonly (PaymentMethod | ProviderMethod)[],
  deliveryTime: string,
  today: string,
  expected: string | undefined,
): DeliveryOffer[] {
  // The same for each way to pay.
  if (methods.length === 0 || expected !== undefined)
    return [{ promise: deliveryPromise(deliveryTime, undefined, today, expected) }]
  return methods.map(method => {
    const isOwn = method === 'bank-transfer' || method === 'cash-on-delivery'
    return { method, promise: deliveryPromise(deliveryTime, isOwn ? method : 'card-payment-provider', today) }
  })
}

/**
 * What is promised about the delivery of an order: as when it was placed, and once the money of a transfer is there, a day
 * counted from it; days are those of its market. Undefined where nothing is sent.
 */
export function deliveryOfOrder(
  order: Pick<Order, 'country' | 'createdAt' | 'shippingInfo' | 'paymentInfo' | 'totalPrice' | 'preorders'>,
): DeliveryPromise | undefined {
  const { shippingInfo, createdAt, preorders = [] } = order
  if (!shippingInfo) return undefined
  const [payment] = order.paymentInfo.payments
  const expected = lastDayOf(preorders.map(each => each.expected))
  const promise = deliveryPromise(shippingInfo.deliveryTime, paidBy(payment), dayIn(order, createdAt), expected)
  const paidAt = promise.kind === 'after-payment' && payment ? paidInFullAt(payment, order.totalPrice) : undefined
  if (!paidAt) return promise
  return { kind: 'by-day', day: addBusinessDays(dayIn(order, paidAt), deliveryDaysOf(shippingInfo.deliveryTime).maxDays) }
}

/** The last of days, YYYY-MM-DD; undefined of none. */
export function lastDayOf(days: readonly string[]): string | undefined {
  return days.reduce<string | undefined>((last, day) => (last === undefined ? day : laterOf(last, day)), undefined)
}

function laterOf(a: string, b: string): string {
  return a < b ? b : a
}

/** A voucher is waited for as a transfer is. */
function paidBy(payment: Payment | undefined): PaymentInterface | undefined {
  return payment?.custom?.action ? 'bank-transfer' : payment?.paymentMethodInfo.paymentInterface
}
