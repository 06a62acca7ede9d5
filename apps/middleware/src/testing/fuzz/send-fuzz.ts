import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { FuzzRequest } from './fuzz-request.ts'

/** What came back. Status 0: the connection was ended without an answer. */
export interface FuzzAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export type FuzzSender = (request: FuzzRequest) => Promise<FuzzAnswer>

const HUNG_UP: FuzzAnswer = { status: 0, headers: {}, text: '' }

/** Sends requests to a port of this machine. Rejects when there is no answer for `timeoutMs`. */
export function createFuzzSender(port: number, { maxSockets, timeoutMs }: { maxSockets: number; timeoutMs: number }): FuzzSender {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return request => (request.raw ? sendRaw(port, request.raw, timeoutMs) : sendHttp(agent, port, request, timeoutMs))
}

function sendHttp(agent: Agent, port: number, { method, path, headers, body }: FuzzRequest, timeoutMs: number) {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>()
  // Without `setHost` a request without host goes out as such.
  const call = httpRequest({
    agent,
    host: '127.0.0.1',
    port,
    method,
    path: path.replace(/[^\x21-\xff]/g, encodeURIComponent),
    headers: { ...headers, ...(body ? { 'content-length': String(body.length) } : {}) },
    setHost: false,
    timeout: timeoutMs,
  })
  call.on('response', response => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString('utf8') }),
    )
    response.on('error', () => resolve(HUNG_UP))
  })
  call.on('upgrade', (_response, socket) => {
    socket.destroy()
    resolve(HUNG_UP)
  })
  call.on('timeout', () => call.destroy(new Error(`no answer within ${timeoutMs} ms`)))
  call.on('error', (error: NodeJS.ErrnoException) => (isHangUp(error) ? resolve(HUNG_UP) : reject(error)))
  call.end(body)
  return promise
}

function sendRaw(port: number, bytes: Buffer, timeoutMs: number): Promise<FuzzAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>()
  const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
  let text = ''
  socket.setEncoding('utf8')
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`no answer within ${timeoutMs} ms`)))
  socket.on('data', (chunk: string) => {
    text += chunk
  })
  socket.on('error', (error: NodeJS.ErrnoException) => (isHangUp(error) ? resolve(HUNG_UP) : reject(error)))
  socket.on('close', () => resolve(parseRaw(text)))
  return promise
}

function parseRaw(answer: string): FuzzAnswer {
  const [head = '', text = ''] = answer.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), text }
}

/** A refusal of headers that are too long has a body even for HEAD, where Node's client expects none. */
function isHangUp({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'HPE_CLOSED_CONNECTION'
}
