import { expect, test, vi } from 'vitest'
import { aRefusingShop, aShopResponding, formOf, refusal } from './forms.fixtures.ts'
import { confirmRegistration, register, registerFromOrder } from './register.server.ts'

vi.spyOn(process.stderr, 'write').mockReturnValue(true)

const PASSWORD = 'Strong-sword-7'
const person = { email: 'erika@example.com', password: PASSWORD, firstName: 'Erika', lastName: 'Muster' }
const customer = { id: '3a7b1c5d-9e2f-4810-a6c4-8d0e2f4a6b19', version: 1 }
const signedIn = () => ({ user: { customer, cart: null } })

test('AUTH-08, ACC-11, MKT-20 a company registers with its VAT number, and the newsletter where the box is ticked', async () => {
  const { shop, calls } = aShopResponding(signedIn)
  const form = formOf({ ...person, clientType: 'company', vatNumber: 'DE123456789', newsletterChoice: 'on' })
  expect(await register(shop, form)).toBeUndefined()
  expect(calls).toEqual([
    {
      operation: 'customerSignMeUp',
      params: { ...person, locale: 'de-DE', custom: { customerType: 'company', newsletter: true } },
    },
    { operation: 'customerUpdateMe', params: { customer, data: { vatId: 'DE123456789' } } },
  ])
})

test('ACC-11, MKT-20 a private person who leaves the box alone registers without either', async () => {
  const { shop, calls } = aShopResponding(signedIn)
  const form = formOf({ ...person, clientType: 'private', vatNumber: 'DE123456789' })
  expect(await register(shop, form)).toBeUndefined()
  expect(calls).toMatchObject([{ params: { custom: { customerType: 'private', newsletter: false } } }])
})

test('ACC-11 a VAT number that cannot be kept does not undo the registration', async () => {
  const { shop } = aShopResponding(operation => {
    if (operation === 'customerUpdateMe') throw refusal(500, 'General')
    return signedIn()
  })
  expect(await register(shop, formOf({ ...person, clientType: 'company', vatNumber: 'DE1' }))).toBeUndefined()
})

test('AUTH-06, AUTH-09 a registration that is refused keeps everything typed but the password', async () => {
  const weak = await register(aRefusingShop(new Error('no call expected')), formOf({ ...person, password: 'password' }))
  expect(weak).toMatchObject({ typed: { firstName: 'Erika' }, problems: [{ field: 'password', rule: 'letter-and-number' }] })
  const taken = await register(aRefusingShop(refusal(400, 'DuplicateField')), formOf(person))
  expect(taken).toMatchObject({ typed: { email: person.email }, problems: [{ field: 'email', rule: 'taken' }] })
  expect(JSON.stringify([weak, taken])).not.toContain(PASSWORD)
})

test('A4 a network that asked too often is told that a mail is on its way, whatever the address', async () => {
  const refused = await register(aRefusingShop(refusal(400, 'EmailProofRequired')), formOf(person))
  expect(refused).toEqual({
    typed: expect.objectContaining({ email: person.email }),
    problems: [],
    refusal: 'login.registrationSent',
  })
})

test('AUTH-01, AUTH-09 the link of that mail makes the account with the password that is chosen then', async () => {
  const { shop, calls } = aShopResponding(signedIn)
  const token = 'A'.repeat(43)
  expect(await confirmRegistration(shop, token, formOf({ password: 'password' }))).toMatchObject({
    problems: [{ field: 'password', rule: 'letter-and-number' }],
  })
  expect(await confirmRegistration(shop, 'no token', formOf({ password: PASSWORD }))).toMatchObject({
    refusal: 'login.linkExpired',
  })
  expect(calls).toEqual([])
  expect(await confirmRegistration(shop, token, formOf({ password: PASSWORD }))).toBeUndefined()
  expect(calls).toEqual([{ operation: 'customerConfirmSignUp', params: { token, password: PASSWORD } }])
  for (const [code, sentence] of [
    ['ExpiredCustomerEmailToken', 'login.linkExpired'],
    ['DuplicateField', 'login.registrationFailed'],
  ] as const)
    expect(await confirmRegistration(aRefusingShop(refusal(400, code)), token, formOf({ password: PASSWORD }))).toMatchObject({
      refusal: sentence,
    })
})

test('ADDR-17 a name that carries a link is told at its field', async () => {
  const typed = { ...person, firstName: 'Erika www.evil.example', lastName: 'evil.example/win' }
  expect(await register(aRefusingShop(new Error('no call expected')), formOf(typed))).toMatchObject({
    problems: [
      { field: 'firstName', rule: 'plain' },
      { field: 'lastName', rule: 'plain' },
    ],
  })
})

test('CHK-25 an account of an order takes its number and a password; a weak one is not sent, and no answer holds it', async () => {
  const { shop, calls } = aShopResponding(signedIn)
  expect(await registerFromOrder(shop, 'NS00001042', formOf({ password: PASSWORD }))).toBeUndefined()
  expect(calls).toEqual([{ operation: 'customerSignMeUpFromOrder', params: { orderNumber: 'NS00001042', password: PASSWORD } }])
  const weak = await registerFromOrder(aRefusingShop(new Error('no call expected')), 'NS00001042', formOf({ password: 'short1' }))
  expect(weak).toEqual({ typed: null, problems: [{ field: 'password', rule: 'too-short' }] })
  // Sent twice: the order is the customer's already, whose page says so.
  expect(
    await registerFromOrder(aRefusingShop(refusal(404, 'ResourceNotFound')), 'NS00001042', formOf({ password: PASSWORD })),
  ).toBeUndefined()
  const known = await registerFromOrder(
    aRefusingShop(refusal(400, 'EmailProofRequired')),
    'NS00001042',
    formOf({ password: PASSWORD }),
  )
  expect(known).toEqual({ typed: null, problems: [], refusal: 'login.registrationSent' })
})
