import { findProductDetails } from '@shop/engine/product'
import { rowsOfTable } from '@shop/engine/proving'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, openTestImport } from './import.fixtures.ts'

const HEADER = 'Handle,Title,Body (HTML),Variant SKU,Variant Price'
const HTML = '<h2>Kraft</h2><ul><li onclick=x()>8 t</li></ul><img src=""https://x.example/a.jpg""><script>y()</script>'

test('ENT-08 a description keeps its structure as harmless HTML and its words as text; a plain one takes the structure away', async () => {
  const shop = await openTestImport()
  const path = shop.file('presses.csv', `${HEADER}\npress,Presse,"${HTML}",P-1,10`)
  const details = async () => {
    const query = { language: 'de', currency: 'EUR', country: 'DE', where: { key: 'press' } } as const
    const [press] = (await findProductDetails(shop.context, query)).results
    return press
  }
  expect((await shop.run([...AS_SHOPIFY, path])).text).toContain('1 created')
  expect(await details()).toMatchObject({
    description: { de: 'Kraft\n\n– 8 t' },
    descriptionHtml: { de: '<h3>Kraft</h3><ul><li>8 t</li></ul>' },
  })
  expect(await shop.report(path)).toMatchObject([
    { 'Import result': 'left out', 'Import column': 'Body (HTML)', 'Import reason': expect.stringContaining('pictures') },
  ])
  expect((await shop.run([...AS_SHOPIFY, path])).text).toContain('0 created, 0 updated, 1 unchanged')
  const plain = shop.file('plain.csv', `${HEADER}\npress,Presse,Nur Text,P-1,10`)
  expect((await shop.run([...AS_SHOPIFY, plain])).text).toContain('1 updated')
  expect(await details()).toMatchObject({ description: { de: 'Nur Text' } })
  expect(await details()).not.toHaveProperty('descriptionHtml')
})

test('a product whose row names no category is in "More products", and stays where the shop put it afterwards', async () => {
  const shop = await openTestImport()
  const path = shop.file('presses.csv', `${HEADER}\npress,Presse,,P-1,10`)
  const { text } = await shop.run([...AS_SHOPIFY, path])
  expect(text).toContain('1 categories were made: imported')
  const places = async () => {
    const categories = new Map((await rowsOfTable(shop.context, 'category', 'key')).map(({ id, key }) => [id, key]))
    return (await rowsOfTable(shop.context, 'product_category', 'position')).map(row => categories.get(row.category_id))
  }
  expect(await places()).toEqual(['imported'])
  const own = shop.file('own.json', JSON.stringify({ key: 'presses', name: { de: 'Pressen' }, slug: { de: 'pressen' } }))
  await shop.run(['--format', 'commercetools', own])
  const moved = JSON.stringify({ key: 'press', productType: { key: 'x' }, categories: [{ key: 'presses' }], variants: [] })
  expect((await shop.run(['--format', 'commercetools', shop.file('moved.json', moved)])).text).toContain('1 updated')
  expect((await shop.run([...AS_SHOPIFY, path])).text).toContain('1 unchanged')
  expect(await places()).toEqual(['presses'])
})
