import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Reasons for which a request is refused before the shop handles it, each with status and message. */
const REFUSALS = {
  unreadable: { statusCode: 400, message: 'The request cannot be read' },
  'unknown-method': { statusCode: 405, message: 'This method is not used here' },
  'too-slow': { statusCode: 408, message: 'The request took too long' },
  'body-too-large': { statusCode: 413, message: 'The body is too large' },
  'unknown-type': { statusCode: 415, message: 'This type of body is not read here' },
  'head-too-large': { statusCode: 431, message: 'The head of the request is too large' },
  'too-many-bodies': { statusCode: 503, message: 'Too many bodies are sent at once. Please try again.' },
} as const

export type RefusalReason = keyof typeof REFUSALS

/** A request that breaks the rules of HTTP or the limits of every server. The client's fault, so it is not logged. */
export class RequestRefusal extends Error {
  readonly reason: RefusalReason
  readonly statusCode: number
  /** Set where the same request may succeed later. */
  readonly retryAfterSeconds?: number

  constructor(reason: RefusalReason) {
    const { statusCode, message } = REFUSALS[reason]
    super(message)
    this.name = 'RequestRefusal'
    this.reason = reason
    this.statusCode = statusCode
    if (statusCode === 503) this.retryAfterSeconds = 2
  }
}

/** The response body of a refusal. */
export interface RefusedBody {
  readonly contentType: string
  readonly text: string
}

/** Renders refusals in the format of a server. */
export type RefusalForm = (refusal: RequestRefusal) => RefusedBody

/** How long a refused client may go on sending before it is cut off; the data is discarded. */
const LINGER_MS = 1000

/**
 * Refuses on a raw connection that has no HTTP response: bytes that are not HTTP, an upgrade, a tunnel. The
 * connection ends, at the latest one second afterwards.
 */
export function refuseSocket(socket: Duplex, statusCode: number, { contentType, text }: RefusedBody): void {
  // A client that has gone needs no response; without a listener its error would end the process.
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
  closeLingering(socket, `${head.join('\r\n')}\r\n\r\n${text}`)
}

/**
 * Ends a connection whose client may still be sending: closing while the socket holds unread data resets the connection, and the
 * response may be lost with it. What the client sends is discarded until it has closed, for one second at most.
 */
export function closeLingering(socket: Duplex, lastWords = ''): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
  // Sockets of a server stay open for writing when the client has closed, so its end has to be ours.
  socket.once('end', () => socket.destroy())
  socket.end(lastWords)
  socket.resume()
}
