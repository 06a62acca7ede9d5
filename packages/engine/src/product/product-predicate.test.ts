import { CommerceError } from '@shop/domain/error'
import { moneyOf } from '@shop/domain/money'
import type { AttributeValue } from '@shop/domain/product'
import { parseQueryPredicate, type QueryPredicate } from '@shop/domain/query-predicate'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { createContext, type Tables } from '../database/index.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { cloneDatabase } from '../testing/index.ts'
import { type AttributeFilter, findProducts } from './index.ts'

const context = createContext(await cloneDatabase<Tables>())
const saws = aCategory('saws')
const kitchen = aCategory('kitchen')

function withAttributes(draft: ReturnType<typeof aProduct>, attributes: Record<string, AttributeValue>) {
  const own = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  return { ...draft, variants: draft.variants.map(variant => ({ ...variant, attributes: own })) }
}

const first = aProduct({ sku: 'EX30000001', brand: 'MSW', categoryIds: [saws.id], eurCent: 5000, tags: ['new', 'bware'] })
const products = [
  withAttributes(first, { power: 500, manualUrl: 'https://example.org/"a"', faq: [{ sk: 'Áno' }] }),
  withAttributes(aProduct({ sku: 'EX30000002', brand: 'Ulsonix', categoryIds: [kitchen.id], eurCent: 7050 }), {
    power: 900,
    releaseDate: '2026-03-18',
    relatedAccessories: [{ typeId: 'product', id: first.id }],
  }),
  withAttributes(aProduct({ sku: 'EX30000003', published: false }), {}),
]
await importCatalogue(context, { ...aCatalogue(products), categories: [saws, kitchen] }, { name: 'test', contentHash: '1' })
await sql`update inventory_entry set available = 0, loaded = 0 where sku = 'EX30000002'`.execute(context.db)

const slovak = { language: 'sk', currency: 'EUR', country: 'SK', sort: 'name-asc' } as const

async function foundBy(predicate: string | QueryPredicate): Promise<string[]> {
  const tree = typeof predicate === 'string' ? parseQueryPredicate(predicate) : predicate
  const { results } = await findProducts(context, { ...slovak, where: { predicates: [tree] } })
  return results.map(({ masterVariant }) => masterVariant.sku.slice(-1))
}

describe('API-39 a where text', () => {
  test.each([
    [`id = "${first.id}"`, '1'],
    [`id in ("${first.id}")`, '1'],
    [`id not in ("${first.id}")`, '2'],
    ['key = "ex30000002"', '2'],
    ['key in ("ex30000001", "ex30000002")', '12'],
    ['slug(sk = "product-sk-30000001")', '1'],
    ['slug(`sk-SK` = "product-sk-30000001" or de = "product-de-30000002")', '12'],
    ['masterData(current(slug(sk = "product-sk-30000002")))', '2'],
    ['name(hu is not defined)', '12'],
    ['name(sk is defined) and key <> "ex30000001"', '2'],
    [`masterData(current(categories(id="${saws.id}")))`, '1'],
    ['masterData(current(metaKeywords(sk = "press, ex30000002")))', '2'],
    ['categories(key = "kitchen")', '2'],
    ['not(categories(key = "kitchen"))', '1'],
    ['categories is empty', ''],
    ['variants(sku = "EX30000002")', '2'],
    ['variants(attributes(name="brand" and value="MSW"))', '1'],
    ['masterVariant(attributes(name="power" and value > 500))', '2'],
    ['variants(attributes(name="power" and value in (500, 900)))', '12'],
    ['variants(attributes(name="power" and value = "500"))', ''],
    ['variants(attributes(name="tags" and value="new"))', '1'],
    ['variants(attributes(name="tags" and value contains all ("new", "bware")))', '1'],
    ['variants(attributes(name="bware" and value = false))', '2'],
    ['variants(attributes(name="faq" and value(sk = "Áno")))', '1'],
    [`variants(attributes(name="relatedAccessories" and value(id = "${first.id}")))`, '2'],
    ['variants(attributes(name="brand" and value(key = "Ulsonix")))', '2'],
    ['variants(attributes(name="manualUrl" and value="https://example.org/\\"a\\""))', '1'],
    ['variants(attributes(name="releaseDate" and value >= "2026-03-01"))', '2'],
    ['variants(prices(value(centAmount <= 5000 and currencyCode = "EUR")))', '1'],
    ['variants(prices(country is defined))', ''],
    ['variants(availability(isOnStock = true))', '1'],
    ['variants(availability(availableQuantity < 5))', '2'],
    ['isOnStock = true', '1'],
    ['isOnStock = false', '2'],
    ['tags contains any ("new", "sale")', '1'],
    ['tags is empty', '2'],
    ['tags = "new"', '1'],
    ['createdAt < "2026-01-02T00:00:00Z" and version = 1', '12'],
    ['published = false', ''],
    ['masterData(published = false) or published = false', ''],
  ])('%s finds %s', async (where, skus) => {
    expect((await foundBy(where)).join('')).toBe(skus)
  })

  test.each([
    ['weight = 1', 'names "weight"'],
    ['__proto__ = 1', 'names "__proto__"'],
    ['constructor(name = "x")', 'names "constructor"'],
    ['slug(xx = "y")', 'names "xx"'],
    ['id = "1"', 'of another type'],
    ['key = 1', 'of another type'],
    ['createdAt = "yesterday"', 'of another type'],
    ['key(en = "x")', 'which has none'],
    ['categories = "x"', 'as a whole'],
    ['key contains any ("x")', 'for a list'],
    ['tags > "a"', 'for one value'],
  ])('%s is refused: it %s', async (where, problem) => {
    const refusal = foundBy(where)
    await expect(refusal).rejects.toThrow(CommerceError)
    await expect(refusal).rejects.toThrow(problem)
  })

  test('is never more than values to the database, whatever stands in it', async () => {
    const hostile = [`'; drop table product; --`, `" or 1=1 --`, '%', '\\', '$1', '{"a":1}', '[]', '::uuid']
    const texts = fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 20 }))
    const values = fc.oneof(
      texts.filter(text => text.isWellFormed() && !text.includes('\0')),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
    )
    const fields = fc.constantFrom('id', 'key', 'version', 'createdAt', 'isOnStock', 'tags', 'name', 'value', 'sk', 'sku', 'x')
    const nests = fc.constantFrom('masterData', 'current', 'slug', 'variants', 'attributes', 'value', 'prices', 'categories')
    const { tree } = fc.letrec<{ tree: QueryPredicate; leaf: QueryPredicate }>(tie => ({
      leaf: fc.oneof(
        fc.record({
          kind: fc.constant('comparison' as const),
          field: fields,
          operator: fc.constantFrom('=' as const, '<>' as const, '<' as const, '>=' as const),
          value: values,
        }),
        fc.record({
          kind: fc.constant('contains' as const),
          field: fields,
          quantifier: fc.constantFrom('all' as const, 'any' as const),
          values: fc.array(values, { minLength: 1, maxLength: 2 }),
        }),
        fc.record({ kind: fc.constant('empty' as const), field: fields, isEmpty: fc.boolean() }),
      ),
      tree: fc.oneof(
        { depthSize: 'small' },
        tie('leaf'),
        fc.record({ kind: fc.constant('nested' as const), field: nests, part: tie('tree') }),
        fc.tuple(nests, nests, tie('tree')).map(([outer, inner, part]) => ({
          kind: 'nested' as const,
          field: outer,
          part: { kind: 'nested' as const, field: inner, part },
        })),
        fc.record({ kind: fc.constant('not' as const), part: tie('tree') }),
        fc.record({ kind: fc.constant('or' as const), parts: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
      ),
    }))
    await fc.assert(
      fc.asyncProperty(tree, async predicate => {
        const found = await foundBy(predicate).catch(error => {
          if (error instanceof CommerceError && error.failure.code === 'invalid-input') return []
          throw error
        })
        expect(['1', '2']).toEqual(expect.arrayContaining(found))
      }),
      { numRuns: 300 },
    )
  })
})

