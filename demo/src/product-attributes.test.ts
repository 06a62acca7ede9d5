import { HAZARDS } from '@shop/domain/manual'
import { expect, test } from 'vitest'
import { manualAttributesOf } from './product-attributes.ts'
import { readSource } from './read-source.ts'
import type { FamilySource, ProductSource } from './source-types.ts'

const { hazards, families } = await readSource()
const family = (key: string) => ({ key }) as FamilySource
const variant = (attributes: ProductSource['attributes']) => ({ sku: 'EX30000001', attributes }) as ProductSource

test('PDP-23, ENT-10 of every family it is decided whether it has manuals and what they warn of', () => {
  expect(Object.keys(hazards).toSorted()).toEqual(families.map(({ key }) => key).toSorted())
  for (const [key, ofFamily] of Object.entries(hazards)) {
    for (const hazard of ofFamily ?? []) expect(HAZARDS, key).toContain(hazard)
    expect(new Set(ofFamily).size, key).toBe(ofFamily?.length ?? 0)
  }
})

test('PDP-23 what runs on electricity has a manual that says so', () => {
  for (const { key, products } of families) {
    for (const product of products.filter(({ attributes }) => attributes.voltage !== undefined)) {
      const written = manualAttributesOf({ hazards }, family(key), product)
      expect(written.find(({ name }) => name === 'hazards')?.value, product.sku).toContain('mains')
    }
  }
})

test('PDP-23, ENT-10 a manual has the address of its variant, and goods without dangers warn of none', () => {
  const manualUrl = { name: 'manualUrl', value: '/manual/ex30000001.pdf' }
  expect(manualAttributesOf({ hazards: { box: [] } }, family('box'), variant({}))).toEqual([manualUrl])
  expect(manualAttributesOf({ hazards: { lift: ['load'] } }, family('lift'), variant({ powerSupply: 'mains-battery' }))).toEqual([
    manualUrl,
    { name: 'hazards', value: ['mains', 'battery', 'load'] },
  ])
  expect(manualAttributesOf({ hazards: { soap: null } }, family('soap'), variant({}))).toEqual([])
  expect(() => manualAttributesOf({ hazards: {} }, family('lift'), variant({}))).toThrow('lift')
})
