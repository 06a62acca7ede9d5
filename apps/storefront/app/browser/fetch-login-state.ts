import { createHttpTransport, createShopClient } from '@shop/contract'
import { clientSideDomain } from './environment.ts'

/** Asks from the browser whether its session is a customer's. A module of its own, loaded only when somebody asks. */
export async function askLoginState(): Promise<boolean> {
  const client = createShopClient(createHttpTransport('/api'), { host: clientSideDomain() })
  return (await client.call('isLoggedIn', {})).isLoggedIn
}
