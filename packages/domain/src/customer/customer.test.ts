import { describe, expect, test } from 'vitest'
import { DAY_SECONDS, MONTH_SECONDS, roleOf, YEAR_SECONDS } from '../session/index.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { type CustomerGroupKey, customerFromDraft, passwordProblem } from './index.ts'
import { loyaltyTierOf } from './loyalty-tier.ts'

const draft = {
  email: ' jana@example.org ',
  firstName: 'Jana',
  lastName: 'Nová',
  locale: 'sk-SK',
  custom: { customerType: 'private' },
} as const

test('AUTH-08, ACC-11 a new customer has the type they chose, in lower case, and no more than they gave', () => {
  const customer = customerFromDraft(draft, { id: 'id', customerNumber: 'C100001' })
  expect(customer).toMatchObject({ id: 'id', version: 1, email: 'jana@example.org', customerType: 'private', custom: {} })
  const company = customerFromDraft(
    { ...draft, custom: { customerType: 'company', newsletter: false } },
    { id: 'id', customerNumber: 'C100001' },
  )
  expect(company).toMatchObject({ customerType: 'company', custom: { newsletter: false } })
})

describe('AUTH-09 a password', () => {
  test.each([
    ['only letters', 'letter-and-number'],
    ['1234567890', 'letter-and-number'],
    ['!?!?!?!?1', 'letter-and-number'],
    ['', 'letter-and-number'],
    ['abc123', 'too-short'],
    ['ü1üü🔨🔨🔨', 'too-short'],
    ['password1', 'too-common'],
    ['PassWord123', 'too-common'],
    ['heslo123', 'too-common'],
    ['Strong-sword-7', undefined],
    ['пароль-молот-7', undefined],
    ['7\nлет молота', undefined],
  ])('%j is judged %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })

  test('the list of common ones has only passwords that the other rules let pass', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(200)
    for (const password of COMMON_PASSWORDS) expect(passwordProblem(password), password).toBe('too-common')
  })
})

test.each<[string, CustomerGroupKey[] | undefined, string]>([
  ['a visitor', undefined, 'NOT_LOGGED_IN'],
  ['a customer without group', [], 'NO_TIER'],
  ['a customer of the base group', ['base'], 'NO_TIER'],
  ['a customer of tier 1', ['tier1'], 'tier1'],
  ['a customer of tier 2', ['tier2'], 'tier2'],
  ['a customer of tier 3', ['tier3'], 'tier3'],
  ['a customer of tier 4', ['tier4'], 'tier4'],
])('AUTH-19 %s has the tier %s → %s', (_who, keys, tier) => {
  expect(loyaltyTierOf(keys && { customerGroupAssignments: keys.map(key => ({ customerGroup: { key } })) })).toBe(tier)
})

test('AUTH-18 there are two roles: anyone who is signed in is authenticated, everybody else is anonymous', () => {
  expect(roleOf(undefined)).toBe('anonymous')
  expect(roleOf({})).toBe('anonymous')
  expect(roleOf({ customerId: 'jana' })).toBe('authenticated')
})

test('AUTH-17 the times of sessions and cookies are a day, thirty days and a year', () => {
  expect([DAY_SECONDS, MONTH_SECONDS, YEAR_SECONDS]).toEqual([86_400, 2_592_000, 31_536_000])
})
