import type { Address } from '../address/index.ts'
import type {
  AppliedDiscount,
  CartDiscountCode,
  CustomLineItem,
  DiscountOnTotalPrice,
  LineItem,
  ShippingInfo,
  TaxMode,
} from '../cart/index.ts'
import type { Locale } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import type { Money } from '../money/index.ts'
import type { Payment } from '../payment/index.ts'
import type { TaxedPrice } from '../tax/index.ts'

/** States of an order (ORD-04..ORD-06). */
export type OrderState = 'Open' | 'Confirmed' | 'Complete' | 'Cancelled'
export type PaymentState = 'BalanceDue' | 'Pending' | 'Paid' | 'CreditOwed' | 'Failed'
export type ShipmentState = 'Pending' | 'Ready' | 'Delayed' | 'Backorder' | 'Partial' | 'Shipped'

/** An order: the frozen content of the cart that was paid (ENT-06, rule M4). */
export interface Order {
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
  readonly lineItems: readonly LineItem[]
  readonly customLineItems: readonly CustomLineItem[]
  readonly totalPrice: Money
  readonly taxedPrice: TaxedPrice
  readonly shippingInfo?: ShippingInfo
  readonly shippingAddress: Address
  readonly billingAddress: Address
  readonly discountCodes: readonly CartDiscountCode[]
  readonly appliedDiscounts: readonly AppliedDiscount[]
  readonly discountOnTotalPrice?: DiscountOnTotalPrice
  readonly paymentInfo: { readonly payments: readonly Payment[] }
  readonly cart: { readonly id: string; readonly version: number }
}
