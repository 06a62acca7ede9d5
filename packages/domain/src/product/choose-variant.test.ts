import { expect, test } from 'vitest'
import { chooseVariant, distinguishingAttribute, soldVariantsOf, variantsOf } from './choose-variant.ts'
import type { ProductVariant } from './product.ts'
import { aProductOf, aVariant } from './product-details.fixtures.ts'

const red = aVariant(1, { power: '500', colour: 'red' })
const blue = { ...aVariant(2, { power: '500', colour: 'blue', europeanArticleNumber: '4059865000002' }) }
const bare = { ...aVariant(3, { power: '500', colour: 'black' }), images: [] }
const product = aProductOf([red, blue, bare], ['power', 'colour'])

test('ENT-08 a variant named by its SKU stands as the master, with its pictures, price and article number', () => {
  const chosen = chooseVariant(product, blue.sku)
  expect(chosen.masterVariant).toEqual(blue)
  expect(chosen.variants).toEqual([red, bare])
  expect(chosen.europeanArticleNumber).toBe('4059865000002')
  expect(variantsOf(chosen)).toEqual(variantsOf(product))
})

test('ENT-08 no variant, the master and an unknown one leave the product as it is', () => {
  for (const sku of [undefined, '', red.sku, 'EX99999999']) expect(chooseVariant(product, sku)).toBe(product)
})

test('MKT-01 where the master is not sold, the first variant that is sold is shown, unless the master is named', () => {
  const unsold = ({ price: _, ...variant }: ProductVariant): ProductVariant => variant
  const abroad = aProductOf([unsold(red), unsold(bare), blue], ['power', 'colour'])
  expect(soldVariantsOf(abroad)).toEqual([blue])
  for (const sku of [undefined, 'EX99999999']) expect(chooseVariant(abroad, sku).masterVariant).toEqual(blue)
  expect(chooseVariant(abroad, red.sku)).toBe(abroad)
  expect(chooseVariant(product, undefined)).toBe(product)
  const nowhere = aProductOf([unsold(red), unsold(blue)], ['power', 'colour'])
  expect(chooseVariant(nowhere, undefined)).toBe(nowhere)
})

test('ENT-08 a variant without pictures or article number has those of the product', () => {
  const chosen = chooseVariant(product, bare.sku)
  expect(chosen.masterVariant.images).toEqual(red.images)
  expect(chosen.europeanArticleNumber).toBe(product.europeanArticleNumber)
})

test('ENT-08 variants are told apart by the first attribute that all have with values of their own', () => {
  expect(distinguishingAttribute(product)?.name).toBe('colour')
  expect(distinguishingAttribute(aProductOf([red], ['colour']))).toBeUndefined()
  expect(distinguishingAttribute(aProductOf([red, aVariant(2, { colour: 'red' })], ['colour']))).toBeUndefined()
  expect(distinguishingAttribute(aProductOf([red, aVariant(2, {})], ['colour']))).toBeUndefined()
})
