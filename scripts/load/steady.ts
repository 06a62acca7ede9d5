import { loadavg } from 'node:os'
import type { Transport } from '@shop/contract'
import { seed } from '@shop/demo/seed'
import type { Cart } from '@shop/domain/cart'
import { createHostTransport } from '../../apps/middleware/src/testing/host-transport.ts'
import { inTurns } from '../../apps/middleware/src/testing/in-turns.ts'
import { openVisitorClient, type VisitorClient } from '../../apps/middleware/src/testing/visitor-client.ts'
import { complain, reportOnShop, withShopUnderLoad } from './open-shop-under-load.ts'

const HOST = 'de.localhost'
const PRODUCTS = 60
const CALLS_PER_VISIT = 50
const PROGRESS_EVERY = 20_000
const WORDS = ['fritteuse', 'mixer', 'waage', 'kühlschrank', 'schweißgerät', 'pumpe', 'fritöse', 'edelstahl']

/** A product of the shop as a visitor asks for it. */
interface Wanted {
  readonly id: string
  readonly sku: string
}

/**
 * Lets a few visitors look around and fill their carts until they have made so many calls, never more at a time than a
 * shop works on: nothing may be refused, however busy the machine is with other things.
 */
export async function loadSteady({ calls, clients }: { calls: number; clients: number }): Promise<void> {
  await withShopUnderLoad({ middlewares: 1 }, async shop => {
    const [middleware] = shop.middlewares
    if (!middleware) throw new Error('There is no middleware')
    await seed(shop.databaseUrl, { products: PRODUCTS })
    const transport = countAnswers(createHostTransport({ port: middleware.port, path: '/new-ct', maxSockets: clients }))
    const wanted = await findWanted(openVisitorClient(transport.send, HOST))
    console.log(
      `${calls} calls by ${clients} visitors at a time; load average ${loadavg()
        .map(load => load.toFixed(2))
        .join(', ')}`,
    )
    const begun = performance.now()
    let announced = PROGRESS_EVERY
    await inTurns(Array.from({ length: Math.ceil(calls / CALLS_PER_VISIT) }), clients, async (_item, visit) => {
      await lookAround(openVisitorClient(transport.send, HOST), wanted, visit)
      if (transport.count() < announced) return
      announced += PROGRESS_EVERY
      console.log(`${transport.count()} calls`)
    })
    const seconds = (performance.now() - begun) / 1000
    const statuses = [...transport.statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
    console.log(`${transport.count()} calls in ${seconds.toFixed(0)} s: ${statuses}`)
    console.log(
      `slowest ${transport.slowestMs().toFixed(0)} ms; load average ${loadavg()
        .map(load => load.toFixed(2))
        .join(', ')}`,
    )
    for (const refusal of transport.refusals) complain(refusal)
    await reportOnShop(shop)
  })
}

/** A transport that counts what it is answered, and keeps the first answers that are no success. */
function countAnswers(transport: Transport) {
  const statuses = new Map<string, number>()
  const refusals: string[] = []
  let count = 0
  let slowestMs = 0
  const note = (status: string, what: string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== '200' && refusals.length < 20) refusals.push(`call ${count} was answered ${status}: ${what}`)
  }
  const send: Transport = async request => {
    count++
    const begun = performance.now()
    try {
      const response = await transport(request)
      note(String(response.status), `${request.operation} ${JSON.stringify(response.body).slice(0, 300)}`)
      return response
    } catch (error) {
      note('not', `${request.operation} ${error instanceof Error ? error.message : error}`)
      throw error
    } finally {
      slowestMs = Math.max(slowestMs, performance.now() - begun)
    }
  }
  return { send, statuses, refusals, count: () => count, slowestMs: () => slowestMs }
}

async function findWanted(visitor: VisitorClient): Promise<Wanted[]> {
  const { products } = await visitor.call('getProduct', { limit: 50, where: { isOnStock: true } })
  return products.results.map(({ id, masterVariant }) => ({ id, sku: masterVariant.sku }))
}

/** One visit: half of its calls change a cart, the others read products and search. A call that fails is counted only. */
async function lookAround(visitor: VisitorClient, wanted: readonly Wanted[], visit: number): Promise<void> {
  let cart: Cart | undefined
  for (let call = 0; call < CALLS_PER_VISIT; call++) {
    try {
      cart = (await makeCall(visitor, cart, wanted, visit * CALLS_PER_VISIT + call)) ?? cart
    } catch {
      // Its answer was noted.
    }
  }
}

async function makeCall(
  visitor: VisitorClient,
  cart: Cart | undefined,
  wanted: readonly Wanted[],
  number: number,
): Promise<Cart | undefined> {
  const product = wanted[number % wanted.length]
  if (!product) throw new Error('There are no products')
  if (!cart) return (await visitor.call('createCart', {})).cart
  const { id, version } = cart
  const line = cart.lineItems[number % Math.max(1, cart.lineItems.length)]
  switch (number % 6) {
    case 0:
      await visitor.call('getProduct', { where: { ids: [product.id] } }, 'product-details')
      return undefined
    case 1:
      await visitor.call('searchCatalogue', { text: `${WORDS[number % WORDS.length]} ${number % 97}`, facets: true })
      return undefined
    case 2:
      await visitor.call('getProduct', { skus: [product.sku], limit: 1 })
      return undefined
    default: {
      const isNew = number % 6 === 3 || line === undefined
      const changed = isNew
        ? await visitor.call('addToCart', { id, version, product: { sku: product.sku }, quantity: 1 })
        : await visitor.call('updateCartQuantity', { id, version, lineItem: { id: line.id }, quantity: 1 + (number % 3) })
      return changed.cart
    }
  }
}
