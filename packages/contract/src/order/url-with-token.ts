import { email } from '../fields.ts'
import { forwardedHeaders, sendToMiddleware } from '../http-transport.ts'
import { operationErrorOf } from '../operation-error.ts'
import type { OperationRequest } from '../transport.ts'
import { z } from '../zod.ts'

/**
 * `GET /getUrlWithToken?email=…` returns the signed-in customer's link to their orders on the self-service site; the
 * link can be followed for a quarter of an hour (ORD-11, ROUTE-30). It is not an operation: its path is specified.
 */
export const getUrlWithToken = {
  path: '/getUrlWithToken',
  query: z.strictObject({ email }),
  result: z.strictObject({ url: z.url() }),
} as const

/** On whose behalf a server fetches the link. */
type Caller = Pick<OperationRequest, 'host' | 'cookie' | 'clientAddress' | 'signal'>

/**
 * Fetches the link to a customer's orders from a middleware, on their behalf (ORD-11). Also returns the cookies
 * to hand on to the browser. Throws `OperationError`: 401 without sign-in, 404 when the e-mail address is another's.
 */
export async function requestUrlWithToken(
  middlewareUrl: string,
  caller: Caller,
  email: string,
): Promise<{ readonly url: string; readonly setCookies: readonly string[] }> {
  const path = `${getUrlWithToken.path}?${new URLSearchParams({ email })}`
  const { status, body, setCookies } = await sendToMiddleware(caller, `${middlewareUrl}${path}`, {
    headers: forwardedHeaders(caller),
  })
  const result = getUrlWithToken.result.safeParse(body)
  if (status !== 200 || !result.success) throw operationErrorOf('getUrlWithToken', status === 200 ? 502 : status, body)
  return { url: result.data.url, setCookies }
}
