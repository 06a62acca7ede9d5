import { COOKIES } from '@shop/domain/cookie'

/** Attribute of a document that shows net prices; every page has both kinds, and the style sheet shows one (`app.css`). */
const NET_PRICES = 'data-net-prices'
const NET = 'net'
const { name, lifetime } = COOKIES.priceDisplay

/** Text of a script that shows net prices where the visitor has chosen them, for the head: no frame is made before. */
export const SHOW_NET_PRICES = `;/(?:^|; )${name}=${NET}/.test(document.cookie)&&document.documentElement.setAttribute("${NET_PRICES}","")`

/** What the page shows. */
export function priceDisplay(): 'gross' | 'net' {
  return document.documentElement.hasAttribute(NET_PRICES) ? 'net' : 'gross'
}

/** Shows net or gross prices, and returns the cookie that keeps it so on the pages that follow. */
export function showPrices(display: 'gross' | 'net') {
  document.documentElement.toggleAttribute(NET_PRICES, display === 'net')
  return { name, value: display, maxAgeSeconds: lifetime, isSecure: location.protocol === 'https:' }
}
