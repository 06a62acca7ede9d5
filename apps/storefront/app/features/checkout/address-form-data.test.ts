import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { addressOf } from '../../forms/address-texts.ts'
import { addressFormProblems, readAddressForm } from './address-form-data.ts'

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

test('what is typed is trimmed; what is missing is empty, and nothing is judged', () => {
  const form = new FormData()
  form.set('email', '  erika@example.com ')
  form.set('billing.firstName', new File([], 'erika.png'))
  const read = readAddressForm(form)
  expect(read).toMatchObject({ email: 'erika@example.com', clientType: 'private', sameAsBilling: false, newsletterChoice: false })
  expect(new Set(Object.values(read.billing))).toEqual(new Set(['']))
  expect(new Set(Object.values(read.shipping))).toEqual(new Set(['']))
})

test('a private person has neither company nor VAT number, whatever was typed', () => {
  const { billing } = typed({ 'billing.company': 'Muster GmbH', 'billing.vatNumber': 'DE123456789' })
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
  expect(addressOf(billing, market, 'company')).toMatchObject({ company: 'Muster GmbH', custom: { vatNumber: 'DE123456789' } })
})

test('a good form has no problems, with the delivery address hidden or filled in', () => {
  expect(addressFormProblems(typed({ sameAsBilling: 'on' }), market)).toEqual([])
  const shipping = Object.fromEntries(
    Object.entries(BILLING).map(([name, value]) => [name.replace('billing', 'shipping'), value]),
  )
  expect(addressFormProblems(typed(shipping), market)).toEqual([])
})

test('problems come in the order of the form: e-mail, billing, delivery', () => {
  const data = typed({ email: 'erika', 'billing.postalCode': '1011', 'shipping.firstName': 'Max' })
  expect(addressFormProblems(data, market).map(({ field, rule }) => `${field} ${rule}`)).toEqual([
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
  expect(addressFormProblems(typed({ email: '', sameAsBilling: 'on' }), market)).toEqual([
    { field: 'email', label: 'email', rule: 'required' },
  ])
})

test('CHK-07 a business must tell its name for the invoice, but not for the delivery', () => {
  const shipping = Object.fromEntries(
    Object.entries(BILLING).map(([name, value]) => [name.replace('billing', 'shipping'), value]),
  )
  const data = typed({ clientType: 'company', ...shipping })
  expect(addressFormProblems(data, market)).toEqual([{ field: 'billing.company', label: 'company', rule: 'required' }])
})
