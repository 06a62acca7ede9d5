import { expect, test, vi } from 'vitest'
import { aShopThatAnswers, aShopThatRefuses, formOf, refusal } from './forms.fixtures.ts'
import { register } from './register.server.ts'

vi.spyOn(process.stderr, 'write').mockReturnValue(true)

const PASSWORD = 'Strong-sword-7'
const person = { email: 'erika@example.com', password: PASSWORD, firstName: 'Erika', lastName: 'Muster' }
const customer = { id: '3a7b1c5d-9e2f-4810-a6c4-8d0e2f4a6b19', version: 1 }
const signedIn = () => ({ user: { customer, cart: null } })

test('AUTH-08, ACC-11, MKT-20 a company registers with its VAT number, and the newsletter where the box is ticked', async () => {
  const { shop, asked } = aShopThatAnswers(signedIn)
  const form = formOf({ ...person, clientType: 'company', vatNumber: 'DE123456789', newsletterChoice: 'on' })
  expect(await register(shop, form)).toBeUndefined()
  expect(asked).toEqual([
    {
      operation: 'customerSignMeUp',
      params: { ...person, locale: 'de-DE', custom: { customerType: 'company', newsletter: true } },
    },
    { operation: 'customerUpdateMe', params: { customer, data: { vatId: 'DE123456789' } } },
  ])
})

test('ACC-11, MKT-20 a private person who leaves the box alone registers without either', async () => {
  const { shop, asked } = aShopThatAnswers(signedIn)
  const form = formOf({ ...person, clientType: 'private', vatNumber: 'DE123456789' })
  expect(await register(shop, form)).toBeUndefined()
  expect(asked).toMatchObject([{ params: { custom: { customerType: 'private', newsletter: false } } }])
})

test('ACC-11 a VAT number that cannot be kept does not undo the registration', async () => {
  const { shop } = aShopThatAnswers(operation => {
    if (operation === 'customerUpdateMe') throw refusal(500, 'General')
    return signedIn()
  })
  expect(await register(shop, formOf({ ...person, clientType: 'company', vatNumber: 'DE1' }))).toBeUndefined()
})

test('AUTH-06, AUTH-09 a registration that is refused keeps everything typed but the password', async () => {
  const weak = await register(aShopThatRefuses(new Error('nobody is asked')), formOf({ ...person, password: 'password' }))
  expect(weak).toMatchObject({ typed: { firstName: 'Erika' }, problems: [{ field: 'password', rule: 'letter-and-number' }] })
  const taken = await register(aShopThatRefuses(refusal(400, 'DuplicateField')), formOf(person))
  expect(taken).toMatchObject({ typed: { email: person.email }, problems: [{ field: 'email', rule: 'taken' }] })
  expect(JSON.stringify([weak, taken])).not.toContain(PASSWORD)
})
