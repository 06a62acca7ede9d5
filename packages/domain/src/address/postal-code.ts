import { isCountryCode, marketOf } from '../market/index.ts'
import { isPostalCodeIn } from './validate-address.ts'

/** Whether a postal code has the form of its country; unknown countries pass (ADDR-01..ADDR-11). */
export function isPostalCode(country: string, postalCode: string): boolean {
  return !isCountryCode(country) || isPostalCodeIn(marketOf(country), postalCode)
}
