import { SESSION_COOKIE } from '@shop/contract'

/** Longest cookie value that is looked at; ours are shorter. */
const MAX_LENGTH = 2048

/** The session token in a cookie header; undefined when there is none or it is not one of ours. */
export function tokenOfCookies(cookies: string | undefined): string | undefined {
  const prefix = `${SESSION_COOKIE}=`
  const value = cookies
    ?.split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(prefix))
    ?.slice(prefix.length)
  if (!value || value.length > MAX_LENGTH) return undefined
  try {
    const { access_token: token } = JSON.parse(decodeURIComponent(value)) as { access_token?: unknown }
    return typeof token === 'string' ? token : undefined
  } catch {
    // Not JSON or not URL-encoded: somebody else's cookie.
    return undefined
  }
}
