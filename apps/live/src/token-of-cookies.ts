import { COOKIES } from '@shop/domain/cookie'
import { parseCookie } from 'cookie'

/** Longest cookie value that is looked at; ours are shorter. */
const MAX_LENGTH = 2048

/** The session token in a cookie header; undefined when there is none or it is not one of ours. */
export function tokenOfCookies(cookies: string | undefined): string | undefined {
  const value = parseCookie(cookies ?? '')[COOKIES.session.name]
  if (!value || value.length > MAX_LENGTH) return undefined
  try {
    const { access_token: token } = JSON.parse(value) as { access_token?: unknown }
    return typeof token === 'string' ? token : undefined
  } catch {
    // Not JSON: somebody else's cookie.
    return undefined
  }
}
