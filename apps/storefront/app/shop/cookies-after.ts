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
