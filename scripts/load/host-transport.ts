import { Agent, request } from 'node:http'
import type { Transport } from '@shop/contract'

/**
 * Transport to a shop on this machine that sends the host a shopper would use: Node does not resolve `*.localhost`
 * everywhere, and its `fetch` does not let a Host header be set.
 */
export function createHostTransport(port: number, maxSockets: number): Transport {
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
          path: `/api/new-ct/${operation}`,
          headers: {
            host,
            origin: `http://${host}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...(cookie ? { cookie } : {}),
          },
          timeout: 15_000,
        },
        async response => {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk as Buffer)
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            body: text ? JSON.parse(text) : undefined,
            setCookies: response.headers['set-cookie'] ?? [],
          })
        },
      )
      call.on('timeout', () => call.destroy(new Error('no answer within 15 s')))
      call.on('error', reject)
      call.end(body)
    })
}
