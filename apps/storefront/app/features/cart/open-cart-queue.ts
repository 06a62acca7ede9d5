import { createHttpTransport, createShopClient, type OperationError } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import type { Language } from '@shop/domain/market'
import { logBrowserError } from '../../shop/browser-log.ts'
import { clientSideDomain } from '../../shop/client-side-domain.ts'
import { operationStatus } from '../../shop/use-operation-status.ts'
import { cartDelayMs } from './cart-delay.ts'
import { type CartQueue, createCartQueue } from './cart-queue.ts'

/** The queue for this browser's cart. A module of its own, so that pages load without the client of the operations. */
export function openCartQueue(language: Language, initialCart: Cart | null, onCart: (cart: Cart | null) => void): CartQueue {
  const onError = (error: OperationError) => logBrowserError(error.message, error.errors)
  const client = operationStatus.watch(createShopClient(createHttpTransport('/api'), { host: clientSideDomain(), onError }))
  return createCartQueue({ client, language, initialCart, onCart, batchMs: cartDelayMs(navigator.userAgent) })
}
