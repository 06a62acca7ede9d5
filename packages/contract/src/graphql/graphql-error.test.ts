import { expect, test } from 'vitest'
import { GraphqlFailure, graphqlErrorOf } from './graphql-error.ts'

const first = { message: 'Object … Actual: 2.', extensions: { code: 'ConcurrentModification', currentVersion: 2 } }
const result = { statusCode: 503, message: 'busy', errors: [{ code: 'OverCapacity', message: 'busy' }] }

test('ERR-10, SHIP-12 the first GraphQL error counts', () => {
  const failure = new GraphqlFailure({ graphQLErrors: [first, { message: 'another' }], networkError: { result } })
  expect(graphqlErrorOf(failure)).toBe(first)
})

test('ERR-10, SHIP-12 without one the result of the network error does', () => {
  expect(graphqlErrorOf(new GraphqlFailure({ graphQLErrors: [], networkError: { statusCode: 503, result } }))).toBe(result)
})

test('ERR-10, SHIP-12 without both it is the error itself', () => {
  const cause = new TypeError('fetch failed')
  const gone = new GraphqlFailure({ graphQLErrors: [], networkError: {} }, { cause })
  for (const error of [gone, cause, undefined, null, 'text', {}, { graphQLErrors: 'none', networkError: null }]) {
    expect(graphqlErrorOf(error)).toBe(error)
  }
})
