import type { IncomingMessage } from 'node:http'
import type { ClientAddressOf } from '@shop/http'

/** Most connections of one address: some people behind one router, but no flood. */
const MAX_PER_ADDRESS = 50

/** Counts what each address has open. */
export interface AddressLimit {
  /** Takes a place for the address of a request; undefined when it has too many. The result gives the place back. */
  take(request: IncomingMessage): (() => void) | undefined
}

/** A limit of 50 connections per address, which is the shopper's own where a trusted proxy passes her on. */
export function createAddressLimit(clientAddressOf: ClientAddressOf): AddressLimit {
  const counts = new Map<string, number>()
  return {
    take(request) {
      const address = clientAddressOf(request)
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
