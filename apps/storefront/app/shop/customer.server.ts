import type { CustomerView } from '@shop/domain/customer'
import { redirect } from 'react-router'
import type { ShopRequest } from './request-context.server.ts'

/** The customer who is signed in, as she is stored now; null for everybody else. */
export async function findCustomer({ client, hasSession }: ShopRequest): Promise<CustomerView | null> {
  return hasSession ? (await client.call('getMe', { customer: true })).me.customer : null
}

/** The customer an account page is about (ACC-02). Throws the redirect to the root that the guard throws (GUARD-05). */
export async function requireCustomer(shop: ShopRequest): Promise<CustomerView> {
  const customer = await findCustomer(shop)
  if (!customer) throw redirect(shop.hrefs.home(), 302)
  return customer
}
