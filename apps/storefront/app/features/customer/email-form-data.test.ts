import { expect, test } from 'vitest'
import { emailFormProblems, readEmailForm } from './email-form-data.ts'

const problemsOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ newEmail: 'ada@example.com', emailPassword: 'Strong-sword-7', ...fields }))
    form.set(name, value)
  return emailFormProblems(readEmailForm(form), 'Ada@example.org')
}

test('ACC-16, ADDR-14 another e-mail address is one, is another one, and takes the current password', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ newEmail: ' ', emailPassword: '' })).toEqual([
    { field: 'newEmail', rule: 'required' },
    { field: 'emailPassword', rule: 'required' },
  ])
  expect(problemsOf({ newEmail: 'ada' })).toEqual([{ field: 'newEmail', rule: 'email' }])
  expect(problemsOf({ newEmail: ' ada@Example.org ' })).toEqual([{ field: 'newEmail', rule: 'same' }])
  expect(problemsOf({ emailPassword: 'x'.repeat(201) })).toEqual([{ field: 'emailPassword', rule: 'wrong' }])
})

test('a form without its fields is one with empty ones', () => {
  expect(readEmailForm(new FormData())).toEqual({ newEmail: '', emailPassword: '' })
})
