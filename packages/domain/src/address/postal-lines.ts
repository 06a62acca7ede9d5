import { type Address, streetLine } from './address.ts'
import { personName } from './plain-line.ts'

/**
 * An address as it is written on a letter within its country, a line each: company, department, person, street, what helps to find
 * it, postcode and town. What is missing has no line (ADDR-19, ENT-04).
 */
export function postalLines(address: Address): string[] {
  const { company, department, additionalAddressInfo, postalCode, city, country } = address
  const lines = [
    company,
    department,
    personName(address, country),
    streetLine(address, true),
    additionalAddressInfo,
    `${postalCode} ${city}`,
  ]
  return lines.flatMap(line => (line?.trim() ? [line.trim()] : []))
}
