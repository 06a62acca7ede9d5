import { expect, test } from 'vitest'
import { setStock } from '../testing/set-stock.ts'
import { aReadyCart, aVisitor, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { findLeftBehind, handOverCart, takeOverCart } from './index.ts'

const { context } = await openTestShop()

const over = expect.objectContaining({ failure: expect.objectContaining({ code: 'resource-not-found', typeId: 'cart-link' }) })

const unitsOf = ({ lineItems }: Awaited<ReturnType<typeof takeOverCart>>['cart']) =>
  Object.fromEntries(lineItems.map(({ variant, quantity }) => [variant.sku, quantity]))

test('MKT-01 a cart comes along into the store of another country, once, and stays as it is in its own', async () => {
  await setStock(context, { [PRESS]: 100, [SAW]: 100 })
  const { owner, cart } = await aReadyCart(context, { [PRESS]: 2, [SAW]: 1 })
  const link = await handOverCart(context, requestOf(owner, cart), { storeKey: 'de' })
  const german = await aVisitor(context, 'de')
  const { cart: taken, left } = await takeOverCart(context, requestOf(german.owner, german.cart), link)
  expect(unitsOf(taken)).toEqual({ [PRESS]: 2, [SAW]: 1 })
  expect(left).toEqual([])
  expect(taken).toMatchObject({ id: german.cart.id, country: 'DE' })
  expect(taken).not.toHaveProperty('billingAddress')
  expect(taken).not.toHaveProperty('customerEmail')
  await expect(takeOverCart(context, requestOf(german.owner, taken), link)).rejects.toEqual(over)
})

test('MKT-01 what the other store does not sell, or has not enough of, is named', async () => {
  await setStock(context, { [PRESS]: 100, [SAW]: 100 })
  const { owner, cart } = await aReadyCart(context, { [PRESS]: 3, [SAW]: 1 })
  const british = await aVisitor(context, 'gb')
  const toBritain = await handOverCart(context, requestOf(owner, cart), { storeKey: 'gb' })
  // The test products have prices in euros alone.
  const { left } = await takeOverCart(context, requestOf(british.owner, british.cart), toBritain)
  expect(left.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    [PRESS, 3],
    [SAW, 1],
  ])
  expect(await findLeftBehind(context, requestOf(british.owner, british.cart), toBritain)).toEqual(left)
  await setStock(context, { [PRESS]: 1 })
  const german = await aVisitor(context, 'de')
  const toGermany = await handOverCart(context, requestOf(owner, cart), { storeKey: 'de' })
  const taken = await takeOverCart(context, requestOf(german.owner, german.cart), toGermany)
  expect(taken.left).toMatchObject([{ sku: PRESS, quantity: 2 }])
})

test('A1 only its owner hands a cart over, to one store and for ten minutes', async () => {
  await setStock(context, { [PRESS]: 100 })
  const { owner, cart } = await aReadyCart(context)
  const german = await aVisitor(context, 'de')
  const asAnother = { ...requestOf(german.owner, cart), storeKey: 'sk' }
  await expect(handOverCart(context, asAnother, { storeKey: 'de' })).rejects.toMatchObject({
    failure: { code: 'resource-not-found', typeId: 'cart' },
  })
  const link = await handOverCart(context, requestOf(owner, cart), { storeKey: 'de' })
  const french = await aVisitor(context, 'fr')
  await expect(takeOverCart(context, requestOf(french.owner, french.cart), link)).rejects.toEqual(over)
  const request = requestOf(german.owner, german.cart)
  await expect(takeOverCart(context, request, `${link.slice(0, -4)}AAAA`)).rejects.toEqual(over)
  const later = { ...context, now: () => new Date(Date.parse(context.now()) + 11 * 60_000).toISOString() }
  await expect(takeOverCart(later, request, link)).rejects.toEqual(over)
})
