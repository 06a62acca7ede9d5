import type { AddressRule } from './page-address.ts'

/** The prefix that category paths once had; native routes have one of their own (GUARD-10). */
export const oldCategoryPrefix: AddressRule = (address, { market }) => {
  const [first, ...rest] = address.path
  if (first !== 'category') return address
  return { ...address, path: market.nativeRouting || rest.length === 0 ? ['c', ...rest] : rest }
}
