import { cacheTagsOfHeader } from './cache-tags.ts'
import { operationQueryOf } from './get-twin.ts'
import type { OperationRequest, OperationResponse, Transport } from './transport.ts'

/**
 * Transport over HTTP with a limit of 10 s. `baseUrl` is the middleware's root, such as `/api` in the browser or
 * `http://127.0.0.1:8181` between machines; there the shopper's host, cookies, address and browser travel as headers (API-48,
 * API-53).
 */
export function createHttpTransport(baseUrl: string): Transport {
  return /^https?:/.test(baseUrl) ? request => post(baseUrl, request, forwardedHeaders(request)) : createBrowserTransport(baseUrl)
}

/** The same from a browser alone: the script in every document does not carry what servers say of a shopper. */
export function createBrowserTransport(baseUrl: string): Transport {
  return request => post(baseUrl, request, {})
}

function post(baseUrl: string, request: OperationRequest, headers: Readonly<Record<string, string>>): Promise<OperationResponse> {
  return sendToMiddleware(request, `${baseUrl}/new-ct/${request.operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request.payload),
    credentials: 'same-origin',
  })
}

/**
 * The same from a browser for calls that go on when their page is left, with a limit of their own; where `credentials` say so
 * without any cookie.
 */
export function createLastingTransport(
  baseUrl: string,
  timeoutMs: number,
  credentials: 'same-origin' | 'omit' = 'same-origin',
): Transport {
  return ({ operation, payload, signal }) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      credentials,
      keepalive: true,
    } as const
    return sendToMiddleware(signal ? { signal } : {}, `${baseUrl}/new-ct/${operation}`, init, timeoutMs)
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

/** Longest wait for an answer of the middleware (API-48). */
const TIMEOUT_MS = 10_000

/** Sends one request and reads its JSON. Rejects only when there is no answer within 10 s, or the given limit. */
export async function sendToMiddleware(
  { signal }: Pick<OperationRequest, 'signal'>,
  url: string,
  init: RequestInit & { headers: Readonly<Record<string, string>> },
  timeoutMs = TIMEOUT_MS,
): Promise<OperationResponse> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  const cacheTags = response.headers.get('cache-tag')
  return {
    status: response.status,
    ...(cacheTags === null ? {} : { cacheTags: cacheTagsOfHeader(cacheTags) }),
    body: await response.json().catch(() => undefined),
    setCookies: response.headers.getSetCookie(),
  }
}

/** Headers in which a server names the shopper it calls for (API-53). */
export function forwardedHeaders({
  host,
  cookie,
  clientAddress,
  userAgent,
  requestId,
}: Pick<OperationRequest, 'host' | 'cookie' | 'clientAddress' | 'userAgent' | 'requestId'>) {
  return {
    'x-forwarded-host': host,
    ...(cookie ? { cookie } : {}),
    ...(clientAddress ? { 'x-forwarded-for': clientAddress } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
    ...(requestId ? { 'x-request-id': requestId } : {}),
  }
}

/** Longest wait for the answer: a middleware that takes longer cannot serve shoppers in time either. */
const READINESS_TIMEOUT_MS = 2000

/** Whether the middleware at a base URL such as `http://127.0.0.1:8181` reports that it is ready. Never rejects. */
export async function fetchReadiness(middlewareUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${middlewareUrl}/readyz`, { signal: AbortSignal.timeout(READINESS_TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
