export {
  cartUpdateProperties,
  checkoutProperties,
  consentProperties,
  doubleOptInProperties,
  purchaseEventsOf,
  recommendationProperties,
  type TrackedBuyer,
  viewCategoryProperties,
  viewItemProperties,
} from './event-properties.ts'
export {
  majorUnits,
  type TrackedItem,
  type TrackedLine,
  type TrackedProduct,
  trackedItemOf,
  trackedLineOf,
} from './tracked-item.ts'
export {
  CART_ACTIONS,
  type CartAction,
  type CheckoutStep,
  MESSAGE_CONSENTS,
  type MessageConsent,
  RECOMMENDATION_ACTIONS,
  type RecommendationAction,
  TRACKING_MONTHS,
  TRACKING_TIMEOUT_MS,
  type TrackingEvent,
  type TrackingEventType,
} from './tracking-event.ts'
