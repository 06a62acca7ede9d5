import { expect, test } from 'vitest'
import { newsletterQuestionOf } from '../consent/question-texts.ts'
import { ADDRESS, openTestMiddleware } from '../middleware.fixtures.ts'
import { aSignedInShopper } from './signed-in.fixtures.ts'

const middleware = await openTestMiddleware()

test('API-18, ACC-16, ACC-13, ENT-05 a customer changes their profile and newsletter choice', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const { id, version } = customer
  const data = {
    firstName: ' Eva ',
    lastName: 'Malá',
    dateOfBirth: '1980-02-29',
    locale: 'sk-SK',
    customerType: 'company',
    vatId: 'SK1234567890',
    newsletter: true,
  } as const
  const { user } = await shopper.do('customerUpdateMe', { customer: { id, version }, data })
  const { newsletter, ...profile } = data
  expect(user).toEqual({ ...customer, ...profile, firstName: 'Eva', version: 2, custom: { newsletter } })
  expect((await shopper.do('getMe', { customer: true })).me.customer).toEqual(user)
  const subscription = await middleware.engine.db
    .selectFrom('newsletter_subscription')
    .innerJoin('consent_text', 'consent_text.id', 'newsletter_subscription.consent_text_id')
    .select(['source', 'consent_text.locale', 'content'])
    .where('email', '=', customer.email.toLowerCase())
    .executeTakeFirst()
  // The sentence of the page that has the choice.
  const content = 'Ponuky, novinky a tipy pre profesionálov e-mailom. Odhlásiť sa môžete kedykoľvek.'
  expect(subscription).toEqual({ source: 'account', locale: 'sk-SK', content })
  const { user: without } = await shopper.do('customerUpdateMe', {
    customer: { id, version: 2 },
    data: { vatId: '', dateOfBirth: '', newsletter: false },
  })
  const { vatId: _vatId, dateOfBirth: _dateOfBirth, ...rest } = user
  expect(without).toEqual({ ...rest, version: 3, custom: { newsletter: false } })
})

test('NEWS-05 the proof of a subscription has the text of the page on which it was chosen, not of the language of the customer', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware, 'ch.localhost', 'de-CH')
  const reference = { id: customer.id, version: customer.version }
  const choice = { customer: reference, data: { newsletter: true } } as const
  expect((await shopper.post('customerUpdateMe', [{ ...choice, locale: 'sk-SK' }])).status).toBe(400)
  const { user } = await shopper.do('customerUpdateMe', { ...choice, locale: 'fr-CH' })
  expect(user.locale).toBe('de-CH')
  const proof = await middleware.engine.db
    .selectFrom('newsletter_subscription')
    .innerJoin('consent_text', 'consent_text.id', 'newsletter_subscription.consent_text_id')
    .select(['consent_text.locale', 'content'])
    .where('email', '=', customer.email.toLowerCase())
    .executeTakeFirst()
  expect(proof).toEqual({ locale: 'fr-CH', content: await newsletterQuestionOf('fr-CH', 'account') })
  expect(proof?.content).not.toBe(await newsletterQuestionOf('de-CH', 'account'))
})

test('ACC-10 takes update actions, all or none', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const reference = { id: customer.id, version: customer.version }
  const { user } = await shopper.do('customerUpdateMe', {
    customer: reference,
    actions: [
      { action: 'setVatId', vatId: 'SK1' },
      { action: 'addAddress', address: { ...ADDRESS, key: 'office' } },
      { action: 'addBillingAddressId', addressKey: 'office' },
      { action: 'setDefaultShippingAddress', addressKey: 'office' },
    ],
  })
  const [office] = user.addresses
  expect(user).toEqual({
    ...customer,
    version: 2,
    vatId: 'SK1',
    addresses: [{ ...ADDRESS, id: office?.id, key: 'office' }],
    shippingAddresses: [office],
    billingAddresses: [office],
    shippingAddressIds: [office?.id],
    billingAddressIds: [office?.id],
    defaultShippingAddressId: office?.id,
  })
  const refused = await shopper.post('customerUpdateMe', [
    {
      customer: { ...reference, version: 2 },
      actions: [{ action: 'setVatId' }, { action: 'removeAddress', addressKey: 'home' }],
    },
  ])
  expect(refused).toMatchObject({ status: 404, body: { errors: [{ code: 'ResourceNotFound' }] } })
  expect((await shopper.do('getMe', { customer: true })).me.customer).toEqual(user)
})

test('ACC-09, ACC-06 refuses another customer and an older version', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const other = await aSignedInShopper(middleware)
  const data = { firstName: 'Eva' }
  const foreign = { id: other.customer.id, version: 1 }
  expect(await shopper.post('customerUpdateMe', [{ customer: foreign, data }])).toMatchObject({
    status: 404,
    body: { message: 'User not found', errors: [{ code: 'ResourceNotFound' }] },
  })
  const reference = { id: customer.id, version: 1 }
  await shopper.do('customerUpdateMe', { customer: reference, data })
  expect(await shopper.post('customerUpdateMe', [{ customer: reference, data }])).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'ConcurrentModification', currentVersion: 2 }] },
  })
})

test('ACC-14 a customer sees their number and tier', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  await middleware.engine.db.updateTable('customer').set({ group_key: 'tier2' }).where('id', '=', customer.id).execute()
  expect((await shopper.do('getMe', { customer: true })).me.customer).toMatchObject({
    customerNumber: expect.stringMatching(/^C\d{6}$/),
    customerGroupAssignments: [{ customerGroup: { key: 'tier2' } }],
  })
})

test('API-18 needs either fields or actions', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const reference = { id: customer.id, version: customer.version }
  const both = { data: { firstName: 'Eva' }, actions: [{ action: 'setFirstName', firstName: 'Eva' }] }
  for (const change of [{}, both, { data: {} }, { data: { currentPassword: 'Strong-sword-7' } }, { actions: [] }]) {
    expect((await shopper.post('customerUpdateMe', [{ customer: reference, ...change }])).status).toBe(400)
  }
})

test('A6 nothing of a profile reaches the log', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const canary = 'canary-7c1f'
  await shopper.do('customerUpdateMe', { customer: { id: customer.id, version: 1 }, data: { vatId: canary, lastName: canary } })
  const address = { ...ADDRESS, company: canary, postalCode: canary.slice(0, 12) }
  await shopper.post('addShippingAddress', [{ customer: { id: customer.id, version: 2 }, address }])
  expect(middleware.logLines.join()).not.toContain(canary)
  expect(middleware.logLines.join()).not.toContain(customer.email)
})
