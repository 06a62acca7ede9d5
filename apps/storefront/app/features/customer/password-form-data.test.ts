import { expect, test } from 'vitest'
import { passwordFormProblems, readPasswordForm } from './password-form-data.ts'

const rulesOf = (currentPassword: string, newPassword: string, repeatedPassword = newPassword) =>
  passwordFormProblems({ currentPassword, newPassword, repeatedPassword }).map(({ field, rule }) => `${field} ${rule}`)

test('ACC-16, AUTH-09 a new password follows the rule and is typed twice alike', () => {
  expect(rulesOf('old-secret-1', 'Strong-sword-7')).toEqual([])
  expect(rulesOf('', '', '')).toEqual(['currentPassword required', 'newPassword required', 'repeatedPassword required'])
  expect(rulesOf('old', 'only-letters')).toEqual(['newPassword letter-and-number'])
  expect(rulesOf('old', 'short1')).toEqual(['newPassword too-short'])
  expect(rulesOf('old', 'password1')).toEqual(['newPassword too-common'])
  expect(rulesOf('old', 'Strong-sword-7', 'Strong-sword-8')).toEqual(['repeatedPassword different'])
  expect(rulesOf('o'.repeat(201), `a1${'x'.repeat(199)}`)).toEqual(['currentPassword wrong', 'newPassword max'])
})

test('passwords are taken as they are typed, with the spaces around them', () => {
  const form = new FormData()
  form.set('newPassword', ' a 1 ')
  expect(readPasswordForm(form)).toEqual({ currentPassword: '', newPassword: ' a 1 ', repeatedPassword: '' })
})
