/** How long changes of the cart are collected before they are sent: 300 ms, in Safari 400 ms (CART-06, CART-07). */
export function cartDelayMs(userAgent: string): number {
  // Other browsers name Safari as well, for old pages' sake.
  const isSafari = /Safari\//.test(userAgent) && !/Chrom(e|ium)\/|CriOS\/|FxiOS\/|EdgiOS\/|Android/.test(userAgent)
  return isSafari ? 400 : 300
}
