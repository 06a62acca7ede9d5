import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('A6 an error of the database is described without the values it repeats', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "jana@example.org"'), {
    code: '22P02',
    constraint: 'session_token_unique',
    detail: 'Key (email)=(jana@example.org) exists',
  })
  const description = describeError(new Error('The cart could not be saved', { cause: error }))
  expect(description).toMatchObject({ cause: { type: 'Error', sqlState: '22P02', constraint: 'session_token_unique' } })
  expect(JSON.stringify(description)).not.toContain('jana')
})

test('an error of ours keeps its words and the frames of our code', () => {
  const description = describeError(new TypeError('x is not a function'))
  expect(description).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
  expect(description.frames[0]).toContain('describe-error.test.ts')
})

test('what is no error at all is named by its type', () => {
  expect(describeError('jana@example.org')).toEqual({ type: 'string', frames: [] })
})
