import { Refusal } from '../error/refusal.ts'

/** Headers in which a browser says where a call comes from. */
export interface SiteHeaders {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Refuses calls that a browser makes for another site: the origin must be exactly the host the call goes to. Callers
 * that are no browser send neither header and have no cookie of somebody else to misuse. Throws `Refusal` `Forbidden`.
 */
export function requireSameSite(headers: SiteHeaders, host: string): void {
  const site = headers['sec-fetch-site']
  const isForeign =
    (site !== undefined && site !== 'same-origin') ||
    (headers.origin !== undefined && hostOfOrigin(headers.origin) !== host.toLowerCase())
  if (isForeign) throw new Refusal({ code: 'Forbidden', message: 'The call comes from another site' })
}

/** `null`, the origin of sandboxed pages, has no host. */
function hostOfOrigin(origin: string): string | undefined {
  const url = URL.parse(origin)
  return url && /^https?:$/.test(url.protocol) && url.origin === origin ? url.host : undefined
}
