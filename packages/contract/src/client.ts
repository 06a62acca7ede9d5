import type { CacheTag } from './cache-tags.ts'
import { type OperationError, operationErrorOf, unansweredErrorOf } from './operation-error.ts'
import type { OperationName, ParamsOf, ResultOf } from './operations.ts'
import type { Transport } from './transport.ts'

/** Where a call comes from: the shopper's host and, on a server, their cookies. */
export interface CallContext {
  readonly host: string
  /** Asked before each call where it is a function, since an answer before may have changed it. */
  readonly cookie?: string | (() => string | undefined)
  /** On a server: the IP address of the browser. */
  readonly clientAddress?: string
  /** On a server: what the browser calls itself. */
  readonly userAgent?: string
  readonly signal?: AbortSignal
  /** Receives the cookies of an answer, to hand them on to the browser. */
  readonly onSetCookie?: (setCookie: string) => void
  /** Receives what each answer depends on; undefined where it may not be cached. */
  readonly onCacheTags?: (tags: readonly CacheTag[] | undefined) => void
  /** Notified of every call that fails, before the caller is, to log it (API-48). */
  readonly onError?: (error: OperationError) => void
}

/** Calls operations by their names. The tables of operations are types here, so that no page loads their schemas. */
export interface ShopClient {
  /** Result of an operation. Throws `OperationError` when it is refused or not answered. */
  call<Name extends OperationName>(operation: Name, params: ParamsOf<Name>, customQuery?: string): Promise<ResultOf<Name>>
}

/** A client that sends every call of one request or one browser over a transport. */
export function createShopClient(transport: Transport, context: CallContext): ShopClient {
  const fail = (error: OperationError): never => {
    context.onError?.(error)
    throw error
  }
  return {
    async call(operation, params, customQuery) {
      const { onSetCookie, onCacheTags, onError: _onError, cookie: told, ...others } = context
      const cookie = typeof told === 'function' ? told() : told
      const request = { ...others, ...(cookie === undefined ? {} : { cookie }) }
      const payload = customQuery ? [params, customQuery] : [params]
      const response = await transport({ ...request, operation, payload }).catch((error: unknown) => {
        // The caller that gave the call up knows why, so that no failure is reported.
        if (request.signal?.aborted) throw error
        return fail(unansweredErrorOf(operation, error))
      })
      for (const setCookie of response.setCookies) onSetCookie?.(setCookie)
      onCacheTags?.(response.cacheTags)
      if (response.status < 200 || response.status > 299) return fail(operationErrorOf(operation, response.status, response.body))
      // The middleware is ours and tested against the result schema; parsing again would cost every page.
      return (response.body as { data: never }).data
    },
  }
}
