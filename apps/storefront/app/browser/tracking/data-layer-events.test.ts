import type { Cart } from '@shop/domain/cart'
import type { Order } from '@shop/domain/order'
import type { TrackedItem } from '@shop/domain/tracking'
import { expect, test } from 'vitest'
import { dataLayerEventsOf, skusOf } from './data-layer-events.ts'
import { additionsBetween } from './early-additions.ts'
import type { Occurrence } from './track.ts'
import { trackingCallsOf } from './tracking-calls.ts'

const PRESS = 'EX30000001'
const CRANE = 'EX30000002'

function anItem(sku: string, price: number): TrackedItem {
  return {
    item_id: sku,
    item_name: sku,
    item_brand: 'MSW',
    item_variant: 'M-1',
    price,
    currency: 'EUR',
    discount: 0,
    quantity: 1,
    in_stock: true,
    shipping_type: 'parcel',
    item_type: 'product',
    index: 0,
    gtin: '4006381333931',
    languageAndCountry: 'de-DE',
  }
}
const press = anItem(PRESS, 19.99)
const crane = anItem(CRANE, 299)
const find = (sku: string) => [press, crane].find(({ item_id: id }) => id === sku)

const money = (centAmount: number) => ({ currencyCode: 'EUR', centAmount })
const aLine = (sku: string, quantity: number, totalCent: number, unitCent: number) => ({
  id: `line-${sku}`,
  variant: { sku },
  quantity,
  totalPrice: money(totalCent),
  price: { value: money(unitCent) },
})
/** Two presses at a tenth off, with a code. */
const cart = {
  id: 'cart-1',
  lineItems: [aLine(PRESS, 2, 3598, 1999)],
  discountCodes: [{ discountCode: { code: 'TENTH' } }],
  shippingInfo: { shippingMethod: { key: 'standard' }, price: money(195) },
} as unknown as Cart
const bought = [{ ...press, price: 17.99, discount: 2, quantity: 2, index: 0 }]

const events = (occurrence: Occurrence) => dataLayerEventsOf(occurrence, find)

test('TRACK-12 a product, a list and a search are told under the names of GA4', () => {
  expect(events({ kind: 'view-item', sku: PRESS })).toEqual([
    { event: 'view_item', ecommerce: { currency: 'EUR', value: 19.99, items: [press] } },
  ])
  const list = { id: 'saws', name: 'Saws' }
  const named = { item_list_id: 'saws', item_list_name: 'Saws' }
  expect(events({ kind: 'view-list', list, skus: [CRANE, 'unknown', PRESS] })).toEqual([
    { event: 'view_item_list', ecommerce: { ...named, items: [crane, { ...press, index: 2 }] } },
  ])
  expect(events({ kind: 'select-item', list, sku: PRESS, index: 4 })).toEqual([
    { event: 'select_item', ecommerce: { ...named, items: [{ ...press, index: 4 }] } },
  ])
  expect(events({ kind: 'view-list', list: { ...list, query: 'saw' }, skus: [] })).toEqual([
    { event: 'search', search_term: 'saw' },
  ])
  expect(events({ kind: 'view-list', list: { ...list, query: '' }, skus: [] })).toEqual([])
})

test('TRACK-12 a change of the cart tells the units that came or went, and none tells nothing', () => {
  const change = { kind: 'change-cart', action: 'update', cart, sku: PRESS } as const
  const items = [{ ...press, quantity: 3 }]
  expect(events({ ...change, units: 3 })).toEqual([{ event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 59.97, items } }])
  expect(events({ ...change, units: -3 })).toMatchObject([{ event: 'remove_from_cart', ecommerce: { value: 59.97, items } }])
  expect(events({ ...change, units: 0 })).toEqual([])
  expect(events({ ...change, sku: 'unknown', units: 1 })).toEqual([])
})

test('CHK-03, PAY-11 the steps of the checkout are counted, and told with what a unit costs after discounts', () => {
  const whole = { currency: 'EUR', value: 35.98, items: bought, coupon: 'TENTH' }
  expect(events({ kind: 'checkout', step: 1, cart })).toEqual([
    { event: 'checkout_step', step: 1 },
    { event: 'view_cart', ecommerce: whole },
  ])
  expect(events({ kind: 'checkout', step: 2, cart }).at(-1)).toEqual({ event: 'begin_checkout', ecommerce: whole })
  expect(events({ kind: 'checkout', step: 3, cart })).toEqual([{ event: 'checkout_step', step: 3 }])
  expect(events({ kind: 'checkout', step: 4, cart }).at(-1)).toEqual({
    event: 'add_shipping_info',
    ecommerce: { ...whole, shipping_tier: 'standard' },
  })
  expect(events({ kind: 'pay', cart, method: 'paypal' })).toEqual([
    { event: 'add_payment_info', ecommerce: { ...whole, payment_type: 'paypal' } },
  ])
  const taxedPrice = { totalTax: money(606) }
  const order = { ...cart, id: 'order-1', orderNumber: 'NS1', taxedPrice, cart: { id: 'cart-1' } } as unknown as Order
  expect(events({ kind: 'purchase', order })).toEqual([
    { event: 'checkout_step', step: 5 },
    { event: 'purchase', ecommerce: { transaction_id: 'NS1', ...whole, tax: 6.06, shipping: 1.95 } },
  ])
})

test('TRACK-02, TRACK-03, TRACK-04, TRACK-09 an occurrence is the specified call, and a search has no call', () => {
  const calls = (occurrence: Occurrence, recommended?: string) =>
    trackingCallsOf({ ...occurrence, at: 1 }, () => recommended).map(({ name, params }) => [name, params])
  expect(calls({ kind: 'view-item', sku: PRESS })).toEqual([['view-item', { sku: PRESS }]])
  const list = { id: 'saws', name: 'Saws' }
  expect(calls({ kind: 'view-list', list, skus: [PRESS] })).toEqual([
    ['view-category', { slug: 'saws', additional_props: { category_listed_products: [PRESS] } }],
  ])
  expect(calls({ kind: 'view-list', list: { ...list, query: '' }, skus: [PRESS] })).toEqual([])
  const change = { kind: 'change-cart', action: 'add', cart, sku: PRESS, units: 1 } as const
  const call = { action: 'add', cart_id: 'cart-1', sku: PRESS }
  expect(calls(change)).toEqual([['cart-update', call]])
  expect(calls(change, 'similar')).toEqual([['cart-update', { ...call, recommendation_id: 'similar' }]])
  expect(calls({ kind: 'checkout', step: 3, cart })).toEqual([['checkout', { cart_id: 'cart-1', step: 3 }]])
  const order = { cart: { id: 'cart-1' }, lineItems: [] } as unknown as Order
  expect(calls({ kind: 'purchase', order })).toEqual([['checkout', { cart_id: 'cart-1', step: 5 }]])
  expect(skusOf({ kind: 'view-cart', cart })).toEqual([PRESS])
})

test('TRACK-04 what was added before the page answered is what the cart has more', () => {
  const before = { ...cart, lineItems: [aLine(PRESS, 1, 1999, 1999)] } as unknown as Cart
  expect(additionsBetween(before, cart)).toMatchObject([{ action: 'add', sku: PRESS, units: 1 }])
  expect(additionsBetween(null, cart)).toMatchObject([{ sku: PRESS, units: 2 }])
  expect(additionsBetween(undefined, cart)).toEqual([])
  expect(additionsBetween(cart, cart)).toEqual([])
})
