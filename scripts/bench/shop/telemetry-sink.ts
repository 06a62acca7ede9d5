import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A collector of OpenTelemetry that takes everything and keeps nothing. */
export interface TelemetrySink {
  readonly url: string
  close(): void
}

/** Opens a collector for a shop that is measured: records that none takes would be sent again. */
export async function openTelemetrySink(): Promise<TelemetrySink> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
