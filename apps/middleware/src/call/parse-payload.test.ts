import { OPERATIONS } from '@shop/contract/operations'
import { expect, test } from 'vitest'
import { Refusal } from '../error/wire-error.ts'
import { parsePayload } from './parse-payload.ts'

const { getProduct, isLoggedIn, addToCart } = OPERATIONS

function refusalOf(operation: Parameters<typeof parsePayload>[0], body: string): Refusal {
  try {
    parsePayload(operation, body)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error(`Accepted: ${body}`)
}

test.each([
  ['[{"limit":5}]', { params: { limit: 5 } }],
  ['{"limit":5}', { params: { limit: 5 } }],
  ['[{"limit":5},"product-details"]', { params: { limit: 5 }, customQuery: 'product-details' }],
  ['[]', { params: {} }],
  ['[{}]', { params: {} }],
  ['', { params: {} }],
  [' \n', { params: {} }],
])('API-03 %s is a list of params and custom query, the params alone, or none', (body, expected) => {
  expect(parsePayload(getProduct, body)).toEqual(expected)
})

test.each(['{', '[1,]', 'undefined', '{"a":NaN}', "{'a':1}", '\u0000', '[}'])('%s is no JSON', body => {
  expect(refusalOf(getProduct, body).errors).toEqual([{ code: 'InvalidJsonInput', message: 'The body is not valid JSON' }])
})

test.each([
  ['null', 'Invalid input: expected object, received null'],
  ['"text"', 'Invalid input: expected object, received string'],
  ['7', 'Invalid input: expected object, received number'],
  ['[[{}]]', 'Invalid input: expected object, received array'],
  ['[{},"product-details",{}]', 'The list has more than params and the name of a custom query'],
  ['[{},"constructor"]', 'The operation has no such custom query; it has: product-card, product-details'],
  ['[{},null]', 'The operation has no such custom query; it has: product-card, product-details'],
  ['[{},["product-details"]]', 'The operation has no such custom query; it has: product-card, product-details'],
  ['[{"limit":"5"}]', 'limit: Invalid input: expected number, received string'],
  ['[{"limit":5,"where":{"ids":["x"]}}]', 'where.ids.0: Invalid UUID'],
])('API-03 %s is refused with what is wrong', (body, message) => {
  const refusal = refusalOf(getProduct, body)
  expect(refusal.message).toBe(message)
  expect(refusal.errors[0].code).toBe('InvalidInput')
})

test('an operation without custom queries takes none', () => {
  expect(refusalOf(isLoggedIn, '[{},"x"]').message).toBe('The operation has no such custom query; it has: none')
})

test('several problems are named at once, ten at most', () => {
  const { errors } = refusalOf(addToCart, '[{"id":1,"version":0,"product":{"sku":"x"},"quantity":"2"}]')
  expect(errors.map(({ field }) => field).sort()).toEqual(['id', 'product.sku', 'quantity', 'version'])
  expect(refusalOf(getProduct, JSON.stringify([{ skus: Array(50).fill('x') }])).errors).toHaveLength(10)
})

test('A6 names of unknown fields are cut, and values are not repeated', () => {
  const long = refusalOf(isLoggedIn, JSON.stringify({ ['k'.repeat(10_000)]: 'jana@example.org' }))
  expect(long.message.length).toBeLessThanOrEqual(200)
  expect(JSON.stringify(refusalOf(getProduct, '{"where":{"id":"jana@example.org"}}').errors)).not.toContain('jana')
  expect(refusalOf(isLoggedIn, `{"${'k'.repeat(180)}\\ud800\\ud800":1}`).message.isWellFormed()).toBe(true)
})

test('deep nesting is refused before anything else looks at it', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(refusalOf(getProduct, nested(21)).message).toBe('The body is nested deeper than 20 levels')
  expect(refusalOf(getProduct, nested(32_000)).message).toBe('The body is nested deeper than 20 levels')
  expect(refusalOf(getProduct, `{"where":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`).message).toBe(
    'The body is nested deeper than 20 levels',
  )
})
