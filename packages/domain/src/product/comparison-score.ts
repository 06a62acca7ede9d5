import type { ProductProjection } from './product.ts'

/** Most products that are fetched for a comparison (PDP-15). */
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
