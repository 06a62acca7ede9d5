import { Agent, request } from 'node:http'
import type { Transport } from '@shop/contract'

export interface HostTransportOptions {
  readonly port: number
  /** Where operations are: `/new-ct` of the middleware, `/api/new-ct` of the storefront. */
  readonly path: string
  /** Connections, kept alive, that carry the calls. */
  readonly maxSockets: number
  /** Longest wait for one answer. */
  readonly timeoutMs?: number
}

/**
 * Transport to a shop on this machine that sends the host a shopper would use: Node does not resolve `*.localhost`
 * everywhere, and its `fetch` does not let a Host header be set.
 */
export function createHostTransport({ port, path, maxSockets, timeoutMs = 15_000 }: HostTransportOptions): Transport {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return ({ operation, payload, host, cookie }) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(payload)
      const call = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: `${path}/${operation}`,
          headers: {
            host,
            origin: `http://${host}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...(cookie ? { cookie } : {}),
          },
          timeout: timeoutMs,
        },
        response => {
          const chunks: Buffer[] = []
          response.on('error', reject)
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8')
            resolve({
              status: response.statusCode ?? 0,
              body: text ? JSON.parse(text) : undefined,
              setCookies: response.headers['set-cookie'] ?? [],
            })
          })
        },
      )
      call.on('timeout', () => call.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)))
      call.on('error', reject)
      call.end(body)
    })
}
