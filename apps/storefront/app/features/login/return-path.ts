import { safeRedirect } from '@shop/domain/redirection'
import type { Hrefs } from '../../href/hrefs.ts'

/** Where the page of the login leads afterwards: to the path its address names, if it is one of this shop, else home. */
export function returnPathOf(parameters: URLSearchParams, hrefs: Hrefs): string {
  const returnTo = parameters.get('returnTo')
  const path = returnTo === null ? '/' : safeRedirect(returnTo)
  return path === '/' ? hrefs.home() : path
}
