import { isLoggedIn } from '@shop/contract/customer'
import { logWarning } from '../shop/log.server.ts'
import type { Guard } from './guard.ts'
import { leadTo } from './lead-to.ts'

const ACCOUNT_PAGE = /^(?:\/[a-z]{2})?\/my-account(?:\/|$)/i

/** Warns of whoever wants an account page without being signed in, and leads to the root (GUARD-05, ACC-02). */
export const anonymousAccount: Guard = async ({ url, shop }) => {
  if (!ACCOUNT_PAGE.test(url.pathname)) return
  if (shop.hasSession && (await shop.client.call(isLoggedIn, {})).isLoggedIn) return
  logWarning('An anonymous visitor asked for an account page', { requestId: shop.requestId })
  throw leadTo(shop.hrefs.home(), 302)
}
