import { openVisitorClient } from '../../../apps/middleware/src/testing/visitor-client.ts'
import { Connection } from '../http/connection.ts'
import { createConnectionTransport } from '../http/connection-transport.ts'
import type { BenchShop } from '../shop/bench-shop.ts'
import type { Followed } from './live-sockets.ts'

/** A visitor with a cart, who may follow it. */
export interface LiveVisitor extends Followed {
  /** Adds one unit; resolves with the answer. */
  change(): Promise<void>
}

const CLIENTS = 8

/** Visitors with a cart of one product each. */
export async function openVisitors({ port }: BenchShop, count: number, skus: readonly string[]): Promise<LiveVisitor[]> {
  const host = `de.localhost:${port}`
  const visitors: LiveVisitor[] = []
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const transport = createConnectionTransport(await Connection.open(port), '/api/new-ct')
      while (visitors.length < count) {
        const client = openVisitorClient(transport, host)
        const sku = skus[visitors.length % skus.length] ?? ''
        const product = { sku }
        let { cart } = await client.call('createCart', {})
        visitors.push({
          place: visitors.length,
          cartId: cart.id,
          sku,
          cookie: client.cookie,
          async change() {
            cart = (await client.call('addToCart', { id: cart.id, version: cart.version, product, quantity: 1 })).cart
          },
        })
      }
    }),
  )
  return visitors.slice(0, count)
}
