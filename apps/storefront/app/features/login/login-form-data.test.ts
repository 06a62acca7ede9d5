import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { expect, test } from 'vitest'
import { formOf } from './forms.fixtures.ts'
import {
  credentialsProblems,
  loginProblemText,
  newPasswordProblems,
  readCredentials,
  readRegistration,
  registrationProblems,
} from './login-form-data.ts'

const REGISTRATION = {
  clientType: 'company',
  firstName: ' Erika  Maria ',
  lastName: 'Muster',
  vatNumber: 'DE123456789',
  email: ' erika@example.com ',
  password: ' Strong sword 7 ',
}

test('AUTH-08 texts are tidied up, a password is taken as it is, and nothing is judged', () => {
  expect(readRegistration(formOf(REGISTRATION))).toEqual({
    customerType: 'company',
    firstName: 'Erika Maria',
    lastName: 'Muster',
    vatNumber: 'DE123456789',
    email: 'erika@example.com',
    password: ' Strong sword 7 ',
    newsletterChoice: false,
  })
  const files = new FormData()
  files.set('email', new File([], 'erika.png'))
  expect(readCredentials(files)).toEqual({ email: '', password: '' })
})

test('ACC-11 a private person has no VAT number, whatever was typed before', () => {
  expect(readRegistration(formOf({ ...REGISTRATION, clientType: 'private' })).vatNumber).toBe('')
  expect(readRegistration(formOf({ ...REGISTRATION, clientType: 'other' })).customerType).toBe('private')
})

test('ROUTE-19 a good registration has no problems; those of a bad one come in the order of the form', () => {
  const problemsOf = (fields: object) => registrationProblems(readRegistration(formOf({ ...REGISTRATION, ...fields })))
  expect(problemsOf({})).toEqual([])
  const bad = { firstName: '', lastName: 'x'.repeat(81), vatNumber: 'x'.repeat(41), email: 'erika', password: 'password' }
  expect(problemsOf(bad).map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'firstName required',
    'lastName max',
    'vatNumber max',
    'email email',
    'password letter-and-number',
  ])
})

test.each([
  ['', 'required'],
  ['password', 'letter-and-number'],
  ['12345678', 'letter-and-number'],
  ['abc1234', 'too-short'],
  ['password1', 'too-common'],
  [`a1${'x'.repeat(199)}`, 'max'],
])('AUTH-09 the password %j breaks the rule "%s"', (password, rule) => {
  expect(newPasswordProblems(password)).toEqual([{ field: 'password', rule }])
})

test('AUTH-09 a password with a letter and a number is taken, in any script', () => {
  for (const password of ['Strong-sword-7', 'пароль-за-7', 'ΚΩΔΙΚΟΣ8']) expect(newPasswordProblems(password)).toEqual([])
})

test('ROUTE-18 a login requires both, and judges no password', () => {
  expect(credentialsProblems({ email: '', password: '' })).toEqual([
    { field: 'email', rule: 'required' },
    { field: 'password', rule: 'required' },
  ])
  expect(credentialsProblems({ email: 'erika@example.com', password: 'x' })).toEqual([])
})

test('AUTH-09 in the English shop a password without letter or number is refused in the specified words', async () => {
  const t = createTranslate('en', await loadMessages('en'))
  expect(loginProblemText(t, { field: 'password', rule: 'letter-and-number' })).toBe(
    'Password must include one letter and one number',
  )
  expect(loginProblemText(t, { field: 'password', rule: 'too-short' })).toBe('The password needs at least 8 characters.')
  expect(loginProblemText(t, { field: 'lastName', rule: 'required' })).toBe('Last name: please fill this in')
})
