import { operationQueryOf } from './operation-query.ts'
import { forwardedHeaders, sendToMiddleware } from './send-to-middleware.ts'
import type { Transport } from './transport.ts'

/**
 * Transport over HTTP with a limit of 10 s. `baseUrl` is the middleware's root, such as `/api` in the browser or
 * `http://127.0.0.1:8181` between machines; there the shopper's host, cookies and address travel as headers (API-48,
 * API-53).
 */
export function createHttpTransport(baseUrl: string): Transport {
  const isRemote = /^https?:/.test(baseUrl)
  return request => {
    const { operation, payload, host, cookie, clientAddress } = request
    return sendToMiddleware(request, `${baseUrl}/new-ct/${operation}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(isRemote ? forwardedHeaders({ host, cookie, clientAddress }) : {}),
      },
      body: JSON.stringify(payload),
      credentials: 'same-origin',
    })
  }
}

/**
 * The same for GET twins, whose answers the browser and everything on the way may keep. Cookies are not sent. Only
 * operations with a cache policy have a twin.
 */
export function createCacheableTransport(baseUrl: string): Transport {
  const isRemote = /^https?:/.test(baseUrl)
  return request => {
    const [params, customQuery] = request.payload as [unknown, string?]
    const query = operationQueryOf(params, customQuery)
    return sendToMiddleware(request, `${baseUrl}/new-ct/${request.operation}?${query}`, {
      headers: isRemote ? { 'x-forwarded-host': request.host } : {},
      credentials: 'omit',
    })
  }
}
