import { isPlainLine } from '../address/index.ts'
import { CommerceError } from '../error/index.ts'
import type { Locale } from '../market/index.ts'
import type { Customer, CustomerType } from './customer.ts'

const LONGEST_NAME = 80
const LONGEST_VAT_ID = 40
const EARLIEST_BIRTH = '1900-01-01'

/** Throws `invalid-input` for an empty or too long name, and for one that is no `isPlainLine`. */
export function setFirstName(customer: Customer, firstName: string): Customer {
  return { ...customer, firstName: nameOf('firstName', firstName) }
}

/** Throws `invalid-input` like `setFirstName`. */
export function setLastName(customer: Customer, lastName: string): Customer {
  return { ...customer, lastName: nameOf('lastName', lastName) }
}

/** Without date takes it away. `today` and the date are YYYY-MM-DD; throws `invalid-input` for a day that never was. */
export function setDateOfBirth(customer: Customer, dateOfBirth: string | undefined, today: string): Customer {
  const { dateOfBirth: _before, ...rest } = customer
  if (dateOfBirth === undefined || dateOfBirth === '') return rest
  if (!isDay(dateOfBirth) || dateOfBirth < EARLIEST_BIRTH || dateOfBirth > today)
    throw refuse('dateOfBirth', 'Not a date of birth')
  return { ...rest, dateOfBirth }
}

/** The language the customer is written to in. */
export function setLocale(customer: Customer, locale: Locale): Customer {
  return { ...customer, locale }
}

/** Private person or company (ACC-12). */
export function setCustomerType(customer: Customer, customerType: CustomerType): Customer {
  return { ...customer, customerType }
}

/** Empty or missing takes it away. Throws `invalid-input` for one that is too long. */
export function setVatId(customer: Customer, vatId: string | undefined): Customer {
  const { vatId: _before, ...rest } = customer
  const trimmed = (vatId ?? '').trim()
  if (trimmed.length > LONGEST_VAT_ID) throw refuse('vatId', 'The VAT number is too long')
  return trimmed === '' ? rest : { ...rest, vatId: trimmed }
}

/** Whether the customer wants the newsletter (ACC-13). */
export function setNewsletter(customer: Customer, newsletter: boolean): Customer {
  return { ...customer, custom: { ...customer.custom, newsletter } }
}

function nameOf(field: 'firstName' | 'lastName', name: string): string {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > LONGEST_NAME) throw refuse(field, `A name has 1 to ${LONGEST_NAME} characters`)
  if (!isPlainLine(trimmed)) throw refuse(field, 'A name is one line without a link')
  return trimmed
}

/** Whether a text is a day of the calendar; a 31 April is not. */
function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

function refuse(field: string, message: string): CommerceError {
  return new CommerceError({ code: 'invalid-input', field }, message)
}
