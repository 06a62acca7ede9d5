import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

/** Bound to this host alone where the browser can tell, which it can over HTTPS. */
const nameOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>) =>
  protocol === 'https' ? '__Host-orders-access' : 'orders-access'

/** The token of the access that a request brings; undefined without one. */
export function accessTokenOf(request: FastifyRequest): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[nameOf(request)] || undefined
}

/**
 * The cookie that keeps an access; without a token, one that ends it. Links of mails begin on another site, so it is sent along
 * with them; forms of other sites are refused.
 */
export function accessCookie(
  request: FastifyRequest,
  access?: { readonly accessToken: string; readonly expiresAt: string },
): string {
  return stringifySetCookie({
    name: nameOf(request),
    value: access?.accessToken ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires: new Date(access?.expiresAt ?? 0),
  })
}
