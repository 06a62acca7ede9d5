import { type Address, personName, streetLine } from '../address/index.ts'
import type { FiscalParty } from './fiscal-document.ts'
import type { Seller } from './seller.ts'

/** A buyer or a recipient as an address has it: a company with its person as contact, or the person. */
export function partyOf(
  address: Address,
  told: { readonly vatId?: string | undefined; readonly email?: string | undefined },
): FiscalParty {
  const person = personName(address, address.country)
  const company = address.company?.trim()
  const { building, apartment, department, additionalAddressInfo } = address
  const more = [department, additionalAddressInfo, building, apartment].flatMap(part => part?.trim() || [])
  return {
    name: company || person,
    lines: [streetLine(address), address.additionalStreetInfo?.trim(), more.join(', ')].flatMap(line => line || []),
    postalCode: address.postalCode,
    city: address.city,
    ...(address.region ? { region: address.region } : {}),
    country: address.country,
    ...(told.vatId ? { vatId: told.vatId } : {}),
    ...(company ? { contact: { name: person } } : {}),
    ...(told.email ? { endpoint: { scheme: 'EM', id: told.email } } : {}),
  }
}

/** The company as a document names it, under the registration it acts by. */
export function sellerPartyOf(seller: Seller, vatId: string): FiscalParty {
  return {
    name: seller.name,
    lines: [seller.street],
    postalCode: seller.postalCode,
    city: seller.city,
    country: seller.country,
    vatId,
    taxNumber: seller.taxNumber,
    registerId: seller.registerId,
    legalInformation: sellerRegisterOf(seller),
    contact: seller.contact,
    endpoint: { scheme: 'EM', id: seller.contact.email },
  }
}

/** What letters of a German company have to name (§ 35a GmbHG), in its language. */
export function sellerRegisterOf({ name, city, register, directors }: Seller): string {
  return `${name}, Sitz ${city}, ${register}, Geschäftsführung: ${directors.join(', ')}`
}
