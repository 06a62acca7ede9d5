import { SHARED_CART_DAYS } from '@shop/domain/cart'
import { expect, test } from 'vitest'
import { failure } from '../testing/failure.fixtures.ts'
import { aReadyCart, aVisitor, openTestShop, PRESS, SAW } from '../testing/shop.fixtures.ts'
import { deleteExpiredSharedCarts, getSharedCart, shareCart } from './index.ts'

const { context } = await openTestShop()

const clientAddress = '198.51.100.7'

test('CART-01 a link to a cart shows goods and units as they were and nothing of its owner, until it expires', async () => {
  const { owner, cart } = await aReadyCart(context, { [PRESS]: 3, [SAW]: 1 })
  const request = { owner, storeKey: 'sk', id: cart.id, clientAddress }
  const [first, second] = [await shareCart(context, request), await shareCart(context, request)]
  expect(first.token).toMatch(/^[0-9a-f]{32}$/)
  expect(second.token).not.toBe(first.token)
  const { lineItems, ...rest } = await getSharedCart(context, first.token)
  expect(new Map(lineItems.map(({ sku, quantity }) => [sku, quantity]))).toEqual(
    new Map([
      [PRESS, 3],
      [SAW, 1],
    ]),
  )
  expect(Object.keys(rest)).toEqual(['expiresAt'])
  const later = new Date(Date.parse(context.now()) + (SHARED_CART_DAYS * 86_400 + 60) * 1000).toISOString()
  const then = { ...context, now: () => later }
  await expect(getSharedCart(then, first.token)).rejects.toEqual(failure('resource-not-found'))
  expect(await deleteExpiredSharedCarts(context, { limit: 10 })).toBe(0)
  expect(await deleteExpiredSharedCarts(then, { limit: 10 })).toBe(2)
})

test('CART-01 an empty cart, one of someone else and an invented link share nothing', async () => {
  const { owner, cart } = await aVisitor(context)
  const request = { owner, storeKey: 'sk', id: cart.id, clientAddress }
  await expect(shareCart(context, request)).rejects.toEqual(failure('invalid-operation'))
  const { cart: foreign } = await aReadyCart(context, { [PRESS]: 1 })
  await expect(shareCart(context, { ...request, id: foreign.id })).rejects.toEqual(failure('resource-not-found'))
  await expect(getSharedCart(context, '0'.repeat(32))).rejects.toEqual(failure('resource-not-found'))
})