describe('attribute filters', () => {
  test.each<[string, AttributeFilter[], string]>([
    ['exact values', [{ name: 'power', type: 'number', values: [900, 1] }], '2'],
    ['a range', [{ name: 'power', type: 'number', range: { from: 500, to: 899.5 } }], '1'],
    ['a range open to one side', [{ name: 'power', type: 'number', range: { from: 501 } }], '2'],
    [
      'one attribute twice, joined with or',
      [
        { name: 'brand', type: 'text', values: ['MSW'] },
        { name: 'brand', type: 'text', values: ['Ulsonix'] },
      ],
      '12',
    ],
    [
      'two attributes, both of which must match',
      [
        { name: 'brand', type: 'text', values: ['MSW', 'Ulsonix'] },
        { name: 'power', type: 'number', range: { to: 600 } },
      ],
      '1',
    ],
    ['an element of a set', [{ name: 'tags', type: 'set', values: ['bware'] }], '1'],
    ['yes or no', [{ name: 'bware', type: 'boolean', values: [false] }], '2'],
    ['a range of days', [{ name: 'releaseDate', type: 'date', range: { from: '2026-02-01', to: '2026-12-31' } }], '2'],
    ['a text of the language', [{ name: 'faq', type: 'ltext', values: ['Áno'] }], '1'],
    ['a reference', [{ name: 'relatedAccessories', type: 'reference', values: [first.id] }], '2'],
    ['nothing at all', [{ name: 'brand', type: 'text' }], ''],
    ['a value of another type', [{ name: 'power', type: 'text', values: ['500'] }], ''],
  ])('API-40 match %s', async (_what, attributes, skus) => {
    const { results } = await findProducts(context, { ...slovak, where: { attributes } })
    expect(results.map(({ masterVariant }) => masterVariant.sku.slice(-1)).join('')).toBe(skus)
  })

  test('API-41 ranges of money are given in whole units and compared in cents', async () => {
    const priced = async (from: number, to: number) => {
      const attributes = [{ name: 'price', type: 'money', range: { from, to } }] as const
      return (await findProducts(context, { ...slovak, where: { attributes } })).total
    }
    expect(await priced(50, 70.49)).toBe(1)
    expect(await priced(50, 70.5)).toBe(2)
    expect(await priced(5000, 7050)).toBe(0)
    expect(moneyOf('EUR', 7050).centAmount).toBe(70.5 * 100)
  })
})
