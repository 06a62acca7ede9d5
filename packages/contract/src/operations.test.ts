import type { Cart } from '@shop/domain/cart'
import type { Category } from '@shop/domain/category'
import type { CustomerView } from '@shop/domain/customer'
import type { Order } from '@shop/domain/order'
import type { Payment } from '@shop/domain/payment'
import type { ProductDetails, ProductProjection } from '@shop/domain/product'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { COMMON_ERRORS, ERROR_STATUSES } from './error-codes.ts'
import { defineOperations, type Operation } from './operation.ts'
import { OPERATIONS, type OperationName, type ResultOf } from './operations.ts'
import { z } from './zod.ts'

const names = Object.keys(OPERATIONS) as OperationName[]
const rows: readonly Operation[] = Object.values(OPERATIONS)

test('API-02 an operation is found under its own name', () => {
  for (const name of names) expect(OPERATIONS[name].name).toBe(name)
})

test('every row says what the shop needs to know of its operation', () => {
  for (const { name, tag, summary, rate, errors, isCacheable, takesIdempotencyKey } of rows) {
    expect(tag, name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(summary, name).toMatch(/^[A-Z].*\.$/)
    expect(['browsing', 'buying'], name).toContain(rate)
    for (const code of errors) expect(ERROR_STATUSES, name).toHaveProperty([code])
    expect(
      errors.filter(code => COMMON_ERRORS.includes(code)),
      name,
    ).toEqual([])
    expect(new Set(errors).size, name).toBe(errors.length)
    // A cache that stores answers cannot know who asked under which key.
    if (isCacheable) expect(takesIdempotencyKey, name).toBeUndefined()
  }
})

test('a table of operations refuses a row that is not complete', () => {
  const row = {
    summary: 'Returns a cart.',
    params: z.strictObject({ id: z.string() }),
    result: z.strictObject({ country: z.enum(['DE', 'AT']) }),
    errors: [],
    rate: 'buying',
  } as const
  const { getIt } = defineOperations('it', { getIt: { ...row, example: { params: { id: 'a' }, result: { country: 'DE' } } } })
  expect(getIt).toMatchObject({ name: 'getIt', tag: 'it', customQueries: [] })
  // @ts-expect-error An example that the schemas refuse does not compile.
  defineOperations('it', { getIt: { ...row, example: { params: { id: 1 }, result: { country: 'DE' } } } })
  // @ts-expect-error Neither does one with another result.
  defineOperations('it', { getIt: { ...row, example: { params: { id: 'a' }, result: { country: 'XX' } } } })
  // @ts-expect-error Nor a row without example.
  defineOperations('it', { getIt: row })
  // @ts-expect-error Nor an error code that the envelope does not know.
  defineOperations('it', { getIt: { ...row, errors: ['Unknown'], example: { params: { id: 'a' }, result: { country: 'DE' } } } })
})

test('callers see the types of the domain', () => {
  type Results = { [Name in OperationName]: ResultOf<Name> }
  expectTypeOf<Results['addToCart']>().toEqualTypeOf<{ cart: Cart }>()
  expectTypeOf<Results['getMe']>().toEqualTypeOf<{
    me: { activeCart: Cart | null; customer: CustomerView | null; isSupport?: true | undefined }
  }>()
  expectTypeOf<Results['getCategory']>().toEqualTypeOf<{ categories: { results: Category[] } }>()
  expectTypeOf<Results['createMyOrderFromCart']>().toEqualTypeOf<{ order: Order }>()
  expectTypeOf<Results['createCodPayment']>().toEqualTypeOf<{ payment: Payment; cart: Cart }>()
  expectTypeOf<Results['getProduct']['products']['results']>().toEqualTypeOf<(ProductProjection | ProductDetails)[]>()
  expectTypeOf<Results['deleteCart']>().toEqualTypeOf<null>()
})

type Path = readonly (string | number)[]

/** Every place in a JSON value, the value itself first. */
function placesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]))
      : []
  return [{ path, value }, ...inner]
}

