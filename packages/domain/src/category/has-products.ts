import type { CountryCode } from '../market/market.ts'
import type { CategoryCustomFields, CategoryNode } from './category.ts'

/** A category that says by flag, by number, or by what is below it whether it has products. */
interface CountedCategory {
  readonly custom?: Pick<CategoryCustomFields, 'hasProducts'>
  readonly productCount?: number
  readonly children: readonly CategoryNode[]
}

/**
 * Whether a market has products in a category, so that the shop offers it (NAV-14). The flag is a text: "false" is as
 * good as none. A category without the flag goes by its number of products, or by the categories below it.
 */
export function hasProductsIn(country: CountryCode, { custom, productCount, children }: CountedCategory): boolean {
  const flag = custom?.hasProducts[country]
  if (flag !== undefined) return flag === 'true'
  return productCount === undefined ? children.some(child => hasProductsIn(country, child)) : productCount > 0
}

/** The categories a market has products in, each with those below it that have some (NAV-14). */
export function offeredNodes(country: CountryCode, nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes
    .filter(node => hasProductsIn(country, node))
    .map(node => ({ ...node, children: offeredNodes(country, node.children) }))
}
