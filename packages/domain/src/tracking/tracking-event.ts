import type { Locale } from '../market/index.ts'

/** What the events of visitors are called, here and at a tracking service. */
export type TrackingEventType =
  | 'view_item'
  | 'view_category'
  | 'cart_update'
  | 'checkout'
  | 'purchase'
  | 'purchase_item'
  | 'recommendation'
  | 'email_capture'
  | 'double_opt_in'
  | 'consent'

/** Something a visitor did who agreed to statistics. No property is an e-mail address. */
export interface TrackingEvent {
  /** UUID of the sender's making: an event that is sent again counts once. */
  readonly id: string
  readonly type: TrackingEventType
  /** ISO instant. */
  readonly occurredAt: string
  readonly locale: Locale
  /** UUID of the browser. */
  readonly browserId: string
  /** Of the customer who was signed in. */
  readonly customerId?: string
  /** The product concerned, where there is one. */
  readonly sku?: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** Months after which an event is deleted. */
export const TRACKING_MONTHS = 13

/** Longest time for a tracking request, in ms; one that takes longer is given up (TRACK-13). */
export const TRACKING_TIMEOUT_MS = 15_000

/** What the steps of the checkout are called, from step 1 on (CHK-03). */
export const CHECKOUT_STEPS = ['cart', 'shipping', 'billing', 'payment', 'thank you'] as const

/** A step of the checkout, counted from 1 (CHK-03). */
export type CheckoutStep = 1 | 2 | 3 | 4 | 5

/** What a visitor does to a cart (TRACK-04). */
export const CART_ACTIONS = ['add', 'remove', 'update', 'empty'] as const
export type CartAction = (typeof CART_ACTIONS)[number]

/** What becomes of a block of recommendations: it comes into view, or one of its products is opened (TRACK-10). */
export const RECOMMENDATION_ACTIONS = ['show', 'click'] as const
export type RecommendationAction = (typeof RECOMMENDATION_ACTIONS)[number]

/** Kinds of messages a customer may agree to; the soft ones rest on a purchase instead of a consent (TRACK-07). */
export const MESSAGE_CONSENTS = ['newsletter', 'sms', 'phone', 'soft_newsletter', 'soft_sms', 'soft_phone'] as const
export type MessageConsent = (typeof MESSAGE_CONSENTS)[number]
