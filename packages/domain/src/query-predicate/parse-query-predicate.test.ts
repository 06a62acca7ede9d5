import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CommerceError } from '../error/index.ts'
import { MAX_PREDICATE_BYTES, parseQueryPredicate, type QueryPredicate } from './index.ts'

const comparison = (field: string, value: string | number | boolean, operator = '=') => ({
  kind: 'comparison',
  field,
  operator,
  value,
})
const nested = (field: string, part: object) => ({ kind: 'nested', field, part })

describe('API-39 a where text', () => {
  test.each<[string, object]>([
    ['slug(en="a \\"b\\" \\\\ \\u00e4")', nested('slug', comparison('en', 'a "b" \\ ä'))],
    ['key in ("a","b")', { kind: 'in', field: 'key', isIn: true, values: ['a', 'b'] }],
    ['key not in ("a")', { kind: 'in', field: 'key', isIn: false, values: ['a'] }],
    [
      'masterData(current(categories(id="x")))',
      nested('masterData', nested('current', nested('categories', comparison('id', 'x')))),
    ],
    [
      'variants(attributes(name="brand" and value="MSW"))',
      nested('variants', nested('attributes', { kind: 'and', parts: [comparison('name', 'brand'), comparison('value', 'MSW')] })),
    ],
    ['tags contains any ("new", "sale")', { kind: 'contains', field: 'tags', quantifier: 'any', values: ['new', 'sale'] }],
    ['tags CONTAINS ALL ("new")', { kind: 'contains', field: 'tags', quantifier: 'all', values: ['new'] }],
    ['key is defined', { kind: 'defined', field: 'key', isDefined: true }],
    ['key is not defined', { kind: 'defined', field: 'key', isDefined: false }],
    ['categories is empty', { kind: 'empty', field: 'categories', isEmpty: true }],
    ['categories is not empty', { kind: 'empty', field: 'categories', isEmpty: false }],
    ['`de-AT` = true', comparison('de-AT', true)],
    ['version >= -1.5', comparison('version', -1.5, '>=')],
    ['version != 2', comparison('version', 2, '<>')],
    ['not(a = 1)', { kind: 'not', part: comparison('a', 1) }],
    ['not = 1', comparison('not', 1)],
  ])('%s is understood', (text, tree) => {
    expect(parseQueryPredicate(text)).toEqual(tree)
  })

  test('binds and closer than or, and parentheses closest', () => {
    expect(parseQueryPredicate('a = 1 or b = 2 and c = 3')).toEqual({
      kind: 'or',
      parts: [comparison('a', 1), { kind: 'and', parts: [comparison('b', 2), comparison('c', 3)] }],
    })
    expect(parseQueryPredicate('(a = 1 or b = 2) and c = 3')).toMatchObject({ kind: 'and', parts: [{ kind: 'or' }, {}] })
  })

  test.each([
    ...['', '   ', 'a', 'a =', 'a = b', '= 1', 'a = 1 and', 'a = 1 b = 2', 'a in ()', 'a in ("x"', 'a contains ("x")'],
    ...['a is', 'a is not', 'a(', 'a()', '(a = 1', 'a = 1)', 'a = "x', 'a = "\\x"', 'a = "\\u0000"', 'a = "\\ud800"'],
    ...["a = 'x'", 'a = 1; drop table product', 'a = 1 -- x', 'a within circle(1, 2, 3)', 'a = :b', 'a = 1e5', 'ä = 1'],
  ])('is refused where it is not one: %s', text => {
    expect(() => parseQueryPredicate(text)).toThrow(CommerceError)
    expect(() => parseQueryPredicate(text)).toThrow(/^Malformed parameter: where: /)
  })

  test('may have 2 kB and 20 levels, not more', () => {
    const long = (bytes: number) => `a = "${'x'.repeat(bytes - 6)}"`
    expect(parseQueryPredicate(long(MAX_PREDICATE_BYTES))).toMatchObject({ field: 'a' })
    expect(() => parseQueryPredicate(long(MAX_PREDICATE_BYTES + 1))).toThrow('longer than 2048 bytes')
    expect(() => parseQueryPredicate(`a = "${'€'.repeat(700)}"`)).toThrow('longer than 2048 bytes')
    const deep = (levels: number) => `${'('.repeat(levels)}a = 1${')'.repeat(levels)}`
    expect(parseQueryPredicate(deep(20))).toEqual(comparison('a', 1))
    for (const levels of [21, 1000]) expect(() => parseQueryPredicate(deep(levels))).toThrow('deeper than 20 levels')
    expect(() => parseQueryPredicate('not('.repeat(500))).toThrow('deeper than 20 levels')
  })

  test('is either understood or refused, whatever it is', () => {
    const words = fc.constantFrom(
      ...[
        'a',
        'not',
        'and',
        'or',
        'in',
        'is',
        'defined',
        'contains',
        'any',
        '(',
        ')',
        '=',
        '<>',
        ',',
        '"x"',
        '1',
        '\\',
        '"',
        '`',
      ],
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(words, { maxLength: 60 }).map(all => all.join(' ')),
    )
    fc.assert(
      fc.property(texts, text => {
        try {
          parseQueryPredicate(text)
        } catch (error) {
          if (!(error instanceof CommerceError) || error.failure.code !== 'invalid-input') throw error
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('says the same when it is written from its tree', () => {
    fc.assert(
      fc.property(treeArbitrary, tree => {
        expect(parseQueryPredicate(written(tree))).toEqual(tree)
      }),
    )
  })
})

const fields = fc.constantFrom('key', 'de-AT', 'x_1')
const values = fc.oneof(fc.string({ maxLength: 8 }).filter(isStorable), fc.integer(), fc.boolean())
const leaves: fc.Arbitrary<QueryPredicate> = fc.oneof(
  fc.record({
    kind: fc.constant('comparison' as const),
    field: fields,
    operator: fc.constantFrom('=' as const, '<>' as const, '<' as const, '>=' as const),
    value: values,
  }),
  fc.record({
    kind: fc.constant('in' as const),
    field: fields,
    isIn: fc.boolean(),
    values: fc.array(values, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('defined' as const), field: fields, isDefined: fc.boolean() }),
)
/** And only in or, so that the tree is what the text says without superfluous parentheses. */
const treeArbitrary: fc.Arbitrary<QueryPredicate> = fc.oneof(
  leaves,
  leaves.map(part => ({ kind: 'not' as const, part })),
  fc.tuple(fields, leaves).map(([field, part]) => ({ kind: 'nested' as const, field, part })),
  fc.array(leaves, { minLength: 2, maxLength: 4 }).map(parts => ({ kind: 'and' as const, parts })),
)

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function written(tree: QueryPredicate): string {
  const literal = (value: string | number | boolean) => JSON.stringify(value)
  switch (tree.kind) {
    case 'and':
    case 'or':
      return tree.parts.map(written).join(` ${tree.kind} `)
    case 'not':
      return `not(${written(tree.part)})`
    case 'nested':
      return `${tree.field}(${written(tree.part)})`
    case 'comparison':
      return `${tree.field} ${tree.operator} ${literal(tree.value)}`
    case 'in':
      return `${tree.field}${tree.isIn ? '' : ' not'} in (${tree.values.map(literal).join(', ')})`
    case 'contains':
      return `${tree.field} contains ${tree.quantifier} (${tree.values.map(literal).join(', ')})`
    case 'defined':
      return `${tree.field} is${tree.isDefined ? '' : ' not'} defined`
    case 'empty':
      return `${tree.field} is${tree.isEmpty ? '' : ' not'} empty`
  }
}
