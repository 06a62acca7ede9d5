import type { Transport } from './transport.ts'

/** Longest wait for an answer of the middleware (API-48). */
const TIMEOUT_MS = 10_000

/**
 * Transport over HTTP with a limit of 10 s. `baseUrl` is the middleware's root, such as `/api` in the browser or `http://127.0.0.1:8181`
 * between machines; there the shopper's host and cookies travel as headers (API-48, API-53).
 */
export function createHttpTransport(baseUrl: string): Transport {
  const isRemote = /^https?:/.test(baseUrl)
  return async ({ operation, payload, host, cookie, signal }) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${baseUrl}/new-ct/${operation}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(isRemote ? { 'x-forwarded-host': host, ...(cookie ? { cookie } : {}) } : {}),
      },
      body: JSON.stringify(payload),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return {
      status: response.status,
      body: await response.json().catch(() => undefined),
      setCookies: response.headers.getSetCookie(),
    }
  }
}
