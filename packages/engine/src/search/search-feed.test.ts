import { moneyOf } from '@shop/domain/money'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { inTransaction } from '../database/context.ts'
import { setStock } from '../inventory/index.ts'
import { setPrice } from '../product/index.ts'
import { forgetCatalogueChanges } from '../read-model/index.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { GUARANTEE, openTestShop, PRESS, SAW } from '../testing/shop.fixtures.ts'
import {
  currentSearchCursor,
  readSearchChanges,
  readSearchProductIds,
  readSearchProducts,
  readTimedPriceChanges,
} from './index.ts'

const { context } = await openTestShop()
const idOf = new Map<string, string>()
for (const { sku, productId } of (
  await sql<{ sku: string; productId: string }>`select sku, product_id as "productId" from product_variant`.execute(context.db)
).rows)
  idOf.set(sku, productId)
const press = idOf.get(PRESS) ?? ''
const saw = idOf.get(SAW) ?? ''

let cursor = ''
beforeEach(async () => {
  cursor = await currentSearchCursor(context)
})

async function changedSince(): Promise<readonly string[]> {
  return (await readSearchChanges(context, cursor)).productIds
}

describe('what changed', () => {
  test('nothing is read again while nothing changes', async () => {
    expect(await changedSince()).toEqual([])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a price', () => setPrice(context, { sku: PRESS, currencyCode: 'EUR', centAmount: 9000 + Math.floor(Math.random() * 900) })],
    ['stock', () => setStock(context, PRESS, { available: 40 + Math.floor(Math.random() * 900) })],
    ['publication', () => sql`update product set published = not published where id = ${press}`.execute(context.db)],
    ['a name', () => sql`update product_text set name = name || '!' where product_id = ${press}`.execute(context.db)],
    [
      'a rating',
      () =>
        sql`insert into review_statistics (product_id, rating_4) values (${press}, 1)
        on conflict (product_id) do update set rating_4 = review_statistics.rating_4 + 1`.execute(context.db),
    ],
  ])('SEARCH-20 %s is told once for its product', async (_what, change) => {
    await change()
    await change()
    expect(await changedSince()).toEqual([press])
    await sql`update product set published = true where id = ${press}`.execute(context.db)
  })

  test('a category tells of all products below it', async () => {
    const [tools, saws] = [aCategory('tools'), aCategory('saws')]
    const child = { ...saws, parentId: tools.id }
    const product = aProduct({ sku: 'EX30000077', name: 'Band saw', categoryIds: [child.id] })
    await importCatalogue(
      context,
      { ...aCatalogue([product]), stores: [], categories: [tools, child] },
      { name: 'more', contentHash: 'more' },
    )
    cursor = await currentSearchCursor(context)
    await sql`update category set icon = 'other' where id = ${tools.id}`.execute(context.db)
    expect(await changedSince()).toEqual([product.id])
    const [read] = await readSearchProducts(context, [product.id])
    expect(read?.categoryPaths.map(path => path.map(({ id }) => id))).toEqual([[tools.id, child.id]])
  })

  test('a transaction that ends after a later one is not passed over', async () => {
    await inTransaction(context, async slow => {
      await sql`update product set brand = brand || '.' where id = ${press}`.execute(slow)
      await sql`update product set brand = brand || '.' where id = ${saw}`.execute(context.db)
      const early = await readSearchChanges(context, cursor)
      expect(early.productIds).toEqual([])
      cursor = early.cursor
    })
    expect([...(await changedSince())].sort()).toEqual([press, saw].sort())
  })

  test('a reader that comes after changes were forgotten has to read everything again', async () => {
    const before = cursor
    expect((await readSearchChanges(context, before)).isComplete).toBe(true)
    await sql`update product set brand = brand || '.' where id = ${press}`.execute(context.db)
    expect(
      await forgetCatalogueChanges(context, { before: new Date(Date.now() + 60_000).toISOString(), limit: 10_000 }),
    ).toBeGreaterThan(0)
    expect((await readSearchChanges(context, before)).isComplete).toBe(false)
    // A transaction of any database of the server that is older than the change holds this up.
    await expect
      .poll(async () => (await readSearchChanges(context, await currentSearchCursor(context))).isComplete, { timeout: 60_000 })
      .toBe(true)
    expect(await forgetCatalogueChanges(context, { before: '2020-01-01T00:00:00.000Z', limit: 10_000 })).toBe(0)
  })

  test('a price that begins by the clock alone is told when it does', async () => {
    const price = {
      id: crypto.randomUUID(),
      value: moneyOf('EUR', 7700),
      country: 'DE',
      validFrom: '2031-01-01T00:00:00.000Z',
    } as const
    const product = aProduct({ sku: 'EX30000088', name: 'Timed', eurCent: 9900, prices: [price] })
    await importCatalogue(context, { ...aCatalogue([product]), stores: [] }, { name: 'timed', contentHash: 'timed' })
    expect(await readTimedPriceChanges(context, '2030-12-31T00:00:00.000Z', '2031-01-02T00:00:00.000Z')).toEqual([product.id])
    expect(await readTimedPriceChanges(context, '2031-01-01T00:00:00.000Z', '2031-01-02T00:00:00.000Z')).toEqual([])
    const inGermany = async (now: string) =>
      (await readSearchProducts({ ...context, now: () => now }, [product.id]))[0]?.offers.find(({ market }) => market === 'DE')
    expect(await inGermany('2030-12-31T00:00:00.000Z')).toMatchObject({ priceCent: 9900 })
    expect(await inGermany('2031-01-01T00:00:00.000Z')).toMatchObject({ priceCent: 7700 })
  })
})

test('a product is read with its words, numbers, prices in every market and what is left of it', async () => {
  const [product] = await readSearchProducts(context, [saw])
  expect(product).toMatchObject({ published: true, model: 'M-30000002', variants: [{ sku: SAW }], ratingTenths: 0 })
  expect(product?.texts.find(({ language }) => language === 'sk')?.name).toBe('Saw sk')
  const { rows } = await sql<{ available: number }>`select available from inventory_entry where sku = ${SAW}`.execute(context.db)
  expect(product?.offers.find(({ market }) => market === 'SK')).toEqual({
    market: 'SK',
    priceCent: 1999,
    stock: rows[0]?.available,
  })
})

test('all products are read in pages by id, guarantees and what is gone left out', async () => {
  const first = await readSearchProductIds(context, 2)
  const rest = await readSearchProductIds(context, 100, first.at(-1))
  const all = [...first, ...rest]
  expect(first).toHaveLength(2)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toContain(press)
  expect(all).not.toContain(idOf.get(GUARANTEE))
  expect(await readSearchProducts(context, [idOf.get(GUARANTEE) ?? '', crypto.randomUUID()])).toEqual([])
})
