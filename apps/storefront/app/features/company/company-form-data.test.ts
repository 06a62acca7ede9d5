import { expect, test } from 'vitest'
import { companyDraftOf, grantsOfTexts, inviteeOf, limitText, readCompanyForm } from './company-form-data.ts'

function typed(fields: Readonly<Record<string, string | readonly string[]>>) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  return readCompanyForm(form)
}

test.each([
  ['', null],
  ['0', 0],
  ['500', 50_000],
  ['1 234,5', 123_450],
  ['1\u202f234.56', 123_456],
  ["1'234", 123_400],
])('a limit that is typed as "%s" is %s cents', (limit, cents) => {
  expect(grantsOfTexts(typed({ roles: 'buyer', limit }))).toEqual({ roles: ['buyer'], approvalLimitCent: cents })
})

test.each(['viel', '-1', '1.234.567', '1,234', '99999999', '1e3'])('"%s" is no limit', limit => {
  expect(grantsOfTexts(typed({ roles: 'buyer', limit }))).toBe('limit')
})

test('roles are those of the shop, at least one, and a limit is written as it is typed', () => {
  expect(grantsOfTexts(typed({ limit: '1' }))).toBe('roles')
  expect(grantsOfTexts(typed({ roles: ['approver', 'boss', 'admin'] }))).toEqual({
    ...{ roles: ['admin', 'approver'], approvalLimitCent: null },
  })
  expect([null, 0, 50_000, 12_345].map(limitText)).toEqual(['', '0', '500', '123.45'])
})

test('a company has a name without a link, and an invitation goes to an address', () => {
  expect(companyDraftOf(typed({ name: '  Muster   Bau ', vatNumber: '' }))).toEqual({ name: 'Muster Bau' })
  expect(companyDraftOf(typed({ name: 'Muster', vatNumber: 'DE1' }))).toEqual({ name: 'Muster', vatNumber: 'DE1' })
  for (const name of ['', 'www.evil.example', 'x'.repeat(81)]) expect(companyDraftOf(typed({ name }))).toBeUndefined()
  expect(inviteeOf(typed({ email: 'ben@example.org' }))).toBe('ben@example.org')
  expect(inviteeOf(typed({ email: 'ben' }))).toBeUndefined()
})
