import { isEmail } from '@shop/domain/address'
import type { TableRow, TableSpec } from '../csv/read-table.ts'
import { addressOfForeign, localeOfForeign } from '../customer/foreign-address.ts'
import { TEXT_RULES, textProblemOf } from '../text/text-rule.ts'
import type { ShopifyOptions } from './shopify-columns.ts'

const NAMES = {
  id: ['Customer ID', 'ID'],
  email: ['Email'],
  firstName: ['First Name'],
  lastName: ['Last Name'],
  company: ['Default Address Company', 'Company'],
  street: ['Default Address Address1', 'Address1'],
  additional: ['Default Address Address2', 'Address2'],
  city: ['Default Address City', 'City'],
  country: ['Default Address Country Code', 'Country Code'],
  postalCode: ['Default Address Zip', 'Zip'],
  addressPhone: ['Default Address Phone'],
  phone: ['Phone'],
  marketing: ['Accepts Email Marketing', 'Accepts Marketing'],
} as const
type CustomerField = keyof typeof NAMES

const WITHOUT_PLACE =
  /^(?:(?:default address )?(?:province(?: code)?|country)|accepts sms marketing|total spent|total orders|note|tax exempt|tags|command|updated at)$/i

/** Whether a header is that of the customers of Shopify. */
export function isShopifyCustomers(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  return names.has('email') && names.has('first name') && names.has('last name')
}

/** Customers with their default address. Without an e-mail address no one can sign in, so that such rows are refused. */
export function shopifyCustomers({ language, currency }: ShopifyOptions): TableSpec<CustomerField> {
  return {
    names: NAMES,
    withoutPlace: WITHOUT_PLACE,
    keyOf: ({ cell }) => cell('id').replace(/^'/, '') || cell('email').toLowerCase(),
    read(key, rows, { refuse, note }) {
      const [row] = rows
      const { cell } = row
      const email = cell('email')
      if (!isEmail(email)) refuse(row, 'email', 'a customer needs an e-mail address to sign in; fill it in')
      for (const field of ['firstName', 'lastName', 'company'] as const) {
        const reason = textProblemOf(cell(field), TEXT_RULES.word)
        if (reason !== undefined) refuse(row, field, reason)
      }
      const address = cell('street') === '' && cell('city') === '' ? undefined : addressOfRow(row)
      if (address && 'reason' in address) note(row, 'street', address.reason)
      if (/^(?:yes|true)$/i.test(cell('marketing')))
        note(row, 'marketing', 'the consent was not taken over: the file has no proof of it; ask for it by the newsletter form')
      const customer = {
        foreignKey: key,
        email,
        firstName: cell('firstName'),
        lastName: cell('lastName'),
        locale: localeOfForeign(cell('country').toUpperCase(), language, currency),
        customerType: cell('company') === '' ? ('private' as const) : ('company' as const),
        addresses: address && !('reason' in address) ? [address] : [],
      }
      return [{ kind: 'customer', key, customer }]
    },
  }
}

function addressOfRow({ cell }: TableRow<CustomerField>) {
  return addressOfForeign({
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    company: cell('company'),
    street: cell('street'),
    additional: cell('additional'),
    postalCode: cell('postalCode').replace(/^'/, ''),
    city: cell('city'),
    country: cell('country').toUpperCase(),
    phone: (cell('addressPhone') || cell('phone')).replace(/^'/, ''),
  })
}
