import { createBrowserTransport, createShopClient } from '@shop/contract'
import { clientSideDomain } from './environment.ts'

/** Whether the session of this browser is a customer's. A module of its own, because it loads the client of operations. */
export async function fetchLoginState(): Promise<boolean> {
  const client = createShopClient(createBrowserTransport('/api'), { host: clientSideDomain() })
  return (await client.call('isLoggedIn', {})).isLoggedIn
}
