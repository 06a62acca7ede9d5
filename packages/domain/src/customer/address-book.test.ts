import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../address/address.fixtures.ts'
import {
  addAddress,
  addAddressId,
  addressesIn,
  addressKeyOf,
  changeAddress,
  changeListedAddress,
  MAX_SAVED_ADDRESSES,
  removeAddress,
  removeAddressId,
  removeListedAddress,
  setDefaultAddress,
  viewOfCustomer,
} from './address-book.ts'
import { aCustomer } from './customer.fixtures.ts'
import type { Customer } from './customer.ts'

function failure(code: string, details: object = {}) {
  return expect.objectContaining({ failure: expect.objectContaining({ code, ...details }) })
}

/** A customer who saved addresses under these ids. */
function withAddresses(...ids: string[]): Customer {
  return ids.reduce((customer, id) => addAddress(customer, { ...anAddress(), id, key: `key-${id}` }), aCustomer())
}

describe('the address book', () => {
  it('ACC-04 grows, keeps addresses for shipping and billing by id or key, and has defaults', () => {
    const listed = addAddressId(withAddresses('a', 'b'), 'shipping', { addressKey: 'key-a' })
    const customer = setDefaultAddress(setDefaultAddress(listed, 'shipping', { addressId: 'a' }), 'billing', {
      addressKey: 'key-b',
    })
    expect(customer).toMatchObject({
      shippingAddressIds: ['a'],
      billingAddressIds: ['b'],
      defaultShippingAddressId: 'a',
      defaultBillingAddressId: 'b',
    })
    expect(addAddressId(customer, 'shipping', { addressId: 'a' })).toBe(customer)
    expect(setDefaultAddress(customer, 'shipping')).not.toHaveProperty('defaultShippingAddressId')
    expect(setDefaultAddress(customer, 'shipping')).toMatchObject({ defaultBillingAddressId: 'b', shippingAddressIds: ['a'] })
    expect(setDefaultAddress(customer, 'billing')).not.toHaveProperty('defaultBillingAddressId')
  })

  it('ACC-04 changes the content of an address and nothing around it', () => {
    const customer = setDefaultAddress(withAddresses('a', 'b'), 'shipping', { addressId: 'a' })
    const changed = changeAddress(customer, { addressId: 'a' }, anAddress({ city: 'Potsdam' }))
    expect(changed).toEqual({
      ...customer,
      addresses: [{ ...anAddress({ city: 'Potsdam' }), id: 'a', key: 'key-a' }, customer.addresses[1]],
    })
  })

  it('ACC-05 clears the default before an address goes, and takes its id from both lists', () => {
    const both = addAddressId(addAddressId(withAddresses('a', 'b'), 'shipping', { addressId: 'b' }), 'billing', {
      addressId: 'b',
    })
    const customer = setDefaultAddress(setDefaultAddress(both, 'shipping', { addressId: 'a' }), 'billing', { addressId: 'a' })
    const without = removeAddress(customer, { addressId: 'a' })
    expect(without.addresses.map(({ id }) => id)).toEqual(['b'])
    expect(without).toMatchObject({ shippingAddressIds: ['b'], billingAddressIds: ['b'] })
    expect(without).not.toHaveProperty('defaultShippingAddressId')
    expect(without).not.toHaveProperty('defaultBillingAddressId')
    // The other address is the default: it stays so.
    expect(removeAddress(customer, { addressId: 'b' })).toMatchObject({
      defaultShippingAddressId: 'a',
      defaultBillingAddressId: 'a',
    })
  })

  it('ACC-05 deletes a shipping address that bills too from the shipping list alone', () => {
    const customer = addAddressId(setDefaultAddress(withAddresses('a'), 'shipping', { addressId: 'a' }), 'billing', {
      addressId: 'a',
    })
    const billing = removeListedAddress(customer, 'shipping', 'a')
    expect(billing).toMatchObject({ shippingAddressIds: [], billingAddressIds: ['a'], addresses: [{ id: 'a' }] })
    expect(billing).not.toHaveProperty('defaultShippingAddressId')
    expect(removeListedAddress(billing, 'billing', 'a')).toMatchObject({ billingAddressIds: [], addresses: [] })
  })

  it('ACC-04 does not find an address that is not kept for the role', () => {
    const customer = addAddressId(withAddresses('a'), 'billing', { addressId: 'a' })
    const notFound = failure('resource-not-found', { typeId: 'address', id: 'a' })
    expect(() => removeListedAddress(customer, 'shipping', 'a')).toThrow(notFound)
    expect(() => changeListedAddress(customer, 'shipping', 'a', anAddress())).toThrow(notFound)
    expect(changeListedAddress(customer, 'billing', 'a', anAddress({ city: 'Potsdam' })).addresses).toMatchObject([
      { city: 'Potsdam' },
    ])
  })

  it('ACC-04 does not find an unknown address', () => {
    const customer = withAddresses('a')
    for (const reference of [{ addressId: 'x' }, { addressKey: 'key-x' }, { addressId: 'key-a' }, {}]) {
      const notFound = failure('resource-not-found', { typeId: 'address' })
      expect(() => changeAddress(customer, reference, anAddress())).toThrow(notFound)
      expect(() => removeAddress(customer, reference)).toThrow(notFound)
      expect(() => addAddressId(customer, 'billing', reference)).toThrow(notFound)
      expect(() => removeAddressId(customer, 'billing', reference)).toThrow(notFound)
      expect(() => setDefaultAddress(customer, 'billing', reference)).toThrow(notFound)
    }
  })

  it('ACC-01 holds at most 50 addresses', () => {
    const full = withAddresses(...Array.from({ length: MAX_SAVED_ADDRESSES }, (_, index) => `a${index}`))
    expect(() => addAddress(full, { ...anAddress(), id: 'more' })).toThrow(failure('max-resource-limit-exceeded', { limit: 50 }))
    expect(changeAddress(full, { addressId: 'a49' }, anAddress()).addresses).toHaveLength(50)
  })

  it('ADDR-20 lists the addresses of the current country', () => {
    const swiss = addAddress(withAddresses('a', 'b'), { ...anAddress({ country: 'CH', postalCode: '8001' }), id: 'c' })
    const customer = addAddressId(addAddressId(swiss, 'shipping', { addressId: 'b' }), 'shipping', { addressId: 'c' })
    const idsIn = (...rest: Parameters<typeof addressesIn> extends [unknown, ...infer Rest] ? Rest : never) =>
      addressesIn(customer, ...rest).map(({ id }) => id)
    expect(idsIn('DE')).toEqual(['a', 'b'])
    expect(idsIn('CH')).toEqual(['c'])
    expect(idsIn('DE', 'shipping')).toEqual(['b'])
    expect(idsIn('CH', 'billing')).toEqual([])
    expect(idsIn('SK')).toEqual([])
  })

  it('ENT-05 shows the addresses of both lists', () => {
    const customer = addAddressId(addAddressId(withAddresses('a', 'b'), 'shipping', { addressId: 'b' }), 'billing', {
      addressId: 'a',
    })
    expect(viewOfCustomer(customer)).toEqual({
      ...customer,
      shippingAddresses: [customer.addresses[1]],
      billingAddresses: [customer.addresses[0]],
    })
  })
})

