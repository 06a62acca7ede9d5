import { expect, test } from 'vitest'
import { cardProductOf } from './card-product.ts'
import { aProduct } from './product.fixtures.ts'

const { masterVariant, ...product } = aProduct()
const inColour = (id: number, colour: string) => ({
  ...masterVariant,
  id,
  sku: `EX3000000${id}`,
  attributes: [{ name: 'colour', value: colour }],
})

test('PDP-23 a card stands for all colours of a product and names them in their order, whichever variant it shows', () => {
  const [black, red, blue, large] = [inColour(1, 'black'), inColour(2, 'red'), inColour(3, 'blue'), inColour(4, 'red')]
  const card = cardProductOf({ ...product, masterVariant: red, variants: [large, blue, black] }, 'de')
  expect(card.colours).toEqual(['black', 'red', 'blue'])
  expect(card.masterVariant.sku).toBe(red.sku)
})

test('PDP-23 the card of a product without a choice of colours says nothing of them', () => {
  expect(
    cardProductOf({ ...product, masterVariant: inColour(1, 'black'), variants: [inColour(2, 'black')] }, 'de'),
  ).not.toHaveProperty('colours')
  expect(
    cardProductOf({ ...product, masterVariant: { ...masterVariant, attributes: [] }, variants: [] }, 'de'),
  ).not.toHaveProperty('colours')
})
