import { readFileSync } from 'node:fs'
import { findProductDetails } from '@shop/engine/product'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, openTestImport } from './import.fixtures.ts'

const HEADER = 'Handle,Title,Variant SKU,Variant Price'
const SHOP = JSON.stringify([
  {
    key: 'own',
    productType: { key: 'press' },
    name: { de: 'Eigene' },
    masterVariant: {
      sku: 'OWN-1',
      attributes: [
        { name: 'weight', value: 12.5 },
        { name: 'finish', value: { key: 'matt', label: { de: 'Matt' } } },
      ],
    },
  },
])

test('ENT-11 a dry run proposes what becomes of attributes that do not fit, and with it the same file goes in', async () => {
  const shop = await openTestImport()
  await shop.run(['--format', 'commercetools', '--language', 'de', shop.file('own.json', SHOP)])
  const columns =
    'weight (product.metafields.custom.weight),finish (product.metafields.custom.finish),finish2 (product.metafields.old.finish)'
  const path = shop.file(
    'a.csv',
    `${HEADER},${columns}\npress,Presse,P-1,10,heavy,Glänzend,alt\nsaw,Säge,S-1,10,,matt,\nvice,Zwinge,V-1,10,light,,`,
  )
  const dry = await shop.run([...AS_SHOPIFY, '--dry-run', path])
  expect(dry.text).toContain('2 rows refused')
  expect(dry.text).toContain(`--mapping ${path}.mapping.json`)
  const proposal: unknown = JSON.parse(readFileSync(`${path}.mapping.json`, 'utf8'))
  expect(proposal).toMatchObject({
    attributes: { weight: { rename: 'weight-text' } },
    reasons: { weight: { typeInThisShop: 'number', valuesThatDoNotFit: ['heavy', 'light'] } },
  })
  const mapping = shop.file(
    'm.json',
    '{"attributes":{"weight":{"rename":"weight-text"},"finish":{"extend":true},"old-finish":{"leaveOut":true}}}',
  )
  const taken = await shop.run([...AS_SHOPIFY, '--mapping', mapping, path])
  expect(taken.text).toContain('3 created, 0 updated, 0 unchanged, 0 rows refused')
  const query = { language: 'de', currency: 'EUR', country: 'DE', where: { key: 'press' } } as const
  const [press] = (await findProductDetails(shop.context, query)).results
  expect(press?.masterVariant.attributes).toEqual(
    expect.arrayContaining([
      { name: 'weight-text', value: 'heavy' },
      { name: 'finish', value: 'glaenzend' },
    ]),
  )
  expect(press?.masterVariant.attributes.map(({ name }) => name)).not.toContain('old-finish')
  expect(press?.attributeDefinitions).toContainEqual(
    expect.objectContaining({ name: 'finish', type: 'enum', values: expect.objectContaining({ glaenzend: { de: 'Glänzend' } }) }),
  )
  const again = await shop.run([...AS_SHOPIFY, '--mapping', mapping, path])
  expect(again.text).toContain('0 created, 0 updated, 3 unchanged')
})

test('a mapping that says nothing usable ends the import in one line', async () => {
  const shop = await openTestImport()
  const path = shop.file('a.csv', `${HEADER}\npress,Presse,P-1,10`)
  const wrong = shop.file('m.json', '{"attributes":{"weight":{"rename":""}}}')
  const { code, text } = await shop.run([...AS_SHOPIFY, '--mapping', wrong, path])
  expect(code).toBe(1)
  expect(text).toContain('attribute weight has none of')
})
