import { expect, test } from 'vitest'
import { hasAnotherWay, originOfHost, relyingPartyOf } from './index.ts'

test('AUTH-13 a customer who gives one way to sign in up has another one left', () => {
  expect(hasAnotherWay({ hasPassword: true, providerCount: 0, passkeyCount: 0 })).toBe(false)
  expect(hasAnotherWay({ hasPassword: false, providerCount: 0, passkeyCount: 1 })).toBe(false)
  expect(hasAnotherWay({ hasPassword: false, providerCount: 1, passkeyCount: 1 })).toBe(true)
  expect(hasAnotherWay({ hasPassword: true, providerCount: 0, passkeyCount: 1 })).toBe(true)
})

test.each([
  ['de.localhost:3000', 'de.localhost', 'http://de.localhost:3000'],
  ['localhost', 'localhost', 'http://localhost'],
  ['anvil.example', 'anvil.example', 'https://anvil.example'],
  ['WWW.Anvil.example', 'anvil.example', 'https://www.anvil.example'],
])('a passkey made at %s belongs to %s', (host, id, origin) => {
  expect(relyingPartyOf(host)).toEqual({ id, origin })
  expect(originOfHost(host)).toBe(origin)
})
