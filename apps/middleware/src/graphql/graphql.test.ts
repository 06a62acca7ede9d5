import { updateCustomerDocument } from '@shop/contract/graphql'
import { buildClientSchema, getIntrospectionQuery, printSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { aSignedInShopper } from '../customer/signed-in.fixtures.ts'
import { ADDRESS, aShopper, everythingStored, openTestMiddleware } from '../middleware.fixtures.ts'
import { sendGraphql } from './graphql.fixtures.ts'

const middleware = await openTestMiddleware()
const UPDATE = updateCustomerDocument(`
  id version email firstName vatId newsletter dateOfBirth
  addresses { id key city custom { vatNumber isVatValidated } } shippingAddresses { key }
  shippingAddressIds billingAddressIds defaultShippingAddressId defaultBillingAddressId`)

function expectNoStore(answer: { headers: Readonly<Record<string, unknown>> }) {
  expect(answer.headers['cache-control']).toBe('no-store')
}

describe('updateCustomer', () => {
  test('API-43, ACC-10 applies actions as the commerce API words it and answers with the customer', async () => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const actions = [
      { changeEmail: { email: `new-${customer.email}`, currentPassword: 'Strong-sword-7' } },
      { setFirstName: { firstName: 'Eva' } },
      { setVatId: { vatId: 'SK1234567890' } },
      { setDateOfBirth: { dateOfBirth: '1980-02-29' } },
      { setNewsletter: { newsletter: true } },
      { addAddress: { address: { ...ADDRESS, key: 'office', company: null, custom: { vatNumber: 'SK1234567890' } } } },
      { addShippingAddressId: { addressKey: 'office' } },
      { setDefaultBillingAddress: { addressKey: 'office' } },
      { changeAddress: { addressKey: 'office', address: { ...ADDRESS, city: 'Trnava' } } },
    ]
    const answer = await sendGraphql(
      middleware,
      { query: UPDATE, variables: { version: 1, actions, storeKey: 'sk' }, operationName: 'updateCustomer' },
      shopper,
    )
    const stored = (await shopper.do('getMe', { customer: true })).me.customer
    const id = stored?.addresses[0]?.id
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(answer.body).toEqual({
      data: {
        updateCustomer: {
          id: customer.id,
          version: 2,
          // Takes effect when the link of a mail is followed.
          email: customer.email,
          firstName: 'Eva',
          vatId: 'SK1234567890',
          newsletter: true,
          dateOfBirth: '1980-02-29',
          addresses: [{ id, key: 'office', city: 'Trnava', custom: null }],
          shippingAddresses: [{ key: 'office' }],
          shippingAddressIds: [id],
          billingAddressIds: [id],
          defaultShippingAddressId: null,
          defaultBillingAddressId: id,
        },
      },
    })
    expect(stored).toMatchObject({ version: 2, firstName: 'Eva' })
    // What they agreed to is kept as it is by the operation.
    const agreed = await middleware.engine.db
      .selectFrom('newsletter_subscription')
      .innerJoin('consent_text', 'consent_text.id', 'newsletter_subscription.consent_text_id')
      .select(['source', 'content'])
      .where('email', '=', customer.email.toLowerCase())
      .executeTakeFirst()
    expect(agreed).toMatchObject({ source: 'account', content: expect.stringContaining('Odhlásiť sa môžete') })
    expectNoStore(answer)
  })

  test('API-43 takes actions that stand in the document itself, and every kind of them', async () => {
    const { shopper } = await aSignedInShopper(middleware)
    const address = `address: {firstName: "Jana", lastName: "Nová", streetName: "Hlavná", streetNumber: "12",
      postalCode: "811 01", city: "Bratislava", country: "SK", phone: "+421 900 000 000"`
    const query = `mutation { updateCustomer(version: 1, actions: [
      {setLastName: {lastName: "Malá"}} {setLocale: {locale: "sk-SK"}} {setCustomerType: {customerType: "company"}}
      {setDateOfBirth: {}} {setVatId: {vatId: null}}
      {addShippingAddress: {${address} key: "a"}}} {addBillingAddress: {${address} key: "b"}}}
      {addBillingAddressId: {addressKey: "a"}} {setDefaultShippingAddress: {addressKey: "a"}}
      {setDefaultShippingAddress: {}} {removeBillingAddressId: {addressKey: "a"}} {removeShippingAddressId: {addressKey: "a"}}
      {removeAddress: {addressKey: "b"}}
    ]) { version lastName customerType addresses { key } shippingAddressIds billingAddressIds } }`
    expect((await sendGraphql(middleware, { query }, shopper)).body).toEqual({
      data: {
        updateCustomer: {
          version: 2,
          lastName: 'Malá',
          customerType: 'company',
          addresses: [{ key: 'a' }],
          shippingAddressIds: [],
          billingAddressIds: [],
        },
      },
    })
  })

  test('API-43, API-47, ACC-06 an older version is an error with the current one, and nothing is changed', async () => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    await shopper.do('customerUpdateMe', { customer: { id: customer.id, version: 1 }, data: { firstName: 'Eva' } })
    const variables = { version: 1, actions: [{ setFirstName: { firstName: 'Iva' } }] }
    const { status, body } = await sendGraphql(middleware, { query: UPDATE, variables }, shopper)
    const message = `Object ${customer.id} has a different version than expected. Expected: 1 - Actual: 2.`
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: null,
        errors: [
          {
            message,
            path: ['updateCustomer'],
            locations: [expect.objectContaining({ line: 2 })],
            extensions: { code: 'ConcurrentModification', currentVersion: 2 },
          },
        ],
      },
    })
    expect((await shopper.do('getMe', { customer: true })).me.customer?.firstName).toBe('Eva')
  })

  test.each<[string, object, object]>([
    ['another e-mail address without password', { changeEmail: { email: 'a@example.org' } }, { code: 'InvalidCurrentPassword' }],
    [
      'a name that carries a link',
      { setFirstName: { firstName: 'www.evil.example' } },
      { code: 'InvalidInput', field: 'actions.0.firstName' },
    ],
    ['no e-mail address', { changeEmail: { email: 'no-one' } }, { code: 'InvalidInput', field: 'actions.0.email' }],
    ['an unknown address', { removeAddress: { addressKey: 'home' } }, { code: 'ResourceNotFound' }],
    ['a wrong address', { addAddress: { address: { ...ADDRESS, streetNumber: 'none' } } }, { code: 'InvalidInput' }],
    ['a day that never was', { setDateOfBirth: { dateOfBirth: '2001-02-29' } }, { code: 'InvalidInput' }],
    ['an unknown country', { addAddress: { address: { ...ADDRESS, country: 'US' } } }, { code: 'InvalidInput' }],
  ])('API-43 refuses %s in the codes of the operations', async (_what, action, extensions) => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const { status, body } = await sendGraphql(
      middleware,
      { query: UPDATE, variables: { version: 1, actions: [action] } },
      shopper,
    )
    expect({ status, body }).toMatchObject({ status: 200, body: { data: null, errors: [{ extensions }] } })
    expect((await shopper.do('getMe', { customer: true })).me.customer).toEqual(customer)
  })

  test('rule M3 the store is the one of the host', async () => {
    const { shopper } = await aSignedInShopper(middleware)
    const variables = { version: 1, storeKey: 'de', actions: [{ setFirstName: { firstName: 'Eva' } }] }
    expect((await sendGraphql(middleware, { query: UPDATE, variables }, shopper)).body).toMatchObject({
      errors: [{ extensions: { code: 'InvalidInput', field: 'storeKey' } }],
    })
  })

  test('ENT-04 no one tells the shop that a VAT number is valid', async () => {
    const { shopper } = await aSignedInShopper(middleware)
    const custom = { vatNumber: 'SK1', isVatValidated: true }
    const variables = { version: 1, actions: [{ addAddress: { address: { ...ADDRESS, custom } } }] }
    expect((await sendGraphql(middleware, { query: UPDATE, variables }, shopper)).body).toEqual({
      errors: [
        {
          message: 'The variable $actions has a wrong value',
          locations: [expect.anything()],
          extensions: { code: 'InvalidInput' },
        },
      ],
    })
  })
})

