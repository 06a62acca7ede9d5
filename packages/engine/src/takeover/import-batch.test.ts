import { randomBytes } from 'node:crypto'
import type { ImportedProduct } from '@shop/domain/catalogue'
import { moneyOf } from '@shop/domain/money'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findImportProgress, finishImport, importCatalogue } from '../catalogue/index.ts'
import { createContext, type EngineContext, type Tables } from '../database/index.ts'
import { findPictureProgress, markPictureCopied, showCopies } from '../imported-picture/index.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { cloneDatabase } from '../testing/index.ts'
import { exportProducts } from './export-rows.ts'
import { importBatch } from './import-batch.ts'

const ID = 'a'.repeat(64)

async function openShop(): Promise<EngineContext> {
  const context = createContext(await cloneDatabase<Tables>())
  const tools = { ...aCategory('tools'), name: { de: 'Werkzeug' } }
  const press = aProduct({ sku: 'EX30000001', name: 'Press', categoryIds: [tools.id] })
  await importCatalogue(context, { ...aCatalogue([press]), categories: [tools] }, { name: 'test', contentHash: 'test' })
  return context
}

function product(key: string, changes: Partial<ImportedProduct> & { sku?: string; cent?: number; quantity?: number } = {}) {
  const { sku = `${key}-1`, cent = 1000, quantity, ...more } = changes
  const texts = { description: {}, metaTitle: {}, metaDescription: {}, metaKeywords: {} }
  return {
    kind: 'product' as const,
    product: {
      key,
      isPart: false,
      name: { de: `Produkt ${key}` },
      slugText: { de: key },
      ...texts,
      categories: [],
      images: [],
      variants: [
        {
          foreignSku: sku,
          attributes: [],
          images: [],
          prices: [{ value: moneyOf('EUR', cent) }],
          ...(quantity === undefined ? {} : { quantity }),
        },
      ],
      ...more,
    },
  }
}

async function importThese(context: EngineContext, items: Parameters<typeof importBatch>[1], overwritesStock = false) {
  const done = (await findImportProgress(context, ID))?.entries ?? 0
  const progress = { id: ID, entries: done, after: async () => ({ entries: done + items.length, document: {} }) }
  const { outcomes } = await importBatch(context, items, { overwritesStock, progress })
  return outcomes.map(outcome => (outcome.kind === 'refused' ? outcome.refusal.reason : outcome.kind))
}

test('ENT-14 foreign numbers get item numbers of ours one after the other, and keep them', async () => {
  const context = await openShop()
  expect(
    await importThese(context, [product('a'), product('b', { sku: 'EX30000077' }), product('c', { sku: '4100001' })]),
  ).toEqual(['created', 'created', 'created'])
  expect(await importThese(context, [product('d'), product('a')])).toEqual(['created', 'unchanged'])
  const numbers = await context.db.selectFrom('imported_variant').selectAll().orderBy('sku').execute()
  expect(numbers).toEqual([
    { foreign_sku: 'a-1', sku: 'EX60000001' },
    { foreign_sku: '4100001', sku: 'EX60000002' },
    { foreign_sku: 'd-1', sku: 'EX60000003' },
  ])
})

test('ENT-14 what contradicts a row further up about the same product is refused, on each import; what adds to it is taken', async () => {
  const context = await openShop()
  await importThese(context, [product('a')])
  const parts = [
    product('a', { isPart: true, name: {}, family: 'one' }),
    product('b', { isPart: true, name: {}, family: 'two', sku: 'a-1' }),
    product('a', { isPart: true, name: {}, sku: 'a-2' }),
  ]
  const refused = expect.stringContaining('a row further up says something else of the same product')
  expect(await importThese(context, parts)).toEqual(['updated', refused, 'updated'])
  expect(await importThese(context, parts)).toEqual(['unchanged', refused, 'unchanged'])
})

test('a product is found by its key, else by a number; numbers of two products are refused', async () => {
  const context = await openShop()
  expect(await importThese(context, [product('a'), product('renamed', { sku: 'EX30000001' })])).toEqual(['created', 'updated'])
  const keys = await context.db.selectFrom('product').select('key').orderBy('key').execute()
  expect(keys).toEqual([{ key: 'a' }, { key: 'ex30000001' }])
  const [refused] = await importThese(context, [product('a', { sku: 'EX30000001' })])
  expect(refused).toContain('belongs to another product')
})

