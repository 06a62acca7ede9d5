import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmationRedirectOf, decodeConfirmHash, encodeConfirmHash, newsletterEmailOf } from './index.ts'

const TOKEN = 'Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z'
const token = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/)

test('NEWS-03 a link is read back as it was written, whatever its target', () => {
  fc.assert(
    fc.property(token, fc.string({ unit: 'grapheme' }), (emailToken, redirectTo) => {
      const hash = encodeConfirmHash({ emailToken, redirectTo })
      expect(hash).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(decodeConfirmHash(hash)).toEqual({ emailToken, redirectTo })
    }),
  )
})

test('GUARD-19 a hash of the other alphabet, padded, or with a plus that became a blank is read too', () => {
  const hash =
    'eyJlbWFpbCI6ImphbmFAZXhhbXBsZS5jb20iLCJjb25zZW50cyI6WyJuZXdzbGV0dGVyIl0sInJlZGlyZWN0X3RvIjoiL3ZpdGFqdGUvP3V0bV9zb3VyY2U9ZG9pIn0='
  expect(decodeConfirmHash(hash)).toEqual({ emailToken: undefined, redirectTo: '/vitajte/?utm_source=doi' })
  const odd = btoa(JSON.stringify({ email_token: TOKEN, redirect_to: '/?>>>~~~' }))
  expect(odd).toMatch(/\+/)
  for (const form of [odd, odd.replaceAll('+', ' '), odd.replaceAll('+', '-').replace(/=+$/, '')])
    expect(decodeConfirmHash(form)).toEqual({ emailToken: TOKEN, redirectTo: '/?>>>~~~' })
})

test.each([
  '',
  '%%%',
  'no base64',
  btoa('no json'),
  btoa('"text"'),
  btoa('[1]'),
  btoa('null'),
  btoa('\xff\xfe'),
  'A'.repeat(5000),
])('GUARD-19 %j cannot be decoded', hash => {
  expect(decodeConfirmHash(hash)).toBeUndefined()
})

test.each([['short'], [`${TOKEN}x`], [42], [null], [{}]])('NEWS-03 %j is no token of a link', email_token => {
  expect(decodeConfirmHash(btoa(JSON.stringify({ email_token })))).toEqual({ emailToken: undefined, redirectTo: '/' })
})

const targetOf = (redirectTo: string, prefix: string, search = '', isConfirmed = true) =>
  confirmationRedirectOf({ redirectTo, prefix, parameters: new URLSearchParams(search), isConfirmed })

test.each([
  ['/', '', '/?confirmation=true'],
  ['/', 'nl', '/nl/?confirmation=true'],
  ['/vitajte/?utm_source=doi#top', 'nl', '/nl/vitajte/?utm_source=doi&confirmation=true#top'],
  ['/nl/welkom/', 'nl', '/nl/welkom/?confirmation=true'],
  ['/nl', 'nl', '/nl?confirmation=true'],
  ['/nlx/', 'nl', '/nl/nlx/?confirmation=true'],
])('GUARD-19 the target %s below the language %j is %s', (redirectTo, prefix, href) => {
  expect(targetOf(redirectTo, prefix)).toBe(href)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/a/..//evil.example', '/\t/evil.example', 'evil'])(
  'GUARD-19 instead of %j a link leads to the root of its language',
  redirectTo => {
    expect(targetOf(redirectTo, '')).toBe('/?confirmation=true')
    expect(targetOf(redirectTo, 'nl')).toBe('/nl/?confirmation=true')
  },
)

test('GUARD-20 the rest of the query stays, and no link can claim a confirmation that did not take place', () => {
  expect(targetOf('/a/?x=1', '', 'hash=abc&utm_source=mail&x=2', true)).toBe('/a/?x=1&utm_source=mail&x=2&confirmation=true')
  expect(targetOf('/?confirmation=true', '', 'confirmation=true&a=%C3%A9', false)).toBe('/?a=%C3%A9')
})

test('GUARD-19 a link never leaves the shop', () => {
  const part = fc.constantFrom('/', '//', '\\', '..', '%2f', '?', '#', 'evil.example', ':', '\t', 'nl', 'a')
  const target = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(target, fc.constantFrom('', 'nl', 'fr'), fc.string(), (redirectTo, prefix, search) => {
      const url = new URL(targetOf(redirectTo, prefix, search), 'https://anvil.be/')
      expect(url.origin).toBe('https://anvil.be')
      expect(url.searchParams.getAll('confirmation')).toEqual(['true'])
    }),
  )
})

test.each([
  [' jana@example.org ', 'jana@example.org'],
  ['jana', undefined],
  ['', undefined],
  [`${'a'.repeat(250)}@example.org`, undefined],
])('NEWS-02 of %j the form takes %j', (typed, email) => {
  expect(newsletterEmailOf(typed)).toBe(email)
})
