import { safeRedirect } from '@shop/domain/redirection'
import type { Hrefs } from '../../href/hrefs.ts'

/** Links between the forms of the login: in the shop, or inside the checkout. */
export interface LoginLinks {
  readonly login: string
  readonly createAccount: string
  readonly passwordReset: string
}

/** Links of the shop's pages; `returnTo` is handed on. */
export function shopLoginLinks(hrefs: Hrefs, returnTo: string | null): LoginLinks {
  const target = returnTo ?? undefined
  return { login: hrefs.login(target), createAccount: hrefs.createAccount(target), passwordReset: hrefs.passwordReset() }
}

/** Links inside the checkout, which all stay in it. */
export function checkoutLoginLinks(hrefs: Hrefs): LoginLinks {
  return {
    login: hrefs.checkout('login'),
    createAccount: hrefs.checkout('create-account'),
    passwordReset: hrefs.checkout('password-reset'),
  }
}

/** The path to continue with after the login: that of the URL's `returnTo`, if it is one of this shop, else home. */
export function returnPathOf(parameters: URLSearchParams, hrefs: Hrefs): string {
  const returnTo = parameters.get('returnTo')
  const path = returnTo === null ? '/' : safeRedirect(returnTo)
  return path === '/' ? hrefs.home() : path
}
