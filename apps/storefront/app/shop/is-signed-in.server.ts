import { isLoggedIn } from '@shop/contract/customer'
import { optionalBlock } from './optional-block.server.ts'
import type { ShopRequest } from './request-context.server.ts'

/** Whether the visitor is signed in; one whose session cannot be looked up counts as anonymous (AUTH-05). */
export async function isSignedIn({ client, hasSession }: Pick<ShopRequest, 'client' | 'hasSession'>): Promise<boolean> {
  if (!hasSession) return false
  const answer = await optionalBlock('login state', client.call(isLoggedIn, {}), { isLoggedIn: false })
  return answer.isLoggedIn
}
