import type { Customer } from '@shop/domain/customer'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { createPasswordHasher } from '@shop/integrations/password'
import { describe, expect, test } from 'vitest'
import { aStranger, openTestShop } from '../testing/shop.fixtures.ts'
import { aStoredCustomer, ownRequestOf } from './customer.fixtures.ts'
import { selectCustomerById } from './customer-rows.ts'
import { addSavedAddress, deleteSavedAddress, setDefaultSavedAddress, updateCustomer, updateSavedAddress } from './index.ts'

const { context } = await openTestShop()
const hasher = createPasswordHasher()

function failure(code: string, details: object = {}) {
  return { failure: { code, ...details } }
}

async function storedOf({ id }: Customer): Promise<Customer | undefined> {
  return (await selectCustomerById(context.db, id))?.customer
}

describe('a saved address', () => {
  test('ACC-04, API-21, ADDR-30 is added, changed, made the default and deleted', async () => {
    const customer = await aStoredCustomer(context)
    const added = await addSavedAddress(context, ownRequestOf(customer), 'shipping', aSlovakAddress())
    const [address] = added.addresses
    expect(added).toEqual({
      ...customer,
      version: 2,
      addresses: [{ ...aSlovakAddress(), id: expect.any(String), key: expect.stringMatching(/^81101-\d{13}$/) }],
      shippingAddressIds: [address?.id],
    })
    const id = address?.id ?? ''
    const draft = aSlovakAddress({ city: 'Košice', postalCode: '040 01' })
    const moved = await updateSavedAddress(context, ownRequestOf(added), 'shipping', { id, draft })
    expect(moved).toEqual({ ...added, version: 3, addresses: [{ ...draft, id, key: address?.key }] })
    const preferred = await setDefaultSavedAddress(context, ownRequestOf(moved), 'shipping', id)
    expect(preferred).toEqual({ ...moved, version: 4, defaultShippingAddressId: id })
    expect(await storedOf(customer)).toEqual(preferred)
    const deleted = await deleteSavedAddress(context, ownRequestOf(preferred), 'shipping', id)
    expect(deleted).toEqual({ ...customer, version: 5 })
    expect(await storedOf(customer)).toEqual(deleted)
  })

  test('API-22 is kept for billing likewise', async () => {
    const added = await addSavedAddress(context, ownRequestOf(await aStoredCustomer(context)), 'billing', aSlovakAddress())
    expect(added).toMatchObject({ shippingAddressIds: [], billingAddressIds: [added.addresses[0]?.id] })
  })
})

describe('a change', () => {
  test('ACC-06, C1 applies all of its actions or none, and raises the version by one', async () => {
    const customer = await aStoredCustomer(context)
    const changed = await updateCustomer(context, hasher, ownRequestOf(customer), [
      { action: 'setFirstName', firstName: 'Eva' },
      { action: 'setLocale', locale: 'de-AT' },
      { action: 'addAddress', address: aSlovakAddress() },
      { action: 'addAddress', address: aSlovakAddress() },
    ])
    expect(changed).toMatchObject({ version: 2, firstName: 'Eva', locale: 'de-AT' })
    expect(new Set(changed.addresses.flatMap(({ id, key }) => [id, key])).size).toBe(4)
    const refused = updateCustomer(context, hasher, ownRequestOf(changed), [
      { action: 'setFirstName', firstName: 'Iva' },
      { action: 'setLastName', lastName: ' ' },
    ])
    await expect(refused).rejects.toMatchObject(failure('invalid-input', { field: 'lastName' }))
    expect(await storedOf(customer)).toEqual(changed)
  })

  test('ACC-06 without effect keeps the version', async () => {
    const customer = await aStoredCustomer(context)
    expect(
      await updateCustomer(context, hasher, ownRequestOf(customer), [{ action: 'setFirstName', firstName: 'Jana' }]),
    ).toEqual(customer)
    expect(await storedOf(customer)).toEqual(customer)
  })

  test('ACC-06, C2 of an older version is refused with the current one', async () => {
    const customer = await aStoredCustomer(context)
    const request = ownRequestOf(customer)
    await updateCustomer(context, hasher, request, [{ action: 'setFirstName', firstName: 'Eva' }])
    await expect(updateCustomer(context, hasher, request, [{ action: 'setLastName', lastName: 'Stará' }])).rejects.toMatchObject(
      failure('concurrent-modification', { currentVersion: 2 }),
    )
  })

  test('ACC-06, C1 of twenty at the same version one is made, and the others hear the version that is now', async () => {
    const customer = await aStoredCustomer(context)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => addSavedAddress(context, ownRequestOf(customer), 'shipping', aSlovakAddress())),
    )
    const refused = outcomes.filter(outcome => outcome.status === 'rejected')
    expect(refused).toHaveLength(19)
    for (const { reason } of refused) expect(reason).toMatchObject(failure('concurrent-modification', { currentVersion: 2 }))
    expect((await storedOf(customer))?.addresses).toHaveLength(1)
  })

  test('ACC-02, ACC-03 A1 is for the signed-in customer themselves', async () => {
    const [customer, other] = [await aStoredCustomer(context), await aStoredCustomer(context)]
    const request = ownRequestOf(customer)
    const actions = [{ action: 'setFirstName', firstName: 'Eva' }] as const
    await expect(updateCustomer(context, hasher, { ...request, owner: aStranger() }, actions)).rejects.toMatchObject(
      failure('unauthenticated'),
    )
    const foreign = { ...request, owner: ownRequestOf(other).owner }
    await expect(updateCustomer(context, hasher, foreign, actions)).rejects.toMatchObject(
      failure('resource-not-found', { typeId: 'customer', id: customer.id }),
    )
    expect(await storedOf(customer)).toEqual(customer)
  })
})

test('ACC-14 every customer has a number of their own', async () => {
  const customers = await Promise.all(Array.from({ length: 10 }, () => aStoredCustomer(context)))
  const numbers = customers.map(({ customerNumber }) => customerNumber)
  expect(new Set(numbers).size).toBe(10)
  for (const number of numbers) expect(number).toMatch(/^C\d{6}$/)
  const [first, second] = customers
  const taken = context.db
    .updateTable('customer')
    .set({ customer_number: first?.customerNumber ?? '' })
    .where('id', '=', second?.id ?? '')
  await expect(taken.execute()).rejects.toMatchObject({ constraint: 'customer_number_unique' })
})
