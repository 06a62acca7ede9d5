/** Headers in which a browser says where a request comes from. */
export interface SiteHeaders {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Whether a request that may change something comes from a page of the host it goes to, or from no browser at all: such
 * callers send neither header and have no cookie of someone else to misuse. One rule for operations and for page forms.
 *
 * Browsers write the origin of a form as `null` on pages that tell no referrer, and of a sandboxed page; only of the
 * former do they say `same-origin`, which no page can write itself.
 */
export function isSameSite(headers: SiteHeaders, host: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === 'null') return site === 'same-origin'
  return origin === undefined || hostOfOrigin(origin) === host.toLowerCase()
}

function hostOfOrigin(origin: string): string | undefined {
  const url = URL.parse(origin)
  return url && /^https?:$/.test(url.protocol) && url.origin === origin ? url.host : undefined
}
