import { randomUUID } from 'node:crypto'
import { issueConfirmToken, issueWithdrawalToken } from '@shop/engine/newsletter'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const visitor = () => aShopper(middleware)

async function idOf(email: string): Promise<string> {
  const rows = engine.db.selectFrom('newsletter_subscription').select('id').where('email', '=', email)
  return (await rows.executeTakeFirstOrThrow()).id
}

test('NEWS-02, NEWS-03 an address is subscribed by the token of its mail, twice is harmless, and it is withdrawn by another', async () => {
  const email = `${randomUUID()}@example.org`
  const shopper = visitor()
  expect(await shopper.do('subscribeNewsletter', { email, locale: 'sk-SK' })).toEqual({ newsletter: { isRequested: true } })
  expect(shopper.cookie).toBeUndefined()
  const id = await idOf(email)
  const emailToken = (await issueConfirmToken(engine, id))!.token
  const confirmed = { newsletter: { isConfirmed: true } }
  expect(await visitor().do('confirmNewsletter', { emailToken })).toEqual(confirmed)
  expect(await visitor().do('confirmNewsletter', { emailToken })).toEqual(confirmed)
  const { token } = (await issueWithdrawalToken(engine, id))!
  for (const time of ['first', 'second'])
    expect(await visitor().do('withdrawNewsletter', { token }), time).toEqual({ newsletter: { isWithdrawn: true } })
  expect(await visitor().do('confirmNewsletter', { emailToken })).toEqual({ newsletter: { isConfirmed: false } })
})

test('NEWS-02 known and unknown addresses, those of customers, and one that asks too often are answered alike', async () => {
  const customer = visitor()
  const email = `${randomUUID()}@example.org`
  await customer.do('customerSignMeUp', {
    email,
    password: 'Strong-sword-7',
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    custom: { customerType: 'private', newsletter: true },
  })
  const answers = []
  for (const address of [email, 'nobody@example.org', ...Array(5).fill('often@example.org')])
    answers.push(await visitor().post('subscribeNewsletter', [{ email: address, locale: 'sk-SK' }]))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { data: { newsletter: { isRequested: true } } }])
  expect(answers[0]?.headers['cache-control']).toContain('no-store')
})

test('NEWS-02 a caller who asks for many addresses is refused for a while', async () => {
  const clientAddress = { 'x-forwarded-for': '192.0.2.77' }
  const ask = () =>
    visitor().post('subscribeNewsletter', [{ email: `${randomUUID()}@example.org`, locale: 'sk-SK' }], clientAddress)
  for (let wish = 0; wish < 30; wish++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test.each([
  ['subscribeNewsletter', { email: 'no-one', locale: 'sk-SK' }],
  ['subscribeNewsletter', { email: 'a@example.org', locale: 'de-DE' }],
  ['subscribeNewsletter', { email: 'a@example.org', locale: 'sk-SK', storeKey: 'de' }],
  ['confirmNewsletter', { emailToken: "' or 1=1" }],
  ['confirmNewsletter', { emailToken: 'a', email: 'a@example.org' }],
  ['withdrawNewsletter', { email: 'a@example.org' }],
])('NEWS-02 %s refuses %o', async (operation, params) => {
  expect((await visitor().post(operation, [params])).status).toBe(400)
})

test('ACC-13 a signed-in customer sees in the account what they confirmed by mail', async () => {
  const shopper = visitor()
  const email = `${randomUUID()}@example.org`
  await shopper.do('customerSignMeUp', {
    email,
    password: 'Strong-sword-7',
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    custom: { customerType: 'private' },
  })
  await shopper.do('subscribeNewsletter', { email, locale: 'sk-SK' })
  const emailToken = (await issueConfirmToken(engine, await idOf(email)))!.token
  await visitor().do('confirmNewsletter', { emailToken })
  const { customer } = (await shopper.do('getMe', { customer: true })).me
  expect(customer?.custom.newsletter).toBe(true)
  const off = await shopper.do('customerUpdateMe', {
    customer: { id: customer!.id, version: customer!.version },
    data: { newsletter: false },
  })
  expect(off.user.custom.newsletter).toBe(false)
  expect(await visitor().do('confirmNewsletter', { emailToken })).toEqual({ newsletter: { isConfirmed: false } })
})
