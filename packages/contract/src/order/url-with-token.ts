import { email } from '../fields.ts'
import { forwardedHeaders, sendToMiddleware } from '../http-transport.ts'
import { operationErrorOf } from '../operation-error.ts'
import type { OperationRequest } from '../transport.ts'
import { z } from '../zod.ts'

/**
 * `GET /getUrlWithToken?email=…` answers the signed-in customer with a link to her orders on the self-service site; the
 * link can be followed for a quarter of an hour (ORD-11, ROUTE-30). It is no operation: its path is specified.
 */
export const getUrlWithToken = {
  path: '/getUrlWithToken',
  query: z.strictObject({ email }),
  result: z.strictObject({ url: z.url() }),
} as const

/** On whose behalf a server asks for the link. */
type Caller = Pick<OperationRequest, 'host' | 'cookie' | 'clientAddress' | 'signal'>

/**
 * Asks a middleware for the link to a customer's orders, from a server on her behalf (ORD-11). Also answers the cookies
 * to hand on to her browser. Throws `OperationError`: 401 when she is not signed in, 404 when the address is not hers.
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