test('what an import does not say of a product of the shop stays', async () => {
  const context = await openShop()
  await importThese(context, [product('renamed', { sku: 'EX30000001', cent: 12_345 })])
  const { rows } = await sql<{ language: string; name: string; slug: string }>`
    select language, name, slug from product_text order by language`.execute(context.db)
  expect(rows.map(({ language }) => language)).toEqual(['cs', 'de', 'en', 'fr', 'nl', 'sk'])
  expect(rows.find(({ language }) => language === 'de')).toMatchObject({ name: 'Produkt renamed', slug: 'product-de-30000001' })
  const prices = await sql`select currency, value_cent from price order by currency`.execute(context.db)
  expect(prices.rows).toEqual([
    { currency: 'CZK', value_cent: 240_000 },
    { currency: 'EUR', value_cent: 12_345 },
  ])
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('what the database cannot keep is refused alone, the rest of its batch goes in', async () => {
  const context = await openShop()
  // Longer than a row of an index may be, however it is compressed.
  const long = product('long', { brand: randomBytes(9000).toString('base64') })
  const [first, second, third] = await importThese(context, [product('a'), long, product('b')])
  expect([first, third]).toEqual(['created', 'created'])
  expect(second).toContain('the database cannot keep it')
  expect(await findImportProgress(context, ID)).toMatchObject({ entries: 3 })
  await finishImport(context, ID)
  expect(await findImportProgress(context, ID)).toBeUndefined()
})

test('a picture that is copied is that of the file: an import changes nothing, a new product has it at once, an export names its URL', async () => {
  const context = await openShop()
  const picture = { url: 'https://a.example/1.jpg', label: 'Front', width: 800, height: 800, widths: [] }
  const copy = { url: '/pictures/copied/ab/abc', width: 500, height: 250, widths: [400, 500] }
  const items = [product('a', { images: [picture] })]
  await importThese(context, items)
  expect(await findPictureProgress(context)).toEqual({ copied: 0, waiting: 1, failed: 0 })
  await markPictureCopied(context, picture.url, copy)
  expect(await showCopies(context)).toBe(1)
  expect(await importThese(context, items)).toEqual(['unchanged'])
  expect(await importThese(context, [product('b', { images: [picture] })])).toEqual(['created'])
  const { rows } = await sql<{ images: unknown }>`select images from product_variant where sku like 'EX6%'`.execute(context.db)
  expect(rows).toEqual([1, 2].map(() => ({ images: [{ ...picture, ...copy }] })))
  const exported = (await Array.fromAsync(exportProducts(context))).filter(({ product: { key } }) => key.length === 1)
  expect(exported.map(({ product: { variants } }) => variants[0]?.images[0])).toMatchObject(
    [picture, picture].map(({ url }) => ({ url, widths: [] })),
  )
  expect(await findPictureProgress(context)).toEqual({ copied: 1, waiting: 0, failed: 0 })
})

test('of two processes that import the same file one waits and is refused', async () => {
  const context = await openShop()
  const progress = { id: ID, entries: 0, after: async () => ({ entries: 1, document: {} }) }
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => importBatch(context, [product('a')], { overwritesStock: false, progress })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ failure: { code: 'invalid-operation' } })
  expect(await context.db.selectFrom('product').select('version').where('key', '=', 'a').execute()).toEqual([{ version: 1 }])
})

test('categories are found by key, by path and by a name only one has, else made below one of their own', async () => {
  const context = await openShop()
  const path = (...names: string[]) => ({
    path: names.map(name => ({ name, slug: name.toLowerCase() })),
    language: 'de' as const,
  })
  await importThese(context, [
    product('a', { categories: [{ key: 'tools' }, path('Irgendwo', 'werkzeug')] }),
    product('b', { categories: [path('Holz', 'Zubehör')] }),
    product('c', { categories: [path('Metall', 'Zubehör'), { key: 'missing' }] }),
    product('d', { categories: [path('Holz', 'Zubehör')] }),
  ])
  const { rows } = await sql<{ key: string; categories: string[] }>`
    select product.key, array_agg(category.document -> 'slug' ->> 'de' order by position) as categories
    from product join product_category member on member.product_id = product.id join category on category.id = category_id
    where product.key in ('a', 'b', 'c', 'd') group by product.key order by product.key`.execute(context.db)
  expect(rows).toEqual([
    { key: 'a', categories: ['tools'] },
    { key: 'b', categories: ['zubeh-r'] },
    { key: 'c', categories: [expect.stringMatching(/^metall-zubeh-r/), null] },
    { key: 'd', categories: ['zubeh-r'] },
  ])
  const tops = await context.db.selectFrom('category').select('key').where('parent_id', 'is', null).orderBy('key').execute()
  expect(tops).toEqual([{ key: 'imported' }, { key: 'tools' }])
})

test('STOCK-04 stock of variants the shop does not know is refused; known ones get theirs once, and again on demand', async () => {
  const context = await openShop()
  const stock = (foreignSku: string, quantity: number) => ({ kind: 'stock' as const, stock: { foreignSku, quantity } })
  await importThese(context, [product('a', { quantity: 3 })])
  expect(await importThese(context, [stock('a-1', 5), stock('x', 1)])).toEqual([
    'unchanged',
    'there is no variant with this number; import its product first',
  ])
  expect(await importThese(context, [stock('a-1', 5)], true)).toEqual(['updated'])
  const stored = context.db.selectFrom('inventory_entry').select('available').where('sku', '=', 'EX60000001')
  expect(await stored.execute()).toEqual([{ available: 5 }])
})
