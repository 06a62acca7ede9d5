import { expect, test } from 'vitest'
import { profileProblems, readProfileForm } from './profile-form-data.ts'

function typed(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  const whole = { firstName: 'Ada', lastName: 'Muster', vatId: '', ...fields }
  for (const [name, value] of Object.entries(whole)) form.set(name, value)
  return readProfileForm(form)
}

test('ACC-16 a profile needs names, and may have a VAT id', () => {
  expect(profileProblems(typed({}))).toEqual([])
  expect(profileProblems(typed({ vatId: 'DE 123456789' }))).toEqual([])
  expect(profileProblems(typed({ firstName: ' ', lastName: '' }))).toEqual([
    { field: 'firstName', rule: 'required' },
    { field: 'lastName', rule: 'required' },
  ])
})

test('ACC-16 what carries a link or is too long is named at its field', () => {
  expect(profileProblems(typed({ firstName: 'Ada www.evil.example', lastName: 'a'.repeat(81), vatId: '1'.repeat(41) }))).toEqual([
    { field: 'firstName', rule: 'plain' },
    { field: 'lastName', rule: 'max' },
    { field: 'vatId', rule: 'max' },
  ])
})

test('what is typed is trimmed, and spaces and tabs inside become one space', () => {
  expect(typed({ firstName: '  Ada \t Maria ' }).firstName).toBe('Ada Maria')
  expect(readProfileForm(new FormData())).toEqual({ firstName: '', lastName: '', vatId: '' })
})
