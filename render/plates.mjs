// Rating plates, displays and prints with figures of a product: drawn from its attributes, one set of them for each picture.

import { productsOf } from './facts.mjs'
import { plates as cleaning } from './labels/cleaning-plates.mjs'
import { plates as cooking } from './labels/cooking-plates.mjs'
import { plates as kitchen } from './labels/kitchen-plates.mjs'
import { plates as laboratory } from './labels/laboratory-plates.mjs'
import { plates as lifting } from './labels/lifting-plates.mjs'
import { plates as weighing } from './labels/weighing-plates.mjs'
import { plates as workshop } from './labels/workshop-plates.mjs'
import { readTable } from './paths.mjs'

/** By family: the drawings by name, from attributes of a product and the parameters of its picture. */
const PLATES = { ...cleaning, ...cooking, ...kitchen, ...laboratory, ...lifting, ...weighing, ...workshop }

/** Attributes of which none is read that the product does not have. */
const strict = (sku, attributes) =>
  new Proxy(attributes, {
    get(target, name) {
      if (target[name] === undefined) throw new Error(`${sku} has no ${name} to draw`)
      return target[name]
    },
  })

/** The plates of one product in a picture by name, as SVG. */
export function platesOfProduct({ sku, attributes }, { family, with: parameters, shows }) {
  return PLATES[family]?.(strict(sku, attributes), { ...parameters, ...shows }) ?? {}
}

/** The plates of a picture. Throws when a product it shows would have others, or when there is none whose they could be. */
export function platesOf(key, products = productsOf(key), picture = readTable().products[key]) {
  const [first, ...others] = products.map(product => ({ product, plates: platesOfProduct(product, picture) }))
  const other = others.find(({ plates }) => JSON.stringify(plates) !== JSON.stringify(first.plates))
  if (other) throw new Error(`${first.product.sku} and ${other.product.sku} have different plates and both show ${key}`)
  if (!first && PLATES[picture.family]) throw new Error(`No product shows ${key}`)
  return first?.plates ?? {}
}
