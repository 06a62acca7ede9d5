import { OperationError } from '@shop/contract'
import { fillCart, payCart } from '../../../apps/middleware/src/testing/race/paid-cart.ts'
import { openVisitorClient } from '../../../apps/middleware/src/testing/visitor-client.ts'
import { Connection } from '../http/connection.ts'
import { createConnectionTransport } from '../http/connection-transport.ts'
import { requestMessage } from '../http/request-message.ts'
import type { BenchTargets } from '../shop/bench-targets.ts'
import type { ShopperRequest, Visit } from './load-step.ts'

/** A shop's host with what can be looked at there. */
export interface ShopperMarket {
  readonly host: string
  readonly targets: BenchTargets
}

/** Of ten shoppers six look around, three search, and one buys. */
const SHOPPERS = ['browse', 'browse', 'search', 'browse', 'buy', 'browse', 'search', 'browse', 'search', 'browse'] as const
const BUYERS = ['order'] as const
const ORDERED_LINES = 2

/** Who comes: shoppers of all kinds, or people who only fill a cart and order it. */
export type Comers = 'shoppers' | 'buyers'

/** Where visits go; buyers go to a market whose addresses are known. */
export interface VisitedShop {
  readonly port: number
  readonly looking: ShopperMarket
  readonly buying: ShopperMarket
}

/** Visits of one shopper after the other. */
export function createVisits({ port, looking, buying }: VisitedShop, comers: Comers): () => Visit {
  const mix = comers === 'shoppers' ? SHOPPERS : BUYERS
  let shoppers = 0
  return () => {
    const number = shoppers++
    const kind = mix[number % mix.length]
    const market = kind === 'browse' || kind === 'search' ? looking : buying
    return async note => {
      const shopper = await openShopper(port, market, note)
      if (!shopper) return 0
      try {
        if (kind === 'browse') await browse(shopper, market, number)
        else if (kind === 'search') await search(shopper, market, number)
        else if (kind === 'buy') return await buy(shopper, market, number)
        else return await order(shopper, market, number)
        return 0
      } catch (error) {
        // What failed was noted; this shopper leaves.
        if (error instanceof TurnedAway) return 0
        throw error
      } finally {
        shopper.close()
      }
    }
  }
}

/** A shopper got an answer with which no one goes on. */
class TurnedAway extends Error {}

interface Shopper {
  /** Opens a page, with the session where there is one. */
  open(what: string, path: string): Promise<void>
  /** Puts goods into a new cart, says where to, pays and orders. */
  order(skus: readonly string[], email: string): Promise<void>
  close(): void
}

async function openShopper(
  port: number,
  { host }: ShopperMarket,
  note: (request: ShopperRequest) => void,
): Promise<Shopper | undefined> {
  const address = `${host}:${port}`
  const connection = await Connection.open(port).catch(() => undefined)
  if (!connection) {
    note({ what: 'a connection', ms: 0, status: 0 })
    return undefined
  }
  const transport = createConnectionTransport(connection, '/api/new-ct')
  const visitor = openVisitorClient(async request => {
    const begun = performance.now()
    const response = await transport(request)
    note({ what: request.operation, ms: performance.now() - begun, status: response.status })
    return response
  }, address)
  return {
    async open(what, path) {
      const begun = performance.now()
      const message = requestMessage({ path, host: address, cookie: visitor.cookie })
      const { status } = await connection.send(message).catch(() => ({ status: 0 }))
      note({ what, ms: performance.now() - begun, status })
      if (status !== 200) throw new TurnedAway()
    },
    async order(skus, email) {
      try {
        const { cart } = await payCart(await fillCart(visitor, { skus, email }))
        await visitor.call('createMyOrderFromCart', { id: cart.id, version: cart.version })
      } catch (error) {
        if (error instanceof OperationError) throw new TurnedAway()
        throw error
      }
    },
    close: () => connection.close(),
  }
}

async function browse(shopper: Shopper, { targets }: ShopperMarket, number: number): Promise<void> {
  await shopper.open('home', '/')
  await shopper.open('listing', `/${pick(targets.categories, number).slug}/`)
  for (const next of [0, 1]) await shopper.open('product', `/${pick(targets.products, number + next).slug}`)
}

async function search(shopper: Shopper, { targets }: ShopperMarket, number: number): Promise<void> {
  await shopper.open('home', '/')
  await shopper.open('search', `/search?query=${encodeURIComponent(pick(targets.searches, number))}`)
  await shopper.open('product', `/${pick(targets.products, number).slug}`)
}

async function buy(shopper: Shopper, { targets }: Pick<ShopperMarket, 'targets'>, number: number): Promise<number> {
  await shopper.open('listing', `/${pick(targets.categories, number).slug}/`)
  await shopper.open('product', `/${pick(targets.products, number).slug}`)
  await order(shopper, { targets }, number)
  // With a session, and a cart that was ordered.
  await shopper.open('home', '/')
  return 1
}

async function order(shopper: Shopper, { targets }: Pick<ShopperMarket, 'targets'>, number: number): Promise<number> {
  const skus = Array.from({ length: ORDERED_LINES }, (_, line) => pick(targets.products, number + line).sku)
  await shopper.order(skus, `shopper-${process.pid}-${number}@example.com`)
  return 1
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item
}
