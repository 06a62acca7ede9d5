/** What the events of visitors are called, here and at a tracking service. */
export const TRACKING_EVENT_TYPES = [
  'view_item',
  'view_category',
  'cart_update',
  'checkout',
  'purchase',
  'purchase_item',
  'recommendation',
  'email_capture',
  'double_opt_in',
  'consent',
] as const

export type TrackingEventType = (typeof TRACKING_EVENT_TYPES)[number]
