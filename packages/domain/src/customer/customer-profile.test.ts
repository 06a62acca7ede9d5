import { describe, expect, it } from 'vitest'
import { anAddress } from '../address/address.fixtures.ts'
import { marketOf } from '../market/index.ts'
import { aCustomer } from './customer.fixtures.ts'
import { applyCustomerAction, type CustomerChange } from './customer-update-action.ts'
import { loyaltyCardOf } from './loyalty.ts'

const situation = { market: marketOf('DE'), newAddressId: 'new', now: '2026-11-21T12:00:00.000Z' }
const customer = aCustomer({ vatId: 'DE1', dateOfBirth: '1980-02-29' })
const apply = (...actions: CustomerChange[]) =>
  actions.reduce((before, action) => applyCustomerAction(before, action, situation), customer)

function invalid(field: string) {
  return expect.objectContaining({ failure: { code: 'invalid-input', field } })
}

describe('the actions on a profile', () => {
  it.each<[CustomerChange, object]>([
    [{ action: 'setFirstName', firstName: ' Eva ' }, { firstName: 'Eva' }],
    [{ action: 'setLastName', lastName: 'Neu' }, { lastName: 'Neu' }],
    [{ action: 'setVatId', vatId: ' DE2 ' }, { vatId: 'DE2' }],
    [{ action: 'setDateOfBirth', dateOfBirth: '2000-12-31' }, { dateOfBirth: '2000-12-31' }],
    [{ action: 'setLocale', locale: 'de-AT' }, { locale: 'de-AT' }],
    [{ action: 'setCustomerType', customerType: 'company' }, { customerType: 'company' }],
    [{ action: 'setNewsletter', newsletter: true }, { custom: { newsletter: true } }],
  ])('ACC-10, ACC-13, ACC-16 %j changes its field alone', (action, change) => {
    expect(apply(action)).toEqual({ ...customer, ...change })
  })

  it.each<CustomerChange>([{ action: 'setVatId' }, { action: 'setVatId', vatId: ' ' }])('ACC-16 %j takes it away', action => {
    expect(apply(action)).not.toHaveProperty('vatId')
  })

  it('ACC-16 a date of birth can be taken away', () => {
    expect(apply({ action: 'setDateOfBirth' })).not.toHaveProperty('dateOfBirth')
  })

  it.each(['2001-02-29', '2026-11-22', '1899-12-31', '01.02.1980', '1980-2-9', '0000-00-00'])(
    'ACC-16 %s is no date of birth',
    dateOfBirth => {
      expect(() => apply({ action: 'setDateOfBirth', dateOfBirth })).toThrow(invalid('dateOfBirth'))
    },
  )

  it('ACC-16 names are not empty, and nothing is too long', () => {
    expect(() => apply({ action: 'setFirstName', firstName: ' ' })).toThrow(invalid('firstName'))
    expect(() => apply({ action: 'setLastName', lastName: 'x'.repeat(81) })).toThrow(invalid('lastName'))
    expect(() => apply({ action: 'setLastName', lastName: 'www.evil.example' })).toThrow(invalid('lastName'))
    expect(() => apply({ action: 'setVatId', vatId: '1'.repeat(41) })).toThrow(invalid('vatId'))
  })
})

describe('the actions on an address book', () => {
  it('ADDR-30, ACC-10 adding gives an address its id and key and keeps it for its role', () => {
    const key = '10115-1795262400000'
    const address = { ...anAddress(), id: 'new', key }
    expect(apply({ action: 'addAddress', address: anAddress() })).toMatchObject({ addresses: [address], shippingAddressIds: [] })
    expect(apply({ action: 'addShippingAddress', address: anAddress() })).toMatchObject({
      addresses: [address],
      shippingAddressIds: ['new'],
      billingAddressIds: [],
    })
    expect(apply({ action: 'addBillingAddress', address: { ...anAddress(), key: 'office' } })).toMatchObject({
      addresses: [{ ...address, key: 'office' }],
      billingAddressIds: ['new'],
    })
  })

  it('ACC-10 the other actions find it by key or id', () => {
    const added = apply({ action: 'addAddress', address: { ...anAddress(), key: 'office' } })
    const then = (...actions: CustomerChange[]) =>
      actions.reduce((before, action) => applyCustomerAction(before, action, situation), added)
    const listed = then(
      { action: 'addShippingAddressId', addressKey: 'office' },
      { action: 'addBillingAddressId', addressId: 'new' },
      { action: 'changeAddress', addressKey: 'office', address: anAddress({ city: 'Potsdam' }) },
      { action: 'setDefaultShippingAddress', addressKey: 'office' },
      { action: 'setDefaultBillingAddress', addressId: 'new' },
    )
    expect(listed).toEqual({
      ...added,
      addresses: [{ ...anAddress({ city: 'Potsdam' }), id: 'new', key: 'office' }],
      shippingAddressIds: ['new'],
      billingAddressIds: ['new'],
      defaultShippingAddressId: 'new',
      defaultBillingAddressId: 'new',
    })
    const cleared = [{ action: 'setDefaultShippingAddress' }, { action: 'setDefaultBillingAddress' }] as const
    const unlisted = [
      { action: 'removeShippingAddressId', addressId: 'new' },
      { action: 'removeBillingAddressId', addressKey: 'office' },
    ] as const
    const removed = [...cleared, ...unlisted].reduce((before, action) => applyCustomerAction(before, action, situation), listed)
    expect(removed).toEqual({ ...added, addresses: listed.addresses })
    expect(applyCustomerAction(listed, { action: 'removeAddress', addressKey: 'office' }, situation)).toEqual(customer)
  })

  it('ADDR-15, ACC-10 an address fits the rules of the market', () => {
    const add = (action: 'addAddress' | 'addShippingAddress', changes: Parameters<typeof anAddress>[0]) => () =>
      apply({ action, address: anAddress(changes) })
    expect(add('addAddress', { streetName: '' })).toThrow(invalid('address.streetName'))
    expect(add('addAddress', { postalCode: '1' })).toThrow(invalid('address.postalCode'))
    expect(add('addAddress', { country: 'AT', postalCode: '10115' })).toThrow(invalid('address.country'))
    expect(add('addShippingAddress', { phone: '12' })).toThrow(
      expect.objectContaining({ failure: { code: 'address-incomplete', address: 'shipping', field: 'phone' } }),
    )
    expect(add('addShippingAddress', { postalCode: '1' })).toThrow(
      expect.objectContaining({ failure: { code: 'postal-code-incorrect', address: 'shipping' } }),
    )
  })

  it('ENT-04 whether a VAT number is valid is not for the caller to say', () => {
    const custom = { vatNumber: 'DE123456789', isVatValidated: true, vatResponse: 'yes' }
    expect(apply({ action: 'addAddress', address: anAddress({ custom, id: 'mine' }) }).addresses).toMatchObject([{ id: 'new' }])
    expect(apply({ action: 'addAddress', address: anAddress({ custom }) }).addresses[0]?.custom).toEqual({
      vatNumber: 'DE123456789',
    })
  })
})

describe('loyaltyCardOf', () => {
  it('ACC-14 shows customer number, tier and personal discount', () => {
    const member = aCustomer({ customerGroupAssignments: [{ customerGroup: { key: 'tier2' } }] })
    expect(loyaltyCardOf(member, 500)).toEqual({ customerNumber: 'C100001', tier: 'tier2', discountPermyriad: 500 })
    expect(loyaltyCardOf(aCustomer(), 0)).toEqual({ customerNumber: 'C100001', tier: 'NO_TIER', discountPermyriad: 0 })
  })
})
