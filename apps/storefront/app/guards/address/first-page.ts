import { FIRST_PAGE } from '@shop/domain/product'
import type { AddressRule } from './page-address.ts'

/** The first page of anything has no number in its address (GUARD-08). */
export const firstPage: AddressRule = address => {
  if (!address.parameters.getAll('page').includes(String(FIRST_PAGE))) return address
  const parameters = new URLSearchParams(address.parameters)
  parameters.delete('page')
  return { ...address, parameters }
}
