/** The value of a cookie of a request's header; undefined without it. What it says is not believed. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const end = pair.indexOf('=')
    if (end > 0 && pair.slice(0, end).trim() === name) return pair.slice(end + 1).trim()
  }
  return undefined
}

/**
 * The cookies of a request as a browser would send them after the answers so far: a session that begins with one call is
 * known to the next call of the same page.
 */
export function cookiesAfter(cookie: string | undefined, setCookies: readonly string[]): string | undefined {
  const pairs = (cookie ?? '').split(';').map(pair => pair.trim())
  const latest = new Map<string, string>()
  for (const pair of [...pairs, ...setCookies.map(setCookie => setCookie.split(';')[0] ?? '')]) {
    const end = pair.indexOf('=')
    if (end > 0) latest.set(pair.slice(0, end), pair)
  }
  return latest.size > 0 ? [...latest.values()].join('; ') : undefined
}

/** A cookie as `document.cookie` and `Set-Cookie` take it, for every page of the host; the value has no separator in it. */
export function lasting(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Keeps a cookie in the browser: name, value and attributes as `document.cookie` takes them. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the page may be being left.
  document.cookie = cookie
}
