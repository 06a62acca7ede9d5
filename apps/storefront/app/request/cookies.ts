import { parseCookie, parseSetCookie } from 'cookie'

/**
 * The value of a cookie of a `Cookie` header, decoded where it can be; undefined without it. It is not to be trusted. Read by hand, since
 * every document carries this: the library would be a twentieth of its script.
 */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`
  const value = header
    ?.split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(start))
    ?.slice(start.length)
  try {
    return value && decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * The cookies of a request as a browser would send them after the responses so far: a session that begins with one call is
 * known to the next call of the same page. The values stay as they are: those of other programs need not be decodable.
 */
export function cookiesAfter(header: string | undefined, setCookies: readonly string[]): string | undefined {
  const raw = { decode: (value: string) => value }
  const latest = new Map(Object.entries(parseCookie(header ?? '', raw)))
  for (const setCookie of setCookies) {
    const { name, value } = parseSetCookie(setCookie, raw)
    if (name) latest.set(name, value)
  }
  return latest.size > 0 ? [...latest].map(([name, value]) => `${name}=${value}`).join('; ') : undefined
}

interface LastingCookie {
  readonly name: string
  readonly value: string
  readonly maxAgeSeconds: number
  readonly isSecure: boolean
}

/**
 * A cookie for every page of the host, as `document.cookie` and `Set-Cookie` take it. Written by hand, since every document
 * carries this: the library would add as much again to its script, to check names that are our own.
 */
export function lastingCookie({ name, value, maxAgeSeconds, isSecure }: LastingCookie): string {
  return `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/;${isSecure ? ' Secure;' : ''} SameSite=Lax`
}

/** Stores a cookie in the browser, given as `lastingCookie` writes it. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the page may be being left.
  document.cookie = cookie
}
