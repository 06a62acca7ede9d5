import { isCountryCode, type Market, marketOf } from '../market/index.ts'

/** Whether a postal code has the form of its country; unknown countries pass (ADDR-01..ADDR-11). */
export function isPostalCode(country: string, postalCode: string): boolean {
  return !isCountryCode(country) || (postalCode.length <= 12 && marketOf(country).postalCode.test(postalCode))
}

/** A phone number: an optional plus and at least eight digits, spaces allowed between them (ADDR-13). */
export function isPhone(phone: string): boolean {
  return phone.length <= 40 && /^\+?\d(?: *\d){7,}$/.test(phone)
}

/** An e-mail address by the rule of HTML's e-mail inputs, with a dot in the domain (ADDR-14). */
export function isEmail(email: string): boolean {
  return email.length <= 254 && EMAIL.test(email)
}

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`)

/** A street number contains a digit, except where the market does not check it (ADDR-12). */
export function isStreetNumber(market: Market, streetNumber: string): boolean {
  return !market.streetNumberMustContainDigit || /\d/.test(streetNumber)
}
