import { isEmail } from '@shop/domain/address'
import { isLanguage, type Language } from '@shop/domain/market'
import type { ImportedCustomer } from '@shop/domain/takeover'
import { addressOfForeign, localeOfForeign } from '../customer/foreign-address.ts'
import type { ImportEntry, RowProblem, SourceRow } from '../entry/import-entry.ts'
import { isRecord, type JsonRecord, listAt, textAt } from '../json/json-value.ts'
import { TEXT_RULES, textProblemOf } from '../text/text-rule.ts'

/** A customer as the API delivers one, or a draft of one. Passwords are never taken over: their hashes are secret even there. */
export function jsonCustomerOf(resource: JsonRecord, row: SourceRow, language: Language): ImportEntry {
  const email = textAt(resource, 'email')
  const key = textAt(resource, 'key') || textAt(resource, 'customerNumber') || textAt(resource, 'id') || email.toLowerCase()
  const refusals: RowProblem[] = []
  const notes: RowProblem[] = []
  if (!isEmail(email))
    refusals.push({ row, column: 'email', value: email, reason: 'a customer needs an e-mail address to sign in; fill it in' })
  for (const field of ['firstName', 'lastName', 'companyName'] as const) {
    const value = textAt(resource, field)
    const reason = textProblemOf(value, TEXT_RULES.word)
    if (reason !== undefined) refusals.push({ row, column: field, value, reason })
  }
  if (refusals.length > 0) return { kind: 'refused', key, rows: [], refusals, notes: [] }
  const all = inOrderOfUse(resource)
  const addresses = all.map(address => [address, addressOf(address, resource)] as const)
  for (const [given, address] of addresses)
    if ('reason' in address) notes.push({ row, column: 'addresses', value: JSON.stringify(given), reason: address.reason })
  if (typeof resource.password === 'string')
    notes.push({ row, column: 'password', value: '', reason: 'passwords are not taken over: the customer chooses a new one' })
  const day = textAt(resource, 'dateOfBirth')
  const spoken = textAt(resource, 'locale').slice(0, 2).toLowerCase()
  const customer: ImportedCustomer = {
    foreignKey: key,
    email,
    firstName: textAt(resource, 'firstName'),
    lastName: textAt(resource, 'lastName'),
    locale: localeOfForeign(textAt(all[0] ?? {}, 'country'), isLanguage(spoken) ? spoken : language),
    customerType: textAt(resource, 'companyName') ? 'company' : 'private',
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) ? { dateOfBirth: day } : {}),
    addresses: addresses.flatMap(([, address]) => ('reason' in address ? [] : [address])),
  }
  return { kind: 'customer', key, customer, rows: [row], refusals: [], notes }
}

/** The default address first. */
function inOrderOfUse(resource: JsonRecord): JsonRecord[] {
  const first = textAt(resource, 'defaultShippingAddressId') || textAt(resource, 'defaultBillingAddressId')
  return listAt(resource, 'addresses')
    .filter(isRecord)
    .toSorted((a, b) => Number(textAt(b, 'id') === first) - Number(textAt(a, 'id') === first))
}

function addressOf(address: JsonRecord, resource: JsonRecord) {
  return addressOfForeign({
    firstName: textAt(address, 'firstName') || textAt(resource, 'firstName'),
    lastName: textAt(address, 'lastName') || textAt(resource, 'lastName'),
    company: textAt(address, 'company') || textAt(resource, 'companyName'),
    street: textAt(address, 'streetName'),
    streetNumber: textAt(address, 'streetNumber'),
    additional: textAt(address, 'additionalStreetInfo'),
    postalCode: textAt(address, 'postalCode'),
    city: textAt(address, 'city'),
    country: textAt(address, 'country').toUpperCase(),
    phone: textAt(address, 'phone') || textAt(address, 'mobile'),
  })
}
