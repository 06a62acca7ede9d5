import { SESSION_COOKIE } from '@shop/contract'
import type { Session } from '@shop/engine/session'

/** Longest cookie value that is looked at; ours are shorter. */
const MAX_LENGTH = 2048
const GRANTS = 'manage_my_orders manage_my_payments manage_my_profile view_published_products'

/** What the token cookie says; the session itself is in the database. */
export interface TokenCookie {
  readonly accessToken: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * `Set-Cookie` value with the token of a session (COOK-02). The content has the form of a commerce token, with the
 * owner in its scope (AUTH-04). A session is prolonged by its use, so the token refreshes itself.
 */
export function tokenSetCookie(token: string, session: Session, now: number): string {
  const expiresAt = Date.parse(session.expiresAt)
  const owner = session.customerId ? `customer_id:${session.customerId}` : `anonymous_id:${session.anonymousId}`
  const content = {
    access_token: token,
    expires_at: expiresAt,
    expires_in: Math.max(0, Math.floor((expiresAt - now) / 1000)),
    refresh_token: token,
    scope: `${GRANTS} ${owner}`,
    token_type: 'Bearer',
  }
  const value = encodeURIComponent(JSON.stringify(content))
  return `${SESSION_COOKIE}=${value}; Path=/; Expires=${new Date(expiresAt).toUTCString()}; HttpOnly; Secure; SameSite=Strict`
}

/** The token cookie among the cookies of a request; anything that is not one of ours counts as none. */
export function readTokenCookie(cookieHeader: string | undefined): TokenCookie | undefined {
  const value = cookieHeader
    ?.split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${SESSION_COOKIE}=`))
    ?.slice(SESSION_COOKIE.length + 1)
  if (!value || value.length > MAX_LENGTH) return undefined
  try {
    const content: unknown = JSON.parse(decodeURIComponent(value))
    if (typeof content !== 'object' || content === null) return undefined
    const { access_token: accessToken, expires_at: expiresAt } = content as Record<string, unknown>
    return typeof accessToken === 'string' && typeof expiresAt === 'number' ? { accessToken, expiresAt } : undefined
  } catch {
    // Not JSON or not URL-encoded: somebody else's cookie.
    return undefined
  }
}
