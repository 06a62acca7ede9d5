import { connect, type Socket } from 'node:net'
import { type HttpAnswer, readAnswer } from './read-answer.ts'

/**
 * A connection to a server of this machine that carries one request after another. Node's own client was rejected: it costs
 * a multiple of what a page from memory costs, on the cores that are to be measured.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer[] = []
  #waiting: PromiseWithResolvers<HttpAnswer> | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    socket.on('error', error => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('The server ended the connection')))
  }

  /** Opens a connection to a port of this machine. Rejects where nothing listens. */
  static open(port: number): Promise<Connection> {
    const { promise, resolve, reject } = Promise.withResolvers<Connection>()
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(new Connection(socket))
    })
    return promise
  }

  /** Sends a whole message and resolves with its answer. One at a time. Rejects when the connection ends before. */
  send(message: Buffer): Promise<HttpAnswer> {
    if (this.#waiting) throw new Error('A connection carries one request at a time')
    if (this.#socket.destroyed) return Promise.reject(new Error('The server ended the connection'))
    this.#waiting = Promise.withResolvers<HttpAnswer>()
    this.#socket.write(message)
    return this.#waiting.promise
  }

  close(): void {
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk)
    const bytes = this.#received.length === 1 ? chunk : Buffer.concat(this.#received)
    const answer = readAnswer(bytes)
    if (!answer) {
      this.#received = [bytes]
      return
    }
    this.#received = []
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(answer)
  }

  #fail(error: Error): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.reject(error)
  }
}
