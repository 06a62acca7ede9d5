import type { Transport } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { addLineItem, type CartRequest, changeLineItemQuantity, removeLineItem } from '@shop/engine/cart'
import type { EngineContext } from '@shop/engine/database'
import { openVisitorClient, type VisitorClient } from '../../apps/middleware/src/testing/visitor-client.ts'

/** What a cart can be asked for, whatever the way to it. */
export interface CartWay {
  add(seen: Cart, sku: string, quantity: number): Promise<Cart>
  setQuantity(seen: Cart, lineItemId: string, quantity: number): Promise<Cart>
  remove(seen: Cart, lineItemId: string): Promise<Cart>
}

/** A cart that is measured, and what is known of it. */
export interface BenchCart {
  cart: Cart
  readonly overHttp: CartWay
  readonly inEngine: CartWay
}

/** Carts of as many visitors, each with one unit of every SKU. */
export async function openBenchCart(transport: Transport, engine: EngineContext, skus: readonly string[]): Promise<BenchCart> {
  const visitor = openVisitorClient(transport, 'sk.localhost')
  const overHttp = wayOverHttp(visitor)
  let { cart } = await visitor.call('createCart', {})
  for (const sku of skus) cart = await overHttp.add(cart, sku, 1)
  return { cart, overHttp, inEngine: wayInEngine(engine, cart) }
}

function wayOverHttp(visitor: VisitorClient): CartWay {
  return {
    add: async ({ id, version }, sku, quantity) =>
      (await visitor.call('addToCart', { id, version, product: { sku }, quantity })).cart,
    setQuantity: async ({ id, version }, lineItemId, quantity) =>
      (await visitor.call('updateCartQuantity', { id, version, lineItem: { id: lineItemId }, quantity })).cart,
    remove: async ({ id, version }, lineItemId) =>
      (await visitor.call('removeFromCart', { id, version, lineItem: { id: lineItemId } })).cart,
  }
}

function wayInEngine(engine: EngineContext, { anonymousId }: Cart): CartWay {
  if (anonymousId === undefined) throw new Error('The cart of a visitor has an id')
  const requestOf = ({ id, version }: Cart): CartRequest => ({ owner: { anonymousId }, storeKey: 'sk', id, version })
  return {
    add: (seen, sku, quantity) => addLineItem(engine, requestOf(seen), { sku, quantity }),
    setQuantity: (seen, lineItemId, quantity) => changeLineItemQuantity(engine, requestOf(seen), { lineItemId, quantity }),
    remove: (seen, lineItemId) => removeLineItem(engine, requestOf(seen), { lineItemId }),
  }
}
