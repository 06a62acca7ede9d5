import { isProductSlug } from '@shop/domain/product'
import type { AddressRule } from './page-address.ts'

/**
 * Products and categories stand at the root, and below `/p` and `/c` where a market has native routes, by 301
 * (ROUTE-35, GUARD-12). Which bare path is a category there is for the catalogue to say.
 */
export const nativePrefix: AddressRule = (address, { market }) => {
  const [first, second] = address.path
  const isNative = (first === 'p' || first === 'c') && address.path.length === 2
  if (isNative && !market.nativeRouting) return { ...address, path: address.path.slice(1), status: 301 }
  if (market.nativeRouting && address.path.length === 1 && first !== undefined && isProductSlug(first))
    return { ...address, path: ['p', first], status: 301 }
  if (market.nativeRouting && first === 'c' && second !== undefined && isProductSlug(second))
    return { ...address, path: ['p', second], status: 301 }
  return address
}
