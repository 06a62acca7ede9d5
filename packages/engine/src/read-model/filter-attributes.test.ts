import type { Attribute, AttributeDefinition } from '@shop/domain/product'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { FilterAttributes } from './filter-attributes.ts'

const kitchen = aCategory('kitchen')
const fryers = aCategory('fryers', kitchen.id)
const bands = aCategory('bands', kitchen.id)

const DEFINITIONS: readonly (readonly [name: string, type: AttributeDefinition['type'], isFilter?: false])[] = [
  ['capacity', 'number'],
  ['socket', 'text'],
  ['tanks', 'multiple'],
  ['hasTap', 'boolean'],
  ['serial', 'text'],
  ['material', 'enum'],
  ['weight', 'number'],
  ['parcelWeight', 'number', false],
  ['rare', 'number'],
  ['dimensions', 'dimensions'],
]

/** Fryers that differ in everything but the material; a tenth of them has the rare attribute. */
function fryerAttributes(index: number): Attribute[] {
  return [
    { name: 'capacity', value: 4 + (index % 5) * 2 },
    { name: 'socket', value: index % 3 === 0 ? '400 V' : '230 V' },
    { name: 'tanks', value: { count: 2, value: 4 + (index % 3) } },
    { name: 'hasTap', value: index % 2 === 0 },
    { name: 'serial', value: `S-${index}` },
    { name: 'material', value: 'steel' },
    { name: 'weight', value: 5 + index },
    { name: 'parcelWeight', value: 6 + index },
    ...(index % 10 === 0 ? [{ name: 'rare', value: index }] : []),
    { name: 'dimensions', value: { length: 40 + index, width: 30 + index, height: 20 + index } },
  ]
}

const drafts = Array.from({ length: 30 }, (_, index) => {
  const isFryer = index < 20
  const draft = aProduct({ sku: `EX${32_000_000 + index}`, categoryIds: [isFryer ? fryers.id : bands.id] })
  const everywhere = fryerAttributes(index).filter(({ name }) => name === 'weight' || name === 'dimensions')
  const attributes = isFryer ? fryerAttributes(index) : everywhere
  return { ...draft, variants: draft.variants.map(variant => ({ ...variant, attributes })) }
})

const { context } = await openTestShop({ products: [] })
await importCatalogue(
  context,
  {
    ...aCatalogue(drafts),
    attributeDefinitions: DEFINITIONS.map(([name, type, isFilter]) => ({
      ...{ name, type, label: { en: name } },
      ...(type === 'enum' ? { values: { steel: { en: 'Steel' } } } : {}),
      ...(isFilter === false ? { isFilter } : {}),
    })),
    stores: [],
    categories: [kitchen, fryers, bands],
  },
  { name: 'fryers', contentHash: 'fryers' },
)
const { model } = openTestCatalogue(context)
const filterAttributes = new FilterAttributes(model)
await model.catchUp()
const offeredIn = (id: string) => filterAttributes.of(id).map(({ name }) => name)

test('CAT-05 a category offers what tells its products apart, what is of this kind of goods first', () => {
  const offered = offeredIn(fryers.id)
  expect(offered).toEqual(expect.arrayContaining(['capacity', 'hasTap', 'socket', 'weight']))
  expect(offered[0]).toBe('capacity')
  expect(offered.indexOf('weight')).toBeGreaterThan(offered.indexOf('hasTap'))
  expect(filterAttributes.of(fryers.id).filter(({ kind }) => kind === 'measure')).toContainEqual({
    name: 'dimensions.width',
    kind: 'measure',
  })
  expect(offered.length).toBeLessThanOrEqual(8)
  // Of what all goods have, three at most; few numbers are chosen one by one.
  expect(offered.filter(name => /weight|dimensions/.test(name)).length).toBeLessThanOrEqual(3)
  expect(filterAttributes.of(fryers.id)).toContainEqual({ name: 'tanks', kind: 'choice' })
  expect(filterAttributes.of(fryers.id)).toContainEqual({ name: 'capacity', kind: 'measure' })
})

test('CAT-05 it offers nothing that is the same everywhere, that hardly any product has, that names each, or that is said to be none', () => {
  for (const name of ['material', 'rare', 'serial', 'parcelWeight']) expect(offeredIn(fryers.id)).not.toContain(name)
  expect(offeredIn(bands.id).sort()).toEqual(['dimensions.length', 'dimensions.width', 'weight'])
  expect(offeredIn(crypto.randomUUID())).toEqual([])
})

test('CAT-05 a category above others offers what most of the products below it have', () => {
  expect(offeredIn(kitchen.id)).toContain('capacity')
  expect(offeredIn(kitchen.id)).toContain('weight')
})

test('CAT-05 what is offered follows the products: one that changes, is withdrawn or moves', async () => {
  const before = model.products.attributes.spreadsIn([fryers.id])
  await sql`update product_variant set attributes = attributes || '[]' where sku = 'EX32000000'`.execute(context.db)
  await model.catchUp()
  expect(model.products.attributes.spreadsIn([fryers.id])).toEqual(before)
  for (let index = 0; index < 20; index++)
    await sql`update product_variant set attributes = '[{"name": "material", "value": "steel"}]'
      where sku = ${`EX${32_000_000 + index}`}`.execute(context.db)
  await model.catchUp()
  expect(offeredIn(fryers.id)).toEqual([])
  await sql`update product set published = false`.execute(context.db)
  await model.catchUp()
  expect(model.products.attributes.spreadsIn()).toEqual({ products: 0, spreads: [] })
})
