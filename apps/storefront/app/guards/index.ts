import { data } from 'react-router'
import { anonymousAccount } from './anonymous-account.ts'
import { bareHost } from './bare-host.ts'
import { canonicalAddress } from './canonical-address.ts'
import { checkoutDisabled } from './checkout-disabled.ts'
import { exConsents } from './ex-consents.ts'
import { filledCart } from './filled-cart.ts'
import { forbiddenCharacters } from './forbidden-characters.ts'
import type { Guard, GuardedRequest } from './guard.ts'
import { ownAddress } from './own-address.ts'
import { reservedPath } from './reserved-path.ts'
import { seoRedirection } from './seo-redirection.ts'
import { signedInVisitor } from './signed-in-visitor.ts'

const GUARDS: ReadonlyMap<string, Guard> = new Map([
  ['bare-host', bareHost],
  ['reserved-path', reservedPath],
  ['forbidden-characters', forbiddenCharacters],
  ['ex-consents', exConsents],
  ['canonical-address', canonicalAddress],
  ['checkout-disabled', checkoutDisabled],
  ['filled-cart', filledCart],
  ['anonymous-account', anonymousAccount],
  ['signed-in-visitor', signedInVisitor],
  ['seo-redirection', seoRedirection],
  ['own-address', ownAddress],
])

/** Guards of every request, in the order in which they look at it; the rules of `canonical-address` have an order of their own. */
export const PAGE_GUARDS: readonly string[] = [
  'bare-host',
  'reserved-path',
  'forbidden-characters',
  'ex-consents',
  'canonical-address',
  'checkout-disabled',
  'filled-cart',
  'anonymous-account',
  'signed-in-visitor',
]

/** Guards of a request that would be answered by 404. */
export const MISSING_PAGE_GUARDS: readonly string[] = ['seo-redirection', 'own-address']

/** Lets guards look at a request; the first that objects throws its redirect. A name of none is a failure (GUARD-30). */
export async function runGuards(names: readonly string[], request: GuardedRequest): Promise<void> {
  for (const name of names) {
    const guard = GUARDS.get(name)
    if (!guard) throw data('Unknown middleware', { status: 500 })
    await guard(request)
  }
}
