import type { OpenedSession } from '@shop/engine/session'
import { expect, test } from 'vitest'
import { readTokenCookie, tokenSetCookie } from './token-cookie.ts'

const token = 'A'.repeat(43)
const session = {
  id: '9d0c3c1e-52a5-4f2b-8a3e-3d8a1c0b6e55',
  anonymousId: '5d2f1d52-1a7b-4e0e-9a51-0c4f6d1b8e77',
  storeKey: 'sk',
  tokenExpiresAt: '2027-02-19T09:00:00.000Z',
  expiresAt: '2027-03-20T09:00:00.000Z',
}
const refreshToken = 'B'.repeat(64)
const opened: OpenedSession = { session, token, refreshToken }
const now = Date.parse('2027-02-19T08:00:00.000Z')

function contentOf(setCookie: string): Record<string, unknown> {
  const [, value] = /^vsf-commercetools-token=([^;]+);/.exec(setCookie) ?? []
  return JSON.parse(decodeURIComponent(value ?? ''))
}

test('COOK-01, COOK-02 the token cookie is http-only, secure, strict and ends with the refresh token', () => {
  const [, ...attributes] = tokenSetCookie(opened, now).split('; ')
  expect(attributes.sort()).toEqual(['Expires=Sat, 20 Mar 2027 09:00:00 GMT', 'HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'])
})

test('AUTH-04 its content is a commerce token whose scope ends with the owner', () => {
  const content = contentOf(tokenSetCookie(opened, now))
  expect(Object.keys(content).sort()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'scope',
    'token_type',
  ])
  expect(content).toMatchObject({
    access_token: token,
    expires_at: Date.parse(session.tokenExpiresAt),
    expires_in: 3600,
    refresh_token: refreshToken,
    token_type: 'Bearer',
  })
  expect(content.scope).toMatch(/ anonymous_id:5d2f1d52-1a7b-4e0e-9a51-0c4f6d1b8e77$/)
  const customer = contentOf(
    tokenSetCookie({ ...opened, session: { ...session, customerId: 'e1a9c6b4-5d3f-4f7a-8b2c-9f0d1e2a3b44' } }, now),
  )
  expect(customer.scope).toMatch(/ customer_id:e1a9c6b4-5d3f-4f7a-8b2c-9f0d1e2a3b44$/)
})

test('COOK-02 what was set can be read back among other cookies', () => {
  const [pair] = tokenSetCookie(opened, now).split('; ')
  expect(readTokenCookie(`a=1; ${pair}; b=2`)).toEqual({
    accessToken: token,
    refreshToken,
    expiresAt: Date.parse(session.tokenExpiresAt),
  })
})

test.each([
  undefined,
  '',
  'vsf-commercetools-token',
  'vsf-commercetools-token=',
  'vsf-commercetools-token=plain',
  'vsf-commercetools-token=%E0%A4%A',
  'vsf-commercetools-token=null',
  'vsf-commercetools-token=7',
  'vsf-commercetools-token=%5B%5D',
  `vsf-commercetools-token=${encodeURIComponent(JSON.stringify({ access_token: 7, refresh_token: token, expires_at: 1 }))}`,
  `vsf-commercetools-token=${encodeURIComponent(JSON.stringify({ access_token: token, refresh_token: token }))}`,
  `vsf-commercetools-token=${encodeURIComponent(JSON.stringify({ access_token: token, expires_at: 1 }))}`,
  `vsf-commercetools-token=${'a'.repeat(100_000)}`,
  'xvsf-commercetools-token=%7B%7D',
])('a cookie that is not ours is ignored: %s', cookie => {
  expect(readTokenCookie(cookie)).toBeUndefined()
})
