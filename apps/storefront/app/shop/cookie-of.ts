/** The value of a cookie of a request's header; undefined without it. What it says is not believed. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const end = pair.indexOf('=')
    if (end > 0 && pair.slice(0, end).trim() === name) return pair.slice(end + 1).trim()
  }
  return undefined
}
