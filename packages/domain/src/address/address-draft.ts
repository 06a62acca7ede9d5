import { CommerceError } from '../error/index.ts'
import type { Market } from '../market/index.ts'
import { type Address, streetLine } from './address.ts'
import { addressProblems } from './validate-address.ts'

/** What an address is for. */
export type AddressRole = 'shipping' | 'billing'

/**
 * An address as a caller may send it (ENT-04): without id and key, and with a VAT number of which only the server says
 * whether it is valid.
 */
export type AddressDraft = Omit<Address, 'id' | 'key' | 'custom'> & {
  readonly custom?: { readonly vatNumber?: string | undefined } | undefined
}

/**
 * The address of a draft that fits the rules of its market, without the empty parts that forms send. Throws
 * `CommerceError` `postal-code-incorrect` (CHK-22) or `address-incomplete`, without a role `invalid-input`.
 */
export function addressOfDraft(market: Market, draft: AddressDraft, role?: AddressRole): Address {
  const { custom, ...given } = draft
  const vatNumber = custom?.vatNumber
  // A caller in another language than ours could bring more than the type says; an id is never the caller's to choose.
  const { id: _id, key: _key, ...parts } = given as Address
  const filled = Object.entries(parts).filter(([, part]) => part !== '' && part !== undefined)
  const address = { ...Object.fromEntries(filled), ...(vatNumber ? { custom: { vatNumber } } : {}) } as unknown as Address
  requireGoodAddress(market, address, role)
  return address
}

function requireGoodAddress(market: Market, address: Address, role: AddressRole | undefined): void {
  const problems = addressProblems(market, address)
  const [problem] = problems
  if (!problem) return
  const hasWrongPostalCode = problems.some(({ rule }) => rule === 'postal-code')
  if (role === undefined) {
    const field = hasWrongPostalCode ? 'postalCode' : problem.field
    throw new CommerceError({ code: 'invalid-input', field: `address.${field}` }, `The address has a wrong ${field}`)
  }
  if (hasWrongPostalCode)
    throw new CommerceError(
      { code: 'postal-code-incorrect', address: role },
      `Postal code is incorrect in ${role} address: ${streetLine(address)}, ${address.postalCode} ${address.city}, ${address.country}`,
    )
  throw new CommerceError(
    { code: 'address-incomplete', address: role, field: problem.field },
    `The ${role} address has a wrong ${problem.field} (${problem.rule})`,
  )
}
