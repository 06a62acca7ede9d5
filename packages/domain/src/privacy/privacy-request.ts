import type { OrderState, ShipmentState } from '../order/index.ts'
import type { PaymentState } from '../payment/index.ts'

/** What people ask of the shop about their own data: a copy of it, its erasure, or the end of their account alone. */
export const PRIVACY_REQUEST_KINDS = ['export', 'erasure', 'closing'] as const
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number]

/** A request is asked for, confirmed by the link of its mail where it takes something away, and done. */
export type PrivacyRequestState = 'asked' | 'confirmed' | 'done'

/** What came of a request: orders that are not over keep their buyer from being erased, as does an order of the owner. */
export type PrivacyOutcome = 'fulfilled' | 'open-orders' | 'held' | 'unknown'

/** Stands where the address of someone was who had it erased; no mail goes there. */
export const ERASED_EMAIL = 'erased@anvil.invalid'

/** Hours for which the links of the mails can be used, and for which a copy of someone's data is kept. */
export const PRIVACY_LINK_HOURS = 24
/** How often a copy can be downloaded: a download may break off. */
export const MAX_EXPORT_DOWNLOADS = 5
/** Minutes after signing in during which who has no password may ask for the erasure without signing in again. */
export const FRESH_SIGN_IN_MINUTES = 15

/** What decides whether an order still has to be carried out. */
export interface OrderStanding {
  readonly orderState: OrderState
  readonly paymentState: PaymentState
  readonly shipmentState: ShipmentState
  /** What was taken and has neither gone back nor pays for goods, in cents. */
  readonly owedCents: number
  /** Whether a movement of its money is under way. */
  readonly hasOpenTransaction: boolean
  /** Whether a withdrawal from it waits for a decision. */
  readonly hasOpenWithdrawal: boolean
  /** Whether goods of it are on their way back, or what they are worth is still to be given back. */
  readonly hasOpenReturn: boolean
  /** Whether all that left the house is invoiced. */
  readonly isInvoiced: boolean
}

/**
 * Whether an order is over, so that the shop needs nothing of it but what its invoices hold. Until then its buyer is not
 * erased: goods could not be delivered, or money not be given back.
 */
export function isOrderSettled(order: OrderStanding): boolean {
  if (order.hasOpenTransaction || order.hasOpenWithdrawal || order.hasOpenReturn || !order.isInvoiced) return false
  if (order.orderState === 'Cancelled') return order.owedCents <= 0
  return order.shipmentState === 'Shipped' && (order.paymentState === 'Paid' || order.paymentState === 'CreditOwed')
}
