import { createBrowserTransport, type ResultOf, type Transport } from '@shop/contract'
import type { Visitor } from '../request/shop-data.ts'

/**
 * Who uses this browser: one call for the cart and for what the shell shows of a customer (ENT-23). Rejects when it is not
 * answered.
 */
export async function fetchVisitor(transport: Transport = createBrowserTransport('/api')): Promise<Visitor> {
  const { status, body } = await transport({ operation: 'getMe', payload: [{ customer: true }], host: location.host })
  if (status !== 200) throw new Error(`The visitor is not known: ${status}`)
  const { activeCart, customer } = (body as { data: ResultOf<'getMe'> }).data.me
  return {
    cart: activeCart,
    isCartUnknown: false,
    customer: customer ? { firstName: customer.firstName, lastName: customer.lastName, email: customer.email } : null,
  }
}
