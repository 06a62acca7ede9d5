import { formerNumbersOf } from '@shop/domain/product'
import { exportProducts } from '@shop/engine/takeover'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, openTestImport, SHOPIFY_HEADER } from './import.fixtures.ts'

const AS_COMMERCETOOLS = ['--format', 'commercetools', '--language', 'de'] as const

async function numbersIn({ context }: Awaited<ReturnType<typeof openTestImport>>) {
  const exported = await Array.fromAsync(exportProducts(context))
  const variants = exported.flatMap(({ product }) => product.variants)
  return Object.fromEntries(variants.map(({ sku, attributes }) => [sku, formerNumbersOf(attributes)]))
}

test('SEARCH-17 what a variant was called by another shop is a number it is found by; a name made of its options is not', async () => {
  const shop = await openTestImport()
  const rows = [
    'saw,Säge,,,,,,TRUE,Größe,Klein,BS 1/a,,,199.90,,,,,,,active',
    'saw,,,,,,,,,Groß,BS-2,,,299,,,,,,,',
    'vice,Zwinge,,,,,,TRUE,Größe,Klein,,,,49.00,,,,,,,active',
    'clamp,Spanner,,,,,,TRUE,Title,Default Title,EX30010099,,,9.00,,,,,,,active',
  ]
  const path = shop.file('saws.csv', [SHOPIFY_HEADER, ...rows].join('\n'))
  await shop.run([...AS_SHOPIFY, path])
  const before = await numbersIn(shop)
  expect(before).toEqual({ EX60000001: ['BS 1/a'], EX60000002: ['BS-2'], EX60000003: [], EX30010099: [] })
  expect((await shop.run([...AS_SHOPIFY, path, '--restart'])).text).toContain('0 created, 0 updated, 3 unchanged')
  expect(await numbersIn(shop)).toEqual(before)
})

test('SEARCH-17 a file brings former numbers in a column of theirs, of products that are there too', async () => {
  const shop = await openTestImport()
  const header = 'key,sku,name.de,formerNumbers'
  const goods = shop.file('goods.csv', `${header}\nsaw,KS-1,Säge,KS-0;KS-00\nvice,EX30010099,Zwinge,`)
  await shop.run([...AS_COMMERCETOOLS, goods])
  expect(await numbersIn(shop)).toEqual({ EX60000001: ['KS-0', 'KS-00', 'KS-1'], EX30010099: [] })
  const numbers = shop.file('numbers.csv', 'key,sku,formerNumbers\nvice,EX30010099,"[""Z-1"",""Z;2""]"')
  expect((await shop.run([...AS_COMMERCETOOLS, numbers])).text).toContain('1 updated')
  expect((await numbersIn(shop)).EX30010099).toEqual(['Z-1', 'Z;2'])
  expect((await shop.run([...AS_COMMERCETOOLS, goods, numbers, '--restart'])).text).not.toMatch(/[1-9]\d* (?:created|updated)/)
})

test('SEARCH-17 a field of another name becomes former numbers by a mapping', async () => {
  const shop = await openTestImport()
  const header = `${SHOPIFY_HEADER},Old (product.metafields.shop.old_sku)`
  const path = shop.file(
    'saws.csv',
    `${header}\nsaw,Säge,,,,,,TRUE,Title,Default Title,BS-1,,,199.90,,,,,,,active,"[""A-1"",""A-2""]"`,
  )
  const mapping = shop.file('mapping.json', JSON.stringify({ attributes: { old_sku: { rename: 'formerNumbers' } } }))
  await shop.run([...AS_SHOPIFY, '--mapping', mapping, path])
  expect(await numbersIn(shop)).toEqual({ EX60000001: ['A-1', 'A-2', 'BS-1'] })
})
