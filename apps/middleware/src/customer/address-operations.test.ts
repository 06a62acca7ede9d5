import { randomUUID } from 'node:crypto'
import type { ParamsOf } from '@shop/contract'
import { describe, expect, test } from 'vitest'
import { ADDRESS, aShopper, everythingStored, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { aSignedInShopper } from './signed-in.fixtures.ts'

const middleware = await openTestMiddleware()

const ROLES = [
  {
    role: 'shipping',
    ids: 'shippingAddressIds',
    defaultId: 'defaultShippingAddressId',
    add: 'addShippingAddress',
    update: 'updateShippingAddress',
    remove: 'deleteShippingAddress',
    setDefault: 'setDefaultShippingAddress',
    defaultIdText: 'Address ID is required to set default Shipping address.',
  },
  {
    role: 'billing',
    ids: 'billingAddressIds',
    defaultId: 'defaultBillingAddressId',
    add: 'addBillingAddress',
    update: 'updateBillingAddress',
    remove: 'deleteBillingAddress',
    setDefault: 'setDefaultBillingAddress',
    defaultIdText: 'Address ID is required to set default billing address.',
  },
] as const

async function meOf(shopper: Shopper) {
  return (await shopper.do('getMe', { customer: true })).me.customer
}

describe.each(ROLES)('a saved $role address', ({ role, ids, defaultId, add, update, remove, setDefault, defaultIdText }) => {
  test('API-21, API-22, ADDR-31, ACC-04 every change answers with version, ids and addresses', async () => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const { id } = customer
    const added = (await shopper.do(add, { customer: { id, version: 1 }, address: ADDRESS })).user
    const [address] = added.addresses
    const addressId = address?.id ?? ''
    expect(added).toEqual({
      version: 2,
      [ids]: [addressId],
      addresses: [{ ...ADDRESS, id: expect.any(String), key: expect.stringMatching(/^81101-\d{13}$/) }],
    })
    const moved = { ...ADDRESS, city: 'Košice', postalCode: '040 01' }
    const updated = await shopper.do(update, { customer: { id, version: 2 }, address: { ...moved, id: addressId } })
    expect(updated.user).toEqual({ version: 3, [ids]: [addressId], addresses: [{ ...moved, id: addressId, key: address?.key }] })
    const preferred = await shopper.do(setDefault, { customer: { id, version: 3 }, address: { id: addressId } })
    expect(preferred.user).toEqual({ ...updated.user, version: 4 })
    expect(await meOf(shopper)).toMatchObject({ [defaultId]: addressId, [`${role}Addresses`]: updated.user.addresses })
    const deleted = await shopper.do(remove, { customer: { id, version: 4 }, address: { id: addressId } })
    expect(deleted.user).toEqual({ version: 5, [ids]: [], addresses: [] })
    expect(await meOf(shopper)).toEqual({ ...customer, version: 5 })
  })

  test('ADDR-26, ADDR-27, ADDR-28 needs an id to be changed or made the default', async () => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const reference = { id: customer.id, version: customer.version }
    expect(await shopper.post(update, [{ customer: reference, address: ADDRESS }])).toMatchObject({
      status: 400,
      body: { message: 'Updated address must include an "id" field.', errors: [{ code: 'RequiredField', field: 'address.id' }] },
    })
    expect(await shopper.post(setDefault, [{ customer: reference, address: {} }])).toMatchObject({
      status: 400,
      body: { message: defaultIdText, errors: [{ code: 'RequiredField', field: 'address.id' }] },
    })
  })

  test('ADDR-29 that is not there fails as the specification words it', async () => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const reference = { id: customer.id, version: customer.version }
    const other = { id: randomUUID(), version: 1 }
    const known = await shopper.do(add, { customer: reference, address: ADDRESS })
    const address = { id: known.user.addresses[0]?.id ?? '' }
    const unknown = { id: randomUUID() }
    const later = { ...reference, version: 2 }
    const failures = [
      [add, { customer: other, address: ADDRESS }, 'Failed to add address'],
      [update, { customer: later, address: { ...ADDRESS, ...unknown } }, 'Failed to update address'],
      [update, { customer: other, address: { ...ADDRESS, ...address } }, 'Failed to update address'],
      [remove, { customer: later, address: unknown }, 'Failed to delete address'],
      [remove, { customer: other, address }, 'Failed to delete address'],
      [setDefault, { customer: later, address: unknown }, 'Failed to set default address'],
      [setDefault, { customer: other, address }, 'Failed to set default address'],
    ] as const
    for (const [operation, params, message] of failures) {
      const answer = await shopper.post(operation, [params])
      expect(answer).toMatchObject({ status: 404, body: { message, errors: [{ code: 'ResourceNotFound' }] } })
    }
  })

  test('CHK-22, ADDR-15 that breaks a rule of the market is refused, and nothing is kept', async () => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const reference = { id: customer.id, version: customer.version }
    const wrong = await shopper.post(add, [{ customer: reference, address: { ...ADDRESS, postalCode: '1' } }])
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidField', field: `${role}Address.postalCode` }] } })
    expect((wrong.body as { message: string }).message).toMatch(`Postal code is incorrect in ${role} address`)
    const foreign = await shopper.post(add, [
      { customer: reference, address: { ...ADDRESS, country: 'DE', postalCode: '10115' } },
    ])
    expect(foreign).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'InvalidField', field: `${role}Address.country` }] },
    })
    expect(await meOf(shopper)).toEqual(customer)
  })

  test('ENT-04 carries every part of an address, and of a VAT number only the number', async () => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const full = {
      ...ADDRESS,
      title: 'Ing.',
      salutation: 'Mrs',
      additionalStreetInfo: 'Yard 2',
      additionalAddressInfo: 'Ring twice',
      region: 'Bratislavský kraj',
      state: 'BA',
      company: 'Dielňa s.r.o.',
      department: 'Purchasing',
      building: 'B',
      apartment: '7',
      pOBox: '12',
      mobile: '+421 900 000 001',
      email: 'dielna@example.org',
      fax: '+421 2 000 000',
      custom: { vatNumber: 'SK1234567890' },
    }
    const reference = { id: customer.id, version: customer.version }
    const { user } = await shopper.do(add, { customer: reference, address: full })
    expect(user.addresses).toEqual([{ ...full, id: expect.any(String), key: expect.any(String) }])
    for (const claim of [{ isVatValidated: true }, { vatResponse: 'valid' }]) {
      const params = { customer: { id: customer.id, version: 2 }, address: { ...ADDRESS, custom: { ...full.custom, ...claim } } }
      expect((await shopper.post(add, [params])).status).toBe(400)
    }
  })

  test('API-47, ACC-06, C2 of an older version is refused with 409 and the current one', async () => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const reference = { id: customer.id, version: customer.version }
    const { user } = await shopper.do(add, { customer: reference, address: ADDRESS })
    const address = { id: user.addresses[0]?.id ?? '' }
    for (const [operation, content] of [
      [add, ADDRESS],
      [update, { ...ADDRESS, ...address }],
      [setDefault, address],
      [remove, address],
    ] as const) {
      expect(await shopper.post(operation, [{ customer: reference, address: content }])).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'ConcurrentModification', currentVersion: 2 }] },
      })
    }
  })
})

