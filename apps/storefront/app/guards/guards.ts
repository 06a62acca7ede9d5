import { data } from 'react-router'
import { canonicalUrl } from './canonical-url.ts'
import { catalogueSlug } from './catalogue-slug.ts'
import { consentLinks } from './consent-links.ts'
import type { Guard, GuardedRequest } from './guard.ts'
import { bareHost, forbiddenCharacters, reservedPath } from './path-guards.ts'
import { seoRedirection } from './seo-redirection.ts'
import { anonymousAccount, checkoutDisabled, filledCart, signedInVisitor } from './session-guards.ts'

const GUARDS: ReadonlyMap<string, Guard> = new Map([
  ['bare-host', bareHost],
  ['reserved-path', reservedPath],
  ['forbidden-characters', forbiddenCharacters],
  ['consent-links', consentLinks],
  ['canonical-url', canonicalUrl],
  ['checkout-disabled', checkoutDisabled],
  ['filled-cart', filledCart],
  ['anonymous-account', anonymousAccount],
  ['signed-in-visitor', signedInVisitor],
  ['seo-redirection', seoRedirection],
  ['catalogue-slug', catalogueSlug],
])

/** Guards of every request in the order in which they run; `canonical-url` has an ordered list of URL rules of its own. */
export const PAGE_GUARDS: readonly string[] = [
  'bare-host',
  'reserved-path',
  'forbidden-characters',
  'consent-links',
  'canonical-url',
  'checkout-disabled',
  'filled-cart',
  'anonymous-account',
  'signed-in-visitor',
]

/** Guards of a request whose response would be a 404. */
export const MISSING_PAGE_GUARDS: readonly string[] = ['seo-redirection', 'catalogue-slug']

/** Runs guards in order; the first one that objects throws its redirect. An unknown name is a failure (GUARD-30). */
export async function runGuards(names: readonly string[], request: GuardedRequest): Promise<void> {
  for (const name of names) {
    const guard = GUARDS.get(name)
    if (!guard) throw data('Unknown middleware', { status: 500 })
    await guard(request)
  }
}
