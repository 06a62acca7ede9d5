import { optionalBlock } from '../request/optional-block.server.ts'
import { isSignedIn } from '../request/session.server.ts'
import type { Guard } from './guard.ts'
import { leadTo } from './lead-to.ts'

/**
 * Whoever is signed in is led away from the pages of login and registration: home, or in the checkout to its first open
 * step (GUARD-06). Temporary, because it depends on the session (GUARD-14).
 */
export const signedInVisitor: Guard = async ({ url, shop }) => {
  const { hrefs } = shop
  const path = url.pathname.replace(/\/$/, '').toLowerCase()
  const isCheckout = path === hrefs.checkout('login') || path === hrefs.checkout('create-account')
  if (!isCheckout && path !== hrefs.login() && path !== hrefs.createAccount()) return
  // One whose session cannot be looked up may still try to sign in.
  if (await optionalBlock('login state', isSignedIn(shop), false))
    throw leadTo(isCheckout ? hrefs.checkout('addresses') : hrefs.home(), 302)
}
