import { OperationError, type Transport } from '@shop/contract'
import { openPaidCart } from '../../apps/middleware/src/testing/race/paid-cart.ts'

/** How one guest's purchase ended. */
export type Purchase =
  | { readonly outcome: 'ordered'; readonly orderNumber: string; readonly orderId: string }
  | { readonly outcome: 'sold-out' }
  | { readonly outcome: 'failed'; readonly reason: string }

/** Buys one unit in the Slovak shop as a new guest, from the first cart to the order, which is asked for twice at once. */
export async function buyAsGuest(transport: Transport, host: string, sku: string, guest: number): Promise<Purchase> {
  try {
    const { visitor, cart } = await openPaidCart(transport, host, { skus: [sku], email: `guest-${guest}@example.com` })
    const { id, version } = cart
    const order = () => visitor.call('createMyOrderFromCart', { id, version })
    const [first, second] = await Promise.all([order(), order()])
    if (first.order.id !== second.order.id) return { outcome: 'failed', reason: 'one cart gave two orders' }
    return { outcome: 'ordered', orderNumber: first.order.orderNumber, orderId: first.order.id }
  } catch (error) {
    if (error instanceof OperationError && error.has('OutOfStock')) return { outcome: 'sold-out' }
    return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
