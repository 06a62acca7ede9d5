import type { Cart } from '@shop/domain/cart'
import { majorUnits, type TrackedItem, type TrackedLine, trackedLineOf } from '@shop/domain/tracking'
import type { Occurrence, TrackedList } from './track.ts'
import { THANK_YOU_STEP } from './tracking-calls.ts'

/** An event as a tag manager reads it from the data layer. */
export interface DataLayerEvent {
  readonly event: string
  readonly ecommerce?: Readonly<Record<string, unknown>>
  readonly [parameter: string]: unknown
}

/** Finds a product as the market sells it; undefined for one that it does not. */
export type FindItem = (sku: string) => TrackedItem | undefined

/** Most items of an event. */
const MAX_ITEMS = 200

/** The products of which an occurrence tells. */
export function skusOf(occurrence: Occurrence): readonly string[] {
  switch (occurrence.kind) {
    case 'view-item':
    case 'select-item':
    case 'change-cart':
      return [occurrence.sku]
    case 'view-list':
      return occurrence.skus
    case 'view-cart':
    case 'checkout':
    case 'pay':
      return occurrence.cart.lineItems.map(({ variant }) => variant.sku)
    case 'purchase':
      return occurrence.order.lineItems.map(({ variant }) => variant.sku)
    case 'early-cart':
    case 'visitor':
      return []
  }
}

/** What the data layer gets for an occurrence, under the names of GA4; nothing of who does it (TRACK-12). */
export function dataLayerEventsOf(occurrence: Occurrence, find: FindItem): DataLayerEvent[] {
  switch (occurrence.kind) {
    case 'view-item': {
      const item = find(occurrence.sku)
      return item ? [{ event: 'view_item', ecommerce: valued([item]) }] : []
    }
    case 'view-list':
      return listEvents(occurrence.list, occurrence.skus.flatMap(itemAt(find)))
    case 'select-item': {
      const items = [occurrence.sku].flatMap(sku => itemAt(find)(sku, occurrence.index))
      return items.length > 0 ? [{ event: 'select_item', ecommerce: { ...listFields(occurrence.list), items } }] : []
    }
    case 'change-cart': {
      const item = find(occurrence.sku)
      if (!item || occurrence.units === 0) return []
      const event = occurrence.units > 0 ? 'add_to_cart' : 'remove_from_cart'
      return [{ event, ecommerce: valued([{ ...item, quantity: Math.abs(occurrence.units) }]) }]
    }
    case 'view-cart':
      return [cartEvent('view_cart', occurrence.cart, find)]
    case 'checkout':
      return checkoutEvents(occurrence, find)
    case 'pay':
      return [cartEvent('add_payment_info', occurrence.cart, find, { payment_type: occurrence.method })]
    case 'purchase':
      return [{ event: 'checkout_step', step: THANK_YOU_STEP }, purchaseEvent(occurrence.order, find)]
    case 'early-cart':
    case 'visitor':
      return []
  }
}

function listEvents(list: TrackedList, items: readonly TrackedItem[]): DataLayerEvent[] {
  const search = list.query ? [{ event: 'search', search_term: list.query }] : []
  if (items.length === 0) return search
  return [...search, { event: 'view_item_list', ecommerce: { ...listFields(list), items } }]
}

function listFields({ id, name }: TrackedList) {
  return { item_list_id: id, item_list_name: name }
}

/** The counter of the step, and what the step is called by GA4: the cart, the entry, and once delivery is known. */
function checkoutEvents({ step, cart }: Occurrence & { kind: 'checkout' }, find: FindItem): DataLayerEvent[] {
  const counted = { event: 'checkout_step', step }
  if (step === 1) return [counted, cartEvent('view_cart', cart, find)]
  if (step === 2) return [counted, cartEvent('begin_checkout', cart, find)]
  if (step !== 4) return [counted]
  const tier = cart.shippingInfo ? { shipping_tier: cart.shippingInfo.shippingMethod.key } : {}
  return [counted, cartEvent('add_shipping_info', cart, find, tier)]
}

type Bought = Pick<Cart, 'discountCodes'> & {
  readonly lineItems: readonly (TrackedLine & Pick<Cart['lineItems'][number], 'variant'>)[]
}

function cartEvent(event: string, cart: Bought, find: FindItem, more: object = {}): DataLayerEvent {
  return { event, ecommerce: { ...valued(itemsOf(cart, find)), ...couponOf(cart), ...more } }
}

function purchaseEvent(order: Extract<Occurrence, { kind: 'purchase' }>['order'], find: FindItem): DataLayerEvent {
  const { orderNumber, taxedPrice, shippingInfo } = order
  const shipping = shippingInfo?.discountedPrice?.value ?? shippingInfo?.price
  const amounts = { tax: majorUnits(taxedPrice.totalTax), shipping: shipping ? majorUnits(shipping) : 0 }
  const event = cartEvent('purchase', order, find, amounts)
  return { ...event, ecommerce: { transaction_id: orderNumber, ...event.ecommerce } }
}

function itemsOf({ lineItems }: Bought, find: FindItem): TrackedItem[] {
  return lineItems.slice(0, MAX_ITEMS).flatMap((line, index) => {
    const item = find(line.variant.sku)
    return item ? [trackedLineOf(item, line, index)] : []
  })
}

function couponOf({ discountCodes }: Bought): { readonly coupon?: string } {
  const codes = discountCodes.map(({ discountCode }) => discountCode.code)
  return codes.length > 0 ? { coupon: codes.join(',') } : {}
}

function itemAt(find: FindItem) {
  return (sku: string, index: number): TrackedItem[] => {
    const item = find(sku)
    return item ? [{ ...item, index }] : []
  }
}

/** Items with their value, to the cent: price times quantity, without delivery. */
function valued(items: readonly TrackedItem[]): Readonly<Record<string, unknown>> {
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0)
  const [first] = items
  return { ...(first ? { currency: first.currency } : {}), value: cents / 100, items }
}
