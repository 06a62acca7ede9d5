import type { AttributeDefinition, TechnicalValue } from './attribute.ts'
import { technicalValueOf } from './choose-variant.ts'
import type { ProductDetails, ProductProjection } from './product.ts'

/** Largest number of products fetched for a comparison (PDP-15). */
export const COMPARISON_LIMIT = 30

/** Points a product has in a comparison: 3 for being on stock, 2 for selling well, 1 for being on sale (PDP-16, ENT-13). */
export function comparisonScore({ masterVariant, tags }: Pick<ProductProjection, 'masterVariant' | 'tags'>): number {
  const isPopular = tags.includes('popular') || tags.includes('bestseller')
  const isOnSale = tags.includes('sale') || tags.includes('on-sale')
  return (masterVariant.availability.noChannel.isOnStock ? 3 : 0) + (isPopular ? 2 : 0) + (isOnSale ? 1 : 0)
}

/** Products for a comparison, best score first; equal ones keep their order (PDP-16). */
export function rankForComparison<Product extends Pick<ProductProjection, 'masterVariant' | 'tags'>>(
  products: readonly Product[],
): Product[] {
  return products.toSorted((a, b) => comparisonScore(b) - comparisonScore(a))
}

/** Products that a comparison shows, the one of the page among them (PDP-17). */
const COMPARED_PRODUCTS = 5

/** Attributes that a comparison shows (PDP-18). */
const COMPARED_ATTRIBUTES = 5

/** Products side by side, the one of the page first, and what is compared of them. */
export interface ProductComparison {
  readonly products: readonly ProductProjection[]
  readonly attributes: readonly AttributeDefinition[]
}

/**
 * The product next to the best of its family: five products by the first five technical attributes (PDP-17, PDP-18).
 * `ranked` is best first and may hold the product itself. Undefined where there is nothing to compare it with.
 */
export function comparisonOf(product: ProductDetails, ranked: readonly ProductProjection[]): ProductComparison | undefined {
  const others = ranked.filter(({ id, masterVariant }) => id !== product.id && masterVariant.price)
  const attributes = product.attributeDefinitions
    .filter(({ name }) => technicalValueOf(product.masterVariant, name) !== undefined)
    .slice(0, COMPARED_ATTRIBUTES)
  if (others.length === 0 || attributes.length === 0) return undefined
  return { products: [product, ...others].slice(0, COMPARED_PRODUCTS), attributes }
}

/** Most products that a visitor chooses to compare: as many as stand next to each other. */
export const MAX_CHOSEN_PRODUCTS = 4

/** A technical attribute of several products, in their order; undefined for one that does not have it. */
export interface ComparedAttribute {
  readonly definition: AttributeDefinition
  readonly values: readonly (TechnicalValue | undefined)[]
  /** Whether all of them have the same. */
  readonly isSame: boolean
}

/**
 * Every technical attribute that one of some products has, in the order in which their families name them. Products of different
 * families share those of the same name.
 */
export function compareAttributes(
  products: readonly Pick<ProductDetails, 'masterVariant' | 'attributeDefinitions'>[],
): ComparedAttribute[] {
  const definitions = new Map(products.flatMap(product => product.attributeDefinitions.map(one => [one.name, one] as const)))
  return [...definitions.values()].flatMap((definition): ComparedAttribute[] => {
    const values = products.map(product => technicalValueOf(product.masterVariant, definition.name))
    return values.every(value => value === undefined) ? [] : [{ definition, values, isSame: areAllEqual(values) }]
  })
}

/** Whether values of several products are the same, such as those of a row of a comparison. One alone differs from none. */
export function areAllEqual(values: readonly unknown[]): boolean {
  return new Set(values.map(value => JSON.stringify(value))).size <= 1
}
