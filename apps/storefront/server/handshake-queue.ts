import type { Socket } from 'node:net'

/** A websocket that is asked for, until it is its turn. */
interface Handshake {
  readonly socket: Socket
  readonly begin: () => void
}

/** Websockets that wait for their turn. */
export interface HandshakeQueue {
  /** Begins a handshake when it is its turn. False, having done nothing, where too many wait already. */
  add(clientAddress: string, handshake: Handshake): boolean
  /** Forgets all that wait, and returns their sockets. */
  clear(): Socket[]
}

/** Handshakes that begin in a second. Each takes about 0.3 ms of the event loop, so that pages have the other nine tenths of it. */
const PER_SECOND = 300
/** Handshakes that begin in one turn of the event loop. */
const MAX_SLICE = 8
const PAUSE_MS = 2
const MAX_WAITING = 20_000

/**
 * Lets handshakes begin a few at a time, with pauses in which pages are answered: when a thousand pages come back at once, after
 * a network or the shop was away, those who are shopping should not notice. One that comes alone begins at once. One that waits
 * is not refused; the addresses have their turns one after the other, so that one with many handshakes waits for itself. Those
 * whose client has left are dropped. At most `maxPerAddress` of an address wait.
 */
export function createHandshakeQueue(maxPerAddress: number): HandshakeQueue {
  const waiting = new Map<string, Handshake[]>()
  let count = 0
  let timer: NodeJS.Timeout | undefined
  let allowance = MAX_SLICE
  let countedAt = performance.now()

  /** The next of the address whose turn it is. */
  function take(): Handshake | undefined {
    for (const [address, ofAddress] of waiting) {
      waiting.delete(address)
      const handshake = ofAddress.shift()
      count -= 1
      if (ofAddress.length > 0) waiting.set(address, ofAddress)
      if (handshake && !handshake.socket.destroyed) return handshake
    }
    return undefined
  }

  function run(): void {
    const now = performance.now()
    allowance = Math.min(MAX_SLICE, allowance + ((now - countedAt) * PER_SECOND) / 1000)
    countedAt = now
    while (allowance >= 1) {
      const handshake = take()
      if (!handshake) break
      allowance -= 1
      handshake.begin()
    }
    timer = count > 0 ? setTimeout(run, PAUSE_MS) : undefined
  }

  return {
    add(clientAddress, handshake) {
      const ofAddress = waiting.get(clientAddress) ?? []
      if (count >= MAX_WAITING || ofAddress.length >= maxPerAddress) return false
      waiting.set(clientAddress, ofAddress)
      ofAddress.push(handshake)
      count += 1
      if (!timer) run()
      return true
    },
    clear() {
      clearTimeout(timer)
      const sockets = [...waiting.values()].flatMap(ofAddress => ofAddress.map(({ socket }) => socket))
      waiting.clear()
      count = 0
      timer = undefined
      return sockets
    },
  }
}
