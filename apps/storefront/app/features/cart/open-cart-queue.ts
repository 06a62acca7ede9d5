import { createHttpTransport, createShopClient, OperationError } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import type { Language } from '@shop/domain/market'
import { clientSideDomain, logBrowserError } from '../../browser/environment.ts'
import { operationStatus } from '../../browser/operation-status.ts'
import { currentUtmSource } from '../../request/consent-cookies.ts'
import { cartDelayMs } from './cart-delay.ts'
import { type CartQueue, createCartQueue } from './cart-queue.ts'

/** The queue for this browser's cart. A module of its own, so that pages load without the client of the operations. */
export function openCartQueue(language: Language, initialCart: Cart | null, onCart: (cart: Cart | null) => void): CartQueue {
  const onError = (error: OperationError) => logBrowserError(error.message, error.errors)
  const client = operationStatus.watch(createShopClient(createHttpTransport('/api'), { host: clientSideDomain(), onError }))
  const queue = createCartQueue({
    client,
    language,
    initialCart,
    onCart,
    batchMs: cartDelayMs(navigator.userAgent),
    utmSource: currentUtmSource,
  })
  return {
    ...queue,
    async change(change) {
      try {
        await queue.change(change)
      } catch (error) {
        // The client has told its own failures already (API-48).
        if (error instanceof Error && !(error instanceof OperationError)) logBrowserError(error.message, error)
        throw error
      }
    },
  }
}
