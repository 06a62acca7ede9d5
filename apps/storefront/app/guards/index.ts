import { checkoutDisabled } from './checkout-disabled.ts'
import type { Guard, GuardedRequest } from './guard.ts'
import { languagePrefix } from './language-prefix.ts'

/** All guards in the order in which they look at a request. */
const GUARDS: readonly Guard[] = [languagePrefix, checkoutDisabled]

/** Lets every guard look at a request; the first that objects throws its redirect. */
export function runGuards(request: GuardedRequest): void {
  for (const guard of GUARDS) guard(request)
}