describe('the key of an address', () => {
  it('ADDR-30 is the postal code and a timestamp', () => {
    expect(addressKeyOf(aCustomer(), '811 01', 1_790_000_000_000)).toBe('81101-1790000000000')
    expect(addressKeyOf(aCustomer(), 'LS10 1AB', 1)).toBe('LS101AB-1')
  })

  it('ADDR-30 is another one for every address of the same place and time', () => {
    const customer = addAddress(aCustomer(), { ...anAddress(), id: 'a', key: '10115-7' })
    expect(addressKeyOf(customer, '10115', 7)).toBe('10115-8')
    expect(() => addAddress(customer, { ...anAddress(), id: 'b', key: '10115-7' })).toThrow(
      failure('invalid-input', { field: 'address.key' }),
    )
  })
})

describe('what the server knows about a VAT number', () => {
  const known = { vatNumber: 'DE123456789', isVatValidated: true, vatResponse: '<valid/>' }
  const customer = addAddress(aCustomer(), { ...anAddress(), id: 'a', custom: known })
  const customAfter = (custom: { vatNumber?: string } | undefined) =>
    changeAddress(customer, { addressId: 'a' }, anAddress(custom ? { custom } : {})).addresses[0]?.custom

  it('ENT-04 stays with the number', () => {
    expect(customAfter({ vatNumber: 'DE123456789' })).toEqual(known)
  })
  it('ENT-04 goes with it', () => {
    expect(customAfter({ vatNumber: 'DE987654321' })).toEqual({ vatNumber: 'DE987654321' })
    expect(customAfter(undefined)).toBeUndefined()
  })
})

type Step = readonly [kind: number, address: number]

/** What a customer may do to their book, whatever address they mean. */
function step(customer: Customer, [kind, which]: Step): Customer {
  const addressId = `a${which}`
  const isKnown = customer.addresses.some(({ id }) => id === addressId)
  if (!isKnown) return addAddress(customer, { ...anAddress(), id: addressId })
  switch (kind) {
    case 0:
      return removeAddress(customer, { addressId })
    case 1:
      return addAddressId(customer, 'shipping', { addressId })
    case 2:
      return addAddressId(customer, 'billing', { addressId })
    case 3:
      return removeAddressId(customer, 'shipping', { addressId })
    case 4:
      return removeAddressId(customer, 'billing', { addressId })
    case 5:
      return setDefaultAddress(customer, 'shipping', { addressId })
    case 6:
      return setDefaultAddress(customer, 'billing', { addressId })
    default:
      return setDefaultAddress(customer, 'shipping')
  }
}

describe('whatever is done', () => {
  it('ACC-05 lists name saved addresses, each once, and a default is in its list', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(5)), { maxLength: 60 }), steps => {
        const customer = steps.reduce(step, aCustomer())
        const ids = new Set(customer.addresses.map(({ id }) => id))
        expect(ids.size).toBe(customer.addresses.length)
        for (const list of [customer.shippingAddressIds, customer.billingAddressIds]) {
          expect(new Set(list).size).toBe(list.length)
          expect(list.every(id => ids.has(id))).toBe(true)
        }
        const { defaultShippingAddressId, defaultBillingAddressId, shippingAddressIds, billingAddressIds } = customer
        expect(defaultShippingAddressId === undefined || shippingAddressIds.includes(defaultShippingAddressId)).toBe(true)
        expect(defaultBillingAddressId === undefined || billingAddressIds.includes(defaultBillingAddressId)).toBe(true)
      }),
    )
  })
})
