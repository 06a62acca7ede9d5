// What the catalogue says of the products that a picture shows.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HERE, readJson } from './paths.mjs'

const FAMILIES = join(HERE, '..', 'demo', 'catalogue', 'families')

/** Attributes of the products on sale by the key of their picture. */
function attributesByPicture() {
  const found = {}
  for (const file of readdirSync(FAMILIES).sort()) {
    const { lines = {}, products } = readJson(join(FAMILIES, file))
    for (const product of products) {
      const line = lines[product.line] ?? {}
      const { picture, variants = [] } = { ...line, ...product }
      const attributes = { ...line.attributes, ...product.attributes }
      for (const key of [picture, ...variants.map(variant => variant.picture)]) {
        found[key] = [...(found[key] ?? []), { sku: product.sku, model: product.model, attributes }]
      }
    }
  }
  return found
}

const byPicture = attributesByPicture()

/** The products that a picture shows: SKU, model and attributes of each. */
export const productsOf = key => byPicture[key] ?? []
