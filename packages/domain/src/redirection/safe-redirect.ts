/** Base to read paths against; nothing of it reaches an answer. */
const BASE = 'http://shop.invalid'

/** One slash, and neither a second one nor a backslash behind it, escaped or not. */
const PATH = /^\/(?!\/|\\|%2f|%5c)[^\\\p{Cc}]*$/iu

/**
 * A path of this shop that a redirect may lead to, in the characters of an address; whatever could lead elsewhere
 * becomes `/`: schemes, `//`, backslashes, control characters, an encoded slash at the start, also behind `/..`.
 */
export function safeRedirect(target: string): string {
  if (!target.isWellFormed() || !PATH.test(target)) return '/'
  const url = URL.parse(target, BASE)
  if (url?.origin !== BASE) return '/'
  const path = `${url.pathname}${url.search}${url.hash}`
  return PATH.test(path) ? path : '/'
}
