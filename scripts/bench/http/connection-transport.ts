import type { Transport } from '@shop/contract'
import type { Connection } from './connection.ts'
import { requestMessage } from './request-message.ts'

/** Operations over one connection, one at a time: to a middleware, or to a storefront where they are below `/api/new-ct`. */
export function createConnectionTransport(connection: Connection, folder = '/new-ct'): Transport {
  return async ({ operation, payload, host, cookie }) => {
    const { status, head, body } = await connection.send(
      requestMessage({ path: `${folder}/${operation}`, host, json: payload, cookie }),
    )
    const setCookies = [...head.matchAll(/\r\nset-cookie: *([^\r]*)/gi)].map(([, value = '']) => value)
    return { status, body: body.length > 0 ? JSON.parse(body.toString('utf8')) : undefined, setCookies }
  }
}
