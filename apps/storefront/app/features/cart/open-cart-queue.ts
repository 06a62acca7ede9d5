import { createHttpTransport, createShopClient } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import type { Language } from '@shop/domain/market'
import { type CartQueue, createCartQueue } from './cart-queue.ts'

/** The queue for this browser's cart. A module of its own, so that pages load without the client of the operations. */
export function openCartQueue(language: Language, initialCart: Cart | null, onCart: (cart: Cart | null) => void): CartQueue {
  const client = createShopClient(createHttpTransport('/api'), { host: location.host })
  return createCartQueue({ client, language, initialCart, onCart })
}
