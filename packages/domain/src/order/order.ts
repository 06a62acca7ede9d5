import type { Address } from '../address/index.ts'
import type { BuyerReferences } from '../buyer-reference/index.ts'
import type {
  AppliedDiscount,
  CartDiscountCode,
  CustomLineItem,
  DiscountOnTotalPrice,
  LineItem,
  Personalisation,
  ShippingInfo,
} from '../cart/index.ts'
import type { Locale } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import type { Money } from '../money/index.ts'
import type { Payment, PaymentState } from '../payment/index.ts'
import type { Transitions } from '../state/transition.ts'
import type { TaxedPrice, TaxMode } from '../tax/index.ts'

/** Life of an order (ORD-04). */
export const ORDER_STATES = ['Open', 'Confirmed', 'Complete', 'Cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** States of an order that may follow each: what is complete or cancelled stays so. */
export const ORDER_TRANSITIONS: Transitions<OrderState> = {
  Open: ['Confirmed', 'Complete', 'Cancelled'],
  Confirmed: ['Complete', 'Cancelled'],
  Complete: [],
  Cancelled: [],
}

/** Where the goods of an order are (ORD-06). */
export const SHIPMENT_STATES = ['Pending', 'Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped'] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

/** States of shipment that may follow each: what has left the house, in part or as a whole, never comes back into it (rule P3). */
export const SHIPMENT_TRANSITIONS: Transitions<ShipmentState> = {
  Pending: ['Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped'],
  Ready: ['Delayed', 'Backorder', 'Partial', 'Shipped'],
  Delayed: ['Ready', 'Backorder', 'Partial', 'Shipped'],
  Backorder: ['Ready', 'Delayed', 'Partial', 'Shipped'],
  Partial: ['Shipped'],
  Shipped: [],
}

/** Whether goods of the order have left the house. */
export function hasShipped(state: ShipmentState): boolean {
  return state === 'Partial' || state === 'Shipped'
}

/** What became of goods that were sent back (ORD-08). */
export const RETURN_SHIPMENT_STATES = ['Advised', 'Returned', 'BackInStock', 'Unusable'] as const
type ReturnShipmentState = (typeof RETURN_SHIPMENT_STATES)[number]

/** What became of the money for goods that were sent back (ORD-08). */
export const RETURN_PAYMENT_STATES = ['NonRefundable', 'Initial', 'Refunded', 'NotRefunded'] as const
type ReturnPaymentState = (typeof RETURN_PAYMENT_STATES)[number]

/** Units of a line that were sent back, or are announced to be. */
export interface ReturnItem {
  readonly id: string
  readonly type: 'LineItemReturnItem'
  readonly lineItemId: string
  readonly quantity: number
  /** What the customer wrote about it. */
  readonly comment?: string
  readonly shipmentState: ReturnShipmentState
  readonly paymentState: ReturnPaymentState
}

/** Goods of an order that come back together (ORD-08). */
export interface ReturnInfo {
  readonly items: readonly ReturnItem[]
  /** Number of the return, which its label says too. */
  readonly returnTrackingId: string
  /** ISO instant at which the goods came, or the return was asked for while they have not. */
  readonly returnDate: string
}

/** Units of an order that are not delivered any more while other goods of it are (ORD-04). */
export interface OrderCancellation {
  readonly id: string
  /** ISO instant. */
  readonly cancelledAt: string
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[]
  /** What they cost with VAT, after all discounts. */
  readonly amount: Money
}

/** Units of an order that have not come to the shop yet. */
export interface OrderPreorder {
  readonly sku: string
  readonly quantity: number
  /** The day, YYYY-MM-DD, on which they are expected. */
  readonly expected: string
}

/** An order: the frozen content of the cart that was paid (ENT-06, rule M4). */
export interface Order extends BuyerReferences {
  readonly id: string
  readonly orderNumber: string
  readonly version: number
  readonly createdAt: string
  readonly store: { readonly key: string }
  readonly country: CountryCode
  readonly locale: Locale
  readonly anonymousId?: string
  readonly customerId?: string
  readonly customerEmail: string
  readonly orderState: OrderState
  readonly paymentState: PaymentState
  readonly shipmentState: ShipmentState
  readonly taxMode: TaxMode
  /** Of a net order: the rate in 1/10000 that its prices held before they became net, which an invoice shows them without. */
  readonly domesticPermyriad?: number
  readonly lineItems: readonly LineItem[]
  readonly customLineItems: readonly CustomLineItem[]
  readonly totalPrice: Money
  readonly taxedPrice: TaxedPrice
  readonly shippingInfo?: ShippingInfo
  readonly shippingAddress: Address
  readonly billingAddress: Address
  readonly discountCodes: readonly CartDiscountCode[]
  readonly appliedDiscounts: readonly AppliedDiscount[]
  /** As of the ordered cart. */
  readonly personalisation?: Personalisation
  readonly discountOnTotalPrice?: DiscountOnTotalPrice
  /** What was sent back (ORD-08). */
  readonly returnInfo?: readonly ReturnInfo[]
  /** What is not delivered any more, the oldest first; missing where nothing is, or all. Its lines and amounts stay as they were ordered. */
  readonly cancellations?: readonly OrderCancellation[]
  /** What was ordered before it came, as long as it is waited for; missing where nothing is. */
  readonly preorders?: readonly OrderPreorder[]
  readonly paymentInfo: { readonly payments: readonly Payment[] }
  readonly cart: { readonly id: string; readonly version: number }
}

const ORDER_NUMBER = /^NS\d{6,14}$/

/** Order number of a running number: `NS` and at least eight digits (ORD-03). */
export function orderNumberOf(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`Not a running number: ${sequence}`)
  return `NS${String(sequence).padStart(8, '0')}`
}

/** Whether a text has the form of an order number. */
export function isOrderNumber(value: string): boolean {
  return ORDER_NUMBER.test(value)
}

/** Reference to put on a bank transfer: the order number, in Czechia its digits alone because the bank takes no letters (ORD-03). */
export function bankReferenceOf(order: Pick<Order, 'orderNumber' | 'country'>): string {
  return order.country === 'CZ' ? order.orderNumber.replace(/^NS/, '') : order.orderNumber
}

/** Units of a line that are not delivered any more. */
export function cancelledUnitsOf({ cancellations = [] }: Pick<Order, 'cancellations'>, lineItemId: string): number {
  return cancellations
    .flatMap(({ lines }) => lines)
    .reduce((units, line) => (line.lineItemId === lineItemId ? units + line.quantity : units), 0)
}

/** What an order comes to without the goods that are not delivered any more, in cents with VAT. */
export function payableCentsOf({ totalPrice, cancellations = [] }: Pick<Order, 'totalPrice' | 'cancellations'>): number {
  return cancellations.reduce((cents, { amount }) => cents - amount.centAmount, totalPrice.centAmount)
}
