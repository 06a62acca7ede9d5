import { createShopClient } from '@shop/contract'
import { checkInvariants } from '@shop/engine/invariants'
import { findInventory } from '@shop/engine/inventory'
import { aDiscountCode, setStock } from '@shop/engine/proving'
import { importDiscountCodes } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { errorLinesOf, openSecondServer, openTestMiddleware, transportTo } from '../middleware.fixtures.ts'
import { inTurns } from '../testing/in-turns.ts'
import { importProvingCatalogue } from '../testing/proving-catalogue.ts'
import { orderAtOnce } from '../testing/race/order-at-once.ts'
import { openPaidCart } from '../testing/race/paid-cart.ts'
import { openVisitorClient } from '../testing/visitor-client.ts'

const HOST = 'sk.localhost'
const SKU = 'EX40000000'
const CODED_SKU = 'EX40000001'

const middleware = await openTestMiddleware({ isEmpty: true })
await importProvingCatalogue(middleware.engine, [SKU, CODED_SKU], ['UNLIMITED'])
// Two servers: neither knows what the other one has queued.
const servers = [middleware, openSecondServer(middleware)]
const transports = await Promise.all(servers.map(server => transportTo(server)))

function transportOf(index: number) {
  return transports[index % transports.length]!
}

async function violations() {
  return (await checkInvariants(middleware.engine)).filter(result => result.violations > 0)
}

test('CART-05, CART-14 C1 200 parallel adds to one cart over two servers all succeed, and every unit is there', async () => {
  await setStock(middleware.engine, { [SKU]: 1000 })
  const visitor = openVisitorClient(transportOf(0), HOST)
  const { cart } = await visitor.call('createCart', {})
  const { cookie } = visitor
  const carts = await Promise.all(
    Array.from({ length: 200 }, async (_item, index) => {
      const client = createShopClient(transportOf(index), { host: HOST, cookie })
      const add = { id: cart.id, version: cart.version, product: { sku: SKU }, quantity: 1 + (index % 3) }
      return (await client.call('addToCart', add)).cart
    }),
  )
  const versions = carts.map(({ version }) => version).sort((a, b) => a - b)
  expect(versions).toEqual(Array.from({ length: 200 }, (_item, index) => cart.version + 1 + index))
  const { activeCart } = (await visitor.call('getMe', {})).me
  const units = Array.from({ length: 200 }, (_item, index) => 1 + (index % 3)).reduce((sum, quantity) => sum + quantity)
  expect(activeCart).toMatchObject({ version: cart.version + 200, lineItems: [{ quantity: units }] })
})

test('ORD-13 S2 of 1000 buyers of 1, of 7, and of 100 units, exactly so many buy; everyone else is told why', async () => {
  await setStock(middleware.engine, { [SKU]: 2000 })
  let buyers = await inTurns(Array.from({ length: 1000 }), 24, (_item, index) =>
    openPaidCart(transportOf(index), HOST, { skus: [SKU], email: `buyer-${index}@example.org` }),
  )
  for (const units of [1, 7, 100]) {
    await setStock(middleware.engine, { [SKU]: units })
    const { orders, refusals } = await orderAtOnce(buyers)
    expect(errorLinesOf(middleware)).toEqual([])
    expect(orders).toHaveLength(units)
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(units)
    const soldOut = { code: 'OutOfStock', lines: [{ sku: SKU, requested: 1, available: 0 }] }
    for (const { error } of refusals) expect(error.errors).toMatchObject([soldOut])
    expect(await findInventory(middleware.engine, [SKU])).toMatchObject([{ availableQuantity: 0 }])
    // A buyer who got nothing tries again next time: cart and payment are as they were.
    buyers = refusals.map(({ buyer }) => buyer)
  }
  expect(await violations()).toEqual([])
})

test('PAY-27 O1, O2 50 equal order calls over two servers make one order, and all are answered with it', async () => {
  await setStock(middleware.engine, { [SKU]: 10 })
  const { visitor, cart } = await openPaidCart(transportOf(0), HOST, { skus: [SKU], email: 'jana@example.org' })
  const { cookie } = visitor
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_item, index) =>
      createShopClient(transportOf(index), { host: HOST, cookie }).call('createMyOrderFromCart', {
        id: cart.id,
        version: cart.version,
      }),
    ),
  )
  for (const { order } of answers) expect(order).toEqual(answers[0]!.order)
  expect(await findInventory(middleware.engine, [SKU])).toMatchObject([{ availableQuantity: 9 }])
  expect(await violations()).toEqual([])
})

test('C4 of 100 carts with a code that counts once, one is ordered; the others are told that it was used', async () => {
  const { engine } = middleware
  const [discount] = await engine.db.selectFrom('cart_discount').select('id').execute()
  await importDiscountCodes(engine, [aDiscountCode('ONCE', [discount!.id], { maxApplications: 1 })])
  await Promise.all(servers.map(({ model }) => model.catchUp()))
  const buyers = await inTurns(Array.from({ length: 100 }), 24, (_item, index) =>
    openPaidCart(transportOf(index), HOST, { skus: [CODED_SKU], email: `coded-${index}@example.org`, discountCode: 'ONCE' }),
  )
  const { orders, refusals } = await orderAtOnce(buyers)
  expect(orders).toHaveLength(1)
  const used = { code: 'DiscountCodeNonApplicable', discountCode: 'ONCE', reason: 'MaxApplicationReached' }
  for (const { error } of refusals) expect(error.errors).toMatchObject([used])
  expect(await violations()).toEqual([])
})
