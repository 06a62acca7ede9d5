import { operationErrorOf } from '../operation-error.ts'
import { forwardedHeaders, sendToMiddleware } from '../send-to-middleware.ts'
import type { OperationRequest } from '../transport.ts'
import { getUrlWithToken } from './get-url-with-token.ts'

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
