import { connect } from 'node:net'
import type { PageRequest } from './page-request.ts'

/** What came back on a connection until it ended. */
export interface RawAnswer {
  /** 0: the connection was ended without an answer. */
  readonly status: number
  readonly head: string
  /** The beginning of the body. */
  readonly text: string
  /** Whether the server left the connection open although it should have ended. */
  readonly isLeftOpen: boolean
}

const MAX_KEPT = 64 * 1024

/** Sends a connection to a port of this machine and waits until the server ends it, for at most `timeoutMs`. */
export function sendBytes(port: number, { writes }: PageRequest, timeoutMs: number): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>()
  const chunks: Buffer[] = []
  let kept = 0
  let isLeftOpen = false
  const socket = connect(port, '127.0.0.1')
  const timer = setTimeout(() => {
    isLeftOpen = true
    socket.destroy()
  }, timeoutMs)
  let next = 0
  const write = (): void => {
    while (next < writes.length && !socket.destroyed) {
      const part = writes[next++]
      if (part && !socket.write(part)) return
    }
  }
  socket.on('connect', write).on('drain', write)
  socket.on('data', (chunk: Buffer) => {
    if (kept < MAX_KEPT) chunks.push(chunk)
    kept += chunk.length
  })
  // A connection that is reset has been answered before, or not; the answer tells.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(timer)
    resolve({ ...parse(Buffer.concat(chunks).toString('latin1')), isLeftOpen })
  })
  return promise
}

function parse(answer: string): Pick<RawAnswer, 'status' | 'head' | 'text'> {
  const whole = answer.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '')
  const end = whole.indexOf('\r\n\r\n')
  const head = end === -1 ? whole : whole.slice(0, end)
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0), head, text: end === -1 ? '' : whole.slice(end + 4) }
}
