import { FETCH_DELAY_MS, IDLE_PREFETCH_MS } from '@shop/domain/timing'

/** Failures in the browser go to its console: there is no other place that a shopper's machine gives us unasked. */
export function logBrowserError(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of the browser (API-48, ERR-12)
  console.error(message, error)
}

/** Something in the browser that works, but not as meant. */
export function logBrowserWarning(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of the browser (ERR-12)
  console.warn(message)
}

/** The host the shopper sees, in the browser. Throws on the server, which knows it from the request alone (ERR-13). */
export function clientSideDomain(): string {
  if (typeof location === 'undefined') throw new Error('clientSideDomain can only be used on the client side')
  return location.host
}

/** Calls back when the browser has nothing better to do, at the latest after 2 s (UX-06, UX-07). Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, FETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_PREFETCH_MS })
  return () => cancelIdleCallback(handle)
}
