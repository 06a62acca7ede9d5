import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { readSavedAddress, savedAddressProblems, savedAddressTextsOf } from './saved-address-data.ts'

const WRITER = { firstName: 'Ada', lastName: 'Muster', customerType: 'company', vatId: 'DE123456789', hasDefault: true } as const

function typed(role: 'shipping' | 'billing', fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readSavedAddress(form, role)
}

test('ACC-04, ADDR-07 a saved address follows the rules of its market, as in the checkout', () => {
  const address = {
    'shipping.firstName': 'Jeroen',
    'shipping.lastName': 'van der Veen',
    'shipping.streetName': 'Keizersgracht',
    'shipping.streetNumber': '12',
    'shipping.postalCode': '1015',
    'shipping.city': 'Amsterdam',
    'shipping.phone': '+31 20 1234567',
  }
  expect(savedAddressProblems(typed('shipping', address), 'shipping', marketOf('NL'))).toEqual([
    { field: 'shipping.postalCode', label: 'postalCode', rule: 'postal-code' },
  ])
  const good = typed('shipping', { ...address, 'shipping.postalCode': '1015 CJ' })
  expect(savedAddressProblems(good, 'shipping', marketOf('NL'))).toEqual([])
})

test('CHK-07 only an address for invoices can be that of a company, which then needs a name', () => {
  expect(typed('shipping', { clientType: 'company' }).clientType).toBe('private')
  const company = typed('billing', { clientType: 'company' })
  expect(savedAddressProblems(company, 'billing', marketOf('DE')).map(({ label }) => label)).toContain('company')
})

test('ACC-04 the form of a new address starts with the customer, and makes the first one the default', () => {
  expect(savedAddressTextsOf(undefined, WRITER, false)).toMatchObject({
    clientType: 'company',
    texts: { firstName: 'Ada', lastName: 'Muster', vatNumber: 'DE123456789', city: '' },
    isDefault: false,
  })
  expect(savedAddressTextsOf(undefined, { ...WRITER, hasDefault: false }, false).isDefault).toBe(true)
})
