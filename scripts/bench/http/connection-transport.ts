import type { Transport } from '@shop/contract'
import type { Connection } from './connection.ts'
import { requestMessage } from './request-message.ts'

/** Operations over one connection to a middleware, one at a time. */
export function createConnectionTransport(connection: Connection): Transport {
  return async ({ operation, payload, host, cookie }) => {
    const { status, head, body } = await connection.send(
      requestMessage({ path: `/new-ct/${operation}`, host, json: payload, cookie }),
    )
    const setCookies = [...head.matchAll(/\r\nset-cookie: *([^\r]*)/gi)].map(([, value = '']) => value)
    return { status, body: body.length > 0 ? JSON.parse(body.toString('utf8')) : undefined, setCookies }
  }
}
