import type { Operation, ParamsOf } from './operation.ts'
import { type OperationError, operationErrorOf, unansweredErrorOf } from './operation-error.ts'
import type { Transport } from './transport.ts'
import type { z } from './zod.ts'

/** Where a call comes from: the shopper's host and, on a server, her cookies. */
export interface CallContext {
  readonly host: string
  readonly cookie?: string
  /** On a server: the address of her browser. */
  readonly clientAddress?: string
  readonly signal?: AbortSignal
  /** Receives the cookies of an answer, to hand them on to the browser. */
  readonly onSetCookie?: (setCookie: string) => void
  /** Told about every call that fails, before the caller is, to log it (API-48). */
  readonly onError?: (error: OperationError) => void
}

/** Calls operations by their definition. */
export interface ShopClient {
  /** Result of an operation. Throws `OperationError` when it is refused or not answered. */
  call<Params extends z.ZodType, Result>(
    operation: Operation<Params, Result>,
    params: ParamsOf<Operation<Params, Result>>,
    customQuery?: string,
  ): Promise<Result>
}

/** A client that sends every call of one request or one browser over a transport. */
export function createShopClient(transport: Transport, context: CallContext): ShopClient {
  const fail = (error: OperationError): never => {
    context.onError?.(error)
    throw error
  }
  return {
    async call(operation, params, customQuery) {
      const { onSetCookie, onError: _told, ...request } = context
      const payload = customQuery ? [params, customQuery] : [params]
      const response = await transport({ ...request, operation: operation.name, payload }).catch((error: unknown) => {
        // Whoever gave the call up knows why, and no failure is to be told.
        if (request.signal?.aborted) throw error
        return fail(unansweredErrorOf(operation.name, error))
      })
      for (const setCookie of response.setCookies) onSetCookie?.(setCookie)
      if (response.status < 200 || response.status > 299)
        return fail(operationErrorOf(operation.name, response.status, response.body))
      // The middleware is ours and tested against the result schema; parsing again would cost every page.
      return (response.body as { data: never }).data
    },
  }
}
