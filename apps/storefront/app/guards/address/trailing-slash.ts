import { isProductSlug } from '@shop/domain/product'
import type { AddressRule, PageAddress } from './page-address.ts'

/** Pages whose address ends without a slash; all other slugs get one (ROUTE-34). */
const WITHOUT: ReadonlySet<string> = new Set([
  'search',
  'login',
  'create-account',
  'confirm-email',
  'log-out',
  'password-reset',
  'checkout',
  'my-account',
  'adyen-payment-error',
  'parcel-tracking',
  'product-information',
])

/** Puts the slash at the end of an address, or takes it away (GUARD-27, GUARD-17). */
export const trailingSlash: AddressRule = address => {
  const endsWithSlash = shouldEndWithSlash(address)
  return address.endsWithSlash === endsWithSlash ? address : { ...address, endsWithSlash }
}

function shouldEndWithSlash({ path }: PageAddress): boolean {
  const [first] = path
  const last = path.at(-1)
  if (first === undefined || last === undefined) return true
  // A dot is in names of files alone.
  return !WITHOUT.has(first) && !isProductSlug(last) && !last.includes('.')
}
