import { createTranslate, loadMessages } from '@shop/i18n'
import { expect, test } from 'vitest'
import { loginProblemText } from './login-problem-text.ts'

test('AUTH-09 in the English shop a password without letter or number is refused in the specified words', async () => {
  const t = createTranslate('en', await loadMessages('en'))
  expect(loginProblemText(t, { field: 'password', rule: 'letter-and-number' })).toBe(
    'Password must include one letter and one number',
  )
  expect(loginProblemText(t, { field: 'password', rule: 'too-short' })).toBe('The password needs at least 8 characters.')
  expect(loginProblemText(t, { field: 'lastName', rule: 'required' })).toBe('Last name: please fill this in')
})
