import { once } from 'node:events'
import type { Cart } from '@shop/domain/cart'
import { WebSocket } from 'ws'
import { openVisitorClient } from '../../../apps/middleware/src/testing/visitor-client.ts'
import { Connection } from '../http/connection.ts'
import { createConnectionTransport } from '../http/connection-transport.ts'
import type { BenchShop } from '../shop/bench-shop.ts'

/** A visitor with a cart, who may follow it. */
export interface LiveVisitor {
  /** Adds one unit; resolves with the answer. */
  change(): Promise<void>
  /** The next event of the cart's connection. */
  nextUpdate(): Promise<unknown>
  socket?: WebSocket
  readonly cookie: string
  readonly cart: Cart
  /** What their page shows. */
  readonly sku: string
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
        const visitor: LiveVisitor = {
          cart,
          sku,
          cookie: client.cookie,
          async change() {
            cart = (await client.call('addToCart', { id: cart.id, version: cart.version, product, quantity: 1 })).cart
          },
          async nextUpdate() {
            if (!visitor.socket) throw new Error('Not connected')
            return once(visitor.socket, 'message')
          },
        }
        visitors.push(visitor)
      }
    }),
  )
  return visitors.slice(0, count)
}

/**
 * Connects visitors, `atOnce` of them at the same time, and waits until each is told where its cart is and how many there are of what
 * its page shows. Returns after how long each was told where its cart is, in ms, sorted.
 */
export async function followAll({ port }: BenchShop, visitors: readonly LiveVisitor[], atOnce: number): Promise<number[]> {
  const begun = performance.now()
  const toldMs: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let place = next++; place < visitors.length; place = next++) {
        const visitor = visitors[place] as LiveVisitor
        const socket = new WebSocket(`ws://127.0.0.1:${port}/live?cartId=${visitor.cart.id}`, {
          headers: {
            host: `de.localhost:${port}`,
            origin: `http://de.localhost:${port}`,
            cookie: visitor.cookie,
            // Some people behind each address.
            'x-forwarded-for': `10.0.${Math.floor(place / 2500)}.${Math.floor(place / 10) % 250}`,
          },
        })
        visitor.socket = socket
        socket.once('open', () => socket.send(JSON.stringify({ skus: [visitor.sku] })))
        await once(socket, 'message')
        toldMs.push(performance.now() - begun)
        await once(socket, 'message')
      }
    }),
  )
  return toldMs.sort((a, b) => a - b)
}

/** Ends the connections of visitors. */
export async function closeAll(visitors: readonly LiveVisitor[]): Promise<void> {
  await Promise.all(
    visitors.map(async ({ socket }) => {
      if (!socket || socket.readyState === WebSocket.CLOSED) return
      const closed = once(socket, 'close')
      socket.close()
      await closed
    }),
  )
}
