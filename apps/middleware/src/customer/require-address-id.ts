import { Refusal } from '../error/refusal.ts'

/** Refuses an address without id in the words of the specification (ADDR-26, ADDR-27, ADDR-28). */
export function requireAddressId(address: { readonly id?: string }, message: string): string {
  if (address.id === undefined) throw new Refusal({ code: 'RequiredField', message, field: 'address.id' })
  return address.id
}
