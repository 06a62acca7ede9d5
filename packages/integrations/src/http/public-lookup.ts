import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses inside: a foreign name that resolves to one was made to reach what the outside cannot. */
const INSIDE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the machine, of a private or of a link-local network. */
export function isInsideAddress(address: string): boolean {
  const family = isIP(address)
  return family === 0 || INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** A code that tells a refused address from one that does not exist. */
export const FORBIDDEN_ADDRESS = 'EFORBIDDENADDRESS'

/**
 * Finds the addresses of a host and refuses those inside. Hosts that a setting writes as an address or as `localhost`
 * are meant to be inside, such as a stand-in, and are not looked up here.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '', 0)
    const [first, ...rest] = found.filter(({ address }) => !isInsideAddress(address))
    if (!first) return done(Object.assign(new Error('The host is inside'), { code: FORBIDDEN_ADDRESS }), '', 0)
    return options.all ? done(null, [first, ...rest]) : done(null, first.address, first.family)
  })
}
