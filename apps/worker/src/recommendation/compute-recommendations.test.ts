import { importCatalogue } from '@shop/engine/catalogue'
import { aProduct } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { openTestShop, openTestWorker, until } from '../worker.fixtures.ts'

const { context, databaseUrl } = await openTestShop()

test('REC-02 a worker computes the lists of products when they are due', async () => {
  const products = ['EX30000101', 'EX30000102'].map(sku => aProduct({ sku }))
  const more = { stores: [], categories: [], attributeDefinitions: [], products, stock: [] }
  await importCatalogue(context, more, { name: 'more', contentHash: 'more' })
  const lists = () => context.db.selectFrom('recommendation').selectAll().where('kind', '=', 'similar').execute()
  expect(await lists()).toEqual([])
  await openTestWorker({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' })
  await until(async () => (await lists()).length === 3)
  const ids = new Set((await lists()).map(({ product_id: id }) => id))
  for (const { product_id: id, product_ids: others } of await lists())
    expect(new Set(others)).toEqual(ids.difference(new Set([id])))
})
