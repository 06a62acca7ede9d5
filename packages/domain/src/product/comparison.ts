import type { AttributeDefinition } from './attribute.ts'
import { technicalValueOf } from './choose-variant.ts'
import type { ProductDetails, ProductProjection } from './product.ts'

/** Products that a comparison shows, the one of the page among them (PDP-17). */
const COMPARED_PRODUCTS = 5

/** Attributes that a comparison shows (PDP-18). */
const COMPARED_ATTRIBUTES = 5

/** Products side by side, the one of the page first, and what is compared of them. */
export interface Comparison {
  readonly products: readonly ProductProjection[]
  readonly attributes: readonly AttributeDefinition[]
}

/**
 * The product beside the best of its family: five products by the first five technical attributes (PDP-17, PDP-18).
 * `ranked` is best first and may hold the product itself. Undefined where there is nothing to compare it with.
 */
export function comparisonOf(product: ProductDetails, ranked: readonly ProductProjection[]): Comparison | undefined {
  const others = ranked.filter(({ id, masterVariant }) => id !== product.id && masterVariant.price)
  const attributes = product.attributeDefinitions
    .filter(({ name }) => technicalValueOf(product.masterVariant, name) !== undefined)
    .slice(0, COMPARED_ATTRIBUTES)
  if (others.length === 0 || attributes.length === 0) return undefined
  return { products: [product, ...others].slice(0, COMPARED_PRODUCTS), attributes }
}
