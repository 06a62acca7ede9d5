import { request } from 'node:http'
import type { Duplex } from 'node:stream'

/** A page that hears where its cart is. */
export interface CartFollower {
  /** Versions that it was told, in their order. */
  readonly versions: readonly number[]
  close(): void
}

/** The cart of a visitor, as a page knows it. */
interface FollowedCart {
  readonly id: string
  readonly cookie: string
  readonly host: string
}

/** Opens the websocket of a page at a port of this machine. Throws where it is refused. */
export function followCart(port: number, { id, cookie, host }: FollowedCart): Promise<CartFollower> {
  const headers = {
    host,
    origin: `http://${host}`,
    cookie,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: `/live?cartId=${id}`, headers, agent: false })
    asked.on('upgrade', (_response, socket, head) => {
      const versions: number[] = []
      readTexts(socket, head, text => {
        const { event, version } = JSON.parse(text) as { event: string; version: number }
        if (event === 'cart-update') versions.push(version)
      })
      resolve({ versions, close: () => socket.destroy() })
    })
    asked.on('response', response => reject(new Error(`The websocket is refused with ${response.statusCode}`)))
    asked.on('error', reject)
    asked.end()
  })
}

/** Reads the text frames of a server: unmasked, in one part, shorter than 64 KiB. */
function readTexts(socket: Duplex, head: Buffer, onText: (text: string) => void): void {
  let waiting = head
  const take = () => {
    while (waiting.length >= 2) {
      const short = (waiting[1] as number) & 0x7f
      const start = short === 126 ? 4 : 2
      if (waiting.length < start) return
      const end = start + (short === 126 ? waiting.readUInt16BE(2) : short)
      if (waiting.length < end) return
      if (((waiting[0] as number) & 0x0f) === 1) onText(waiting.toString('utf8', start, end))
      waiting = waiting.subarray(end)
    }
  }
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
    take()
  })
  take()
}
