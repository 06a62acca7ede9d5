const BASE = 'http://shop.invalid'

/** Longest source or target, in characters. */
export const MAX_PATH_LENGTH = 2000

/**
 * The form in which an address is looked up: path and query, without host, fragment and trailing slash, escapes in one
 * spelling. Undefined for what is no address of a page.
 */
export function sourceOf(url: string): string | undefined {
  const parsed = URL.parse(url, BASE)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined
  try {
    const path = encodeURI(decodeURI(parsed.pathname)).replace(/(?<!^)\/+$/, '')
    const source = `${path}${parsed.search}`
    return source.length > MAX_PATH_LENGTH ? undefined : source
  } catch {
    return undefined
  }
}

/** Sources that apply to an address: the one with its query before the one without. */
export function sourcesOf(url: string): string[] {
  const source = sourceOf(url)
  if (source === undefined) return []
  const [path = source] = source.split('?')
  return path === source ? [source] : [source, path]
}
