import { expect, test } from 'vitest'
import { redirectTo } from './guard.ts'

test('GUARD-14 a permanent redirect may be cached, one that depends on the visitor may not', () => {
  const answer = (status: number) => {
    const response = redirectTo('/faq/', status)
    return [response.status, response.headers.get('location'), response.headers.get('cache-control')]
  }
  for (const status of [301, 308]) expect(answer(status)).toEqual([status, '/faq/', 'public, max-age=3600'])
  expect(answer(302)).toEqual([302, '/faq/', 'private, no-store'])
})
