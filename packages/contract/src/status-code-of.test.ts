import { expect, test } from 'vitest'
import { ERROR_STATUSES } from './error-codes.ts'
import { OperationError, statusCodeOf } from './operation-error.ts'

test.each([
  [{ statusCode: 404, status: 500, response: { status: 503 } }, 404],
  [{ status: 404, response: { status: 503 } }, 404],
  [{ response: { status: 503 } }, 503],
  [new Response(null, { status: 400 }), 400],
  [new OperationError('getMe', { statusCode: 409, message: '', errors: [{ code: 'General', message: '' }] }), 409],
  [new Error('no network'), 500],
  [{ statusCode: '404' }, 500],
  [{ statusCode: 0, status: 1000 }, 500],
  [{ response: null }, 500],
  ['text', 500],
  [null, 500],
  [undefined, 500],
])('ERR-04 the status of %o is %d', (error, status) => {
  expect(statusCodeOf(error)).toBe(status)
})

test('ERR-05 the status codes of the specification are in use', () => {
  const statuses = new Set<number>(Object.values(ERROR_STATUSES))
  for (const status of [400, 404, 500]) expect(statuses).toContain(status)
})
