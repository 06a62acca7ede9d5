import type { Cart } from '@shop/domain/cart'
import { openVisitorClient, type VisitorClient } from '../../../apps/middleware/src/testing/visitor-client.ts'
import { Connection } from '../http/connection.ts'
import { createConnectionTransport } from '../http/connection-transport.ts'
import type { BenchShop } from '../shop/bench-shop.ts'

/** The shop in which carts are filled and ordered. */
const CART_HOST = 'sk.localhost'

/** A client of a middleware on one connection, for as many visitors as wanted. */
export class BenchShopper {
  readonly #port: number
  #connection: Connection

  private constructor(port: number, connection: Connection) {
    this.#port = port
    this.#connection = connection
  }

  static async open({ middlewarePort }: BenchShop): Promise<BenchShopper> {
    return new BenchShopper(middlewarePort, await Connection.open(middlewarePort))
  }

  /** A visitor without a session, who stays when the connection is opened again. */
  newVisitor(): VisitorClient {
    return openVisitorClient(request => createConnectionTransport(this.#connection)(request), CART_HOST)
  }

  /** A new connection in the place of one that the server may have ended meanwhile. */
  async reopen(): Promise<void> {
    this.#connection.close()
    this.#connection = await Connection.open(this.#port)
  }

  close(): void {
    this.#connection.close()
  }
}

/** A cart of a visitor. */
export interface ShopperCart {
  readonly visitor: VisitorClient
  cart: Cart
}

/** A new visitor's cart with one unit of each SKU, as a browser fills it. */
export async function fillNewCart(shopper: BenchShopper, skus: readonly string[]): Promise<ShopperCart> {
  const visitor = shopper.newVisitor()
  const [first = '', ...others] = skus
  let { cart } = await visitor.call('createCart', { lineItem: { product: { sku: first }, quantity: 1 } })
  for (const sku of others) {
    const { id, version } = cart
    cart = (await visitor.call('addToCart', { id, version, product: { sku }, quantity: 1 })).cart
  }
  return { visitor, cart }
}
