import { randomUUID } from 'node:crypto'
import type { Cart } from '@shop/domain/cart'
import { marketOf } from '@shop/domain/market'
import { shippingMethodsOf } from '@shop/domain/shipping'
import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aSignedInShopper } from '../customer/signed-in.fixtures.ts'
import { aShopper, everythingStored, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { paidCart } from '../order/checkout.fixtures.ts'

const middleware = await openTestMiddleware()
const SLOVAKIA = marketOf('SK')

async function withGoods(shopper: Shopper, ...skus: readonly string[]): Promise<Cart> {
  let { cart } = await shopper.do('createCart', {})
  for (const sku of skus) {
    const { id, version } = cart
    ;({ cart } = await shopper.do('addToCart', { id, version, product: { sku }, quantity: 1 }))
  }
  return cart
}

test.each([
  ['a visitor', async () => aShopper(middleware)],
  ['a customer', async () => (await aSignedInShopper(middleware)).shopper],
])('API-45 getCart shows %s the cart by its id', async (_who, open) => {
  const shopper = await open()
  const cart = await withGoods(shopper, PRESS)
  expect(await shopper.do('getCart', { id: cart.id })).toEqual({ cart })
})

test('API-45 getCart shows an ordered cart, which getMe no longer does', async () => {
  const shopper = aShopper(middleware)
  const { id, version } = await paidCart(shopper)
  await shopper.do('createMyOrderFromCart', { id, version })
  expect((await shopper.do('getMe', {})).me.activeCart).toBeNull()
  expect((await shopper.do('getCart', { id })).cart).toMatchObject({ id, cartState: 'Ordered' })
})

test('API-45, CART-16 getShippingMethods offers the ways of the cart, the one it got first', async () => {
  const shopper = aShopper(middleware)
  const empty = await withGoods(shopper)
  const offered = async () => (await shopper.do('getShippingMethods', { cartId: empty.id })).shippingMethods
  expect(await offered()).toEqual(shippingMethodsOf(SLOVAKIA, false))
  await withGoods(shopper, PRESS)
  expect(await offered()).toEqual(shippingMethodsOf(SLOVAKIA, false))
  const { shippingInfo } = await withGoods(shopper, CRANE)
  const [first, ...others] = await offered()
  expect([first?.key, others]).toEqual(['freight', []])
  expect(shippingInfo?.shippingMethod).toEqual({ id: first?.id, key: first?.key })
})

test.each([
  ['getCart', (id: string) => ({ id })],
  ['getShippingMethods', (id: string) => ({ cartId: id })],
] as const)(
  'API-45, A1 %s answers for a cart that is not the caller’s as for none, and nothing changes',
  async (operation, params) => {
    const owner = aShopper(middleware)
    const cart = await withGoods(owner, PRESS)
    const { shopper: customer } = await aSignedInShopper(middleware)
    const customerCart = await withGoods(customer, PRESS)
    const others = [
      aShopper(middleware),
      (await aSignedInShopper(middleware)).shopper,
      aShopper(middleware, 'de.localhost', owner.cookie),
    ]
    const before = await everythingStored(middleware.engine)
    for (const other of others)
      for (const id of [cart.id, customerCart.id, randomUUID()])
        expect(await other.post(operation, [params(id)])).toMatchObject({
          status: 404,
          headers: { 'cache-control': 'no-store' },
          body: { message: `The cart ${id} was not found in store ${other === others[2] ? 'de' : 'sk'}.` },
        })
    expect(await everythingStored(middleware.engine)).toEqual(before)
    await customer.do('customerSignOut', {})
    expect((await customer.post(operation, [params(customerCart.id)])).status).toBe(404)
  },
)
