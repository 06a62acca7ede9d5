import { useMatches } from 'react-router'
import type { DepartmentView, ProductBar } from '../request/category-view.ts'
import { unpack } from '../request/packed.ts'

/** Data of a page that may be that of a product. */
interface MaybeProduct {
  readonly page?: string
  readonly bar?: ProductBar
}

/** What the bar lists on the page of a product; undefined on any other page. `routes` are the data of its routes. */
export function productBarOf(routes: readonly unknown[]): ProductBar | undefined {
  const data = routes.find((route): route is MaybeProduct => (route as MaybeProduct | undefined)?.page === 'product')
  return data && (data.bar ?? { categories: [] })
}

/**
 * What the category bar lists: the first-level categories, and on the page of a product the children of the one it
 * belongs to (NAV-02, NAV-04).
 */
export function barCategoriesOf(
  departments: readonly DepartmentView[],
  ofProduct: ProductBar | undefined,
): readonly DepartmentView[] {
  return ofProduct && ofProduct.categories.length > 0 ? ofProduct.categories : departments
}

/** What the bar lists on the page of a product; undefined on any other page. */
export function useProductBar(): ProductBar | undefined {
  return productBarOf(useMatches().map(({ loaderData }) => unpack(loaderData)))
}
