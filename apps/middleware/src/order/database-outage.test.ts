import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'
import { openDatabaseRelay } from '../testing/database-relay.ts'
import { draftOf, readyCart } from './checkout.fixtures.ts'

const relay = openDatabaseRelay()
// A database that says nothing is given up after this time, which a slow machine needs for no other call; one that refuses, at once.
const middleware = await openTestMiddleware({ routeOf: relay.routeOf, deadlineMs: 5000 })

/** Asks as `shopper` does, but for the look at the catalogue before it, which would wait for the database. */
async function ask(cookie: string | undefined, operation: string, params: unknown) {
  const headers = { host: 'sk.localhost', 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
  const url = `/new-ct/${operation}`
  return middleware.server.inject({ method: 'POST', url, headers, payload: JSON.stringify([params]) })
}

test.each(['refusing', 'silent'] as const)(
  'P1, CHK-20 while the database is %s every call of cart and checkout says so, no cart is empty, and afterwards it is ordered without a restart',
  async state => {
    const shopper = aShopper(middleware)
    const cart = await readyCart(shopper)
    const { id, version, totalPrice } = cart
    const draft = draftOf('bank-transfer', totalPrice.centAmount)
    const [lineItem] = cart.lineItems
    relay.set(state)
    const reads = [
      ['getMe', {}],
      ['getMe', { customer: true }],
      ['getOrders', {}],
    ] as const
    const changes = [
      ['createCart', {}],
      ['addToCart', { id, version, product: { sku: lineItem?.variant.sku }, quantity: 1 }],
      ['updateCart', { id, version, actions: [{ action: 'setCustomerEmail', email: 'lost@example.org' }] }],
      ['createBankPayment', { id, version, draft }],
      ['createMyOrderFromCart', { id, version }],
    ] as const
    // What a silent database was asked to change it may change once it is back, after its caller was told to try again.
    const calls = state === 'silent' ? reads : [...reads, ...changes]
    const answers = await Promise.all(calls.map(([operation, params]) => ask(shopper.cookie, operation, params)))
    for (const [index, { statusCode, headers, body }] of answers.entries()) {
      const [operation] = calls[index] ?? []
      expect([statusCode, headers['retry-after']], operation).toEqual([503, '2'])
      expect(body, operation).not.toMatch(/activeCart|ECONN|postgres/i)
    }
    relay.set('up')
    await expect.poll(async () => (await ask(shopper.cookie, 'getMe', {})).statusCode, { timeout: 60_000 }).toBe(200)
    const { activeCart } = (await shopper.do('getMe', {})).me
    expect(activeCart).toEqual(cart)
    const { cart: paid } = await shopper.do('createBankPayment', { id, version, draft })
    const { order } = await shopper.do('createMyOrderFromCart', { id, version: paid.version })
    expect(order.totalPrice).toEqual(totalPrice)
  },
)
