import type { ShopRequest } from './request-context.server.ts'

/** Whether the visitor is signed in (AUTH-05). Throws when that cannot be looked up. */
export async function isSignedIn({ client, hasSession }: Pick<ShopRequest, 'client' | 'hasSession'>): Promise<boolean> {
  return hasSession && (await client.call('isLoggedIn', {})).isLoggedIn
}
