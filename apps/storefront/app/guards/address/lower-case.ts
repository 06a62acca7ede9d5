import type { AddressRule } from './page-address.ts'

/** Paths are written in lower case; values of the query stay as they are (GUARD-09). */
export const lowerCase: AddressRule = address => {
  const path = address.path.map(segment => segment.toLowerCase())
  const prefix = address.prefix.toLowerCase()
  const isLower = prefix === address.prefix && path.every((segment, index) => segment === address.path[index])
  return isLower ? address : { ...address, prefix, path }
}
