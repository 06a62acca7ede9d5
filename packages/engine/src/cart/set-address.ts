import { isDeepStrictEqual } from 'node:util'
import { type Address, addressProblems, streetLine } from '@shop/domain/address'
import { type Cart, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import type { AddressDraft } from './cart-update-action.ts'

/**
 * A cart with an address checked by the rules of its market; another address than before drops the payment (COD-11).
 * Throws `postal-code-incorrect` (CHK-22) or `address-incomplete`.
 */
export function setAddress(cart: Cart, market: Market, name: 'billing' | 'shipping', draft: AddressDraft): Cart {
  const address = withoutEmptyParts(draft)
  requireGoodAddress(market, name, address)
  const field = name === 'billing' ? 'billingAddress' : 'shippingAddress'
  if (isDeepStrictEqual(cart[field], address)) return cart
  return { ...withoutPayment(cart), [field]: address }
}

function requireGoodAddress(market: Market, name: 'billing' | 'shipping', address: Address): void {
  const problems = addressProblems(market, address)
  if (problems.some(({ rule }) => rule === 'postal-code'))
    throw new CommerceError(
      { code: 'postal-code-incorrect', address: name },
      `Postal code is incorrect in ${name} address: ${streetLine(address)}, ${address.postalCode} ${address.city}, ${address.country}`,
    )
  const [problem] = problems
  if (problem)
    throw new CommerceError(
      { code: 'address-incomplete', address: name, field: problem.field },
      `The ${name} address has a wrong ${problem.field} (${problem.rule})`,
    )
}

/** Forms send empty texts for what was left blank; an address has no such parts. */
function withoutEmptyParts(draft: AddressDraft): Address {
  const parts = Object.entries(draft).filter(([, part]) => part !== '' && part !== undefined && !isEmptyObject(part))
  return Object.fromEntries(parts) as unknown as Address
}

function isEmptyObject(part: unknown): boolean {
  return typeof part === 'object' && part !== null && Object.values(part).every(value => value === '' || value === undefined)
}
