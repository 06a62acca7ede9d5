/** How long a message over the page stays by default (UX-05), in ms as all that follows. */
export const NOTIFICATION_MS = 3000

/** How long what a page can do without waits where the browser does not say that it is idle (UX-06). */
export const FETCH_DELAY_MS = 200

/** How long a page may take to load before a bar shows that, and how long the bar stays when it has come or failed (UX-01). */
export const LOADING_BAR_THROTTLE_MS = 200
export const LOADING_BAR_HIDE_MS = 500

/** How long changes of a cart are collected, and how long in Safari (CART-06, CART-07). */
export const CART_DELAY_MS = 300
export const CART_DELAY_SAFARI_MS = 400

/** Idle time after which a page prefetches what it may need next (UX-07). */
export const IDLE_PREFETCH_MS = 2000

/** How often a connection for live updates is tried again, and after which pause (LIVE-06). */
export const LIVE_RETRIES = 2
const LIVE_RETRY_MS = 5000
/** Pages that have lost their connections at the same moment come back spread over it. */
const LIVE_RETRY_SPREAD_MS = 500

/** How long a page waits before it connects again, in ms: at least the pause (LIVE-06). `random` is from 0 to below 1. */
export function liveRetryDelay(random: number): number {
  return LIVE_RETRY_MS + Math.floor(random * LIVE_RETRY_SPREAD_MS)
}
