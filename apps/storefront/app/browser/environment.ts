import { FETCH_DELAY_MS, IDLE_PREFETCH_MS } from '@shop/domain/timing'

/** Failures in the browser go to its console: there is no other place that a shopper's machine gives us unasked. */
export function logBrowserError(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of the browser (API-48, ERR-12)
  console.error(message, error)
  announceError(error)
}

const ERROR_EVENT = 'shop:error'

/** Says in this window that something failed that no listener for errors sees, since it was caught. */
export function announceError(error: unknown): void {
  // In tests of rules there is no window.
  if (error instanceof Error) globalThis.dispatchEvent?.(new CustomEvent(ERROR_EVENT, { detail: error }))
}

/** Listens to errors that were caught. Returns what ends it. */
export function onAnnouncedError(listener: (error: unknown) => void): () => void {
  const receive = (event: Event) => listener((event as CustomEvent).detail)
  addEventListener(ERROR_EVENT, receive)
  return () => removeEventListener(ERROR_EVENT, receive)
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

/** A page that is not painted, such as one in a tab behind others, makes no frames. */
const LONGEST_FRAME_MS = 200

/** Resolves in a task of its own behind the next frame, so that what has just been answered is seen before what follows. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_FRAME_MS)
  })
}
