import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RequestRefusal } from './request-refusal.ts'

/** What a refusal says, and in which form. */
export interface RefusedBody {
  readonly contentType: string
  readonly text: string
}

/** How a server words its refusals. */
export type RefusalForm = (refusal: RequestRefusal) => RefusedBody

/** How long a client that was refused may go on sending before it is cut off; what it sends is thrown away. */
const LINGER_MS = 1000

/**
 * Refuses on a connection that has no HTTP answer of its own: bytes that are no HTTP, an upgrade, a tunnel. The
 * connection ends, at the latest one second afterwards.
 */
export function refuseSocket(socket: Duplex, statusCode: number, { contentType, text }: RefusedBody): void {
  // A client that is gone already is refused enough; without a listener its error would end the process.
  socket.on('error', () => undefined)
  if (!socket.writable) return void socket.destroy()
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Type: ${contentType}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...(statusCode === 503 ? ['Retry-After: 2'] : []),
  ]
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
  // Sockets of a server stay open for writing when the client has closed, so its end has to be ours.
  socket.once('end', () => socket.destroy())
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
  // Closing while something unread lies in the socket resets the connection, and the answer may be lost with it.
  socket.resume()
}
