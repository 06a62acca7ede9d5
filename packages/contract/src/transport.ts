import type { CacheTag } from './cache-tags.ts'

/** One operation on its way to the middleware. */
export interface OperationRequest {
  readonly operation: string
  /** The JSON array `[params, customQuery?]`. */
  readonly payload: readonly unknown[]
  /** Host the shopper sees; it selects the market. */
  readonly host: string
  /** Value of the request's cookie header, for calls made on behalf of a browser. */
  readonly cookie?: string
  /** Address of the browser, for calls made on its behalf: tries at a password are counted per address. */
  readonly clientAddress?: string
  /** What the browser calls itself, for calls made on its behalf: customers recognize their sessions by it. */
  readonly userAgent?: string
  /** Id of the request that the call is a part of, by which logs of both sides are found. */
  readonly requestId?: string
  readonly signal?: AbortSignal
}

/** The middleware's answer. */
export interface OperationResponse {
  readonly status: number
  readonly body: unknown
  /** What the answer depends on; missing where it may not be cached. */
  readonly cacheTags?: readonly CacheTag[]
  /** `Set-Cookie` values to hand on to the browser. */
  readonly setCookies: readonly string[]
}

/** How operations reach the middleware: over HTTP, or by a direct call within one process. Rejects only when there is no answer. */
export type Transport = (request: OperationRequest) => Promise<OperationResponse>
