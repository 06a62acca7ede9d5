import { type RelatableProduct, relationRuleFrom, resolveRelated, type UnitOf } from '@shop/domain/relation'
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { readSource } from './read-source.ts'

const { products, relationRules: rules = [], attributeDefinitions } = buildCatalogue(await readSource())
const all = products.map(
  ({ variants, family }): RelatableProduct => ({
    id: variants[0]?.sku ?? '',
    skus: variants.map(({ sku }) => sku),
    family,
    attributes: variants[0]?.attributes ?? [],
  }),
)
const bySku = new Map(all.map(product => [product.id, product]))
const definitions = new Map(attributeDefinitions.map(definition => [definition.name, definition]))
const unitOf: UnitOf = name => definitions.get(name)?.unit?.en

function productOf(sku: string): RelatableProduct {
  const product = bySku.get(sku)
  if (!product) throw new Error(`The demo shop has no ${sku}`)
  return product
}

/** Keys of the rules by which a product goes with another one. */
function fitting(base: string, related: string): string[] {
  const fits = rules.filter(rule => resolveRelated(rule, productOf(base), [productOf(related)], unitOf).length > 0)
  return fits.map(({ key }) => key)
}

/** Judged by what the products say of themselves, without the rules. */
const FITS: readonly (readonly [what: string, base: string, related: string])[] = [
  ['2.5 mm rods, MMA welder for 1.6 to 4 mm', 'EX30080003', 'EX10670001'],
  ['3.2 mm rods, compact MMA welder for up to 3.2 mm', 'EX30080005', 'EX10670002'],
  ['rods, TIG welder that can weld with rods', 'EX30080002', 'EX10670001'],
  ['0.8 mm wire, MIG/MAG welder for 0.6 to 1 mm', 'EX30080004', 'EX10670003'],
  ['0.9 mm flux-cored wire, MIG/MAG welder', 'EX30080004', 'EX10670004'],
  ['argon, TIG welder AC/DC', 'EX30080001', 'EX10740001'],
  ['argon, TIG welder DC', 'EX30080002', 'EX10740001'],
  ['mixed gas, MIG/MAG welder', 'EX30080004', 'EX10740002'],
  ['argon, multi-process welder that can TIG', 'EX30080004', 'EX10740001'],
  ['helmet DIN 9 to 13, MMA welder', 'EX30080003', 'EX30360002'],
  ['helmet DIN 9 to 13, TIG welder', 'EX30080001', 'EX30360003'],
  ['thin gloves, TIG welder', 'EX30080001', 'EX10730001'],
  ['thick gloves, MMA welder', 'EX30080003', 'EX10730002'],
  ['thick gloves, plasma cutter', 'EX30350001', 'EX10730002'],
  ['helmet with shades 5 to 8, plasma cutter', 'EX30350002', 'EX30360004'],
  ['compressor with 160 l/min, plasma cutter that takes 150', 'EX30350002', 'EX30370002'],
  ['hose with 1/4″, compressor with 1/4″', 'EX30370005', 'EX10690001'],
  ['rolls of 28 cm, vacuum sealer for 300 mm', 'EX30070001', 'EX10660004'],
  ['rolls of 20 cm, vacuum sealer for 260 mm', 'EX30070002', 'EX10660003'],
  ['bags of 20 × 30 cm, chamber of 38 × 28 cm', 'EX30330001', 'EX10660001'],
  ['bags of 30 × 40 cm, chamber of 44 × 42 cm', 'EX30330006', 'EX10660002'],
  ['bags of 30 cm and 0.09 mm, impulse sealer for 300 mm and 0.1 mm', 'EX30340002', 'EX10660002'],
  ['basket of 8 l, fryer of 8 l', 'EX30010001', 'EX10630001'],
  ['basket of 8 l, fryer of 2 × 8 l', 'EX30010002', 'EX10630003'],
  ['basket of 10 l, fryer of 2 × 10 l', 'EX30010005', 'EX10630002'],
  ['container GN 1/3, bain-marie for 3 × GN 1/3', 'EX30040001', 'EX10640003'],
  ['container GN 1/1, oven with 4 × GN 1/1', 'EX30160004', 'EX10640001'],
  ['container GN 1/1 of 100 mm, chafing dish of 100 mm', 'EX30280002', 'EX10640001'],
  ['lid GN 1/1, chafing dish for GN 1/1', 'EX30280001', 'EX10640005'],
  ['weights F1, balance that reads 0.001 g', 'EX30470007', 'EX10700002'],
  ['weights M1, balance that reads 0.01 g', 'EX30470001', 'EX10700001'],
  ['1 kg, balance for 2000 g', 'EX30470004', 'EX10700003'],
  ['10 kg, platform scale for 150 kg', 'EX30100002', 'EX10700004'],
  ['sling for 1 t, hoist for 500 kg', 'EX30410002', 'EX10680001'],
  ['sling for 2.8 t, chain hoist for 2 t', 'EX30420004', 'EX10680004'],
  ['peel of 30 cm, chamber of 41 cm', 'EX30150001', 'EX10650001'],
  ['stone of 33 × 33 cm, chamber of 41 × 36 cm', 'EX30150001', 'EX10650003'],
  ['concentrate, ultrasonic cleaner', all.find(({ family }) => family === 'sonic')?.id ?? '', 'EX10720001'],
]

