import { data } from 'react-router'
import { checkoutDisabled } from './checkout-disabled.ts'
import type { Guard, GuardedRequest } from './guard.ts'
import { languagePrefix } from './language-prefix.ts'
import { seoRedirection } from './seo-redirection.ts'

const GUARDS: ReadonlyMap<string, Guard> = new Map([
  ['language-prefix', languagePrefix],
  ['checkout-disabled', checkoutDisabled],
  ['seo-redirection', seoRedirection],
])

/** Guards of every request, in the order in which they look at it. */
export const PAGE_GUARDS: readonly string[] = ['language-prefix', 'checkout-disabled']

/** Guards of a request that would be answered by 404. */
export const MISSING_PAGE_GUARDS: readonly string[] = ['seo-redirection']

/** Lets guards look at a request; the first that objects throws its redirect. A name of none is a failure (GUARD-30). */
export async function runGuards(names: readonly string[], request: GuardedRequest): Promise<void> {
  for (const name of names) {
    const guard = GUARDS.get(name)
    if (!guard) throw data('Unknown middleware', { status: 500 })
    await guard(request)
  }
}