describe('who asks', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const guest = aShopper(middleware)
  const { cart } = await guest.do('createCart', {})
  await guest.do('addToCart', { id: cart.id, version: 1, product: { sku: PRESS }, quantity: 2 })
  const ME = `{ me {
    customer { id email }
    activeCart { id lineItems { sku quantity } totalPrice { centAmount currencyCode } }
    orders(limit: 5, sort: oldestFirst) { total results { orderNumber } }
  } }`
  const nothing = { customer: null, activeCart: null, orders: { total: 0, results: [] } }

  test('API-43, ACC-02 A1 sees what is theirs and nothing else', async () => {
    const own = await sendGraphql(middleware, { query: ME }, shopper)
    expect(own.body).toEqual({ data: { me: { ...nothing, customer: { id: customer.id, email: customer.email } } } })
    const guests = await sendGraphql(middleware, { query: ME }, guest)
    const activeCart = {
      id: cart.id,
      lineItems: [{ sku: PRESS, quantity: 2 }],
      totalPrice: { centAmount: 20_000, currencyCode: 'EUR' },
    }
    expect(guests.body).toEqual({ data: { me: { ...nothing, activeCart } } })
    const anonymous = await sendGraphql(middleware, { query: ME })
    expect(anonymous.body).toEqual({ data: { me: nothing } })
    expect(anonymous.setCookies).toEqual([])
    expect((await sendGraphql(middleware, { query: ME }, shopper, 'de.localhost')).body).toEqual({ data: { me: nothing } })
    for (const answer of [own, guests, anonymous]) expectNoStore(answer)
  })

  test('ACC-02, ACC-03 A1 changes their own data and no one else’s', async () => {
    const before = await everythingStored(middleware.engine)
    const question = { query: UPDATE, variables: { version: 1, actions: [{ setFirstName: { firstName: 'Eva' } }] } }
    const unauthenticated = {
      status: 200,
      body: { data: null, errors: [{ message: 'User is not authenticated', extensions: { code: 'invalid_token' } }] },
    }
    expect(await sendGraphql(middleware, question, guest)).toMatchObject(unauthenticated)
    expect(await sendGraphql(middleware, question)).toMatchObject(unauthenticated)
    expect(await sendGraphql(middleware, question, shopper, 'de.localhost')).toMatchObject(unauthenticated)
    expect(await everythingStored(middleware.engine)).toEqual(before)
    expect((await sendGraphql(middleware, question, shopper)).body).toMatchObject({ data: { updateCustomer: { version: 2 } } })
  })
})

test('API-43 the schema is public', async () => {
  const { body } = await sendGraphql(middleware, { query: getIntrospectionQuery() })
  const schema = printSchema(buildClientSchema(body.data as never))
  expect(schema).toContain(
    'updateCustomer(version: Long!, actions: [CustomerUpdateAction!]!, storeKey: KeyReferenceInput): Customer!',
  )
  expect(schema).toContain('input CustomerUpdateAction')
})
