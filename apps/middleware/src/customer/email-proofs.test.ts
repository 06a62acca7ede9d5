import { randomUUID } from 'node:crypto'
import { issueEmailProof } from '@shop/engine/customer'
import { expect, test } from 'vitest'
import { sendGraphql } from '../graphql/graphql.fixtures.ts'
import { ADDRESS, aShopper, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { aSignedInShopper } from './signed-in.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const password = 'Strong-sword-7'
const anEmail = () => `${randomUUID()}@example.org`
const codesOf = ({ body }: { body: unknown }) => (body as { errors?: { code: string }[] }).errors?.map(({ code }) => code)

/** The token of the newest mail that asks an address for its proof. */
async function tokenFor(email: string): Promise<string> {
  const rows = engine.db.selectFrom('email_proof').select('id').where('email', '=', email).orderBy('requested_at', 'desc')
  return (await issueEmailProof(engine, (await rows.executeTakeFirstOrThrow()).id))?.token ?? ''
}

const emailOf = async (shopper: Shopper) => (await shopper.do('getMe', { customer: true })).me.customer?.email

/** Every way by which a customer can ask for another e-mail address. */
const WAYS: readonly [string, (shopper: Shopper, customer: { id: string; version: number }, wish: object) => Promise<unknown>][] =
  [
    [
      'the fields of the profile',
      (shopper, { id, version }, wish) => shopper.post('customerUpdateMe', [{ customer: { id, version }, data: wish }]),
    ],
    [
      'an update action',
      (shopper, { id, version }, wish) =>
        shopper.post('customerUpdateMe', [{ customer: { id, version }, actions: [{ action: 'changeEmail', ...wish }] }]),
    ],
    [
      'GraphQL',
      (shopper, { version }, wish) => {
        const query =
          'mutation u($version: Long!, $actions: [CustomerUpdateAction!]!) { updateCustomer(version: $version, actions: $actions) { email } }'
        return sendGraphql(middleware, { query, variables: { version, actions: [{ changeEmail: wish }] } }, shopper)
      },
    ],
  ]

test.each(WAYS)(
  'ACC-16, API-18, API-43 by %s another e-mail address takes the password and the link, and nothing less',
  async (_way, ask) => {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const email = anEmail()
    for (const wrong of [{ email }, { email, currentPassword: 'Wrong-sword-1' }])
      expect(JSON.stringify(await ask(shopper, customer, wrong))).toContain('InvalidCurrentPassword')
    const asked = JSON.stringify(await ask(shopper, customer, { email, currentPassword: password }))
    expect(asked).toContain(customer.email)
    expect(asked).not.toContain(email)
    expect(await emailOf(shopper)).toBe(customer.email)
    const before = shopper.cookie
    const { user } = await shopper.do('customerConfirmEmailChange', { token: await tokenFor(email) })
    expect(user).toEqual({ ...customer, email, version: 2 })
    expect(shopper.cookie).not.toBe(before)
    expect(await emailOf(shopper)).toBe(email)
    expect(await aShopper(middleware, 'sk.localhost', before).do('isLoggedIn', {})).toEqual({ isLoggedIn: false })
    await aShopper(middleware).do('customerSignMeIn', { email, password })
    expect(codesOf(await aShopper(middleware).post('customerSignMeIn', [{ email: customer.email, password }]))).toEqual([
      'InvalidCredentials',
    ])
  },
)

test('ACC-16 A1 the link alone is of no use: not to a visitor, not to another customer, and not twice', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const other = await aSignedInShopper(middleware)
  const email = anEmail()
  await shopper.do('customerUpdateMe', { customer: { id: customer.id, version: 1 }, data: { email, currentPassword: password } })
  const token = await tokenFor(email)
  expect((await aShopper(middleware).post('customerConfirmEmailChange', [{ token }])).status).toBe(401)
  expect(codesOf(await other.shopper.post('customerConfirmEmailChange', [{ token }]))).toEqual(['ExpiredCustomerEmailToken'])
  await shopper.do('customerConfirmEmailChange', { token })
  expect(codesOf(await shopper.post('customerConfirmEmailChange', [{ token }]))).toEqual(['ExpiredCustomerEmailToken'])
})

