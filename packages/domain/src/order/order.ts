import type { Address } from '../address/index.ts'
import type {
  AppliedDiscount,
  CartDiscountCode,
  CustomLineItem,
  DiscountOnTotalPrice,
  LineItem,
  ShippingInfo,
} from '../cart/index.ts'
import type { Locale } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import type { Money } from '../money/index.ts'
import type { Payment, PaymentState } from '../payment/index.ts'
import type { TaxedPrice, TaxMode } from '../tax/index.ts'
import type { OrderState } from './order-state.ts'
import type { ReturnItem } from './return-info.ts'
import type { ShipmentState } from './shipment-state.ts'

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
  /** What was sent back (ORD-08). */
  readonly returnInfo?: readonly ReturnItem[]
  readonly paymentInfo: { readonly payments: readonly Payment[] }
  readonly cart: { readonly id: string; readonly version: number }
}
