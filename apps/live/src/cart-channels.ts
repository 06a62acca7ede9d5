import { type CartUpdate, MAX_CONNECTIONS_PER_CART } from '@shop/domain/live'
import type { CartVersion } from '@shop/engine/cart'

/** The part of a websocket that is used here. */
export interface Connection {
  send(text: string): void
}

/** Who shows which cart, and how far each cart had come when it was last told. */
export interface CartChannels {
  /**
   * Adds a connection and tells it where its cart is, so that nothing that happened while it was away is missed. False,
   * having done nothing, when the cart has ten connections.
   */
  join(connection: Connection, cart: CartVersion): boolean
  leave(connection: Connection, cartId: string): void
  /** Notifies a cart's connections of a newer version; an older or equal one is not sent. */
  tell(cart: CartVersion): void
  /** The carts that are shown, as they were last told. */
  shown(): CartVersion[]
}

interface Channel {
  latest: CartVersion
  readonly connections: Set<Connection>
}

/** Channels without any connection. */
export function createCartChannels(): CartChannels {
  const channels = new Map<string, Channel>()

  function tell(cart: CartVersion): void {
    const channel = channels.get(cart.cartId)
    if (!channel || cart.version <= channel.latest.version) return
    channel.latest = cart
    for (const connection of channel.connections) connection.send(writeCartUpdate(cart))
  }

  return {
    join(connection, cart) {
      const channel = channels.get(cart.cartId) ?? { latest: cart, connections: new Set() }
      if (channel.connections.size >= MAX_CONNECTIONS_PER_CART) return false
      tell(cart)
      channels.set(cart.cartId, channel)
      channel.connections.add(connection)
      connection.send(writeCartUpdate(channel.latest))
      return true
    },
    leave(connection, cartId) {
      const channel = channels.get(cartId)
      channel?.connections.delete(connection)
      if (channel?.connections.size === 0) channels.delete(cartId)
    },
    tell,
    shown: () => [...channels.values()].map(({ latest }) => latest),
  }
}

/** The text of a cart-update on the wire. */
function writeCartUpdate({ cartId, version, totalLineItemQuantity }: CartVersion): string {
  const update: CartUpdate = { event: 'cart-update', cartId, version, totalLineItemQuantity }
  return JSON.stringify(update)
}
