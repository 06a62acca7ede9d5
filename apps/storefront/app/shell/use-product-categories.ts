import { useMatches } from 'react-router'
import { productCategoriesOf } from './bar-categories.ts'

/** The categories of the product this page is about; undefined on any other page. */
export function useProductCategories(): readonly { readonly id: string }[] | undefined {
  return productCategoriesOf(useMatches().map(({ loaderData }) => loaderData))
}
