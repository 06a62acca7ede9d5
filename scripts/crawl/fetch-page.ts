import { Agent, get } from 'node:http'

/** An answer of the shop, as far as a crawler looks at it. */
export interface FetchedPage {
  readonly status: number
  /** Where a redirect leads. */
  readonly location: string | undefined
  readonly type: string
  readonly body: string
}

/** Asks a shop of this machine for an address of one of its hosts. Rejects when it does not answer in 30 s. */
export type FetchPage = (url: URL) => Promise<FetchedPage>

/** Names below localhost are fetched from 127.0.0.1: not every system resolves them. */
export function createFetchPage(): FetchPage & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const fetchPage = (url: URL) =>
    new Promise<FetchedPage>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host },
        agent,
      }
      const request = get({ ...options, timeout: 30_000 }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { location, 'content-type': type = '' } = response.headers
          resolve({ status: response.statusCode ?? 0, location, type, body: Buffer.concat(chunks).toString('utf8') })
        })
      })
      request.on('timeout', () => request.destroy(new Error(`${url.href} does not answer`)))
      request.on('error', error =>
        reject(
          new Error(`Nothing answers at port ${url.port} (${error.message}). Is the shop open? npm start opens it.`, {
            cause: error,
          }),
        ),
      )
    })
  return Object.assign(fetchPage, { close: () => agent.destroy() })
}
