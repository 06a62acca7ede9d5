import type { IncomingMessage } from 'node:http'

/** Most connections of one address: some people behind one router, but no flood. */
const MAX_PER_ADDRESS = 50

/** Counts what each address has open. */
export interface AddressLimit {
  /** Takes a place for the address of a request; undefined when it has too many. The result gives the place back. */
  take(request: IncomingMessage): (() => void) | undefined
}

/** A limit of 50 connections per address. */
export function createAddressLimit(): AddressLimit {
  const counts = new Map<string, number>()
  return {
    take(request) {
      const address = addressOf(request)
      if (address === undefined) return () => undefined
      const count = counts.get(address) ?? 0
      if (count >= MAX_PER_ADDRESS) return undefined
      counts.set(address, count + 1)
      return () => {
        const left = (counts.get(address) ?? 1) - 1
        if (left === 0) counts.delete(address)
        else counts.set(address, left)
      }
    },
  }
}

/**
 * The browser's address. A peer on this machine is our own storefront, which says for whom it asks in the last entry of
 * `x-forwarded-for`; when it says nothing, everybody would share one address, so it is undefined.
 */
function addressOf(request: IncomingMessage): string | undefined {
  const peer = request.socket.remoteAddress ?? ''
  if (!/^(?:::ffff:)?127\.|^::1$/.test(peer)) return peer
  return [request.headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim() || undefined
}
