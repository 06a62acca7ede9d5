import { logWarning } from '../request/log.server.ts'
import { isSignedIn } from '../request/session.server.ts'
import type { Guard, GuardedRequest } from './guard.ts'
import { leadTo } from './lead-to.ts'

const ACCOUNT_PAGE = /^(?:\/[a-z]{2})?\/my-account(?:\/|$)/i

/** Warns of whoever wants an account page without being signed in, and leads to the root (GUARD-05, ACC-02). */
export const anonymousAccount: Guard = async ({ url, shop }) => {
  if (!ACCOUNT_PAGE.test(url.pathname)) return
  if (await mayBeSignedIn(shop)) return
  logWarning('An anonymous visitor asked for an account page', { requestId: shop.requestId })
  throw leadTo(shop.hrefs.home(), 302)
}

/** While nobody can say so she may be: the page looks her up itself, and tells her why it cannot. */
function mayBeSignedIn(shop: GuardedRequest['shop']): Promise<boolean> {
  return isSignedIn(shop).catch(() => true)
}
