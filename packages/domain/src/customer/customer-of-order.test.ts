import { expect, test } from 'vitest'
import { anAddress } from '../address/address.fixtures.ts'
import { aCustomer } from './customer.fixtures.ts'
import { draftOfOrder, withAddressesOf } from './customer-of-order.ts'

const now = '2026-11-29T10:00:00.000Z'
const ids = ['one', 'other'] as const
const order = {
  customerEmail: 'erika@example.com',
  locale: 'de-DE',
  billingAddress: anAddress({ id: 'of-cart', key: 'k' }),
  shippingAddress: anAddress(),
} as const

test('CHK-25, AUTH-08 a guest is asked for nothing that the order says', () => {
  expect(draftOfOrder(order)).toEqual({
    email: 'erika@example.com',
    firstName: 'Erika',
    lastName: 'Muster',
    locale: 'de-DE',
    custom: { customerType: 'private' },
  })
  const ofCompany = draftOfOrder({ ...order, billingAddress: anAddress({ company: 'Muster GmbH' }) })
  expect(ofCompany.custom).toEqual({ customerType: 'company' })
})

test('CHK-25 the addresses of the order are the first of the account, one where both are the same', () => {
  const customer = withAddressesOf(order, aCustomer(), { ids, now })
  expect(customer.addresses).toEqual([{ ...anAddress(), id: 'one', key: `10115-${Date.parse(now)}` }])
  expect(customer).toMatchObject({
    defaultBillingAddressId: 'one',
    defaultShippingAddressId: 'one',
    billingAddressIds: ['one'],
    shippingAddressIds: ['one'],
  })
})

test('CHK-25 two addresses are kept apart, and of a VAT number the number alone', () => {
  const custom = { vatNumber: 'DE123456789', isVatValidated: true, vatResponse: 'ok' }
  const billingAddress = anAddress({ company: 'Muster GmbH', custom })
  const shippingAddress = anAddress({ streetNumber: '14' })
  const customer = withAddressesOf({ ...order, billingAddress, shippingAddress }, aCustomer(), { ids, now })
  expect(customer.addresses.map(({ id, key, streetNumber, custom: kept }) => [id, key, streetNumber, kept])).toEqual([
    ['one', `10115-${Date.parse(now)}`, '12a', { vatNumber: 'DE123456789' }],
    ['other', `10115-${Date.parse(now) + 1}`, '14', undefined],
  ])
  expect(customer).toMatchObject({ defaultBillingAddressId: 'one', defaultShippingAddressId: 'other' })
})
