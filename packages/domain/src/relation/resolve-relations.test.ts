import { expect, test } from 'vitest'
import { orderRelationRules, type RelationRule } from './relation-rule.ts'
import { relationRuleFrom } from './relation-rule-from.ts'
import { isSelected, MAX_RELATED, type RelatableProduct, resolveRelated } from './resolve-relations.ts'

const RULE: RelationRule = {
  key: 'bags-of-sealer',
  kind: 'consumable',
  isRequired: true,
  base: { families: ['sealer'], exceptSkus: ['EX30000009'] },
  related: { families: ['bag'], where: [{ attribute: 'kind', values: ['smooth'] }] },
  comparisons: [{ base: 'sealingWidth', operator: 'at-least', related: 'width' }],
  reason: { en: 'Fits the sealing width: {sealingWidth}' },
}

function product(id: string, family: string, attributes: Readonly<Record<string, string | number | boolean>>): RelatableProduct {
  return { id, family, skus: [id], attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })) }
}

const sealer = product('EX30000001', 'sealer', { sealingWidth: 300 })
const bag = (id: string, width: number, also = {}) => product(id, 'bag', { kind: 'smooth', width, ...also })
const inMm = () => 'mm'

test('PDP-27 a product goes with those that meet all conditions, the closest fit first', () => {
  const bags = [bag('b200', 200), bag('b300', 300), bag('b400', 400), bag('embossed', 250, { kind: 'embossed' })]
  expect(resolveRelated(RULE, sealer, bags, inMm)).toEqual(['b300', 'b200'])
})

test('PDP-27 neither factory seconds nor the product itself go with a product', () => {
  const own = { ...RULE, base: { families: ['bag'] }, comparisons: [] }
  const bags = [bag('a', 300), bag('b', 300), bag('c', 300, { bware: true })]
  expect(resolveRelated(own, bags[0] as RelatableProduct, bags, inMm)).toEqual(['b'])
})

test('PDP-27 products of no selection, or excepted, go with nothing', () => {
  const bags = [bag('b', 200)]
  expect(resolveRelated(RULE, { ...sealer, skus: ['EX30000009'] }, bags, inMm)).toEqual([])
  expect(resolveRelated(RULE, product('x', 'fryer', { sealingWidth: 300 }), bags, inMm)).toEqual([])
  expect(isSelected({ where: [{ attribute: 'kind', values: ['smooth'] }] }, bag('b', 200))).toBe(false)
})

test('PDP-27 two SKUs are related alone, by any of their variants', () => {
  const single: RelationRule = { ...RULE, base: { skus: ['EX30000002'] }, related: { skus: ['b2'] }, comparisons: [] }
  const base = { ...sealer, skus: ['EX30000001', 'EX30000002'] }
  expect(resolveRelated(single, base, [bag('b1', 1), bag('b2', 900)], inMm)).toEqual(['b2'])
})

test('PDP-27 a list is no longer than is of use', () => {
  const bags = Array.from({ length: MAX_RELATED + 5 }, (_, index) => bag(`b${index}`, 100))
  expect(resolveRelated(RULE, sealer, bags, inMm)).toHaveLength(MAX_RELATED)
})

test('PDP-27 what is required comes first, then what is used up, then what protects', () => {
  const rule = (key: string, kind: RelationRule['kind'], isRequired: boolean) => ({ key, kind, isRequired })
  const rules = [
    rule('accessory', 'accessory', false),
    rule('spare', 'spare-part', false),
    rule('consumable', 'consumable', false),
    rule('helmet', 'protection', true),
    rule('gas', 'consumable', true),
  ]
  expect(orderRelationRules(rules).map(({ key }) => key)).toEqual(['gas', 'helmet', 'consumable', 'spare', 'accessory'])
})

test('PDP-27 a rule is read as an owner writes it', () => {
  expect(relationRuleFrom(JSON.parse(JSON.stringify(RULE)))).toEqual(RULE)
  const { isRequired: _, reason: __, comparisons: ___, ...least } = RULE
  expect(relationRuleFrom(least)).toEqual({ ...RULE, isRequired: false, reason: {}, comparisons: [] })
})

test.each<[string, Record<string, unknown>]>([
  ['key is not of lower case letters, digits and hyphens', { key: 'Bags of sealer' }],
  ['kind is not one of consumable, protection, spare-part, accessory', { kind: 'gift' }],
  ['isRequired is neither true nor false', { isRequired: 'yes' }],
  ['base names neither families nor skus', { base: {} }],
  ['related is no object', { related: 'bag' }],
  ['related has colour, which means nothing there', { related: { families: ['bag'], colour: 'red' } }],
  [
    'the operator of a comparison is not one of equal, at-least, at-most, covers, names',
    { comparisons: [{ base: 'a', operator: '>', related: 'b' }] },
  ],
  ['a side is not one of 1, 2, 3', { comparisons: [{ base: 'a', operator: 'equal', related: 'b', baseSide: 4 }] }],
  ['xx is not a language of the shop', { reason: { xx: 'Fits' } }],
  ['the rule has note, which means nothing there', { note: 'mine' }],
])('PDP-27 a rule that cannot be understood is refused: %s', (message, change) => {
  expect(() => relationRuleFrom({ ...RULE, ...change })).toThrow(message)
})
