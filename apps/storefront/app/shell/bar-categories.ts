import type { CategoryNode } from '@shop/domain/category'
import { useMatches } from 'react-router'
import { trailToCategory } from '../catalogue/departments.ts'

/** Data of a page that may be that of a product. */
interface MaybeProduct {
  readonly page?: string
  readonly product?: { readonly categories: readonly { readonly id: string }[] }
}

/** The categories of the product a page is about; undefined on any other page. `routes` are the data of its routes. */
export function productCategoriesOf(routes: readonly unknown[]): readonly { readonly id: string }[] | undefined {
  const data = routes.find((route): route is MaybeProduct => (route as MaybeProduct | undefined)?.page === 'product')
  return data?.product?.categories
}

/**
 * What the category bar lists: the first-level categories, and on the page of a product the children of the one it
 * belongs to (NAV-02, NAV-04).
 */
export function barCategoriesOf(
  departments: readonly CategoryNode[],
  productCategories: readonly { readonly id: string }[] | undefined,
): readonly CategoryNode[] {
  const leaf = productCategories?.at(-1)
  const [department] = leaf ? trailToCategory(departments, leaf.id) : []
  return department && department.children.length > 0 ? department.children : departments
}

/** The categories of the product this page is about; undefined on any other page. */
export function useProductCategories(): readonly { readonly id: string }[] | undefined {
  return productCategoriesOf(useMatches().map(({ loaderData }) => loaderData))
}
