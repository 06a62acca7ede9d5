import { expect, test } from 'vitest'
import { judgedProblems } from './find-order-status.server.ts'
import { readStatusQuestion, statusProblems } from './order-status-data.ts'

function read(orderNumber: string, email = ' jana@example.org ') {
  const form = new FormData()
  form.set('orderNumber', orderNumber)
  form.set('email', email)
  return readStatusQuestion(form)
}

test.each(['NS00001042', ' ns00001042 ', 'NS 0000 1042', '00001042'])(
  'ORD-14 the number of an order is read from "%s"',
  typed => {
    const question = read(typed)
    expect(question).toEqual({ orderNumber: 'NS00001042', email: 'jana@example.org' })
    expect(judgedProblems(question)).toEqual([])
  },
)

test.each([
  ['', '', ['orderNumber required', 'email required']],
  ['NS12', 'jana@example.org', ['orderNumber form']],
  ['SK00001042', 'jana', ['orderNumber form', 'email form']],
])('ORD-14 what cannot be an order is told: %s of %s', (orderNumber, email, expected) => {
  expect(judgedProblems(read(orderNumber, email)).map(({ field, rule }) => `${field} ${rule}`)).toEqual(expected)
})

test('ORD-14 a form without its fields is asked for them', () => {
  expect(statusProblems(readStatusQuestion(new FormData()))).toHaveLength(2)
})