function withValueAt(root: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = structuredClone(root) as Record<string | number, unknown>
  copy[key] = withValueAt(copy[key], rest, value)
  return copy
}

/** What may never pass in the place of a text, a number, a switch, a list or an object. */
function hostileValuesFor(value: unknown): unknown[] {
  const foreign = [null, [], [[]], {}, '', '\u0000', -1, 1.5, 1e308, true].filter(
    candidate => typeof candidate !== typeof value || candidate === null || Array.isArray(candidate) !== Array.isArray(value),
  )
  if (typeof value === 'string') {
    return [
      ...foreign,
      `${value}\u0000`,
      `${value}\ud800`,
      `${value}\u001b[2J`,
      `${value}\n`,
      value.repeat(400),
      'ﷺ'.repeat(65_536),
    ]
  }
  if (typeof value === 'number') {
    return [...foreign, String(value), -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e308]
  }
  if (typeof value === 'boolean') return [...foreign, String(value), Number(value)]
  if (Array.isArray(value)) return [...foreign, Array(101).fill(value[0]), [value]]
  return [...foreign, { ...(value as object), unknown: 1 }, JSON.parse('{"__proto__":{"admin":true}}'), { constructor: 1 }]
}

describe.each(names)('%s', name => {
  const { params, result, customQueries } = OPERATIONS[name]
  const example = OPERATIONS[name].example

  test('accepts its example and answers in the form it promises', () => {
    expect(params.safeParse(example.params)).toMatchObject({ success: true })
    expect(result.safeParse(example.result)).toMatchObject({ success: true })
    if (example.customQuery !== undefined) expect(customQueries).toContain(example.customQuery)
  })

  test('refuses a wrong value in every place of its params', () => {
    for (const { path, value } of placesIn(example.params)) {
      // An empty object is a fair request of operations whose params are all optional.
      const hostile = hostileValuesFor(value).filter(candidate => path.length > 0 || JSON.stringify(candidate) !== '{}')
      for (const candidate of hostile) {
        const mutated = withValueAt(example.params, path, candidate)
        expect(params.safeParse(mutated).success, JSON.stringify({ path, candidate }).slice(0, 300)).toBe(false)
      }
    }
  })

  test('never throws, whatever JSON it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), value => {
        params.safeParse(value)
      }),
    )
  })

  test('refuses an answer with an unknown field', () => {
    for (const { path, value } of placesIn(example.result)) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
      const mutated = withValueAt(example.result, path, { ...value, 'unknown field': 1 })
      expect(result.safeParse(mutated).success, path.join('.')).toBe(false)
    }
  })
})

test('API-23 bounds: at most 100 SKUs, 100 results, offset 10000, 200 characters of search', () => {
  const accepts = (value: unknown) => OPERATIONS.getProduct.params.safeParse(value).success
  const skus = (count: number) => Array.from({ length: count }, (_, index) => `EX${String(index).padStart(8, '0')}`)
  expect(accepts({ skus: skus(100), limit: 100, offset: 10_000, where: { text: 'x'.repeat(200) } })).toBe(true)
  expect(accepts({ skus: skus(101) })).toBe(false)
  expect(accepts({ limit: 101 })).toBe(false)
  expect(accepts({ limit: 0 })).toBe(false)
  expect(accepts({ offset: 10_001 })).toBe(false)
  expect(accepts({ where: { text: 'x'.repeat(201) } })).toBe(false)
})

test('COOK-06 a source of the visit is 1 to 100 letters, digits, dots, underscores and hyphens', () => {
  const { id, version } = OPERATIONS.updateCart.example.params
  const accepts = (utmSource: string) =>
    OPERATIONS.updateCart.params.safeParse({ id, version, actions: [{ action: 'setCustomType', fields: { utmSource } }] }).success
  expect(accepts('news_letter-2026.11')).toBe(true)
  expect(accepts('a'.repeat(100))).toBe(true)
  for (const utmSource of ['', 'a'.repeat(101), 'a b', '<script>', 'ä', 'a\n']) expect(accepts(utmSource)).toBe(false)
})
