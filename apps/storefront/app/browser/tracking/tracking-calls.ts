import type { TrackingCall } from './call-queue.ts'
import type { TimedOccurrence } from './track.ts'

/** The step on whose page the order stands (CHK-03). */
export const THANK_YOU_STEP = 5

/** The tracking calls of an occurrence (TRACK-02 to TRACK-04, TRACK-09); `recommendationOf` says what led to a product. */
export function trackingCallsOf(
  occurrence: TimedOccurrence,
  recommendationOf: (sku: string) => string | undefined,
): TrackingCall[] {
  const { at } = occurrence
  switch (occurrence.kind) {
    case 'view-item':
      return [{ name: 'view-item', params: { sku: occurrence.sku }, at }]
    case 'view-list': {
      const { list, skus } = occurrence
      if (list.query !== undefined) return []
      const params = { slug: list.id, additional_props: { category_listed_products: [...skus] } }
      return [{ name: 'view-category', params, at }]
    }
    case 'change-cart': {
      const { action, cart, sku } = occurrence
      const recommendation = recommendationOf(sku)
      const led = recommendation ? { recommendation_id: recommendation } : {}
      return [{ name: 'cart-update', params: { action, cart_id: cart.id, sku, ...led }, at }]
    }
    case 'checkout':
      return [{ name: 'checkout', params: { cart_id: occurrence.cart.id, step: occurrence.step }, at }]
    case 'purchase':
      return [{ name: 'checkout', params: { cart_id: occurrence.order.cart.id, step: THANK_YOU_STEP }, at }]
    case 'select-item':
    case 'view-cart':
    case 'pay':
    case 'early-cart':
    case 'visitor':
      return []
  }
}
