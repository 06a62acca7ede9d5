import { anAddress } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { addressOf } from '../../forms/address-texts.ts'
import { type AddressFormData, readAddressForm, shippingAddressTypeOfForm } from './address-form-data.ts'
import { addressFormProblems, chosenAddresses } from './chosen-addresses.ts'
import { NO_SAVED_ADDRESSES, type SavedAddresses } from './saved-addresses.ts'

const market = marketOf('DE')

const BILLING = {
  'billing.firstName': 'Erika',
  'billing.lastName': 'Muster',
  'billing.streetName': 'Werkstraße',
  'billing.streetNumber': '12a',
  'billing.postalCode': '10115',
  'billing.city': 'Berlin',
  'billing.phone': '+49 30 1234567',
}

function typed(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ email: 'erika@example.com', ...BILLING, ...fields })) form.set(name, value)
  return readAddressForm(form)
}

const problemsOf = (data: AddressFormData, saved = NO_SAVED_ADDRESSES) => addressFormProblems(data, market, saved)

test('what is typed is trimmed; what is missing is empty, and nothing is judged', () => {
  const form = new FormData()
  form.set('email', '  erika@example.com ')
  form.set('billing.firstName', new File([], 'erika.png'))
  const read = readAddressForm(form)
  expect(read).toMatchObject({ email: 'erika@example.com', clientType: 'private', sameAsBilling: false, newsletterChoice: false })
  expect(new Set(Object.values(read.billing))).toEqual(new Set(['']))
  expect(new Set(Object.values(read.shipping))).toEqual(new Set(['']))
})

test('CHK-09 a private person has neither company, department nor VAT number, whatever was typed', () => {
  const { billing } = typed({
    'billing.company': 'Muster GmbH',
    'billing.department': 'Einkauf',
    'billing.vatNumber': 'DE123456789',
  })
  expect(addressOf(billing, market, 'private')).toEqual({
    firstName: 'Erika',
    lastName: 'Muster',
    streetName: 'Werkstraße',
    streetNumber: '12a',
    postalCode: '10115',
    city: 'Berlin',
    phone: '+49 30 1234567',
    country: 'DE',
  })
  expect(addressOf(billing, market, 'company')).toMatchObject({
    company: 'Muster GmbH',
    department: 'Einkauf',
    custom: { vatNumber: 'DE123456789' },
  })
})

test('a good form has no problems, with the delivery address hidden or filled in', () => {
  expect(problemsOf(typed({ sameAsBilling: 'on' }))).toEqual([])
  const shipping = Object.fromEntries(
    Object.entries(BILLING).map(([name, value]) => [name.replace('billing', 'shipping'), value]),
  )
  expect(problemsOf(typed(shipping))).toEqual([])
})

test('CHK-04, CHK-15 problems come in the order of the form: e-mail, billing, delivery', () => {
  const data = typed({ email: 'erika', 'billing.postalCode': '1011', 'shipping.firstName': 'Max' })
  expect(problemsOf(data).map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'email email',
    'billing.postalCode postal-code',
    'shipping.lastName required',
    'shipping.streetName required',
    'shipping.streetNumber required',
    'shipping.postalCode required',
    'shipping.city required',
    'shipping.phone required',
  ])
})

test('an empty e-mail is missing, not wrong', () => {
  expect(problemsOf(typed({ email: '', sameAsBilling: 'on' }))).toEqual([{ field: 'email', label: 'email', rule: 'required' }])
})

test('CHK-07 a business must tell its name for the invoice, but not for the delivery', () => {
  const shipping = Object.fromEntries(
    Object.entries(BILLING).map(([name, value]) => [name.replace('billing', 'shipping'), value]),
  )
  const data = typed({ clientType: 'company', ...shipping })
  expect(problemsOf(data)).toEqual([{ field: 'billing.company', label: 'company', rule: 'required' }])
})

const HOME = anAddress()
const OFFICE = { ...HOME, company: 'Muster GmbH', department: 'Einkauf', custom: { vatNumber: 'DE770067399' } } as const
const { phone: _phone, ...UNREACHABLE } = HOME
const SAVED: SavedAddresses = {
  billing: [
    { id: 'home', address: HOME, isDefault: true },
    { id: 'office', address: OFFICE, isDefault: false },
  ],
  shipping: [
    { id: 'site', address: { ...HOME, streetName: 'Hafenweg' }, isDefault: false },
    { id: 'silent', address: UNREACHABLE, isDefault: false },
  ],
}

test('CHK-13, CHK-14 a saved address is taken as it is, and delivered to without its VAT number', () => {
  const { billing, shipping } = chosenAddresses(typed({ billingAddress: 'office', sameAsBilling: 'on' }), market, SAVED)
  const references = { purchaseOrderNumber: '', costCentre: '' }
  expect(billing).toEqual({ address: OFFICE, problems: [], vatNumber: 'DE770067399', references })
  const { custom: _custom, ...withoutVat } = OFFICE
  expect(shipping).toEqual({ address: withoutVat, problems: [] })
})

test('CHK-14 what is typed next to a saved address that was chosen is neither used nor judged', () => {
  const data = typed({ billingAddress: 'home', 'billing.city': '', shippingAddress: 'site', clientType: 'company' })
  const { billing, shipping } = chosenAddresses(data, market, SAVED)
  expect([billing.problems, shipping.problems]).toEqual([[], []])
  expect([billing.address?.city, billing.vatNumber, shipping.address?.streetName]).toEqual(['Berlin', '', 'Hafenweg'])
})

test('a saved address that is not the shopper’s or lacks something is a problem of the choice', () => {
  expect(problemsOf(typed({ billingAddress: 'another’s', sameAsBilling: 'on' }), SAVED)).toMatchObject([
    { field: 'billingAddress', rule: 'gone' },
  ])
  expect(problemsOf(typed({ shippingAddress: 'silent' }), SAVED)).toEqual([
    { field: 'shippingAddress', label: 'phone', rule: 'required' },
  ])
})

test('CHK-10 goods go to the billing address, to one of the account or to one that was typed', () => {
  const typeOf = (fields: Readonly<Record<string, string>>) => shippingAddressTypeOfForm(typed(fields))
  expect(typeOf({ sameAsBilling: 'on', shippingAddress: 'site' })).toBe('SAME_AS_BILLING')
  expect(typeOf({ shippingAddress: 'site' })).toBe('SAVED_ADDRESS')
  expect(typeOf({ shippingAddress: '' })).toBe('DIFFERENT_FROM_BILLING')
  expect(typeOf({})).toBe('DIFFERENT_FROM_BILLING')
})

test('references are those of a company alone, cleaned, and judged after its address', () => {
  const references = { purchaseOrderNumber: ' PO  4500 ', costCentre: 'https://example.org' }
  const company = { clientType: 'company', 'billing.company': 'Muster GmbH', sameAsBilling: 'on' }
  const { billing } = chosenAddresses(typed({ ...company, ...references }), market, NO_SAVED_ADDRESSES)
  expect(billing.references.purchaseOrderNumber).toBe('PO 4500')
  expect(billing.problems).toEqual([{ field: 'costCentre', reference: 'costCentre', rule: 'plain' }])
  const asPrivate = chosenAddresses(typed({ sameAsBilling: 'on', ...references }), market, NO_SAVED_ADDRESSES)
  expect(asPrivate.billing).toMatchObject({ problems: [], references: { purchaseOrderNumber: '', costCentre: '' } })
})
