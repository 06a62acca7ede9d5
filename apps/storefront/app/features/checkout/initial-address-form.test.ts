import type { Customer, SavedAddress } from '@shop/domain/customer'
import { aCart, aCustomer, anAddress } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { addressFormOfCart, addressFormOfCustomer } from './initial-address-form.ts'
import { savedAddressesOf } from './saved-addresses.ts'

const NOTHING = { shippingAddressType: 'SAME_AS_BILLING', clientType: undefined } as const

const HOME: SavedAddress = { ...anAddress(), id: 'home' }
const SITE: SavedAddress = { ...HOME, id: 'site', streetName: 'Hafenweg', streetNumber: '3' }
const VIENNA: SavedAddress = { ...HOME, id: 'vienna', postalCode: '1010', city: 'Wien', country: 'AT' }

const CUSTOMER = aCustomer({
  addresses: [HOME, SITE, VIENNA],
  shippingAddressIds: ['site', 'vienna'],
  billingAddressIds: ['home', 'vienna'],
})

const formOf = (changes: Partial<Customer>, earlier: Parameters<typeof addressFormOfCustomer>[3] = NOTHING) =>
  addressFormOfCustomer(aCart('DE'), marketOf('DE'), { ...CUSTOMER, ...changes }, earlier)

test('ACC-01, CHK-14 the checkout starts with the default addresses chosen, and with e-mail address and name for a new one', () => {
  const form = formOf({ defaultBillingAddressId: 'home', defaultShippingAddressId: 'site' })
  expect(form).toMatchObject({ email: 'erika@example.com', clientType: 'private', sameAsBilling: false })
  expect([form.billingAddress, form.shippingAddress]).toEqual(['home', 'site'])
  expect(form.billing).toMatchObject({ firstName: 'Erika', lastName: 'Muster', streetName: '' })
  expect(formOf({ defaultBillingAddressId: 'home' })).toMatchObject({ sameAsBilling: true, shippingAddress: '' })
  expect(formOf({ defaultShippingAddressId: 'site' })).toMatchObject({ sameAsBilling: false, billingAddress: '' })
})

test('CHK-14 a shopper who returns finds the saved addresses that they chose, and those that they typed', () => {
  const cart = { ...aCart('DE'), billingAddress: HOME, shippingAddress: SITE }
  expect(addressFormOfCustomer(cart, marketOf('DE'), CUSTOMER, NOTHING)).toMatchObject({
    billingAddress: 'home',
    shippingAddress: 'site',
    sameAsBilling: false,
    billing: { streetName: '' },
  })
  const typed = { ...cart, billingAddress: { ...HOME, streetNumber: '13' } }
  expect(addressFormOfCustomer(typed, marketOf('DE'), CUSTOMER, NOTHING)).toMatchObject({
    billingAddress: '',
    billing: { streetName: 'Werkstraße', streetNumber: '13' },
  })
})

test('CHK-07, CHK-08 who buys is private at first, then as was said in this checkout', () => {
  expect(formOf({}).clientType).toBe('private')
  expect(formOf({ customerType: 'company' }).clientType).toBe('company')
  const said = (clientType: 'private' | 'company') => ({ ...NOTHING, clientType })
  expect(formOf({}, said('company')).clientType).toBe('company')
  expect(formOf({ customerType: 'company', vatId: 'DE1' }, said('private'))).toMatchObject({
    clientType: 'private',
    billing: { vatNumber: '' },
  })
})

test('NEWS-04, MKT-20 the choice on the cart is kept, and only the shopper ticks the box', () => {
  const choiceOf = (country: 'DE' | 'HU', agreed: boolean | undefined, newsletter?: boolean) => {
    const cart = { ...aCart(country), custom: agreed === undefined ? {} : { customerAgreedToSendEmail: agreed } }
    const customer = { ...CUSTOMER, custom: newsletter === undefined ? {} : { newsletter } }
    return addressFormOfCustomer(cart, marketOf(country), customer, NOTHING).newsletterChoice
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
  const guest = addressFormOfCart(cart, marketOf('DE'), NOTHING)
  expect(guest).toMatchObject({ clientType: 'company', billing: { vatNumber: 'DE770067399', city: '' } })
  const known = addressFormOfCustomer(cart, marketOf('DE'), { ...CUSTOMER, vatId: 'DE123456789' }, NOTHING)
  expect(known).toMatchObject({ clientType: 'company', billing: { vatNumber: 'DE770067399' } })
})

test('ADDR-20 addresses of another country are not offered', () => {
  const form = formOf({ defaultBillingAddressId: 'vienna', defaultShippingAddressId: 'vienna' })
  expect([form.billingAddress, form.shippingAddress, form.sameAsBilling]).toEqual(['', '', true])
  const saved = savedAddressesOf(CUSTOMER, marketOf('DE'))
  expect([saved.billing.map(({ id }) => id), saved.shipping.map(({ id }) => id)]).toEqual([['home'], ['site']])
})

test('ACC-16 a company’s address without a VAT number has the one of the profile, and a new one begins with it', () => {
  const company = { ...HOME, key: 'k', company: 'Muster GmbH', custom: { vatResponse: 'raw' } }
  const changes = { addresses: [company], billingAddressIds: ['home'], defaultBillingAddressId: 'home', vatId: 'DE123456789' }
  const [choice] = savedAddressesOf({ ...CUSTOMER, ...changes }, marketOf('DE')).billing
  const { id: _id, ...address } = HOME
  expect(choice).toEqual({
    id: 'home',
    isDefault: true,
    address: { ...address, company: 'Muster GmbH', custom: { vatNumber: 'DE123456789' } },
  })
  expect(formOf({ customerType: 'company', vatId: 'DE123456789' }).billing.vatNumber).toBe('DE123456789')
  expect(formOf({ vatId: 'DE123456789' }).billing.vatNumber).toBe('')
})

test('CHK-11 goods go to the billing address until the shopper sends them elsewhere, and then there again', () => {
  const market = marketOf('DE')
  const cart = aCart('DE')
  const same = (
    of: Parameters<typeof addressFormOfCart>[0],
    shippingAddressType: 'SAME_AS_BILLING' | 'SAVED_ADDRESS' | 'DIFFERENT_FROM_BILLING',
  ) => addressFormOfCart(of, market, { shippingAddressType, clientType: undefined }).sameAsBilling
  expect(same(cart, 'SAME_AS_BILLING')).toBe(true)
  expect(same(cart, 'SAVED_ADDRESS')).toBe(true)
  expect(same(cart, 'DIFFERENT_FROM_BILLING')).toBe(false)
  const withBoth = { ...cart, billingAddress: HOME, shippingAddress: SITE }
  expect(same(withBoth, 'SAME_AS_BILLING')).toBe(false)
  expect(same({ ...withBoth, shippingAddress: HOME }, 'DIFFERENT_FROM_BILLING')).toBe(true)
})
