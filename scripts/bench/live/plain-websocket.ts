import { connect, type Socket } from 'node:net'

/** Kinds of frames (RFC 6455, section 5.2). */
const TEXT = 0x1
const CLOSE = 0x8
const PING = 0x9
const PONG = 0xa

/**
 * A websocket of small text messages to a server of this machine. The library `ws` was rejected here: its clients cost a multiple of
 * what a connection costs the shop, on the cores that are to be measured.
 */
export class PlainWebSocket {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #isOpen = false
  #told = 0
  #waiting: PromiseWithResolvers<void> | undefined

  /** Connects; `headers` without those of the protocol. `onOpen` is called with the connection once it is a websocket. */
  constructor(port: number, path: string, headers: Readonly<Record<string, string>>, onOpen: (socket: PlainWebSocket) => void) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAECAwQFBgcICQoLDA0ODw==\r\n\r\n`
    this.#socket = connect(port, '127.0.0.1', () => this.#socket.write(request))
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (chunk: Buffer) => this.#receive(chunk, onOpen))
    this.#socket.on('error', error => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('The server ended the connection')))
  }

  /** The next message that no one has waited for yet. Rejects when the connection ends before. */
  nextMessage(): Promise<void> {
    if (this.#told > 0) {
      this.#told -= 1
      return Promise.resolve()
    }
    if (this.#socket.destroyed) return Promise.reject(new Error('The server ended the connection'))
    this.#waiting = Promise.withResolvers<void>()
    return this.#waiting.promise
  }

  /** Sends a text of at most 125 bytes. */
  send(text: string): void {
    this.#socket.write(frameOf(TEXT, Buffer.from(text)))
  }

  /** Ends the connection as a page that is left does. */
  close(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting = undefined
    if (this.#socket.destroyed) return Promise.resolve()
    this.#socket.once('close', () => resolve())
    this.#socket.end(frameOf(CLOSE, Buffer.from([0x03, 0xe9])))
    return promise
  }

  #receive(chunk: Buffer, onOpen: (socket: PlainWebSocket) => void): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    if (!this.#isOpen) {
      const end = this.#received.indexOf('\r\n\r\n')
      if (end < 0) return
      const status = this.#received.toString('latin1', 9, 12)
      if (status !== '101') {
        this.#socket.destroy(new Error(`The websocket was answered ${status}`))
        return
      }
      this.#isOpen = true
      this.#received = this.#received.subarray(end + 4)
      onOpen(this)
    }
    while (this.#takeFrame());
  }

  /** Handles the first frame of what has come; false where it is not whole. */
  #takeFrame(): boolean {
    const bytes = this.#received
    if (bytes.length < 2) return false
    const short = bytes.readUInt8(1)
    const start = short < 126 ? 2 : 4
    if (bytes.length < start) return false
    const length = short < 126 ? short : bytes.readUInt16BE(2)
    if (bytes.length < start + length) return false
    const kind = bytes.readUInt8(0) & 0x0f
    this.#received = bytes.subarray(start + length)
    if (kind === PING) this.#socket.write(frameOf(PONG, bytes.subarray(start, start + length)))
    if (kind === TEXT) this.#tell()
    return true
  }

  #tell(): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) waiting.resolve()
    else this.#told += 1
  }
}

/** A frame of a client. Its mask is zero, so that the content stands in it as it is. */
function frameOf(kind: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | content.length, 0, 0, 0, 0]), content])
}
