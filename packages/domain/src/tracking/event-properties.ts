import type { Cart } from '../cart/index.ts'
import { type Locale, languageOf } from '../market/index.ts'
import type { Order } from '../order/index.ts'
import { majorUnits, type TrackedItem } from './tracked-item.ts'
import {
  type CartAction,
  CHECKOUT_STEPS,
  type CheckoutStep,
  type MessageConsent,
  type RecommendationAction,
  type TrackingEvent,
} from './tracking-event.ts'

type Properties = TrackingEvent['properties']

/** What a service learns of a product that was looked at (TRACK-02). */
export function viewItemProperties(item: TrackedItem): Properties {
  const categories = [
    item.item_category,
    item.item_category2,
    item.item_category3,
    item.item_category4,
    item.item_category5,
  ].filter(name => name !== undefined)
  return {
    product_id: item.item_id,
    title: item.item_name,
    brand: item.item_brand,
    price: item.price,
    ...Object.fromEntries(categories.map((name, level) => [`category_${level + 1}`, name])),
    ...placeOf(item.languageAndCountry),
  }
}

/** What a service learns of a listing that was looked at: its slug and the SKUs on its page (TRACK-03). */
export function viewCategoryProperties(slug: string, skus: readonly string[], locale: Locale): Properties {
  return { slug, category_listed_products: skus, ...placeOf(locale) }
}

/** What a service learns of a change of a cart: what it holds now, where that is known (TRACK-04). */
export function cartUpdateProperties(
  { action, cartId, recommendationId }: { action: CartAction; cartId: string; recommendationId?: string | undefined },
  cart: Pick<Cart, 'lineItems' | 'totalPrice'> | undefined,
): Properties {
  return {
    action,
    cart_id: cartId,
    ...(cart
      ? {
          product_list: cart.lineItems.map(({ variant, quantity }) => ({ product_id: variant.sku, quantity })),
          total_price: majorUnits(cart.totalPrice),
        }
      : {}),
    ...(recommendationId ? { recommendation_id: recommendationId } : {}),
  }
}

/** What a service learns of a step of the checkout (TRACK-09, CHK-03). */
export function checkoutProperties(cartId: string, step: CheckoutStep): Properties {
  return { cart_id: cartId, step_number: step, step_title: CHECKOUT_STEPS[step - 1] }
}

/** What a service learns of recommendations (TRACK-10). */
export function recommendationProperties(told: {
  readonly action: RecommendationAction
  readonly recommendationId: string
  readonly recommendationName: string
  readonly itemIds: readonly string[]
  readonly path: string
}): Properties {
  return {
    action: told.action,
    recommendation_id: told.recommendationId,
    recommendation_name: told.recommendationName,
    item_ids: told.itemIds,
    path: told.path,
  }
}

/** What a service learns of a newsletter that was asked for and is not confirmed yet (TRACK-08). */
export function doubleOptInProperties(action: string, locale: Locale): Properties {
  return { action, consent_list: ['newsletter'], language: languageOf(locale) }
}

/** A decision about messages, with the text that was agreed to where the shop knows it. */
interface MessageDecision {
  readonly category: MessageConsent
  readonly isAccepted: boolean
  readonly placement: string
  readonly shown?: { readonly text: string; readonly version: number } | undefined
}

/**
 * What a service learns of a decision about messages (TRACK-06, TRACK-07): an acceptance holds until it is taken back, and says
 * to which text it was given.
 */
export function consentProperties({ category, isAccepted, placement, shown }: MessageDecision, locale: Locale): Properties {
  return {
    action: isAccepted ? 'accept' : 'reject',
    category,
    ...(isAccepted ? { valid_until: 'unlimited' } : {}),
    source: 'page',
    language: languageOf(locale),
    placement,
    ...(isAccepted && shown ? { consent_text: shown.text, consent_version: shown.version } : {}),
  }
}

/** Who bought, and when it counts as bought. */
export type TrackedBuyer = Pick<TrackingEvent, 'browserId' | 'customerId' | 'locale'>

/**
 * The events of an order: one of the whole and one of each line, under the ids of order and lines, so that an order that is
 * told again counts once. Amounts are those of the order.
 */
export function purchaseEventsOf(order: Order, buyer: TrackedBuyer): TrackingEvent[] {
  const common = { ...buyer, occurredAt: order.createdAt }
  const codes = order.discountCodes.map(({ discountCode }) => discountCode.code)
  const whole: TrackingEvent = {
    ...common,
    id: order.id,
    type: 'purchase',
    properties: {
      purchase_id: order.orderNumber,
      purchase_status: order.orderState,
      total_price: majorUnits(order.totalPrice),
      currency: order.totalPrice.currencyCode,
      total_quantity: order.lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
      product_list: order.lineItems.map(({ variant, quantity }) => ({ product_id: variant.sku, quantity })),
      ...(codes.length > 0 ? { voucher_code: codes.join(',') } : {}),
    },
  }
  const lines = order.lineItems.map(
    (line): TrackingEvent => ({
      ...common,
      id: line.id,
      type: 'purchase_item',
      sku: line.variant.sku,
      properties: {
        purchase_id: order.orderNumber,
        product_id: line.variant.sku,
        brand: line.brand,
        quantity: line.quantity,
        total_price: majorUnits(line.totalPrice),
        currency: line.totalPrice.currencyCode,
      },
    }),
  )
  return [whole, ...lines]
}

function placeOf(locale: Locale): { readonly language: string; readonly location: string } {
  return { language: languageOf(locale), location: locale.slice(-2) }
}
