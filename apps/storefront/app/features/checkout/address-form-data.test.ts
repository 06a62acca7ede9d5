import type { Customer, SavedAddress } from '@shop/domain/customer'
import { aCart } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { addressOf } from '../../forms/address-texts.ts'
import {
  addressFormOfCart,
  addressFormOfCustomer,
  addressFormProblems,
  readAddressForm,
  shippingAddressTypeOfForm,
} from './address-form-data.ts'

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

const HOME: SavedAddress = {
  id: 'home',
  firstName: 'Erika',
  lastName: 'Muster',
  streetName: 'Werkstraße',
  streetNumber: '12a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
}
const SITE: SavedAddress = { ...HOME, id: 'site', streetName: 'Hafenweg', streetNumber: '3' }
const VIENNA: SavedAddress = { ...HOME, id: 'vienna', postalCode: '1010', city: 'Wien', country: 'AT' }

const CUSTOMER: Customer = {
  id: 'customer',
  version: 1,
  customerNumber: 'C100001',
  email: 'erika@example.com',
  firstName: 'Erika',
  lastName: 'Muster',
  locale: 'de-DE',
  customerType: 'private',
  customerGroupAssignments: [],
  addresses: [HOME, SITE, VIENNA],
  shippingAddressIds: ['site', 'vienna'],
  billingAddressIds: ['home', 'vienna'],
  custom: {},
}

const formOf = (changes: Partial<Customer>) =>
  addressFormOfCustomer(aCart('DE'), marketOf('DE'), { ...CUSTOMER, ...changes }, 'SAME_AS_BILLING')

test('ACC-01 the checkout starts with the default addresses and the e-mail address of the customer', () => {
  const form = formOf({ defaultBillingAddressId: 'home', defaultShippingAddressId: 'site' })
  expect(form).toMatchObject({ email: 'erika@example.com', clientType: 'private', sameAsBilling: false })
  expect([form.billing.streetName, form.shipping.streetName]).toEqual(['Werkstraße', 'Hafenweg'])
  expect(formOf({ defaultBillingAddressId: 'home' }).sameAsBilling).toBe(true)
  expect(formOf({ defaultShippingAddressId: 'site' })).toMatchObject({ sameAsBilling: false, billing: { city: '' } })
})

test('NEWS-04, MKT-20 the choice on the cart is kept, and only the shopper ticks the box', () => {
  const choiceOf = (country: 'DE' | 'HU', agreed: boolean | undefined, newsletter?: boolean) => {
    const cart = { ...aCart(country), custom: agreed === undefined ? {} : { customerAgreedToSendEmail: agreed } }
    const customer = { ...CUSTOMER, custom: newsletter === undefined ? {} : { newsletter } }
    return addressFormOfCustomer(cart, marketOf(country), customer, 'SAME_AS_BILLING').newsletterChoice
  }
  for (const country of ['DE', 'HU'] as const) {
    for (const inAccount of [true, false, undefined]) {
      expect([choiceOf(country, true, inAccount), choiceOf(country, false, inAccount)]).toEqual([true, false])
      expect(choiceOf(country, undefined, inAccount)).toBe(false)
    }
  }
})

test('VAT-13 a number that was checked before the address is there is still in the form, which is that of a business', () => {
  const cart = { ...aCart('DE'), custom: { pendingVat: { vatNumber: 'DE770067399', isVatValidated: true } } }
  const guest = addressFormOfCart(cart, marketOf('DE'), 'SAME_AS_BILLING')
  expect(guest).toMatchObject({ clientType: 'company', billing: { vatNumber: 'DE770067399', city: '' } })
  const known = addressFormOfCustomer(cart, marketOf('DE'), { ...CUSTOMER, vatId: 'DE123456789' }, 'SAME_AS_BILLING')
  expect(known).toMatchObject({ clientType: 'company', billing: { vatNumber: 'DE770067399' } })
})

test('ADDR-20 a default address of another country is not offered', () => {
  const form = formOf({ defaultBillingAddressId: 'vienna', defaultShippingAddressId: 'vienna' })
  expect([form.billing.city, form.shipping.city, form.sameAsBilling]).toEqual(['', '', true])
})

test('ACC-16 the VAT id of a company is filled in where the address has none', () => {
  const company = { ...HOME, company: 'Muster GmbH' }
  const changes = { addresses: [company], billingAddressIds: ['home'], defaultBillingAddressId: 'home', vatId: 'DE123456789' }
  expect(formOf(changes)).toMatchObject({ clientType: 'company', billing: { vatNumber: 'DE123456789' } })
  expect(formOf({ vatId: 'DE123456789' }).billing.vatNumber).toBe('')
})

test('CHK-10, CHK-11 goods go to the billing address until the shopper sends them elsewhere, and then there again', () => {
  const market = marketOf('DE')
  const cart = aCart('DE')
  expect(addressFormOfCart(cart, market, 'SAME_AS_BILLING').sameAsBilling).toBe(true)
  expect(addressFormOfCart(cart, market, 'SAVED_ADDRESS').sameAsBilling).toBe(true)
  expect(addressFormOfCart(cart, market, 'DIFFERENT_FROM_BILLING').sameAsBilling).toBe(false)
  const withBoth = { ...cart, billingAddress: HOME, shippingAddress: SITE }
  expect(addressFormOfCart(withBoth, market, 'SAME_AS_BILLING').sameAsBilling).toBe(false)
  expect(addressFormOfCart({ ...withBoth, shippingAddress: HOME }, market, 'DIFFERENT_FROM_BILLING').sameAsBilling).toBe(true)
})

test('CHK-10 an address of the account is told from one that was typed', () => {
  const market = marketOf('DE')
  const { billing, shipping } = formOf({ defaultBillingAddressId: 'home', defaultShippingAddressId: 'site' })
  expect(shippingAddressTypeOfForm({ sameAsBilling: true, shipping }, market, CUSTOMER)).toBe('SAME_AS_BILLING')
  expect(shippingAddressTypeOfForm({ sameAsBilling: false, shipping }, market, CUSTOMER)).toBe('SAVED_ADDRESS')
  expect(shippingAddressTypeOfForm({ sameAsBilling: false, shipping }, market, null)).toBe('DIFFERENT_FROM_BILLING')
  expect(shippingAddressTypeOfForm({ sameAsBilling: false, shipping: billing }, market, CUSTOMER)).toBe('DIFFERENT_FROM_BILLING')
})
