import type { RelationRule } from '@shop/domain/relation'
import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { createContext, type Tables } from '../database/index.ts'
import { importProducts } from '../product/import-products.ts'
import { removeRelationRule, setRelationRules } from '../relation/index.ts'
import { aCatalogue, aProduct } from '../testing/catalogue-drafts.ts'
import { cloneDatabase } from '../testing/index.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { resolveChangedRelations, resolveRelations } from './index.ts'

const context = createContext(await cloneDatabase<Tables>())
const catalogue = openTestCatalogue(context)

function aSealer(sku: string, sealingWidth: number) {
  const product = aProduct({ sku })
  const variants = product.variants.map(variant => ({
    ...variant,
    attributes: [...variant.attributes, { name: 'sealingWidth', value: sealingWidth }],
  }))
  return { ...product, family: 'sealer', variants }
}

function aBag(sku: string, bagSize: string) {
  const product = aProduct({ sku })
  const variants = product.variants.map(variant => ({
    ...variant,
    attributes: [...variant.attributes, { name: 'bagSize', value: bagSize }],
  }))
  return { ...product, family: 'bag', variants }
}

const RULE: RelationRule = {
  key: 'bags-of-sealer',
  kind: 'consumable',
  isRequired: true,
  base: { families: ['sealer'] },
  related: { families: ['bag'] },
  comparisons: [{ base: 'sealingWidth', operator: 'at-least', related: 'bagSize', relatedSide: 1 }],
  reason: { sk: 'Vhodné pre šírku zvaru: {sealingWidth}' },
}

const wide = aSealer('EX30000001', 300)
const narrow = aSealer('EX30000002', 200)
const large = aBag('EX10000001', '30 × 40 cm')
const small = aBag('EX10000002', '20 × 30 cm')
const definition = (name: string, type: 'number' | 'text', unit?: string) => ({
  ...{ name, type, label: { sk: name } },
  ...(unit === undefined ? {} : { unit: { sk: unit, en: unit } }),
})
const drafts = aCatalogue([wide, narrow, large, small])
await importCatalogue(
  context,
  {
    ...drafts,
    attributeDefinitions: [
      ...drafts.attributeDefinitions,
      definition('sealingWidth', 'number', 'mm'),
      definition('bagSize', 'text'),
    ],
    relationRules: [RULE],
  },
  { name: 'test', contentHash: '1' },
)

const slovak = { language: 'sk', currency: 'EUR', country: 'SK' } as const

/** SKUs of what goes with a product, by rule, and of what it goes with. */
async function related(sku: string) {
  await catalogue.model.catchUp()
  const found = await catalogue.findRelated({ ...slovak, sku })
  return {
    of: found?.related.map(({ rule, products }) => [rule?.key, products.map(({ masterVariant }) => masterVariant.sku)]),
    bases: found?.bases.map(({ masterVariant }) => masterVariant.sku).toSorted(),
  }
}

test('PDP-27 rules are worked out once, and read with the catalogue in memory', async () => {
  expect(await related('EX30000001')).toEqual({ of: [], bases: [] })
  await resolveRelations(context)
  expect(await related('EX30000001')).toEqual({ of: [['bags-of-sealer', ['EX10000001', 'EX10000002']]], bases: [] })
  expect(await related('EX30000002')).toEqual({ of: [['bags-of-sealer', ['EX10000002']]], bases: [] })
  expect(await related('EX10000002')).toEqual({ of: [], bases: ['EX30000001', 'EX30000002'] })
})

test('PDP-27 without a change nothing is written again', async () => {
  await resolveChangedRelations(context)
  expect(await resolveChangedRelations(context)).toBeUndefined()
  expect((await resolveRelations(context)).changed).toBe(0)
})

test('PDP-27 a changed product is looked at again, as what others need and as what goes with others', async () => {
  const wider = aSealer('EX30000002', 320)
  await importProducts(context, [{ ...wider, id: narrow.id }])
  await resolveChangedRelations(context)
  expect((await related('EX30000002')).of).toEqual([['bags-of-sealer', ['EX10000001', 'EX10000002']]])
  await importProducts(context, [{ ...aBag('EX10000001', '40 × 40 cm'), id: large.id }])
  await resolveChangedRelations(context)
  expect((await related('EX30000001')).of).toEqual([['bags-of-sealer', ['EX10000002']]])
  expect(await related('EX10000001')).toEqual({ of: [], bases: [] })
})

test('PDP-27 a product that belongs to a rule no more loses its list', async () => {
  await importProducts(context, [{ ...aSealer('EX30000002', 320), id: narrow.id, family: 'press' }])
  await resolveChangedRelations(context)
  expect((await related('EX30000002')).of).toEqual([])
  expect((await related('EX10000002')).bases).toEqual(['EX30000001'])
})

test('PDP-27 another rule of the same key replaces it, and a removed one relates nothing', async () => {
  expect(await setRelationRules(context, [RULE])).toBe(0)
  expect(await setRelationRules(context, [{ ...RULE, comparisons: [] }])).toBe(1)
  await resolveChangedRelations(context)
  expect((await related('EX30000001')).of).toEqual([['bags-of-sealer', ['EX10000001', 'EX10000002']]])
  expect(await removeRelationRule(context, RULE.key)).toBe(true)
  expect(await removeRelationRule(context, RULE.key)).toBe(false)
  await resolveChangedRelations(context)
  expect((await related('EX30000001')).of).toEqual([])
  expect((await related('EX10000001')).bases).toEqual([])
})
