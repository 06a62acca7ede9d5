import { expect, test } from 'vitest'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { aVisitor, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { addLineItem, changeLineItemQuantity, getActiveCart } from './index.ts'

const { context } = await openTestShop({ stock: 1000, poolSize: 20 })

test('CART-14 C1 200 parallel adds to one cart all succeed, each with a version of its own', async () => {
  const { owner, cart } = await aVisitor(context)
  const request = requestOf(owner, cart)
  const carts = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      addLineItem(context, request, { sku: index % 2 ? PRESS : SAW, quantity: 1 + (index % 3) }),
    ),
  )
  expect(carts.map(({ version }) => version).sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 2))
  const final = await getActiveCart(context, { owner, storeKey: 'sk' })
  const totalQuantity = Array.from({ length: 200 }, (_, index) => 1 + (index % 3)).reduce((sum, quantity) => sum + quantity, 0)
  expect(final).toMatchObject({ version: 201, totalLineItemQuantity: totalQuantity })
  expect(final?.lineItems).toHaveLength(2)
})

test('C2 of parallel changes from one version exactly one succeeds, the others are told the current version', async () => {
  const { owner, cart } = await aVisitor(context)
  const filled = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  const lineItemId = filled.lineItems[0]!.id
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      changeLineItemQuantity(context, requestOf(owner, filled), { lineItemId, quantity: index + 2 }),
    ),
  )
  const refusals = results.filter(result => result.status === 'rejected').map(({ reason }) => reason.failure)
  expect(refusals).toHaveLength(19)
  expect(new Set(refusals.map(({ code, currentVersion }) => `${code} ${currentVersion}`))).toEqual(
    new Set(['concurrent-modification 3']),
  )
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})