const DOES_NOT_FIT: readonly (readonly [what: string, base: string, related: string])[] = [
  ['wire, MMA welder', 'EX30080003', 'EX10670003'],
  ['wire, TIG welder', 'EX30080001', 'EX10670003'],
  ['argon, MMA welder', 'EX30080003', 'EX10740001'],
  ['mixed gas, TIG welder', 'EX30080001', 'EX10740002'],
  ['mixed gas, MMA welder', 'EX30080005', 'EX10740002'],
  ['thin gloves, MMA welder', 'EX30080003', 'EX10730001'],
  ['thick gloves, TIG welder', 'EX30080002', 'EX10730002'],
  ['helmet with one shade, TIG welder', 'EX30080001', 'EX30360001'],
  ['helmet without shades below 9, plasma cutter', 'EX30350001', 'EX30360002'],
  ['rods, plasma cutter', 'EX30350001', 'EX10670001'],
  ['compressor with 70 l/min, plasma cutter that takes 120', 'EX30350001', 'EX30370007'],
  ['compressor, set that has one', 'EX18350001', 'EX30370006'],
  ['rolls of 28 cm, vacuum sealer for 260 mm', 'EX30070002', 'EX10660004'],
  ['smooth bags, vacuum sealer with a bar', 'EX30070001', 'EX10660001'],
  ['embossed rolls, chamber', 'EX30330006', 'EX10660003'],
  ['bags of 30 cm, chamber for 260 mm', 'EX30330001', 'EX10660002'],
  ['bags of 40 cm length, chamber of 37 cm', 'EX30330003', 'EX10660002'],
  ['bags of 30 cm, impulse sealer for 200 mm', 'EX30340001', 'EX10660002'],
  ['basket of 8 l, fryer of 10 l', 'EX30010004', 'EX10630001'],
  ['basket of 10 l, fryer of 2 × 8 l', 'EX30010002', 'EX10630002'],
  ['container GN 1/1, bain-marie for GN 1/3', 'EX30040001', 'EX10640001'],
  ['container GN 1/1, oven with trays of 342 × 242 mm', 'EX30160001', 'EX10640001'],
  ['container of 100 mm, chafing dish of 65 mm', 'EX30280001', 'EX10640001'],
  ['weights M1, balance that reads 0.001 g', 'EX30470007', 'EX10700001'],
  ['10 kg, balance for 6000 g', 'EX30470006', 'EX10700004'],
  ['weights F1, platform scale', 'EX30100001', 'EX10700002'],
  ['sling for 1 t, chain hoist for 2 t', 'EX30420004', 'EX10680001'],
  ['sling for 2.8 t, crane for 3 t', 'EX30090004', 'EX10680004'],
  ['basket, vacuum sealer', 'EX30070001', 'EX10630001'],
]

describe('what fits what in the demo shop', () => {
  test.each(FITS)('PDP-27 fits: %s', (_what, base, related) => {
    expect(fitting(base, related)).not.toEqual([])
  })

  test.each(DOES_NOT_FIT)('PDP-27 does not fit: %s', (_what, base, related) => {
    expect(fitting(base, related)).toEqual([])
  })

  test('PDP-27 every rule can be written by an owner, relates something, and its reason can be filled', () => {
    for (const rule of rules) {
      expect(relationRuleFrom(JSON.parse(JSON.stringify({ ...rule })))).toEqual(rule)
      const bases = all.filter(base => resolveRelated(rule, base, all, unitOf).length > 0)
      expect(bases.length, rule.key).toBeGreaterThan(0)
      for (const text of Object.values(rule.reason))
        for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
          for (const base of bases)
            expect(
              base.attributes.some(attribute => attribute.name === name),
              `${rule.key} ${base.id} ${name}`,
            ).toBe(true)
    }
  })

  test('PDP-27 a welder needs what its process takes: helmet, gloves, gas and filler metal', () => {
    const needs = (sku: string) =>
      rules.flatMap(rule => {
        const [first] = rule.isRequired ? resolveRelated(rule, productOf(sku), all, unitOf) : []
        return first === undefined ? [] : [productOf(first).family]
      })
    expect(needs('EX30080001')).toEqual(['shieldinggas', 'helmet', 'weldingglove'])
    expect(needs('EX30080003')).toEqual(['electrode', 'helmet', 'weldingglove'])
    expect(needs('EX30080004')).toEqual(['electrode', 'shieldinggas', 'helmet', 'weldingglove'])
  })

  test('PDP-27 every accessory fits something', () => {
    const named = new Set(rules.flatMap(rule => all.flatMap(base => resolveRelated(rule, base, all, unitOf))))
    const referring = products.filter(({ variants }) =>
      variants[0]?.attributes.some(({ name }) => name === 'parentProductsForAccessory'),
    )
    const own = new Set(referring.map(({ variants }) => variants[0]?.sku))
    const alone = all.filter(({ id }) => id.startsWith('EX10') && !named.has(id) && !own.has(id)).map(({ id }) => id)
    expect(alone).toEqual([])
  })
})
