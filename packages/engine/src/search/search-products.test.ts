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
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { readSearchChanges, readSearchTexts, searchProductOf } from './index.ts'

const { context } = await openTestShop()
const { model } = openTestCatalogue(context)
const idOf = new Map<string, string>()
for (const { sku, productId } of (
  await sql<{ sku: string; productId: string }>`select sku, product_id as "productId" from product_variant`.execute(context.db)
).rows)
  idOf.set(sku, productId)
const press = idOf.get(PRESS) ?? ''
const saw = idOf.get(SAW) ?? ''

let position = ''
beforeEach(async () => {
  position = await positionOfNow()
})

/**
 * The model's position after everything that was committed until now. A transaction under way anywhere in the server, in the
 * database of another test too, holds positions back; with one behind it, changes of before would be told again.
 */
async function positionOfNow(): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(context.db)
  for (;;) {
    await model.catchUp()
    if (BigInt(model.position) > BigInt(rows[0]?.id ?? 0)) return model.position
  }
}

async function changedSince(): Promise<{ products: readonly string[]; texts: readonly string[] } | undefined> {
  const changes = await readSearchChanges(context, position)
  return changes && { products: [...changes.productIds].sort(), texts: [...changes.textIds].sort() }
}

describe('what changed', () => {
  test('nothing is read again while nothing changes', async () => {
    expect(await changedSince()).toEqual({ products: [], texts: [] })
  })

  test.each<[string, () => Promise<unknown>, boolean]>([
    [
      'a price',
      () => setPrice(context, { sku: PRESS, currencyCode: 'EUR', centAmount: 9000 + Math.floor(Math.random() * 900) }),
      true,
    ],
    ['stock', () => setStock(context, PRESS, { available: 40 + Math.floor(Math.random() * 900) }), false],
    ['publication', () => sql`update product set published = not published where id = ${press}`.execute(context.db), true],
    ['a name', () => sql`update product_text set name = name || '!' where product_id = ${press}`.execute(context.db), true],
    [
      'a rating',
      () =>
        sql`insert into review_statistics (product_id, rating_4) values (${press}, 1)
        on conflict (product_id) do update set rating_4 = review_statistics.rating_4 + 1`.execute(context.db),
      false,
    ],
  ])('SEARCH-20 %s is told once for its product, with its texts where they may be others', async (_what, change, isText) => {
    await change()
    await change()
    expect(await changedSince()).toEqual({ products: [press], texts: isText ? [press] : [] })
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
    position = await positionOfNow()
    await sql`update category set icon = 'other' where id = ${tools.id}`.execute(context.db)
    expect(await changedSince()).toEqual({ products: [product.id], texts: [product.id] })
    await model.catchUp()
    const indexed = searchProductOf(model, product.id, context.now())
    expect(indexed?.categoryPaths.map(path => path.map(({ id }) => id))).toEqual([[tools.id, child.id]])
  })

  test('what is under way when a search ends is told to the one that comes back, and holds nothing up meanwhile', async () => {
    await inTransaction(context, async slow => {
      await sql`update product set brand = brand || '.' where id = ${press}`.execute(slow)
      await sql`update product set brand = brand || '.' where id = ${saw}`.execute(context.db)
      await model.catchUp()
      expect(model.products.record(saw)?.brand).toMatch(/\.$/)
      position = model.position
    })
    expect((await changedSince())?.products).toContain(press)
  })

  test('a search that comes after changes were forgotten has to read everything again', async () => {
    expect(await changedSince()).toBeDefined()
    await sql`update product set brand = brand || '.' where id = ${press}`.execute(context.db)
    expect(
      await forgetCatalogueChanges(context, { before: new Date(Date.now() + 60_000).toISOString(), limit: 10_000 }),
    ).toBeGreaterThan(0)
    expect(await changedSince()).toBeUndefined()
    for (const unreadable of ['', 'x', '12:12:']) expect(await readSearchChanges(context, unreadable)).toBeUndefined()
    // A transaction of any database of the server that is older than the change holds this up.
    const isBack = async () => {
      await model.catchUp()
      position = model.position
      return (await changedSince()) !== undefined
    }
    await expect.poll(isBack, { timeout: 60_000 }).toBe(true)
    expect(await forgetCatalogueChanges(context, { before: '2020-01-01T00:00:00.000Z', limit: 10_000 })).toBe(0)
  })

  test('a price that begins by the clock alone counts from then on', async () => {
    const price = {
      id: crypto.randomUUID(),
      value: moneyOf('EUR', 7700),
      country: 'DE',
      validFrom: '2031-01-01T00:00:00.000Z',
    } as const
    const product = aProduct({ sku: 'EX30000088', name: 'Timed', eurCent: 9900, prices: [price] })
    await importCatalogue(context, { ...aCatalogue([product]), stores: [] }, { name: 'timed', contentHash: 'timed' })
    await model.catchUp()
    const inGermany = (now: string) =>
      searchProductOf(model, product.id, now)?.offers.find(({ market }) => market === 'DE')?.priceCent
    expect(inGermany('2030-12-31T00:00:00.000Z')).toBe(9900)
    expect(inGermany('2031-01-01T00:00:00.000Z')).toBe(7700)
    expect(model.products.entry(product.id)?.hasTimedPrices).toBe(true)
    expect(model.products.entry(press)?.hasTimedPrices).toBe(false)
  })
})

test('a product is indexed with its words, numbers, prices in every market and what is left of it', async () => {
  const product = searchProductOf(model, saw, context.now())
  expect(product).toMatchObject({ published: true, model: 'M-30000002', variants: [{ sku: SAW }], ratingTenths: 0 })
  const texts = await readSearchTexts(context, [saw])
  expect(texts.find(({ language }) => language === 'sk')).toMatchObject({ productId: saw, name: 'Saw sk' })
  await sql`update inventory_entry set available = available - 2, sold = sold + 2 where sku = ${SAW}`.execute(context.db)
  await model.catchUp()
  const { rows } = await sql<{ available: number }>`select available from inventory_entry where sku = ${SAW}`.execute(context.db)
  const after = searchProductOf(model, saw, context.now())
  expect(after?.sold).toBe((product?.sold ?? 0) + 2)
  expect(after?.offers.find(({ market }) => market === 'SK')).toEqual({
    market: 'SK',
    priceCent: 1999,
    stock: rows[0]?.available,
  })
})

test('guarantees and what does not exist are not indexed', () => {
  expect(model.products.entry(idOf.get(GUARANTEE) ?? '')).toBeDefined()
  expect(searchProductOf(model, idOf.get(GUARANTEE) ?? '', context.now())).toBeUndefined()
  expect(searchProductOf(model, crypto.randomUUID(), context.now())).toBeUndefined()
})