type CustomerOperation = (typeof ROLES)[number]['add' | 'update' | 'remove' | 'setDefault'] | 'customerUpdateMe'

describe('who may change a customer', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const first = await shopper.do('addShippingAddress', { customer: { id: customer.id, version: 1 }, address: ADDRESS })
  const address = { id: first.user.addresses[0]?.id ?? '' }
  const reference = { id: customer.id, version: 2 }
  await shopper.do('setDefaultBillingAddress', { customer: reference, address })
  const seen = { id: customer.id, version: 3 }
  const changed = { ...ADDRESS, ...address, city: 'Trnava' }
  const calls: { readonly [Name in CustomerOperation]: ParamsOf<Name> } = {
    addShippingAddress: { customer: seen, address: ADDRESS },
    updateShippingAddress: { customer: seen, address: changed },
    deleteShippingAddress: { customer: seen, address },
    setDefaultShippingAddress: { customer: seen, address },
    addBillingAddress: { customer: seen, address: ADDRESS },
    updateBillingAddress: { customer: seen, address: changed },
    deleteBillingAddress: { customer: seen, address },
    setDefaultBillingAddress: { customer: seen, address },
    customerUpdateMe: { customer: seen, data: { firstName: 'Eva' } },
  }
  const names = Object.keys(calls) as CustomerOperation[]

  test.each(names)('ACC-02, ACC-03 A1 %s is for the customer alone', async name => {
    const other = (await aSignedInShopper(middleware)).shopper
    const guest = aShopper(middleware)
    await guest.do('createCart', {})
    const before = await everythingStored(middleware.engine)
    const params = [calls[name]]
    expect(await other.post(name, params)).toMatchObject({ status: 404, body: { errors: [{ code: 'ResourceNotFound' }] } })
    const unauthenticated = {
      status: 401,
      body: { message: 'User is not authenticated', errors: [{ code: 'invalid_token' }] },
      headers: { 'cache-control': 'no-store' },
      setCookies: [],
    }
    expect(await guest.post(name, params)).toMatchObject(unauthenticated)
    expect(await aShopper(middleware).post(name, params)).toMatchObject(unauthenticated)
    const elsewhere = aShopper(middleware, 'de.localhost', shopper.cookie)
    expect(await elsewhere.post(name, params)).toMatchObject(unauthenticated)
    expect(await everythingStored(middleware.engine)).toEqual(before)
  })

  test.each(names)('ACC-02 %s is for the signed-in customer', async name => {
    const me = await meOf(shopper)
    const version = me?.version ?? 0
    // The one before may have taken its address along: every one gets an address that is in both lists.
    const { user } = await shopper.do('customerUpdateMe', {
      customer: { id: customer.id, version },
      actions: [
        { action: 'addShippingAddress', address: ADDRESS },
        { action: 'setFirstName', firstName: `Jana ${version}` },
      ],
    })
    const last = user.addresses.at(-1)?.id ?? ''
    const both = await shopper.do('setDefaultBillingAddress', {
      customer: { id: customer.id, version: user.version },
      address: { id: last },
    })
    const params = structuredClone(calls[name]) as { customer: object; address?: { id?: string } }
    params.customer = { id: customer.id, version: both.user.version }
    if (params.address?.id !== undefined) params.address.id = last
    expect((await shopper.post(name, [params])).status).toBe(200)
  })
})
