import { COOKIES } from '@shop/domain/cookie'
import { roleOf, SUPPORT_SCOPE } from '@shop/domain/session'
import type { OpenedSession } from '@shop/engine/session'
import { parseCookie, stringifySetCookie } from 'cookie'

/** Longest cookie value that is looked at; ours are shorter. */
const MAX_LENGTH = 2048
const GRANTS = 'manage_my_orders manage_my_payments manage_my_profile view_published_products'

/** What the token cookie says; the session itself is in the database. */
export interface TokenCookie {
  readonly accessToken: string
  readonly refreshToken: string
  /** End of the access token, in milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * `Set-Cookie` value with the secrets of a session (COOK-02). The content has the form of a commerce token, with the
 * owner in its scope (AUTH-04). The cookie ends with the session, since its refresh token outlives the access token.
 */
export function tokenSetCookie({ session, token, refreshToken }: OpenedSession, now: number): string {
  const tokenExpiresAt = Date.parse(session.tokenExpiresAt)
  const owner = roleOf(session) === 'authenticated' ? `customer_id:${session.customerId}` : `anonymous_id:${session.anonymousId}`
  const content = {
    access_token: token,
    expires_at: tokenExpiresAt,
    expires_in: Math.max(0, Math.floor((tokenExpiresAt - now) / 1000)),
    refresh_token: refreshToken,
    scope: `${GRANTS} ${owner}${session.supportActor === undefined ? '' : ` ${SUPPORT_SCOPE}`}`,
    token_type: 'Bearer',
  }
  return stringifySetCookie({
    name: COOKIES.session.name,
    value: JSON.stringify(content),
    path: '/',
    expires: new Date(session.expiresAt),
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
  })
}

/** The token cookie among the cookies of a request; anything that is not one of ours counts as none. */
export function readTokenCookie(cookieHeader: string | undefined): TokenCookie | undefined {
  const value = parseCookie(cookieHeader ?? '')[COOKIES.session.name]
  if (!value || value.length > MAX_LENGTH) return undefined
  try {
    const content: unknown = JSON.parse(value)
    if (typeof content !== 'object' || content === null) return undefined
    const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt } = content as Record<string, unknown>
    const isOurs = typeof accessToken === 'string' && typeof refreshToken === 'string' && Number.isSafeInteger(expiresAt)
    return isOurs ? { accessToken, refreshToken, expiresAt: Number(expiresAt) } : undefined
  } catch {
    // Not JSON: another site's cookie.
    return undefined
  }
}
