import type { CategoryView, DepartmentView, MenuCategory } from '../request/category-view.ts'
import type { Shop } from '../request/use-shop.tsx'

/** A category as the shell shows it, in the language of the page (NAV-13). */
export interface ShellCategory {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly slug: string
  /** Missing for a category without a page in this language. */
  readonly link?: string
  /** Whether there is nothing below it to step into. */
  readonly hideChevron: boolean
  /** Empty as long as the menu is not there. */
  readonly children: readonly ShellCategory[]
  readonly imageUrl?: string
}

/** What categories are written with. */
type CategoryShop = Pick<Shop, 'text'> & { readonly hrefs: Pick<Shop['hrefs'], 'category'> }

/** The categories of a tree as the shell shows them. */
export function shellCategoriesOf(categories: readonly MenuCategory[], shop: CategoryShop): readonly ShellCategory[] {
  return categories.map(category => ({
    ...shellCategoryOf(category, category.children.length > 0, shop),
    children: shellCategoriesOf(category.children, shop),
  }))
}

/** The categories of a level as the shell shows them before the menu is there. */
export function shellLevelOf(categories: readonly DepartmentView[], shop: CategoryShop): readonly ShellCategory[] {
  return categories.map(category => shellCategoryOf(category, category.hasChildren, shop))
}

function shellCategoryOf(
  { id, key, name, slug, imageUrl }: CategoryView,
  hasChildren: boolean,
  shop: CategoryShop,
): ShellCategory {
  return {
    id,
    key,
    name: shop.text(name),
    slug,
    ...(slug ? { link: shop.hrefs.category(slug) } : {}),
    hideChevron: !hasChildren,
    children: [],
    ...(imageUrl ? { imageUrl } : {}),
  }
}

/** Categories in two rows of a narrow screen: the first half, rounded up, above the second (NAV-05). */
export function rowsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const half = Math.ceil(items.length / 2)
  return [items.slice(0, half), items.slice(half)].filter(row => row.length > 0)
}