test('ACC-16 A4 an address that belongs to another customer is answered like any other', async () => {
  const owner = await aSignedInShopper(middleware)
  const answers = []
  for (const email of [owner.customer.email, anEmail()]) {
    const { shopper, customer } = await aSignedInShopper(middleware)
    const { status, body } = await shopper.post('customerUpdateMe', [
      { customer: { id: customer.id, version: 1 }, data: { email, currentPassword: password } },
    ])
    answers.push({
      status,
      body: JSON.stringify(body)
        .replaceAll(customer.id, '')
        .replaceAll(customer.email, '')
        .replace(/C\d{6}/, ''),
    })
  }
  expect(answers[0]).toMatchObject({ status: 200 })
  expect(answers[0]).toEqual(answers[1])
})

const REGISTRATION = {
  password,
  firstName: 'Jana',
  lastName: 'Nová',
  locale: 'sk-SK',
  custom: { customerType: 'private' },
} as const

test('AUTH-06 A4 a network sees five known addresses an hour; then known and unknown ones are answered alike and made by a link', async () => {
  const { customer } = await aSignedInShopper(middleware)
  const from = { 'x-forwarded-for': '192.0.2.50' }
  const register = (email: string, headers = from) =>
    aShopper(middleware).post('customerSignMeUp', [{ ...REGISTRATION, email }], headers)
  for (let answer = 0; answer < 5; answer++) expect(codesOf(await register(customer.email))).toEqual(['DuplicateField'])
  const unknown = anEmail()
  const answers = []
  for (const email of [customer.email, unknown, unknown.toUpperCase()]) {
    const { status, body, setCookies, headers } = await register(email)
    answers.push({ status, body, setCookies, cached: headers['cache-control'] })
  }
  const message = 'The account is made by the link of a mail to the address.'
  expect(answers[0]).toEqual({
    status: 400,
    body: { statusCode: 400, message, errors: [{ code: 'EmailProofRequired', message }] },
    setCookies: [],
    cached: 'no-store',
  })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect((await register(anEmail(), { 'x-forwarded-for': '192.0.2.51' })).status).toBe(200)

  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  const { user } = await shopper.do('customerConfirmSignUp', { token: await tokenFor(unknown), password: 'Other-sword-8' })
  expect(user).toMatchObject({ customer: { email: unknown, firstName: 'Jana' }, cart: { id: cart.id } })
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
})

test('ADDR-17 names, companies and addresses that carry a link or a line break are refused at their field, and nothing is stored', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const reference = { id: customer.id, version: 1 }
  const fieldsOf = async (operation: string, params: object) => {
    const { status, body } = await shopper.post(operation, [params])
    return [status, (body as { errors?: { field?: string }[] }).errors?.map(({ field }) => field)]
  }
  for (const trap of ['https://evil.example', 'evil.example/win', 'www.evil.example', 'a\nb', 'a\u0000b', 'a@evil.example']) {
    expect(await fieldsOf('customerSignMeUp', { ...REGISTRATION, email: anEmail(), lastName: trap })).toEqual([400, ['lastName']])
    expect(await fieldsOf('customerUpdateMe', { customer: reference, data: { firstName: trap } })).toEqual([
      400,
      ['data.firstName'],
    ])
    for (const field of ['firstName', 'company', 'streetName', 'additionalStreetInfo', 'city', 'department'])
      expect(await fieldsOf('addShippingAddress', { customer: reference, address: { ...ADDRESS, [field]: trap } })).toEqual([
        400,
        [`address.${field}`],
      ])
  }
  expect((await shopper.do('getMe', { customer: true })).me.customer).toEqual(customer)
})

test('A6 neither addresses nor tokens nor passwords of all this reach the log', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const email = 'canary-3f@example.org'
  await shopper.do('customerUpdateMe', { customer: { id: customer.id, version: 1 }, data: { email, currentPassword: password } })
  const token = await tokenFor(email)
  await shopper.do('customerConfirmEmailChange', { token })
  const log = middleware.logLines.join('')
  for (const secret of ['canary-3f', token, password, customer.email]) expect(log).not.toContain(secret)
})
