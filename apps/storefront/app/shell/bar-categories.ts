import { useMatches } from 'react-router'
import type { CategoryView, DepartmentView } from '../request/category-view.ts'

/** Data of a page that may be that of a product. */
interface MaybeProduct {
  readonly page?: string
  readonly bar?: readonly DepartmentView[]
  readonly department?: CategoryView
}

/** What a product says about the bar above it. */
interface ProductBar {
  /** Children of its first-level category. */
  readonly children: readonly DepartmentView[]
  /** Its first-level category, which leads them. */
  readonly department?: CategoryView
}

/** What the bar shows on the page of a product; undefined on any other page. `routes` are the data of its routes. */
export function productBarOf(routes: readonly unknown[]): ProductBar | undefined {
  const data = routes.find((route): route is MaybeProduct => (route as MaybeProduct | undefined)?.page === 'product')
  return data && { children: data.bar ?? [], ...(data.department ? { department: data.department } : {}) }
}

/**
 * What the category bar lists: the first-level categories, and on the page of a product the children of the one it
 * belongs to (NAV-02, NAV-04).
 */
export function barCategoriesOf(
  departments: readonly DepartmentView[],
  ofProduct: ProductBar | undefined,
): readonly DepartmentView[] {
  return ofProduct && ofProduct.children.length > 0 ? ofProduct.children : departments
}

/** What the bar shows on the page of a product; undefined on any other page. */
export function useProductBar(): ProductBar | undefined {
  return productBarOf(useMatches().map(({ loaderData }) => loaderData))
}
