import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_LOGIN_STRATEGY, decideLogin, draftOfIdentity, LOGIN_STRATEGIES, type ProviderIdentity } from './index.ts'

function anIdentity(changes: Partial<ProviderIdentity> = {}): ProviderIdentity {
  return {
    provider: 'google',
    subject: '110169484474386276334',
    email: 'jana@example.org',
    isEmailVerified: true,
    firstName: 'Jana',
    lastName: 'Nová',
    ...changes,
  }
}

test('people sign in with facebook, which is the default, or google', () => {
  expect(LOGIN_STRATEGIES).toEqual(['facebook', 'google'])
  expect(DEFAULT_LOGIN_STRATEGY).toBe('facebook')
})

test.each<[string, Partial<ProviderIdentity>, object, object]>([
  ['a known subject is its customer', {}, { ofSubject: 'a' }, { kind: 'enter', customerId: 'a' }],
  ['also with the address of another one', {}, { ofSubject: 'a', ofEmail: 'b' }, { kind: 'enter', customerId: 'a' }],
  ['also without an address', { email: undefined }, { ofSubject: 'a' }, { kind: 'enter', customerId: 'a' }],
  ['an address in use wants its password', {}, { ofEmail: 'b' }, { kind: 'confirm', customerId: 'b' }],
  ['an unverified one too', { isEmailVerified: false }, { ofEmail: 'b' }, { kind: 'confirm', customerId: 'b' }],
  ['a verified new one makes an account', {}, {}, { kind: 'create', email: 'jana@example.org', isEmailProven: true }],
  ['an unverified new one does not', { isEmailVerified: false }, {}, { kind: 'refuse', reason: 'unverified' }],
  ['none does not', { email: undefined }, {}, { kind: 'refuse', reason: 'missing' }],
  ['nor does what is no address', { email: 'jana@' }, {}, { kind: 'refuse', reason: 'missing' }],
  ['nor one that is too long', { email: `${'j'.repeat(250)}@example.org` }, {}, { kind: 'refuse', reason: 'missing' }],
  [
    'what facebook says of an address proves nothing',
    { provider: 'facebook', isEmailVerified: true },
    {},
    { kind: 'create', email: 'jana@example.org', isEmailProven: false },
  ],
])('AUTH-14 %s', (_title, changes, known, decision) => {
  expect(decideLogin(anIdentity(changes as Partial<ProviderIdentity>), known)).toEqual(decision)
})

test('AUTH-14 an account is entered by its own subject alone, and none is made over an existing one', () => {
  const anything = fc.record({
    provider: fc.constantFrom(...LOGIN_STRATEGIES),
    subject: fc.string(),
    email: fc.option(fc.oneof(fc.emailAddress(), fc.string()), { nil: undefined }),
    isEmailVerified: fc.boolean(),
    firstName: fc.string(),
    lastName: fc.string(),
  })
  const someone = fc.option(fc.uuid(), { nil: undefined })
  fc.assert(
    fc.property(anything, someone, someone, ({ email, ...rest }, ofSubject, ofEmail) => {
      const { kind } = decideLogin({ ...rest, ...(email === undefined ? {} : { email }) }, { ofSubject, ofEmail })
      expect(kind === 'enter').toBe(ofSubject !== undefined)
      if (ofEmail !== undefined) expect(kind).not.toBe('create')
    }),
  )
})

test('AUTH-14 a new customer is a private person without newsletter, with names in one bounded line', () => {
  const said = { email: 'jana@example.org', locale: 'sk-SK' } as const
  expect(draftOfIdentity(anIdentity({ firstName: ' Ja\nna\u0000 ', lastName: `${'💧'.repeat(90)}\ud800` }), said)).toEqual({
    ...said,
    firstName: 'Ja na',
    lastName: '💧'.repeat(80),
    custom: { customerType: 'private', newsletter: false },
  })
})
